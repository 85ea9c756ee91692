import LunchCommands
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The consequences of each event in each state of a session's life, as a table.
@Suite struct SessionEventTests {
    private typealias Life = Session.Life
    private typealias Effects = Session.Effects

    private static let token = "t0ken"
    private static let size = CellSize(columns: 20, rows: 3)
    private static let fault = Life.Fault.broken([.unpublished("first")])
    private static let remnant = ChildProcess.Remnant(state: ProcessState(identifier: 1, name: "x", activity: .runs))

    /// The states of the columns.
    private static let lives: [Life] = [
        .starting, .running, .refused("r"), .broken([.unpublished("first")]), .ended(.exited(1)), .gone(.exited(1)),
    ]

    /// An event, the states that it leads to, and what is to be done about it.
    private struct Row: Sendable {
        typealias Event = @Sendable (inout Session.State) -> Effects

        let name: String
        let event: Event
        let lives: [Life]
        let effects: [Effects]

        /// - Parameters:
        ///   - lives: by the number of a column, the states that are others than before.
        ///   - effects: the effects in each column but the last few.
        ///   - count: the number of columns at the end that have no effects.
        init(
            _ name: String, leads lives: [Int: Life] = [:], does effects: Effects = Effects(), butLast count: Int = 0,
            _ event: @escaping Event
        ) {
            self.name = name
            self.event = event
            self.lives = SessionEventTests.lives.enumerated().map { lives[$0] ?? $1 }
            let kept = SessionEventTests.lives.count - count
            self.effects = Array(repeating: effects, count: kept) + Array(repeating: Effects(), count: count)
        }
    }

    /// An app that has published a frame, and has one byte of input and a message still to handle.
    private static func makeState(_ life: Life, isPublishing: Bool = true) -> Session.State {
        let terminal = TUITerminal(columns: size.columns, rows: size.rows, messageCommand: Envelope.command)
        var state = Session.State(terminal: terminal, size: size, clock: .virtual)
        if isPublishing { _ = state.receive(frame(1).span, token: token) }
        state.sent.tally.send(1)
        state.sent.request = .clock(to: 5)
        state.life = life
        return state
    }

    private static func frame(_ revision: Int, mark: Int = 0) -> [UInt8] {
        AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: size, mark: mark, dropped: 0, busy: [], timers: 0,
                tree: .whole(AccessibilityNode(.application)))
        ).envelope(token: token).bytes
    }

    private static func wrote(_ bytes: [UInt8], isRead: Bool = true) -> Row.Event {
        { $0.wrote(bytes.span, token: token, isRead: isRead) }
    }

    private static func says(_ message: AppMessage) -> Row.Event {
        wrote(message.envelope(token: token).bytes)
    }

    private static func told(_ message: TestMessage) -> Row.Event {
        { $0.message(message, as: .advance(.zero), token: token) }
    }

    /// The message that says how much was sent after so many bytes.
    private static func sync(after sent: Int) -> Effects.Action {
        .send(TestMessage.sync(after: sent, token: token).bytes)
    }

    private static func send(_ message: TestMessage) -> Effects.Action { .send(message.bytes(token: token)) }

    private static let unknown = ProtocolViolation.unknownKind("sync")
    private static let request = TestMessage.clock(to: 5)
    private static let show = TestMessage.show(LaunchScreenRequest(screen: "S", userInfo: nil))
    private static let answer = Effects.Action.send(Array("\u{1B}[0n".utf8))
    private static let woken = Effects(wakes: true)

    private static let table: [Row] = [
        Row("the program writes", wrote([0x61])),
        Row("the program asks and reads", does: Effects(actions: [answer]), wrote(Array("\u{1B}[5n".utf8))),
        Row("the program asks and does not read", wrote(Array("\u{1B}[5n".utf8), isRead: false)),
        Row("the app greets", does: woken, says(.hello(Hello()))),
        Row("the app publishes a frame", does: woken, wrote(frame(2))),
        Row(
            "the app refuses", leads: [0: .refused("why"), 4: .ended(.exited(1), after: .refused("why"))], does: woken,
            says(.error("why"))),
        Row(
            "the app breaks the protocol",
            leads: [
                0: .broken([unknown]), 1: .broken([unknown]), 3: .broken([.unpublished("first"), unknown]),
                4: .ended(.exited(1), after: .broken([unknown])),
            ], does: woken, wrote(Envelope(token: token, kind: "sync", json: []).bytes)),
        Row("the program writes to its standard error") { state in
            state.error("e")
        },
        Row("input is flushed", does: Effects(actions: [sync(after: 1), send(request)])) {
            $0.inputWasFlushed(isListening: true, echoes: false, token: token)
        },
        Row("input is flushed behind a terminal that would show a message", does: Effects(actions: [send(request)])) {
            $0.inputWasFlushed(isListening: false, echoes: false, token: token)
        },
        Row("output stops") { state in
            state.outputWasStopped(true)
            return Effects()
        },
        Row("output goes on") { state in
            state.outputWasStopped(false)
            return Effects()
        },
        Row("the launch has succeeded", leads: [0: .running]) { state in
            state.launched()
            return Effects()
        },
        Row(
            "the program ends",
            leads: [
                0: .ended(.exited(0)), 1: .ended(.exited(0)), 2: .ended(.exited(0), after: .refused("r")),
                3: .ended(.exited(0), after: fault),
            ], does: woken
        ) { $0.ended(.exited(0)) },
        Row(
            "nothing is left",
            leads: [
                0: .gone(.unended), 1: .gone(.unended), 2: .gone(.unended, after: .refused("r")),
                3: .gone(.unended, after: fault), 4: .gone(.exited(1)),
            ], does: woken
        ) { $0.gone(left: []) },
        Row(
            "something is left",
            leads: [
                0: .gone(.unended, left: [remnant]), 1: .gone(.unended, left: [remnant]),
                2: .gone(.unended, after: .refused("r"), left: [remnant]),
                3: .gone(.unended, after: fault, left: [remnant]), 4: .gone(.exited(1), left: [remnant]),
            ], does: woken
        ) { $0.gone(left: [remnant]) },
        Row("input is to be sent", does: Effects(actions: [.send([0x61])]), butLast: 1) {
            $0.input([0x61], as: InputValue(.press(["a"], into: [])), isSecret: false, isContinued: false)
        },
        Row("input was sent") { $0.inputWasSent(isHidden: false, mayBeLost: false, token: token) },
        Row("input was sent that may be lost", does: Effects(actions: [sync(after: 1)]), butLast: 1) {
            $0.inputWasSent(isHidden: false, mayBeLost: true, token: token)
        },
        Row(
            "time is to pass", does: Effects(actions: [send(.clock(to: 7))], wakes: true), butLast: 2,
            told(.clock(to: 7))),
        Row("a screen is to be shown", does: Effects(actions: [send(show)], wakes: true), butLast: 2, told(show)),
        Row(
            "the size changes", does: Effects(actions: [.resize(CellSize(columns: 30, rows: 4))], wakes: true),
            butLast: 1
        ) { $0.resize(to: CellSize(columns: 30, rows: 4)) },
        Row("the end is asked for", does: Effects(actions: [.end]), butLast: 1) { $0.endRequested() },
    ]

    @Test func everyEventInEveryState() {
        for row in Self.table {
            for (column, life) in Self.lives.enumerated() {
                var state = Self.makeState(life)
                let sent = state.sent.tally.sent
                let effects = row.event(&state)
                #expect(effects == row.effects[column] && state.life == row.lives[column], "\(row.name) in \(life)")
                let bytes = effects.actions.reduce(0) { sum, action in
                    if case .send(let bytes) = action { sum + bytes.count } else { sum }
                }
                #expect(state.sent.tally.sent == sent + bytes, "what is sent is counted: \(row.name) in \(life)")
            }
        }
    }

    /// An app that takes no messages would take one for what a person types.
    @Test func anAppThatTakesNoMessagesGetsNone() {
        var state = Self.makeState(.running)
        _ = Self.says(.hello(Hello(messages: false)))(&state)
        #expect(state.inputWasFlushed(isListening: true, echoes: false, token: Self.token) == Effects(wakes: true))
        #expect(state.inputWasSent(isHidden: false, mayBeLost: true, token: Self.token) == Effects(wakes: true))
        for message in [.clock(to: 7), .sync(through: 1), Self.show] as [TestMessage] {
            #expect(Self.told(message)(&state) == Effects())
        }
        #expect(state.sent.tally.sent == 1)
        _ = Self.says(.hello(Hello(messages: true)))(&state)
        #expect(state.inputWasSent(isHidden: false, mayBeLost: true, token: Self.token).actions.count == 1)
    }

    /// It never acknowledges what it never got: then it is the system that tells, and only for certain.
    @Test func whatAnAppThatTakesNoMessagesNeverGotIsCountedAsDropped() {
        var state = Self.makeState(.running)
        _ = Self.says(.hello(Hello(messages: false)))(&state)
        #expect(state.inputWasLost() == Effects(), "nothing says that any was lost")
        _ = state.inputWasFlushed(isListening: true, echoes: false, token: Self.token)
        #expect(state.inputWasLost() == Effects(), "it has not been seen to rest")
        for (trust, isLost) in [(TUISettling.Trust.bounded, false), (.exact, true)] {
            let settling = TUISettling(trust: trust)
            #expect(state.rest(settling, ThreadWaits(), at: state.rest.traffic) != nil)
            #expect(state.inputWasLost() == Effects(wakes: isLost), "\(trust)")
        }
        #expect(state.unhandled == [] && state.frame?.settling.droppedInput == 1)
        // Input that is sent then is acknowledged by its own count.
        _ = state.input([0x61], as: InputValue(.press(["a"], into: [])), isSecret: false, isContinued: false)
        #expect(state.unhandled == [.unacknowledged(1, of: 2)])
        _ = Self.wrote(Self.frame(2, mark: 1))(&state)
        #expect(state.unhandled == [] && state.frame?.settling.droppedInput == 1)
        // It had it after all.
        _ = Self.wrote(Self.frame(3, mark: 2))(&state)
        #expect(state.unhandled == [] && state.frame?.settling.droppedInput == 0 && state.life == .running)
    }

    @Test func anAppReportsAnewWhichScreenItOpensOnceItIsAskedForOne() {
        var state = Self.makeState(.running)
        _ = Self.says(.hello(Hello(screen: "S", publishes: true)))(&state)
        let before = state.hello
        _ = Self.told(Self.show)(&state)
        let after = state.hello
        #expect([before, after] == [Hello(screen: "S", publishes: true), Hello(publishes: true)])
    }

    /// An app that does not tell what it has handled understands no message about that.
    @Test func ofAnAppThatAcknowledgesNothingNothingIsAsked() {
        var state = Self.makeState(.running, isPublishing: false)
        #expect(state.inputWasFlushed(isListening: true, echoes: false, token: Self.token) == Effects())
        #expect(state.inputWasSent(isHidden: false, mayBeLost: true, token: Self.token) == Effects())
        #expect(Self.wrote([0x61])(&state) == Effects(wakes: true), "each of its outputs is looked at")
        // Nor is one asked again that has handled all of it.
        state = Self.makeState(.running)
        state.sent.tally = InputTally()
        #expect(state.inputWasFlushed(isListening: true, echoes: false, token: Self.token) == Effects())
    }

    /// It asks the terminal something, throws the answer away, and publishes then: nobody could tell it before.
    @Test func anAppHearsOfInputThatWasThrownAwayBeforeItsFirstFrame() {
        var state = Self.makeState(.running, isPublishing: false)
        #expect(state.inputWasFlushed(isListening: true, echoes: false, token: Self.token) == Effects())
        let isKnown = state.owesNewsOfFlush
        #expect(!isKnown, "nobody knows yet whether it acknowledges input")
        _ = Self.wrote(Self.frame(1))(&state)
        let isOwed = state.owesNewsOfFlush
        #expect(isOwed)
        let effects = state.inputWasFlushed(isListening: true, echoes: false, token: Self.token)
        #expect(effects == Effects(actions: [Self.sync(after: 1), Self.send(Self.request)]))
        let isOwedAgain = state.owesNewsOfFlush
        #expect(!isOwedAgain, "it is told once")
    }

    /// A message that comes after the first wrong one follows from it, or is built on what nobody has published.
    @Test func framesAreCommittedUnlessSomethingWasWrong() {
        for (life, revision) in zip(Self.lives, [2, 2, 1, 1, 2, 2]) {
            var state = Self.makeState(life)
            _ = Self.wrote(Self.frame(2))(&state)
            #expect(state.frame?.revision == revision, "\(life)")
        }
    }

    @Test func anAppThatRunsRefusesAScreenAndNotItsLaunch() {
        var state = Self.makeState(.running)
        state.hasGreeted = true
        _ = Self.says(.error("why"))(&state)
        #expect(state.sent.refusal == "why")
        _ = Self.told(Self.show)(&state)
        let hasGreeted = state.hasGreeted
        #expect(state.sent.refusal == nil && !hasGreeted && state.sent.request == Self.show)
        #expect(state.sent.history.text(hasEnded: false) == "Sent last: clock.advance(by: 0 s); not settled since.")
    }

    @Test func someEventsAreRemembered() {
        var state = Self.makeState(.running)
        var ended = Self.makeState(.ended(.exited(0)))
        _ = Self.told(.clock(to: 7))(&state)
        _ = Self.told(.clock(to: 7))(&ended)
        #expect([state.sent.virtualTime, ended.sent.virtualTime] == [7, 0])
        #expect(ended.sent.history.text(hasEnded: true) == nil)
        func facts() -> [Bool] { [state.isOutputStopped, state.end.isRequested] }
        state.outputWasStopped(true)
        let stopped = facts()
        state.outputWasStopped(false)
        let goingOn = facts()
        _ = state.endRequested()
        #expect([stopped, goingOn, facts()] == [[true, false], [false, false], [false, true]])
    }

    @Test func aNewSizeIsReportedAfterTheTerminalHasIt() {
        var state = Self.makeState(.running)
        _ = Self.wrote(Array("\u{1B}[?2048h".utf8))(&state)
        let size = CellSize(columns: 30, rows: 4)
        let effects = state.resize(to: size)
        #expect(effects.actions.first == .resize(size) && effects.actions.count == 2 && state.sent.tally.sent > 1)
    }
}
