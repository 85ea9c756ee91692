import LunchElements
import LunchProcess
import Testing

@testable import LunchDriver

/// From what its threads wait for follows whether a program rests, and how sure that is.
@Suite struct RestJudgeTests {
    private let start = ContinuousClock.now

    private func surroundings(after milliseconds: Int = 0) -> RestJudge.Surroundings {
        .init(program: 1, now: start + .milliseconds(milliseconds))
    }

    private static func reader(_ thread: Int32 = 1) -> ThreadWait {
        ThreadWait(
            process: 1, thread: thread, name: "vim", call: "read", site: 7, isForInput: true, readsTerminal: true)
    }

    private static func sleeper(
        _ thread: Int32 = 2, for milliseconds: Int, switches: UInt64 = 0, site: UInt64 = 5, isForInput: Bool = false,
        call: String = "nanosleep"
    ) -> ThreadWait {
        ThreadWait(
            process: 1, thread: thread, name: "vim", call: call, switches: switches, site: site,
            limit: .milliseconds(milliseconds), isForInput: isForInput)
    }

    private func settling(_ verdict: RestJudge.Verdict) -> TUISettling? {
        if case .rests(let settling) = verdict { settling } else { nil }
    }

    @Test func aReadWithoutALimitIsExact() {
        var judge = RestJudge()
        let verdict = judge.judge([Self.reader()], in: surroundings())
        let wait = TUIWait(process: 1, program: "vim", thread: 1, call: "read", isForInput: true)
        #expect(verdict == .rests(TUISettling(trust: .exact, waits: [wait])))
    }

    @Test func aLongWaitIsBoundedAndNamed() {
        var judge = RestJudge()
        let wait = Self.sleeper(for: 1500, isForInput: true, call: "poll")
        let settling = settling(judge.judge([wait], in: surroundings()))
        let named = TUIWait(
            process: 1, program: "vim", thread: 2, call: "poll", isForInput: true, limit: .milliseconds(1500))
        #expect(settling?.trust == .bounded && settling?.waits == [named])
        #expect(settling?.nextTimer == .milliseconds(1500))
    }

    @Test func waitsThatAreAlwaysNewAreWaitedOutForASecond() {
        var judge = RestJudge()
        for round in 0..<10 {
            let wait = Self.sleeper(for: 100 + round, switches: UInt64(round), site: UInt64(round))
            #expect(settling(judge.judge([Self.reader(), wait], in: surroundings(after: round * 100))) == nil)
        }
        let last = Self.sleeper(for: 120, switches: 10, site: 10)
        let settling = settling(judge.judge([Self.reader(), last], in: surroundings(after: 1000)))
        // The wait that was cut off is named.
        #expect(settling?.waits.contains { $0.call == "nanosleep" && $0.limit == .milliseconds(120) } == true)
        #expect(settling?.trust == .bounded && settling?.nextTimer == .milliseconds(120))
        // A key follows: it is not waited for any longer either, and after the next input everything is waited out anew.
        var beforeKey = surroundings(after: 1001)
        beforeKey.isBeforeKey = true
        #expect(words(judge.judge([Self.reader(), last], in: beforeKey)) == "bounded")
        judge.inputWasSent()
        #expect(self.settling(judge.judge([Self.reader(), last], in: surroundings(after: 1002))) == nil)
    }

    /// An input of the test, or a look at threads with its verdict in words.
    private enum Step: Sendable {
        case input
        case look([ThreadWait], Look, String)
    }

    /// The moment of a look, in milliseconds, and what else is known then.
    private struct Look: Sendable {
        var time = 0
        var hasUnreadInput = false
        var isOutputStopped = false
        var written = 0
        var isBeforeKey = false
        var isAfterClick = false
    }

    private static func look(_ threads: [ThreadWait], at time: Int = 0, _ verdict: String) -> Step {
        .look(threads, Look(time: time), verdict)
    }

    private static func look(_ threads: [ThreadWait], _ look: Look, _ verdict: String) -> Step {
        .look(threads, look, verdict)
    }

    private struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let steps: [Step]
        /// The threads that tick in the end; nil: any.
        let ticking: Set<Int32>?

        init(_ name: String, ticking: Set<Int32>? = nil, _ steps: [Step]) {
            testDescription = name
            self.steps = steps
            self.ticking = ticking
        }
    }

    /// A verdict in a word or two.
    private func words(_ verdict: RestJudge.Verdict) -> String {
        switch verdict {
        case .rests(let settling): "\(settling.trust)"
        case .sleeps(let end): "until \(Int(start.duration(to: end) / .milliseconds(1)))"
        case .runs: "runs"
        case .isUnknown: "unknown"
        }
    }

    @Test(arguments: rows) private func aProgramRestsOrNot(_ row: Row) {
        var judge = RestJudge()
        var (found, expected) = ([String](), [String]())
        for step in row.steps {
            switch step {
            case .input: judge.inputWasSent()
            case .look(let threads, let look, let verdict):
                let surroundings = RestJudge.Surroundings(
                    program: 1, hasUnreadInput: look.hasUnreadInput, isOutputStopped: look.isOutputStopped,
                    written: look.written, isBeforeKey: look.isBeforeKey, isAfterClick: look.isAfterClick,
                    now: start + .milliseconds(look.time))
                found.append(words(judge.judge(threads, in: surroundings)))
                expected.append(verdict)
            }
        }
        #expect(found == expected)
        #expect(judge.tickingThreads == row.ticking ?? judge.tickingThreads)
    }

    private static let writer = ThreadWait(process: 1, thread: 1, call: "write", writesTerminal: true)
    private static let parent = ThreadWait(process: 1, thread: 1, call: "wait4")
    private static let shell = ThreadWait(process: 1, thread: 1, name: "sh", call: "wait4")

    /// A timer of which only the rest is told.
    private static func timer(_ rest: Int) -> ThreadWait {
        var timer = sleeper(for: rest)
        timer.isLimitFromBeginning = false
        return timer
    }

    private static func tick(_ round: Int, isForInput: Bool = false) -> ThreadWait {
        sleeper(for: 100, switches: UInt64(round), isForInput: isForInput, call: "poll")
    }

    /// `sleep 0.1` of a script, each time as another process.
    private static func sleep(_ round: Int) -> ThreadWait {
        ThreadWait(
            process: Int32(round + 2), thread: Int32(round + 2), name: "sleep", call: "clock_nanosleep",
            site: UInt64(round), limit: .milliseconds(100))
    }

    /// Looks at a thread that sleeps 80 ms again and again, which is waited out four times, and then passed over.
    private static let ticks: [Step] = (0...4).map { round in
        look(
            [reader(), sleeper(for: 80, switches: UInt64(round))], at: round * 80,
            round < 4 ? "until \(round * 80 + 80)" : "bounded")
    }

    private static let rows: [Row] =
        [
            Row(
                "a wait that may have a limit",
                [look([reader(), ThreadWait(process: 1, thread: 2, call: "epoll_wait", mayEnd: true)], "bounded")]),
            Row("a thread that runs", [look([reader(), ThreadWait(process: 1, thread: 2, .runs)], "runs")]),
            Row("a thread that waits", [look([reader(), ThreadWait(process: 1, thread: 2)], "exact")]),
            Row("a program that has ended", [look([], "runs")]),
            Row(
                "a program that has ended, whose child waits for input",
                [
                    look(
                        [
                            ThreadWait(process: 1, thread: 1, .hasEnded),
                            ThreadWait(process: 2, thread: 2, isForInput: true),
                        ], "runs")
                ]),
            Row("nobody waits for input", [look([parent], "bounded")]),
            Row("a program that is stopped", [look([ThreadWait(process: 1, thread: 1, .isStopped)], "bounded")]),
            Row(
                "input that nobody reads is waited for a while",
                [
                    look([reader()], Look(hasUnreadInput: true), "runs"),
                    look([reader()], Look(time: 249, hasUnreadInput: true), "runs"),
                    look([reader()], Look(time: 250, hasUnreadInput: true), "bounded"), .input,
                    look([reader()], Look(time: 300, hasUnreadInput: true), "runs"),
                    // Nobody waits for it: nothing is to come.
                    look([parent], Look(time: 300, hasUnreadInput: true), "bounded"),
                ]),
            Row(
                "a thread that the system does not tell of",
                [look([reader(), ThreadWait(process: 2, thread: 2, .isUnknown)], "unknown")]),
            Row(
                "a thread that writes to the terminal",
                [
                    look([writer], "runs"), look([writer], Look(isOutputStopped: true), "bounded"),
                    look([reader()], Look(isOutputStopped: true), "bounded"),
                ]),
            Row(
                "a wait that ends soon is waited out",
                [
                    // The limit counts from when the wait was first seen.
                    look([reader(), sleeper(for: 200)], "until 200"),
                    look([reader(), sleeper(for: 200)], at: 50, "until 200"),
                    // The next one at another place is waited out as well, also after the horizon.
                    look([reader(), sleeper(for: 240, switches: 1, site: 6)], at: 400, "until 640"),
                    look([reader()], at: 640, "exact"),
                ]),
            Row(
                "the first of several is waited out first",
                [look([sleeper(for: 90), sleeper(3, for: 30), reader()], "until 30")]),
            Row(
                "a moment is told as of the look",
                [look([timer(100)], "until 100"), look([timer(60)], at: 40, "until 100")]),
            // Somebody who sleeps 80 ms for ever.
            Row("a ticker is waited for until the horizon is over", ticking: [2], ticks),
            // It is waited out once after each input, and not again without any.
            Row(
                "a known ticker is waited out once after each input",
                ticks + [
                    look([reader(), sleeper(for: 80, switches: 5)], at: 400, "bounded"), .input,
                    look([reader(), sleeper(for: 80, switches: 5)], at: 410, "until 480"),
                    look([reader(), sleeper(for: 80, switches: 6)], at: 480, "bounded"),
                ]),
            // A wait that ends by itself within the horizon is no ticker, however often it has come at one place.
            Row(
                "a chain at one place is no ticker", ticking: [],
                (0..<5).flatMap { key in
                    [.input]
                        + (0..<3).map { link in
                            let now = key * 1000 + link * 60
                            let wait = sleeper(for: 60, switches: UInt64(key * 3 + link))
                            return look([reader(), wait], at: now, "until \(now + 60)")
                        } + [look([reader()], at: key * 1000 + 180, "exact")]
                }),
            // A thread that is just running is on its way back to where it was.
            Row(
                "a ticker that runs at a look is counted all the same",
                [
                    look([reader(), sleeper(for: 80)], "until 80"),
                    look([reader(), ThreadWait(process: 1, thread: 2, .runs)], at: 80, "runs"),
                ]
                    + (1...3).map { round in
                        look(
                            [reader(), sleeper(for: 80, switches: UInt64(round))], at: round * 80 + 1,
                            "until \(round * 80 + 81)")
                    } + [look([reader(), sleeper(for: 80, switches: 4)], at: 321, "bounded")]),
            // A program that has computed for long has not been waited for meanwhile: what it puts off then is waited out.
            Row(
                "time in which a program computes is not counted",
                [
                    look([sleeper(for: 10)], "until 10"),
                    look([reader(), sleeper(for: 100, switches: 1)], at: 5000, "until 5100"),
                ]),
            // A loop that waits for events at one place: what an event has ended says nothing of how often it ticks.
            Row(
                "a wait that an event ends is no ticker's", ticking: [],
                (0..<40).map { event in
                    look(
                        [reader(), sleeper(for: 90, switches: UInt64(event), call: "epoll_wait")], at: event * 20,
                        "until \(event * 20 + 90)")
                }),
            // A loop that draws at each turn is passed over after the horizon, but is never left out of a look.
            Row(
                "a spinner is no ticker",
                (0..<3).flatMap { key in
                    [.input]
                        + (0...4).map { round in
                            let (turn, time) = (key * 5 + round, key * 400 + round * 80)
                            return look(
                                [reader(), sleeper(for: 80, switches: UInt64(turn))], Look(time: time, written: turn),
                                round < 4 ? "until \(time + 80)" : "bounded")
                        }
                }),
            // Others write while it sleeps: that says nothing of the ticker.
            Row(
                "a ticker is remembered over the output of others", ticking: [2],
                ticks + [
                    .input, look([reader(), sleeper(for: 80, switches: 4)], at: 330, "until 400"),
                    look([reader(), sleeper(for: 80, switches: 5)], Look(time: 400, written: 10), "bounded"),
                ]),
            Row(
                "a sleep of ever new processes is passed over",
                (0...3).map { round in
                    look(
                        [shell, sleep(round)], Look(time: round * 100, written: round),
                        round < 3 ? "until \(round * 100 + 100)" : "bounded")
                }),
            // A click that is held back for more of it waits once after each click, and does not tick.
            Row(
                "a wait that each key sets going is waited out",
                (0..<5).flatMap { round in
                    let held = sleeper(for: 166, switches: UInt64(round), isForInput: true, call: "poll")
                    return [
                        .input,
                        look(
                            [held], Look(time: round * 1000, isBeforeKey: true, isAfterClick: true),
                            "until \(round * 1000 + 166)"),
                        look([reader()], Look(time: round * 1000 + 170, isBeforeKey: true), "exact"),
                    ]
                }),
        ] + [true, false].map(heldUp)

    /// The main loop of many a program: it waits for input, 100 ms at most, again and again.
    private static func heldUp(isForInput: Bool) -> Row {
        Row(
            "a tick holds up the first key only",
            (0...3).map { round in
                look(
                    [reader(), tick(round, isForInput: isForInput)], Look(time: round * 100, isBeforeKey: true),
                    round < 3 ? "until \(round * 100 + 100)" : "bounded")
            } + [
                .input,
                look([reader(), tick(4, isForInput: isForInput)], Look(time: 310, isBeforeKey: true), "bounded"),
                // A read waits for it once more, and so does a key for a wait of another length: the last key has set it going.
                look([reader(), tick(4, isForInput: isForInput)], at: 311, "until 410"),
                look(
                    [reader(), sleeper(for: 166, switches: 5, isForInput: isForInput, call: "poll")],
                    Look(time: 312, isBeforeKey: true), "until 478"),
            ])
    }
}
