import LunchWire
import TestSupport
import Testing

/// What an app says arrives as it was said.
struct AppMessageTests {
    private let frame = FrameMessage(
        revision: 7, screen: "Breakfast", size: CellSize(columns: 80, rows: 24), mark: 12, dropped: 0, busy: [],
        timers: nil, tree: .whole(AccessibilityNode(.application)))

    private func roundTrip(_ message: AppMessage) throws -> AppMessage? {
        try AppMessage(message.envelope(token: "token"))
    }

    private func message(_ json: String, kind: String = "frame") -> String {
        do {
            return "\(try AppMessage(Envelope(token: "", kind: kind, json: Array(json.utf8))) as AppMessage?)"
        } catch {
            return String(describing: error)
        }
    }

    @Test func envelopeCarriesTokenAndKind() {
        let envelope = AppMessage.error("no\n").envelope(token: "token")
        #expect(envelope == Envelope(token: "token", kind: "error", json: Array(#"{"message":"no\u000a"}"#.utf8)))
        #expect(AppMessage.frame(frame).envelope(token: "token").kind == "frame")
        #expect(
            AppMessage.hello.envelope(token: "token") == Envelope(token: "token", kind: "hello", json: Array("{}".utf8))
        )
    }

    @Test func whatHasItsDefaultIsLeftOut() {
        let json = String(decoding: AppMessage.frame(frame).envelope(token: "").json, as: UTF8.self)
        #expect(
            json == #"{"revision":7,"screen":"Breakfast","size":[80,24],"mark":12,"tree":{"type":"application"}}"#)
    }

    @Test func everythingElseIsThere() throws {
        var frame = frame
        frame.dropped = 3
        frame.busy = ["loading", "\u{1B}"]
        frame.timers = 0
        frame.tree = .changes([
            .attributes(path: [0, 1], .init(.button, label: "OK")),
            .children(path: [], at: 2, remove: 1, insert: [AccessibilityNode(.cell)]),
        ])
        let json = String(decoding: AppMessage.frame(frame).envelope(token: "").json, as: UTF8.self)
        #expect(
            json == """
                {"revision":7,"screen":"Breakfast","size":[80,24],"mark":12,"dropped":3,"busy":["loading","\\u001b"],\
                "timers":0,"changes":[{"path":[0,1],"node":{"type":"button","label":"OK"}},\
                {"path":[],"at":2,"remove":1,"insert":[{"type":"cell"}]}]}
                """)
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
    }

    @Test(arguments: 0..<30)
    func anyMessageArrives(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let old = generator.node()
        let tree = generator.variation(of: old)
        var frame = FrameMessage(
            revision: generator.index(below: 1000), screen: generator.text(),
            size: CellSize(columns: generator.index(below: 300), rows: generator.index(below: 100)),
            mark: generator.index(below: 1000), dropped: generator.index(below: 3),
            busy: (0..<generator.index(below: 3)).map { _ in generator.text() },
            timers: generator.happens(oneIn: 2) ? generator.index(below: 5) : nil,
            clock: generator.happens(oneIn: 2) ? ClockReading(now: generator.index(below: 5)) : nil,
            tree: .whole(tree))
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        frame.tree = .changes(tree.changes(from: old))
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        for message in [.hello, .error(generator.text())] as [AppMessage] { #expect(try roundTrip(message) == message) }
        for byte in AppMessage.frame(frame).envelope(token: "token").json { #expect((0x20..<0x7F).contains(byte)) }
    }

    @Test func theClockIsTold() throws {
        var frame = frame
        frame.clock = ClockReading(now: 5, next: .max, looseSleeps: 2)
        let json = String(decoding: AppMessage.frame(frame).envelope(token: "").json, as: UTF8.self)
        #expect(json.contains(#","clock":{"looseSleeps":2,"next":9223372036854775807,"now":5},"tree""#))
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        frame.clock = ClockReading(now: 0)
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        #expect(message(#"{"size":[80,24],"revision":1,"mark":1,"clock":{}}"#) == "clock has no \"now\"")
    }

    @Test func deepestTreeArrives() throws {
        let deep = (1..<AccessibilityNode.depthLimit).reduce(AccessibilityNode(.cell)) { inner, _ in
            AccessibilityNode(.group, children: [inner])
        }
        #expect(deep.depth == AccessibilityNode.depthLimit)
        var frame = frame
        frame.tree = .whole(deep)
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        frame.tree = .changes([.children(path: [], at: 0, remove: 0, insert: [deep])])
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        let tooDeep = (0..<10).reduce(deep) { inner, _ in AccessibilityNode(.group, children: [inner]) }
        frame.tree = .whole(tooDeep)
        #expect(throws: WireError.tooDeep(limit: 256)) { try roundTrip(.frame(frame)) }
    }

    @Test func kindsThatAnAppDoesNotSendAreNone() throws {
        for kind in ["sync", "clock", "", "Frame"] {
            #expect(try AppMessage(Envelope(token: "", kind: kind, json: Array("not JSON".utf8))) == nil)
        }
    }

    @Test func whatIsWrongIsNamed() {
        #expect(message("{}") == "frame has no \"size\"")
        #expect(message("[]") == "frame is an array, not an object")
        #expect(message("{") == "line 1, column 2: found the end, where a key in quotes should be")
        #expect(message(#"{"size":[80,24]}"#) == "frame has no \"revision\"")
        #expect(message(#"{"size":[80,24],"revision":1}"#) == "frame has no \"mark\"")
        #expect(message(#"{"size":[80],"revision":1}"#) == "frame.size is an array, not a list of 2 integers")
        #expect(message(#"{"size":[80,24],"busy":[1]}"#) == "frame.busy is a number, not a list of strings")
        #expect(message(#"{"size":[80,24],"tree":{}}"#) == "node has no \"type\"")
        #expect(message(#"{"size":[80,24],"changes":[{}]}"#) == "change has no \"at\"")
        #expect(message("{}", kind: "error") == "error has no \"message\"")
    }
}
