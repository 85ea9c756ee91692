import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// A message of an app that does not arrive whole and in order is never taken for what it said.
@Suite struct LostFrameTests {
    private static let token = "secret"
    private static let size = CellSize(columns: 20, rows: 3)

    private func makeState(sent: Int = 0) -> Session.State {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        var state = Session.State(terminal: terminal, size: Self.size)
        state.sent.tally.send(sent)
        return state
    }

    private static func frame(_ revision: Int, mark: Int = 0, label: String? = nil) -> [UInt8] {
        let node = AccessibilityNode.Attributes(.application, label: label ?? "label \(revision)")
        let tree: FrameMessage.Tree =
            revision == 1 ? .whole(AccessibilityNode(node)) : .changes([.attributes(path: [], node)])
        return AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: size, mark: mark, dropped: 0, busy: [], timers: 0, tree: tree)
        ).envelope(token: token).bytes
    }

    /// The mistake once the bytes have come, and the label that can be read then.
    private func outcome(_ bytes: [UInt8], sent: Int = 0) -> (violations: [ProtocolViolation], label: String?) {
        var state = makeState(sent: sent)
        _ = state.receive(bytes.span, token: Self.token)
        var torn = makeState(sent: sent)
        for byte in bytes where bytes.count < 10_000 { _ = torn.receive([byte].span, token: Self.token) }
        if bytes.count < 10_000 { #expect(torn.life.violations == state.life.violations) }
        return (state.life.violations, state.frame?.root.attributes.label)
    }

    private struct Row: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let sent: Int
        let violations: [ProtocolViolation]
        /// The label that can be read then.
        let label: String?

        init(_ name: String, _ bytes: [UInt8], sent: Int = 0, _ violations: [ProtocolViolation], label: String? = nil) {
            testDescription = name
            (self.bytes, self.sent, self.violations, self.label) = (bytes, sent, violations, label)
        }
    }

    /// A message with what comes after it.
    private static func cut(_ message: String, by end: String = "\u{1B}[m") -> [UInt8] {
        Array("\u{1B}]7367;\(message)\(end)".utf8)
    }

    /// Many messages of others that mean nothing.
    private static let many = Array(
        repeating: cut("lunch;1;other;frame;{"), count: 100
    ).flatMap(\.self)

    private static let rows: [Row] =
        [
            Row("frames in their order", (1...20).flatMap { frame($0) }, [], label: "label 20"),
            Row(
                "a frame that is missing", frame(1) + frame(3) + frame(4), [.outOfOrder(revision: 3, last: 1)],
                label: "label 1"),
            // Otherwise much that means nothing hides the one that does, and what is noticed depends on how reads cut the output.
            Row(
                "a broken message among many of others",
                frame(1) + many + cut("lunch;1;\(token);frame;{") + many, [.cutOff(kind: "frame")], label: "label 1"),
            Row(
                "a first frame that is the second",
                AppMessage.frame(
                    FrameMessage(
                        revision: 2, screen: "S", size: size, mark: 0, dropped: 0, busy: [], timers: 0,
                        tree: .whole(AccessibilityNode(.application)))
                ).envelope(token: token).bytes, [.outOfOrder(revision: 2, last: 0)]),
            Row(
                "a frame that comes again", frame(1) + frame(1), [.outOfOrder(revision: 1, last: 1)], label: "label 1"),
            Row(
                "a frame that comes again later", frame(1) + frame(2) + frame(1), [.outOfOrder(revision: 1, last: 2)],
                label: "label 2"),
            Row(
                "a frame after one that could not be read",
                frame(1) + Envelope(token: token, kind: "frame", json: Array("{}".utf8)).bytes + frame(2),
                [.unreadable(kind: "frame", .missing(key: "size", path: "frame"))], label: "label 1"),
            // It ended, and is too short all the same.
            Row("a short message", cut("lunch;1;secret;hello", by: "\u{7}"), [.cutOff(kind: nil)]),
            Row(
                "another version", Array("\u{1B}]7367;lunch;2;secret;hello;{}\u{1B}\\".utf8), [.otherVersion("2")]),
            Row("another version of others", Array("\u{1B}]7367;lunch;2;guess;hello;{}\u{1B}\\".utf8), []),
            Row(
                "a message that is too long",
                frame(1) + frame(2, label: String(repeating: "x", count: Envelope.sizeLimit)) + frame(3),
                [.tooLong(kind: "frame")], label: "label 1"),
            Row("input that was not sent", frame(1, mark: 6), sent: 5, [.unsentInput(mark: 6, sent: 5)]),
            Row("input that was sent", frame(1, mark: 5), sent: 5, [], label: "label 1"),
            Row(
                "a frame that the app could not publish",
                frame(1) + AppMessage.unpublished("too much").envelope(token: token).bytes, [.unpublished("too much")],
                label: "label 1"),
        ]
        + [
            ("lunch;1;secret;hello;{}", "hello"), ("lunch;1;secret;error;{\"mess", "error"),
            ("lunch;1;secret;frame;", "frame"), ("lunch;1;secret;fra", nil), ("lunch;1;secret", nil),
        ].map { Row("a message that is cut off: \($0)", cut($0), [.cutOff(kind: $1)]) }
        + ["lunch;1;secre", "lunch;1;guess;frame;{", "lunch;1;", "", "x"].map {
            Row("a message of others that is cut off: \($0)", cut($0), [])
        }

    @Test(arguments: rows) private func whatArrives(_ row: Row) {
        let (violations, label) = outcome(row.bytes, sent: row.sent)
        #expect(violations == row.violations && label == row.label)
    }

    /// Another thread prints into the midst of a message, anywhere in it.
    @Test func anAppThatPrintsIntoAMessageIsNoticed() throws {
        for text in ["\u{1B}[31mlog\u{1B}[m", "log", "\u{18}", "\u{7}", "\u{1B}]0;title\u{1B}\\", "\"", "1"] {
            let message = Self.frame(2)
            let length = try #require(message.indices.last { message[$0...].starts(with: "length".utf8) })
            for place in message.indices.dropFirst(2).dropLast() {
                // There it is a terminator before the terminator, or spoils nothing but the name of the length.
                if text == "\u{7}", place == message.count - 2 { continue }
                if text == "log" || text == "1", (length...length + 6).contains(place) { continue }
                var torn = message
                torn.insert(contentsOf: text.utf8, at: place)
                let (violations, _) = outcome(Self.frame(1) + torn + Self.frame(3))
                #expect(violations.count >= 1, "\(text.debugDescription) at \(place)")
                // Output that lands before the token's end makes it nobody's message: the gap tells.
                if place > "\u{1B}]7367;lunch;1;secret;".utf8.count {
                    let (violations, label) = outcome(Self.frame(1) + torn)
                    #expect(violations.count == 1 && label == "label 1", "\(text.debugDescription) at \(place)")
                }
            }
        }
    }

    @Test func aMessageOfTheGreatestSizeIsRead() {
        let trial = 16_000_000
        let rest = Envelope.sizeLimit - (Self.frame(1, label: String(repeating: "x", count: trial)).count - 4)
        for (extra, violations) in [(0, []), (1, [.tooLong(kind: "frame")])] as [(Int, [ProtocolViolation])] {
            let frame = Self.frame(1, label: String(repeating: "x", count: trial + rest + extra))
            #expect(frame.count - 4 == Envelope.sizeLimit + extra && outcome(frame).violations == violations)
        }
    }

    @Test func everyViolationWakesWhoWaits() {
        for bytes in [
            Self.frame(2), AppMessage.unpublished("x").envelope(token: Self.token).bytes,
            Array("\u{1B}]7367;lunch;1;secret;hello;\u{18}".utf8), Array("\u{1B}]7367;lunch;2;secret;;\u{7}".utf8),
        ] {
            var state = makeState()
            _ = state.receive(Self.frame(1).span, token: Self.token)
            let before = state.changes
            _ = state.receive(bytes.span, token: Self.token)
            #expect(state.changes > before)
        }
    }

    @Test func aTreeOfTooManyElementsIsRefused() throws {
        let root = AccessibilityNode(.application, children: [AccessibilityNode](repeating: .init(.cell), count: 4))
        #expect(try ElementTree(root, limit: 5).nodes.count == 5)
        #expect(throws: WireError.tooMany("elements", limit: 4)) { try ElementTree(root, limit: 4) }
        func violations(_ frames: FrameMessage.Tree..., limit: Int) -> [ProtocolViolation] {
            var state = makeState()
            let standard = state.shown.elementLimit
            #expect(standard == AccessibilityNode.countLimit)
            state.shown.elementLimit = limit
            for (index, tree) in frames.enumerated() {
                let frame = FrameMessage(
                    revision: index + 1, screen: "S", size: Self.size, mark: 0, dropped: 0, busy: [], timers: 0,
                    tree: tree)
                _ = state.receive(AppMessage.frame(frame).envelope(token: Self.token).bytes.span, token: Self.token)
            }
            return state.life.violations
        }
        let growth = AccessibilityChange.children(path: [], at: 0, remove: 0, insert: [AccessibilityNode(.cell)])
        #expect(violations(.whole(root), limit: 5) == [])
        #expect(violations(.whole(root), limit: 4) == [.unreadable(kind: "frame", .tooMany("elements", limit: 4))])
        #expect(
            violations(.whole(root), .changes([growth]), limit: 5)
                == [.unreadable(kind: "frame", .tooMany("elements", limit: 5))])
    }
}
