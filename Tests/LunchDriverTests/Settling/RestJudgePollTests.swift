import LunchElements
import LunchProcess
import Testing

@testable import LunchDriver

/// The waits of a settled program with threads that poll, and with processes that are stopped.
@Suite struct RestJudgePollTests {
    private let start = ContinuousClock.now

    private func poll(_ round: Int, for time: Duration = .milliseconds(1), isRest: Bool = false) -> ThreadWait {
        ThreadWait(
            process: 1, thread: 1, name: "python3", call: "pselect6", switches: UInt64(round), site: 5, limit: time,
            isLimitFromBeginning: !isRest, isForInput: true)
    }

    private func settling(_ verdict: RestJudge.Verdict) -> TUISettling? {
        if case .rests(let settling) = verdict { settling } else { nil }
    }

    private func surroundings(
        _ milliseconds: Int, written: Int = 0, isBeforeKey: Bool = false
    ) -> RestJudge.Surroundings {
        .init(program: 1, written: written, isBeforeKey: isBeforeKey, now: start + .milliseconds(milliseconds))
    }

    /// Looks once in each round until the program rests; the round in which it does.
    private func rest(
        _ judge: inout RestJudge, from first: Int = 0, for length: Int = 1, draws: Bool = false,
        _ threads: (Int) -> [ThreadWait]
    ) -> (round: Int, settling: TUISettling)? {
        for round in first..<first + 2000 {
            let verdict = judge.judge(threads(round), in: surroundings(round * length, written: draws ? round : 0))
            if let settling = settling(verdict) { return (round, settling) }
        }
        return nil
    }

    @Test func aPollIsNamedAndIsNoTimer() throws {
        var judge = RestJudge()
        let (round, settling) = try #require(rest(&judge) { [poll($0)] })
        #expect(round == 250 && settling.trust == .bounded)
        #expect(settling.waits.map(\.isPolling) == [true] && settling.nextTimer == nil)
        // It still is one once a key is about to follow, and after that.
        judge.inputWasSent()
        let next = self.settling(judge.judge([poll(round + 1)], in: surroundings(round + 1, isBeforeKey: true)))
        #expect(next?.waits.map(\.isPolling) == [true] && next?.nextTimer == nil)
    }

    @Test func theTimerBesideAPollIsTheNext() throws {
        var judge = RestJudge()
        let timer = ThreadWait(process: 1, thread: 2, call: "epoll_wait", site: 9, limit: .seconds(4))
        let (_, settling) = try #require(rest(&judge) { [poll($0), timer] })
        let next = try #require(settling.nextTimer)
        #expect(next > .seconds(3) && next < .seconds(4))
    }

    /// It draws at each turn: the next is when something comes.
    @Test func aSpinnerIsATimer() throws {
        var judge = RestJudge()
        let (_, settling) = try #require(
            rest(&judge, for: 80, draws: true) { [poll($0, for: .milliseconds(80))] })
        #expect(settling.waits.map(\.isPolling) == [false] && settling.nextTimer == .milliseconds(80))
        // A poll that has found something is a timer from then on.
        judge = RestJudge()
        let (round, first) = try #require(rest(&judge, for: 80) { [poll($0, for: .milliseconds(80))] })
        #expect(first.nextTimer == nil)
        let (_, second) = try #require(
            rest(&judge, from: round + 1, for: 80, draws: true) { [poll($0, for: .milliseconds(80))] })
        #expect(second.waits.map(\.isPolling) == [false])
    }

    /// A script that starts `sleep 0.1` again and again, and writes nothing.
    @Test func aPollOfEverNewProcessesIsOne() throws {
        var judge = RestJudge()
        let shell = ThreadWait(process: 1, thread: 1, name: "sh", call: "wait4")
        let (_, settling) = try #require(
            rest(&judge, for: 100) { round in
                let sleep = ThreadWait(
                    process: Int32(round + 2), thread: Int32(round + 2), name: "sleep", call: "clock_nanosleep",
                    site: UInt64(round), limit: .milliseconds(100))
                return [shell, sleep]
            })
        #expect(settling.waits.contains { $0.program == "sleep" && $0.isPolling } && settling.nextTimer == nil)
    }

    /// A wait until a point in time is seen a moment after it has begun, and never with the same rest.
    @Test func aPollUntilAPointInTimeIsOne() throws {
        var judge = RestJudge()
        func rest(_ round: Int) -> Duration { .milliseconds(30) - .microseconds(100 * (round % 7)) }
        let (round, settling) = try #require(
            self.rest(&judge, for: 30) { [poll($0, for: rest($0), isRest: true)] })
        #expect(settling.nextTimer == nil)
        judge.inputWasSent()
        let tick = poll(round + 1, for: rest(round + 1), isRest: true)
        let beforeKey = surroundings(round * 30 + 30, isBeforeKey: true)
        #expect(self.settling(judge.judge([tick], in: beforeKey))?.nextTimer == nil)
        // A key has set another one going.
        let other = poll(round + 2, for: .milliseconds(25), isRest: true)
        #expect(self.settling(judge.judge([other], in: surroundings(round * 30 + 60, isBeforeKey: true))) == nil)
    }

    @Test(arguments: [
        (
            [
                ThreadWait(process: 1, thread: 1, name: "sh", call: "wait4"),
                ThreadWait(process: 7, thread: 7, name: "build", .isStopped),
                ThreadWait(process: 7, thread: 8, name: "worker", .isStopped),
            ], "build", false
        ),
        (
            [
                ThreadWait(process: 1, thread: 1, name: "bash", call: "read", isForInput: true, readsTerminal: true),
                ThreadWait(process: 7, thread: 7, name: "cat", .isStopped, isInBackground: true),
            ], "cat", true
        ),
    ])
    func aStoppedProcessIsNamedOnce(_ threads: [ThreadWait], _ name: String, _ isInBackground: Bool) {
        var judge = RestJudge()
        let settling = settling(judge.judge(threads, in: surroundings(0)))
        let stopped = settling?.waits.filter(\.isStopped) ?? []
        #expect(settling?.trust == .bounded && stopped.map(\.program) == [name])
        #expect(stopped.map(\.thread) == [7] && stopped.map(\.isInBackground) == [isInBackground])
    }
}
