import LunchWire
import TestSupport
import Testing

/// A message of an app arrives as it was sent.
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
            AppMessage.hello(Hello()).envelope(token: "token")
                == Envelope(token: "token", kind: "hello", json: Array("{}".utf8))
        )
    }

    @Test func whatHasItsDefaultIsLeftOut() {
        let json = String(decoding: AppMessage.frame(frame).envelope(token: "").json, as: UTF8.self)
        #expect(
            json == """
                {"revision":7,"screen":"Breakfast","size":[80,24],"mark":12,"tree":{"type":"application"},"length":89}
                """)
    }

    @Test func everythingElseIsThere() throws {
        var frame = frame
        frame.dropped = 3
        frame.busy = ["loading", "\u{1B}"]
        frame.timers = 0
        frame.marked = true
        frame.tree = .changes([
            .attributes(path: [0, 1], .init(.button, label: "OK")),
            .children(path: [], at: 2, remove: 1, insert: [AccessibilityNode(.cell)]),
        ])
        let json = String(decoding: AppMessage.frame(frame).envelope(token: "").json, as: UTF8.self)
        #expect(
            json == """
                {"revision":7,"screen":"Breakfast","size":[80,24],"mark":12,"dropped":3,"busy":["loading","\\u001b"],\
                "timers":0,"marked":true,"changes":[{"path":[0,1],"node":{"type":"button","label":"OK"}},\
                {"path":[],"at":2,"remove":1,"insert":[{"type":"cell"}]}],"length":246}
                """)
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
    }

    @Test(arguments: 0..<30)
    func anyMessageArrives(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let old = generator.node()
        let tree = generator.variation(of: old)
        var frame = FrameMessage(
            revision: 1 + generator.index(below: 1000), screen: generator.text(),
            size: CellSize(columns: generator.index(below: 300), rows: generator.index(below: 100)),
            mark: generator.index(below: 1000), dropped: generator.index(below: 3),
            busy: (0..<generator.index(below: 3)).map { _ in generator.text() },
            timers: generator.happens(oneIn: 2) ? generator.index(below: 5) : nil,
            clock: generator.happens(oneIn: 2) ? ClockReading(now: generator.index(below: 5)) : nil,
            marked: generator.happens(oneIn: 2),
            tree: .whole(tree))
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        frame.tree = .changes(tree.changes(from: old))
        #expect(try roundTrip(.frame(frame)) == .frame(frame))
        for message in [.hello(Hello()), .error(generator.text()), .unpublished(generator.text())] as [AppMessage] {
            #expect(try roundTrip(message) == message)
        }
        for byte in AppMessage.frame(frame).envelope(token: "token").json { #expect((0x20..<0x7F).contains(byte)) }
    }

    @Test func theClockIsReported() throws {
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

    /// If something else of the app is written into a message, JSON may be left that can be read.
    @Test func whatWasWrittenIntoAMessageIsNoticed() throws {
        var frame = frame
        frame.tree = .whole(AccessibilityNode(.application, label: "Breakfast"))
        let json = AppMessage.frame(frame).envelope(token: "").json
        let label = try #require(json.indices.last { json[$0...].starts(with: "fast\"}".utf8) })
        for text in ["log", " ", "x,\"length\":0"] {
            var torn = json
            torn.insert(contentsOf: text.utf8, at: label)
            #expect(throws: WireError.self) { try AppMessage(Envelope(token: "", kind: "frame", json: torn)) }
        }
        var torn = json
        torn.insert(contentsOf: "log".utf8, at: label)
        #expect(
            message(String(decoding: torn, as: UTF8.self))
                == "it has \(json.count + 3) bytes, but was written with \(json.count)")
        torn.removeSubrange(label..<label + 4)
        #expect(
            message(String(decoding: torn, as: UTF8.self))
                == "it has \(json.count - 1) bytes, but was written with \(json.count)")
        // A message that does not tell its length is believed.
        #expect(message(#"{"size":[80,24],"revision":1,"mark":1,"changes":[]}"#).hasPrefix("Optional("))
        #expect(message(#"{"length":-1}"#) == "frame.length is out of range, not a count of bytes")
    }

    @Test func numbersThatCountNothingAreRefused() {
        func refusal(_ members: String) -> String { message("{\"size\":[80,24],\(members)}") }
        #expect(refusal(#""revision":0"#) == "frame.revision is out of range, not a count of frames")
        #expect(refusal(#""revision":9007199254740992"#) == "frame.revision is out of range, not a count of frames")
        #expect(refusal(#""revision":1,"mark":-1"#) == "frame.mark is out of range, not a count of bytes")
        #expect(
            refusal(#""revision":1,"mark":1,"dropped":-1"#) == "frame.dropped is out of range, not a count of bytes")
        #expect(refusal(#""revision":1,"mark":1,"timers":-1"#) == "frame.timers is out of range, not a count of timers")
        let clock = #""revision":1,"mark":1,"clock":"#
        #expect(refusal(clock + #"{"now":-1}"#) == "clock.now is negative, not a time since the launch")
        #expect(
            refusal(clock + #"{"now":0,"looseSleeps":-9223372036854775808}"#)
                == "clock.looseSleeps is out of range, not a count of sleeps")
    }

    @Test func sizeThatNoTerminalHasIsRefused() {
        #expect(
            message(#"{"size":[80,9223372036854775807]}"#)
                == "frame.size is [80, 9223372036854775807], with a number beyond ±1073741824")
        #expect(CellSize(columns: 1 << 30, rows: -(1 << 30)).problem(at: "size") == nil)
        #expect(
            CellSize(columns: 0, rows: 1 << 31).problem(at: "size").map(String.init(describing:))
                == "size is [0, 2147483648], with a number beyond ±1073741824")
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
        #expect(message("{}", kind: "unpublished") == "unpublished has no \"message\"")
        #expect(message("[]", kind: "hello") == "hello is an array, not an object")
        #expect(message("{", kind: "hello") == "line 1, column 2: found the end, where a key in quotes should be")
    }
}
