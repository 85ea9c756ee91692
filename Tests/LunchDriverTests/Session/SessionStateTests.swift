import LunchCommands
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The state of a session after the bytes of an app.
@Suite struct SessionStateTests {
    private static let token = "secret"

    private static let size = CellSize(columns: 20, rows: 3)

    private static func makeState(_ clock: LaunchConfiguration.Clock = .continuous) -> Session.State {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        return Session.State(terminal: terminal, size: size, clock: clock)
    }

    private static func message(
        revision: Int = 1, mark: Int = 0, dropped: Int = 0, size: CellSize = size, busy: [String] = [],
        timers: Int = 0, clock: Int? = nil, _ tree: FrameMessage.Tree = leaf, token: String = token
    ) -> [UInt8] {
        AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: size, mark: mark, dropped: dropped, busy: busy, timers: timers,
                clock: clock.map { ClockReading(now: $0) }, tree: tree)
        ).envelope(token: token).bytes
    }

    private static func broken(_ kind: String, _ json: String) -> [UInt8] {
        Envelope(token: token, kind: kind, json: Array(json.utf8)).bytes
    }

    private static let leaf = FrameMessage.Tree.whole(AccessibilityNode(.application, label: "one"))

    /// The facts about a session that tests look at.
    private struct Facts: Equatable {
        /// The label of the frame's root, its revision, and the first line of its screen; nil without a frame.
        var frame: String?
        /// The first line of the terminal.
        var line = ""
        var settling: TUISettling?
        var unsettled: [UnsettledReason] = []
        var life = Session.Life.starting
        var hasGreeted = false

        init(
            frame: String? = nil, line: String = "", settling: TUISettling? = nil, unsettled: [UnsettledReason] = [],
            life: Session.Life = .starting, hasGreeted: Bool = false
        ) {
            (self.frame, self.line, self.settling) = (frame, line, settling)
            (self.unsettled, self.life, self.hasGreeted) = (unsettled, life, hasGreeted)
        }

        init(_ state: borrowing Session.State) {
            frame = state.frame.map { "\($0.root.attributes.label) \($0.revision): \($0.grid.lines[0])" }
            line = state.shown.terminal.grid.lines[0]
            settling = state.frame?.settling
            (unsettled, life, hasGreeted) = (state.unsettled, state.life, state.hasGreeted)
        }
    }

    private struct Row: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let sent: Int
        /// The virtual time of the test; nil for a clock that goes by itself.
        let virtualTime: Int?
        let facts: Facts

        init(_ name: String, _ bytes: [UInt8], sent: Int = 0, virtualTime: Int? = nil, _ facts: Facts) {
            testDescription = name
            (self.bytes, self.sent, self.virtualTime, self.facts) = (bytes, sent, virtualTime, facts)
        }
    }

    private static let acknowledged = TUISettling(trust: .acknowledged)
    private static let second = 1_000_000_000

    private static func change(_ label: String, at path: [Int] = []) -> FrameMessage.Tree {
        .changes([.attributes(path: path, AccessibilityNode.Attributes(.application, label: label))])
    }

    private static let rows: [Row] = [
        Row(
            "a frame holds the screen before it", Array("first".utf8) + message() + Array("\rhalf-d".utf8),
            Facts(frame: "one 1: first", line: "half-d", settling: acknowledged)),
        Row(
            "changes build on the frame before", message() + message(revision: 2, change("two")),
            Facts(frame: "two 2: ", settling: acknowledged)),
        Row(
            "a frame ends a synchronized update", Array("\u{1B}[?2026hshown".utf8) + message(),
            Facts(frame: "one 1: shown", line: "shown", settling: acknowledged)),
        Row(
            "a greeting is not a frame", AppMessage.hello(Hello()).envelope(token: token).bytes, Facts(hasGreeted: true)
        ),
        Row("a message without the token", message(token: "guess"), Facts()),
        Row(
            "a message that cannot be read", broken("frame", "{"),
            Facts(
                life: .broken([
                    .unreadable(
                        kind: "frame", .malformed("the end, where a key in quotes should be", line: 1, column: 2))
                ]))),
        Row(
            "a message without a size", broken("frame", "{}"),
            Facts(life: .broken([.unreadable(kind: "frame", .missing(key: "size", path: "frame"))]))),
        Row(
            "a first frame without a tree", broken("frame", #"{"size":[1,1],"revision":1,"mark":0}"#),
            Facts(life: .broken([.unreadable(kind: "frame", .missing(key: "tree", path: "the first frame"))]))),
        Row(
            "a message of an unknown kind", broken("sync", "{\"through\":1}"),
            Facts(life: .broken([.unknownKind("sync")]))),
        Row(
            "of many broken messages the first", (0..<100).flatMap { _ in broken("sync", "") },
            Facts(life: .broken(Array(repeating: .unknownKind("sync"), count: 8)))),
        Row(
            "a path to nowhere", message() + message(revision: 2, change("two", at: [4])),
            Facts(
                frame: "one 1: ", settling: acknowledged,
                life: .broken([.unreadable(kind: "frame", AccessibilityChange.leadsNowhere)]))),
        Row(
            "a byte is waited for", message(), sent: 1,
            Facts(frame: "one 1: ", settling: acknowledged, unsettled: [.unacknowledged(1, of: 1)])),
        Row(
            "what the terminal dropped", message(mark: 5, dropped: 3), sent: 5,
            Facts(frame: "one 1: ", settling: TUISettling(trust: .acknowledged, droppedInput: 3))),
        Row(
            "why a launch failed", AppMessage.error("no such screen").envelope(token: token).bytes,
            Facts(life: .refused("no such screen"))),
        // Timers are no reason then.
        Row(
            "virtual time that is behind", message(timers: 2, clock: second), virtualTime: 2 * second,
            Facts(
                frame: "one 1: ", settling: acknowledged,
                unsettled: [.arrears(.behind(now: .seconds(1), .seconds(2)))])),
        // A clock that is ahead of all that a test says would never be behind.
        Row(
            "virtual time that is right", message(clock: 2), virtualTime: 2,
            Facts(frame: "one 1: ", settling: acknowledged)),
        Row(
            "virtual time that is ahead", message(clock: 3), virtualTime: 2,
            Facts(life: .broken([.ahead(now: 3, moment: 2)]))),
    ]

    /// A message that is torn is waited for, and nothing of it is seen.
    @Test(arguments: rows) private func whatBytesSay(_ row: Row) {
        for cut in row.bytes.indices.prefix(1000) {
            var state = Self.makeState(row.virtualTime == nil ? .continuous : .virtual)
            state.sent.virtualTime = row.virtualTime ?? 0
            state.sent.tally.send(row.sent)
            for piece in [Array(row.bytes[..<cut]), Array(row.bytes[cut...])] {
                _ = state.receive(piece.span, token: Self.token)
            }
            #expect(Facts(state) == row.facts, "cut at \(cut)")
        }
    }

    /// A program may wait for the second click of two.
    @Test(arguments: ["", "\u{1B}[?1005h", "\u{1B}[?1006h", "\u{1B}[?1015h", "\u{1B}[?1016h"])
    func aClickIsNoKeyInAnyEncoding(_ encoding: String) throws {
        var state = Self.makeState()
        _ = state.receive(Array("\u{1B}[?1000h\(encoding)".utf8).span, token: Self.token)
        let modes = state.shown.terminal.modes
        let click = try MouseEvent.click(at: CellPoint(column: 7, row: 1)).bytes(for: modes)
        for (bytes, isClick) in [(click, true), (try TUIKeyboardKey.up.bytes(for: modes), false)] {
            _ = state.input(bytes, as: InputValue(.send(bytes)), isSecret: false, isContinued: false)
            #expect(state.facts(teller: .system).isAfterClick == isClick)
        }
    }

    @Test func aProgramThatFallsSilentIsSeenAsFarAsItHasCome() {
        var state = Self.makeState()
        _ = state.receive(Array("\u{1B}[?2026hshown".utf8).span, token: Self.token)
        let (held, shown) = (state.shown.terminal.grid.lines[0], state.quietFrame().grid.lines[0])
        #expect([held, shown] == ["", "shown"])
    }

    @Test func everyReasonNotToHaveSettledIsNamed() {
        var state = Self.makeState()
        #expect(state.unsettled == [], "a program that publishes nothing never says that it has not settled")
        state.sent.tally.send(5)
        let size = CellSize(columns: 10, rows: 3)
        _ = state.receive(Self.message(mark: 3, size: size, busy: ["loading", "saving"]).span, token: Self.token)
        #expect(
            state.unsettled == [
                .unacknowledged(2, of: 5), .drawn(for: size, terminal: CellSize(columns: 20, rows: 3)),
                .busy(["loading", "saving"]),
            ])
        _ = state.receive(Self.message(revision: 2, mark: 5, busy: ["saving"], timers: 2).span, token: Self.token)
        #expect(state.unsettled == [.busy(["saving"]), .timers(2)])
        _ = state.receive(Self.message(revision: 3, mark: 5, timers: 2).span, token: Self.token)
        #expect(state.unsettled == [])
        state.sent.tally.send(1)
        _ = state.ended(.exited(0))
        #expect(state.unsettled == [], "a program that has ended has settled")
    }

    /// A thread that waits is woken by each output of a plain program, and of an app that publishes frames by its frames alone.
    @Test func anOutputIsAChangeAsLongAsThereIsNoFrame() {
        var state = Self.makeState()
        let changes = [Array("a".utf8), Self.message(), Array("b".utf8), Self.message(revision: 2, .changes([]))].map {
            bytes in
            _ = state.receive(bytes.span, token: Self.token)
            return state.changes
        }
        #expect(changes[0] == 1 && changes[2...] == [changes[1], changes[1] + 1], "\(changes)")
    }

    @Test func outputIsActivityAndAFrameThatHasSettledIsNoted() {
        var state = Self.makeState()
        let before = ContinuousClock.now
        state.lastActivity = before - .seconds(60)
        let hadOutput = state.shown.hasOutput
        state.sent.history.note(.press(["a"], into: []))
        _ = state.receive(Array("a".utf8).span, token: Self.token)
        let hasOutput = state.shown.hasOutput
        #expect(!hadOutput && hasOutput && state.lastActivity >= before)
        #expect(state.sent.history.settledAfter == nil)
        _ = state.receive(Self.message(busy: ["loading"]).span, token: Self.token)
        #expect(state.sent.history.settledAfter == nil)
        _ = state.receive(Self.message(revision: 2).span, token: Self.token)
        #expect(state.sent.history.settledAfter != nil)
    }

    @Test func aNewSizeIsThatOfTheTerminal() {
        var state = Self.makeState()
        _ = state.resize(to: CellSize(columns: 30, rows: 5))
        let grid = state.shown.terminal.grid
        #expect([grid.columns, grid.rows] == [30, 5])
        _ = state.receive(Self.message().span, token: Self.token)
        #expect(
            state.unsettled == [
                .drawn(for: CellSize(columns: 20, rows: 3), terminal: CellSize(columns: 30, rows: 5))
            ])
    }

    @Test func anAppCannotTakeBackWhatItAcknowledged() {
        var state = Self.makeState()
        state.sent.tally.send(5)
        _ = state.receive(Self.message(mark: 5).span, token: Self.token)
        let acknowledged = state.sent.tally.acknowledged
        _ = state.receive(Self.message(revision: 2, mark: 1).span, token: Self.token)
        #expect([acknowledged, state.sent.tally.acknowledged] == [5, 5])
        state.sent.tally.send(1)
        #expect(state.sent.tally.outstanding == 1 && state.life.violations == [])
    }

    @Test func ofStandardErrorTheEndIsKept() {
        var state = Self.makeState()
        for number in 0..<30_000 { _ = state.error("line \(number)\n") }
        #expect(
            state.standardError.count == 64 << 10 && state.standardError.suffix(11) == Array("line 29999\n".utf8)[...])
    }

    @Test func whatTheTerminalAnswersIsReturned() {
        var state = Self.makeState()
        #expect(state.receive(Array("\u{1B}[6n".utf8).span, token: Self.token) == Array("\u{1B}[1;1R".utf8))
    }
}
