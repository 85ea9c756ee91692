import Testing

@testable import LunchBridge

/// The verdicts on two looks at the threads.
@Suite struct FrameworkJudgeTests {
    private let now = ContinuousClock.now

    private func look(_ thread: UInt64, turns: UInt64 = 1, waits: Bool = true, reads: Bool = false) -> ThreadLook {
        ThreadLook(thread: thread, turns: turns, waits: waits, nap: nil, readsInner: reads)
    }

    private func verdict(_ first: [ThreadLook], _ second: [ThreadLook], polls: Bool = false) -> FrameworkJudge.Verdict {
        var judge = FrameworkJudge(seesReaders: true)
        return judge.judge(first, second, polls: polls, now: now)
    }

    @Test func restsIfAllWaitAndOneReads() {
        let looks = [look(1), look(2, reads: true)]
        #expect(verdict(looks, looks) == .rests)
    }

    @Test func oneThatHasRunMeanwhile() {
        #expect(verdict([look(1), look(2, reads: true)], [look(1, turns: 2), look(2, reads: true)]) == .moves)
    }

    @Test func oneThatRuns() {
        let reader = look(2, reads: true)
        #expect(verdict([look(1), reader], [look(1, waits: false), reader]) == .moves)
        #expect(verdict([look(1, waits: false), reader], [look(1), reader]) == .moves)
    }

    @Test func oneThatIsNewOrGone() {
        let reader = look(2, reads: true)
        #expect(verdict([reader], [reader, look(3)]) == .moves)
        #expect(verdict([reader, look(3)], [reader]) == .moves)
    }

    @Test func noOneReads() {
        #expect(verdict([look(1)], [look(1)]) == .unread)
    }

    @Test func whereNoOneReportsWhoReads() {
        var judge = FrameworkJudge(seesReaders: false)
        #expect(judge.judge([look(1)], [look(1)], polls: false, now: now) == .rests)
        #expect(judge.judge([look(1)], [look(1, turns: 2)], polls: false, now: now) == .moves)
    }

    @Test func oneThatReadsPastTheBridge() {
        var stranger = look(1)
        stranger.outer = .byName
        #expect(verdict([look(2, reads: true)], [look(2, reads: true), stranger]) == .bypassed(.byName))
    }

    @Test func oneThatComputesForLongIsLeftOutIfAnotherReads() {
        var judge = FrameworkJudge(seesReaders: true)
        func judgeAt(_ time: Duration, reads: Bool) -> FrameworkJudge.Verdict {
            let looks = [look(1, waits: false), look(2, reads: reads)]
            return judge.judge(looks, looks, polls: true, now: now + time)
        }
        #expect(judgeAt(.zero, reads: true) == .moves)
        #expect(judgeAt(FrameworkJudge.computing, reads: true) == .moves)
        #expect(judgeAt(FrameworkJudge.computing + .nanoseconds(1), reads: false) == .moves)
        #expect(judgeAt(FrameworkJudge.computing + .nanoseconds(1), reads: true) == .rests)
        let rested = [look(1), look(2, reads: true)]
        #expect(judge.judge(rested, rested, polls: true, now: now + .seconds(2)) == .rests)
        #expect(judgeAt(.seconds(3), reads: true) == .moves)
    }

    @Test func oneThatLooksFromTimeToTimeHasToGoRound() {
        var judge = FrameworkJudge(seesReaders: true)
        func judgeAt(_ time: Duration, turns: UInt64, others: UInt64) -> FrameworkJudge.Verdict {
            var (poller, blinker) = (look(1, turns: turns), look(2, turns: others))
            poller.nap = .milliseconds(5)
            blinker.nap = .milliseconds(200)
            let looks = [poller, blinker, look(3)]
            return judge.judge(looks, looks, polls: true, now: now + time)
        }
        #expect(judgeAt(.zero, turns: 1, others: 1) == .moves)
        #expect(judgeAt(.milliseconds(1), turns: 2, others: 1) == .moves)
        #expect(judgeAt(.milliseconds(2), turns: 2, others: 2) == .rests)
        judge.begin()
        #expect(judgeAt(.milliseconds(3), turns: 2, others: 2) == .moves)
        #expect(judgeAt(.milliseconds(200), turns: 2, others: 2) == .moves)
        #expect(judgeAt(.milliseconds(300), turns: 2, others: 2) == .moves)
        #expect(judgeAt(.milliseconds(300), turns: 3, others: 2) == .rests)
    }

    @Test func oneThatWaitsForMoreAfterAnEscape() {
        var judge = FrameworkJudge(seesReaders: true)
        func verdict(turns: UInt64, nap: Duration?) -> FrameworkJudge.Verdict {
            var reader = look(1, turns: turns, reads: true)
            reader.nap = nap
            return judge.judge([reader], [reader], polls: false, afterEscape: true, now: now)
        }
        #expect(verdict(turns: 1, nap: .seconds(1)) == .moves)
        #expect(verdict(turns: 1, nap: .seconds(1)) == .moves)
        #expect(verdict(turns: 2, nap: .seconds(1)) == .rests)
        judge.begin()
        #expect(verdict(turns: 2, nap: .seconds(1)) == .moves)
        #expect(verdict(turns: 3, nap: nil) == .rests)
        judge.begin()
        #expect(verdict(turns: 3, nap: .seconds(60)) == .rests)
    }

    @Test func whoHasSleptOn() {
        let looks = [look(1), look(2, waits: false)]
        #expect(FrameworkJudge.sleepsOn(looks, looks))
        #expect(FrameworkJudge.sleepsOn(looks, [look(1), look(2, turns: 2)]))
        #expect(!FrameworkJudge.sleepsOn(looks, [look(1, turns: 2), look(2)]))
        #expect(!FrameworkJudge.sleepsOn(looks, [look(1, waits: false), look(2)]))
        #expect(!FrameworkJudge.sleepsOn(looks, [look(2)]))
    }

    /// Thread 3 does what the bridge asks for; thread 9 is the bridge's.
    @Test func whoIsTheFirstToDoAnything() {
        func isFirst(
            turns: UInt64 = 2, before change: (inout ThreadLook) -> Void = { _ in },
            _ after: [ThreadLook]? = nil, other: ThreadLook? = nil
        ) -> Bool {
            var own = look(3)
            own.isForThread = true
            change(&own)
            let others = [look(1, reads: true), other ?? look(2)]
            return FrameworkJudge.isFirst(
                (thread: 3, turns: turns), since: others + [own], after ?? others + [look(9, turns: 7, waits: false)])
        }
        #expect(isFirst())
        // It has done something else before, or drew at a tick.
        #expect(!isFirst(turns: 3))
        #expect(!isFirst(before: { $0.isForThread = false }))
        #expect(!isFirst(before: { $0.nap = .milliseconds(16) }))
        #expect(!isFirst(before: { $0.waits = false }))
        // So may another one, or one that is new.
        #expect(!isFirst([look(1, turns: 2, reads: true), look(2), look(9)]))
        #expect(!isFirst([look(1, waits: false, reads: true), look(2), look(9)]))
        #expect(!isFirst([look(1, reads: true), look(2), look(9), look(10)]))
        var blinker = look(2)
        blinker.nap = .milliseconds(500)
        #expect(!isFirst(other: blinker))
        let strangers = [look(1, reads: true), look(2)]
        #expect(!FrameworkJudge.isFirst((thread: 3, turns: 2), since: strangers, strangers))
    }

    @Test func noOneNapsYet() {
        var judge = FrameworkJudge(seesReaders: true)
        let resting = [look(1)]
        #expect(judge.judge(resting, resting, polls: true, now: now) == .moves)
        #expect(judge.judge(resting, resting, polls: true, now: now + .seconds(9)) == .moves)
    }
}
