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

    private func makeState() -> Session.State {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        return Session.State(terminal: terminal, size: CellSize(columns: 20, rows: 3))
    }

    private func message(
        revision: Int = 1, mark: Int = 0, size: CellSize = CellSize(columns: 20, rows: 3), busy: [String] = [],
        timers: Int = 0, _ tree: FrameMessage.Tree, token: String = token
    ) -> [UInt8] {
        AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: size, mark: mark, dropped: 0, busy: busy, timers: timers,
                tree: tree)
        ).envelope(token: token).bytes
    }

    private let leaf = FrameMessage.Tree.whole(AccessibilityNode(.application, label: "one"))

    @Test func aFrameHoldsTheScreenThatStoodBeforeIt() {
        var state = makeState()
        let bytes = Array("first".utf8) + message(leaf) + Array("\rhalf-d".utf8)
        _ = state.receive(bytes.span, token: Self.token)
        #expect(state.frame?.grid.lines[0] == "first")
        #expect(state.shown.terminal.grid.lines[0] == "half-d")
    }

    /// A program may wait for the second click of two.
    @Test(arguments: ["", "\u{1B}[?1005h", "\u{1B}[?1006h", "\u{1B}[?1015h", "\u{1B}[?1016h"])
    func aClickIsNoKeyInAnyEncoding(_ encoding: String) throws {
        var state = makeState()
        _ = state.receive(Array("\u{1B}[?1000h\(encoding)".utf8).span, token: Self.token)
        let modes = state.shown.terminal.modes
        let click = try MouseEvent.click(at: CellPoint(column: 7, row: 1)).bytes(for: modes)
        for (bytes, isClick) in [(click, true), (try TUIKeyboardKey.up.bytes(for: modes), false)] {
            _ = state.input(bytes, as: InputWords("input"), isSecret: false, isContinued: false)
            #expect(state.facts(teller: .system).isAfterClick == isClick)
        }
    }

    @Test func aTornMessageIsWaitedForAndNothingOfItIsSeen() {
        let bytes = Array("a".utf8) + message(leaf) + Array("b".utf8)
        for cut in bytes.indices {
            var state = makeState()
            _ = state.receive(Array(bytes[..<cut]).span, token: Self.token)
            _ = state.receive(Array(bytes[cut...]).span, token: Self.token)
            #expect(state.frame?.grid.lines[0] == "a")
            #expect(state.shown.terminal.grid.lines[0] == "ab")
        }
    }

    @Test func changesBuildOnTheFrameBefore() {
        var state = makeState()
        let change = AccessibilityChange.attributes(path: [], AccessibilityNode.Attributes(.application, label: "two"))
        _ = state.receive((message(leaf) + message(revision: 2, .changes([change]))).span, token: Self.token)
        #expect(state.frame?.root.attributes.label == "two")
        #expect(state.frame?.revision == 2)
        #expect(state.life.violations == [])
    }

    @Test func aFrameEndsASynchronizedUpdate() {
        var state = makeState()
        _ = state.receive((Array("\u{1B}[?2026hshown".utf8) + message(leaf)).span, token: Self.token)
        #expect(state.frame?.grid.lines[0] == "shown")
    }

    @Test func aProgramThatFallsSilentIsSeenAsFarAsItHasCome() {
        var state = makeState()
        _ = state.receive(Array("\u{1B}[?2026hshown".utf8).span, token: Self.token)
        let (held, shown) = (state.shown.terminal.grid.lines[0], state.quietFrame().grid.lines[0])
        #expect(held == "")
        #expect(shown == "shown")
    }

    @Test func aGreetingIsNoFrame() {
        var state = makeState()
        _ = state.receive(AppMessage.hello(Hello()).envelope(token: Self.token).bytes.span, token: Self.token)
        let (hasGreeted, hasFrame) = (state.hasGreeted, state.frame != nil)
        #expect(hasGreeted)
        #expect(!hasFrame)
        #expect(state.unsettled == [])
    }

    @Test func aMessageWithoutTheTokenMeansNothing() {
        var state = makeState()
        _ = state.receive(message(leaf, token: "guess").span, token: Self.token)
        #expect(state.frame == nil)
        #expect(state.life.violations == [])
    }

    @Test(arguments: [
        (
            "frame", "{",
            "sent a frame message that could not be read: line 1, column 2: found the end, where a key in quotes should be"
        ),
        ("frame", "{}", "sent a frame message that could not be read: frame has no \"size\""),
        (
            "frame", "{\"size\":[1,1],\"revision\":1,\"mark\":0}",
            "sent a frame message that could not be read: the first frame has no \"tree\""
        ),
        ("sync", "{\"through\":1}", "sent a message of the unknown kind \"sync\""),
    ])
    func aBrokenMessageWithTheTokenIsRemembered(_ kind: String, _ json: String, _ error: String) {
        var state = makeState()
        let bytes = Envelope(token: Self.token, kind: kind, json: Array(json.utf8)).bytes
        _ = state.receive(bytes.span, token: Self.token)
        #expect(state.life.violations.map(ProtocolText.words) == [error])
    }

    @Test func ofManyBrokenMessagesTheFirstAreRemembered() {
        var state = makeState()
        let bytes = Envelope(token: Self.token, kind: "sync", json: []).bytes
        for _ in 0..<100 { _ = state.receive(bytes.span, token: Self.token) }
        #expect(state.life.violations == Array(repeating: .unknownKind("sync"), count: 8))
    }

    @Test func aPathToNowhereIsRemembered() {
        var state = makeState()
        let change = AccessibilityChange.attributes(path: [4], AccessibilityNode.Attributes(.button))
        _ = state.receive((message(leaf) + message(revision: 2, .changes([change]))).span, token: Self.token)
        #expect(state.life.violations == [.unreadable(kind: "frame", AccessibilityChange.leadsNowhere)])
    }

    @Test func everyReasonNotToHaveSettledIsNamed() {
        var state = makeState()
        #expect(state.unsettled == [], "a program that publishes nothing never says that it has not settled")
        state.sent.tally.send(5)
        let size = CellSize(columns: 10, rows: 3)
        _ = state.receive(message(mark: 3, size: size, busy: ["loading", "saving"], leaf).span, token: Self.token)
        #expect(
            state.unsettled == [
                .unacknowledged(2, of: 5), .drawn(for: size, terminal: CellSize(columns: 20, rows: 3)),
                .busy(["loading", "saving"]),
            ])
        _ = state.receive(message(revision: 2, mark: 5, busy: ["saving"], timers: 2, leaf).span, token: Self.token)
        #expect(state.unsettled == [.busy(["saving"]), .timers(2)])
        _ = state.receive(message(revision: 3, mark: 5, timers: 2, leaf).span, token: Self.token)
        #expect(state.unsettled == [])
        state.sent.tally.send(1)
        _ = state.ended(.exited(0))
        #expect(state.unsettled == [], "a program that has ended has settled")
    }

    @Test func aSingleByteIsWaitedFor() {
        var state = makeState()
        state.sent.tally.send(1)
        _ = state.receive(message(leaf).span, token: Self.token)
        #expect(state.unsettled == [.unacknowledged(1, of: 1)])
    }

    @Test func whatTheTerminalDroppedIsSaidWithTheFrame() {
        var state = makeState()
        state.sent.tally.send(5)
        let frame = FrameMessage(
            revision: 1, screen: "S", size: CellSize(columns: 20, rows: 3), mark: 5, dropped: 3, busy: [], timers: 0,
            tree: leaf)
        _ = state.receive(AppMessage.frame(frame).envelope(token: Self.token).bytes.span, token: Self.token)
        #expect(state.frame?.settling == TUISettling(trust: .acknowledged, droppedInput: 3))
    }

    @Test func whyALaunchFailedIsRemembered() {
        var state = makeState()
        _ = state.receive(AppMessage.error("no such screen").envelope(token: Self.token).bytes.span, token: Self.token)
        #expect(state.life == .refused("no such screen"))
        #expect(state.life.violations == [])
    }

    @Test func virtualTimeThatIsBehindIsAReasonAndTimersAreNot() {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        var state = Session.State(terminal: terminal, size: CellSize(columns: 20, rows: 3), clock: .virtual)
        state.sent.virtualTime = 2_000_000_000
        let frame = FrameMessage(
            revision: 1, screen: "S", size: CellSize(columns: 20, rows: 3), mark: 0, dropped: 0, busy: [], timers: 2,
            clock: ClockReading(now: 1_000_000_000), tree: leaf)
        _ = state.receive(AppMessage.frame(frame).envelope(token: Self.token).bytes.span, token: Self.token)
        #expect(state.unsettled == [.arrears(.behind(now: .seconds(1), .seconds(2)))])
    }

    /// A clock that is ahead of all that a test says would never be behind.
    @Test func virtualTimeThatIsAheadIsBelievedByNobody() {
        for (now, violations) in [(2, []), (3, [.ahead(now: 3, moment: 2)])] as [(Int, [ProtocolViolation])] {
            let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
            var state = Session.State(terminal: terminal, size: CellSize(columns: 20, rows: 3), clock: .virtual)
            state.sent.virtualTime = 2
            let frame = FrameMessage(
                revision: 1, screen: "S", size: CellSize(columns: 20, rows: 3), mark: 0, dropped: 0, busy: [],
                timers: 0,
                clock: ClockReading(now: now), tree: leaf)
            _ = state.receive(AppMessage.frame(frame).envelope(token: Self.token).bytes.span, token: Self.token)
            #expect(state.life.violations == violations)
        }
    }

    /// A thread that waits is woken by each output of a plain program, and of an app that publishes frames by its frames alone.
    @Test func anOutputIsAChangeAsLongAsThereIsNoFrame() {
        var state = makeState()
        _ = state.receive(Array("a".utf8).span, token: Self.token)
        #expect(state.changes == 1)
        _ = state.receive(message(leaf).span, token: Self.token)
        let changes = state.changes
        _ = state.receive(Array("b".utf8).span, token: Self.token)
        #expect(state.changes == changes)
        _ = state.receive(message(revision: 2, .changes([])).span, token: Self.token)
        #expect(state.changes == changes + 1)
    }

    @Test func outputIsActivityAndAFrameThatHasSettledIsNoted() {
        var state = makeState()
        let before = ContinuousClock.now
        state.lastActivity = before - .seconds(60)
        let hadOutput = state.shown.hasOutput
        #expect(!hadOutput)
        state.sent.history.note("key")
        _ = state.receive(Array("a".utf8).span, token: Self.token)
        let hasOutput = state.shown.hasOutput
        #expect(hasOutput)
        #expect(state.lastActivity >= before)
        #expect(state.sent.history.settledAfter == nil)
        _ = state.receive(message(busy: ["loading"], leaf).span, token: Self.token)
        #expect(state.sent.history.settledAfter == nil)
        _ = state.receive(message(revision: 2, leaf).span, token: Self.token)
        #expect(state.sent.history.settledAfter != nil)
    }

    @Test func aNewSizeIsThatOfTheTerminal() {
        var state = makeState()
        _ = state.resize(to: CellSize(columns: 30, rows: 5))
        #expect(state.shown.terminal.grid.columns == 30)
        #expect(state.shown.terminal.grid.rows == 5)
        _ = state.receive(message(leaf).span, token: Self.token)
        #expect(
            state.unsettled == [
                .drawn(for: CellSize(columns: 20, rows: 3), terminal: CellSize(columns: 30, rows: 5))
            ])
    }

    @Test func anAppCannotTakeBackWhatItAcknowledged() {
        var state = makeState()
        state.sent.tally.send(5)
        _ = state.receive(message(mark: 5, leaf).span, token: Self.token)
        #expect(state.sent.tally.acknowledged == 5)
        _ = state.receive(message(revision: 2, mark: 1, leaf).span, token: Self.token)
        #expect(state.sent.tally.acknowledged == 5)
        state.sent.tally.send(1)
        #expect(state.sent.tally.outstanding == 1)
        #expect(state.life.violations == [])
    }

    @Test func ofStandardErrorTheEndIsKept() {
        var state = makeState()
        for number in 0..<30_000 { _ = state.error("line \(number)\n") }
        #expect(state.standardError.count == 64 << 10)
        #expect(String(decoding: state.standardError.suffix(11), as: UTF8.self) == "line 29999\n")
    }

    @Test func whatTheTerminalAnswersIsReturned() {
        var state = makeState()
        #expect(state.receive(Array("\u{1B}[6n".utf8).span, token: Self.token) == Array("\u{1B}[1;1R".utf8))
    }
}
