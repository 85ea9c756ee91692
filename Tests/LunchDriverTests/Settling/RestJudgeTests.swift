import LunchElements
import LunchProcess
import Testing

@testable import LunchDriver

/// From what its threads wait for follows whether a program rests, and how sure that is.
@Suite struct RestJudgeTests {
    private let start = ContinuousClock.now

    private func surroundings(
        after milliseconds: Int = 0, hasUnreadInput: Bool = false, written: Int = 0
    ) -> RestJudge.Surroundings {
        .init(
            program: 1, hasUnreadInput: hasUnreadInput, written: written, now: start + .milliseconds(milliseconds))
    }

    private func reader(_ thread: Int32 = 1) -> ThreadWait {
        ThreadWait(
            process: 1, thread: thread, name: "vim", call: "read", site: 7, isForInput: true, readsTerminal: true)
    }

    private func sleeper(
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

    private func grade(_ verdict: RestJudge.Verdict) -> TUISettling.Trust? { settling(verdict)?.trust }

    @Test func aReadWithoutALimitIsExact() {
        var judge = RestJudge()
        let verdict = judge.judge([reader()], in: surroundings())
        let wait = TUIWait(process: 1, program: "vim", thread: 1, call: "read", isForInput: true)
        #expect(verdict == .rests(TUISettling(trust: .exact, waits: [wait])))
    }

    @Test func aWaitThatMayHaveALimitIsBounded() {
        var judge = RestJudge()
        let thread = ThreadWait(process: 1, thread: 2, call: "epoll_wait", mayEnd: true)
        #expect(grade(judge.judge([reader(), thread], in: surroundings())) == .bounded)
    }

    @Test func aThreadThatRunsIsNoRest() {
        var judge = RestJudge()
        #expect(judge.judge([reader(), ThreadWait(process: 1, thread: 2, .runs)], in: surroundings()) == .runs)
        #expect(grade(judge.judge([reader(), ThreadWait(process: 1, thread: 2)], in: surroundings())) == .exact)
    }

    @Test func aProgramThatHasEndedIsNotSaidToRest() {
        var judge = RestJudge()
        #expect(judge.judge([], in: surroundings()) == .runs)
        // Its child still waits for input.
        let child = ThreadWait(process: 2, thread: 2, isForInput: true)
        #expect(judge.judge([ThreadWait(process: 1, thread: 1, .hasEnded), child], in: surroundings()) == .runs)
    }

    @Test func nobodyWhoWaitsForInputIsBounded() {
        var judge = RestJudge()
        #expect(grade(judge.judge([ThreadWait(process: 1, thread: 1, call: "wait4")], in: surroundings())) == .bounded)
        #expect(grade(judge.judge([ThreadWait(process: 1, thread: 1, .isStopped)], in: surroundings())) == .bounded)
    }

    @Test func inputThatNobodyReadsIsWaitedForAWhileAndThenBounded() {
        var judge = RestJudge()
        #expect(judge.judge([reader()], in: surroundings(hasUnreadInput: true)) == .runs)
        #expect(judge.judge([reader()], in: surroundings(after: 249, hasUnreadInput: true)) == .runs)
        #expect(grade(judge.judge([reader()], in: surroundings(after: 250, hasUnreadInput: true))) == .bounded)
        judge.inputWasSent()
        #expect(judge.judge([reader()], in: surroundings(after: 300, hasUnreadInput: true)) == .runs)
        // Nobody waits for it: nothing is to come.
        let other = ThreadWait(process: 1, thread: 1, call: "wait4")
        #expect(grade(judge.judge([other], in: surroundings(after: 300, hasUnreadInput: true))) == .bounded)
    }

    @Test func aThreadThatTheSystemDoesNotTellOfIsUnknown() {
        var judge = RestJudge()
        #expect(
            judge.judge([reader(), ThreadWait(process: 2, thread: 2, .isUnknown)], in: surroundings()) == .isUnknown)
    }

    @Test func oneThatWritesToTheTerminalRunsUnlessThatIsStopped() {
        var judge = RestJudge()
        let writer = ThreadWait(process: 1, thread: 1, call: "write", writesTerminal: true)
        #expect(judge.judge([writer], in: surroundings()) == .runs)
        var stopped = surroundings()
        stopped.isOutputStopped = true
        #expect(grade(judge.judge([writer], in: stopped)) == .bounded)
        #expect(grade(judge.judge([reader()], in: stopped)) == .bounded)
    }

    @Test func aWaitThatEndsSoonIsWaitedOut() {
        var judge = RestJudge()
        // The limit counts from when the wait was first seen.
        #expect(
            judge.judge([reader(), sleeper(for: 200)], in: surroundings()) == .sleeps(until: start + .milliseconds(200))
        )
        #expect(
            judge.judge([reader(), sleeper(for: 200)], in: surroundings(after: 50))
                == .sleeps(until: start + .milliseconds(200)))
        // The next one at another place is waited out as well, also after the horizon.
        let next = sleeper(for: 240, switches: 1, site: 6)
        #expect(
            judge.judge([reader(), next], in: surroundings(after: 400)) == .sleeps(until: start + .milliseconds(640)))
        #expect(grade(judge.judge([reader()], in: surroundings(after: 640))) == .exact)
    }

    @Test func theFirstOfSeveralIsWaitedOutFirst() {
        var judge = RestJudge()
        let verdict = judge.judge([sleeper(for: 90), sleeper(3, for: 30), reader()], in: surroundings())
        #expect(verdict == .sleeps(until: start + .milliseconds(30)))
    }

    @Test func aMomentIsToldAsOfTheLook() {
        var judge = RestJudge()
        var timer = sleeper(for: 100)
        timer.isLimitFromBeginning = false
        _ = judge.judge([timer], in: surroundings())
        timer.limit = .milliseconds(60)
        #expect(judge.judge([timer], in: surroundings(after: 40)) == .sleeps(until: start + .milliseconds(100)))
    }

    @Test func aLongWaitIsBoundedAndNamed() {
        var judge = RestJudge()
        let verdict = judge.judge([sleeper(for: 1500, isForInput: true, call: "poll")], in: surroundings())
        let wait = TUIWait(
            process: 1, program: "vim", thread: 2, call: "poll", isForInput: true, limit: .milliseconds(1500))
        guard case .rests(let settling) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(settling.trust == .bounded)
        var named = wait
        named.program = settling.waits.first?.program ?? ""
        #expect(settling.waits == [named])
        #expect(settling.nextTimer == .milliseconds(1500))
    }

    /// Somebody who sleeps 80 ms for ever.
    @Test func aTickerIsWaitedForOnceTheHorizonIsOver() {
        var judge = RestJudge()
        for round in 0...3 {
            let verdict = judge.judge(
                [reader(), sleeper(for: 80, switches: UInt64(round))], in: surroundings(after: round * 80))
            #expect(verdict == .sleeps(until: start + .milliseconds(round * 80 + 80)), "round \(round)")
        }
        #expect(
            grade(judge.judge([reader(), sleeper(for: 80, switches: 4)], in: surroundings(after: 320))) == .bounded)
        #expect(judge.tickingThreads == [2])
    }

    /// Once it is known, it is waited out once after each input, and not again without any.
    @Test func aKnownTickerIsWaitedOutOnceAfterEachInput() {
        var judge = RestJudge()
        for round in 0...4 {
            _ = judge.judge([reader(), sleeper(for: 80, switches: UInt64(round))], in: surroundings(after: round * 80))
        }
        #expect(
            grade(judge.judge([reader(), sleeper(for: 80, switches: 5)], in: surroundings(after: 400))) == .bounded)
        judge.inputWasSent()
        #expect(
            judge.judge([reader(), sleeper(for: 80, switches: 5)], in: surroundings(after: 410))
                == .sleeps(until: start + .milliseconds(480)))
        #expect(
            grade(judge.judge([reader(), sleeper(for: 80, switches: 6)], in: surroundings(after: 480))) == .bounded)
    }

    /// A wait that ends by itself within the horizon is no ticker, however often it has come at one place.
    @Test func aChainAtOnePlaceIsNoTicker() {
        var judge = RestJudge()
        for key in 0..<5 {
            let beginning = key * 1000
            judge.inputWasSent()
            for link in 0..<3 {
                let now = beginning + link * 60
                let verdict = judge.judge(
                    [reader(), sleeper(for: 60, switches: UInt64(key * 3 + link))], in: surroundings(after: now))
                #expect(verdict == .sleeps(until: start + .milliseconds(now + 60)), "key \(key), link \(link)")
            }
            #expect(grade(judge.judge([reader()], in: surroundings(after: beginning + 180))) == .exact)
        }
        #expect(judge.tickingThreads.isEmpty)
    }

    /// A thread that is just running is on its way back to where it was.
    @Test func aTickerThatRunsAtALookIsCountedAllTheSame() {
        var judge = RestJudge()
        _ = judge.judge([reader(), sleeper(for: 80)], in: surroundings())
        #expect(
            judge.judge([reader(), ThreadWait(process: 1, thread: 2, .runs)], in: surroundings(after: 80)) == .runs)
        for round in 1...3 {
            _ = judge.judge(
                [reader(), sleeper(for: 80, switches: UInt64(round))], in: surroundings(after: round * 80 + 1))
        }
        #expect(
            grade(judge.judge([reader(), sleeper(for: 80, switches: 4)], in: surroundings(after: 321))) == .bounded)
    }

    /// A program that has computed for long has not been waited for meanwhile: what it puts off then is waited out.
    @Test func timeInWhichAProgramComputesIsNotCounted() {
        var judge = RestJudge()
        #expect(judge.judge([sleeper(for: 10)], in: surroundings()) == .sleeps(until: start + .milliseconds(10)))
        #expect(
            judge.judge([reader(), sleeper(for: 100, switches: 1)], in: surroundings(after: 5000))
                == .sleeps(until: start + .milliseconds(5100)))
    }

    /// A loop that waits for events at one place: what an event has ended says nothing of how often it ticks.
    @Test func aWaitThatAnEventEndsIsNoTickers() {
        var judge = RestJudge()
        for event in 0..<40 {
            let verdict = judge.judge(
                [reader(), sleeper(for: 90, switches: UInt64(event), call: "epoll_wait")],
                in: surroundings(after: event * 20))
            #expect(verdict == .sleeps(until: start + .milliseconds(event * 20 + 90)), "event \(event)")
        }
        #expect(judge.tickingThreads.isEmpty)
    }

    /// A loop that draws at each turn is passed over after the horizon, but is never left out of a look.
    @Test func aSpinnerIsNoTicker() {
        var judge = RestJudge()
        for key in 0..<3 {
            judge.inputWasSent()
            for round in 0..<4 {
                let turn = key * 5 + round
                let verdict = judge.judge(
                    [reader(), sleeper(for: 80, switches: UInt64(turn))],
                    in: surroundings(after: key * 400 + round * 80, written: turn))
                #expect(verdict == .sleeps(until: start + .milliseconds(key * 400 + round * 80 + 80)))
            }
            let last = judge.judge(
                [reader(), sleeper(for: 80, switches: UInt64(key * 5 + 4))],
                in: surroundings(after: key * 400 + 320, written: key * 5 + 4))
            #expect(grade(last) == .bounded)
        }
    }

    /// Others write while it sleeps: that says nothing of the ticker.
    @Test func aTickerIsRememberedOverTheOutputOfOthers() {
        var judge = RestJudge()
        for round in 0...4 {
            _ = judge.judge([reader(), sleeper(for: 80, switches: UInt64(round))], in: surroundings(after: round * 80))
        }
        #expect(judge.tickingThreads == [2])
        judge.inputWasSent()
        _ = judge.judge([reader(), sleeper(for: 80, switches: 4)], in: surroundings(after: 330))
        let next = judge.judge([reader(), sleeper(for: 80, switches: 5)], in: surroundings(after: 400, written: 10))
        #expect(grade(next) == .bounded)
    }

    /// A script that starts `sleep 0.1` again and again: each time it is another process.
    @Test func aSleepOfEverNewProcessesIsPassedOver() {
        var judge = RestJudge()
        let shell = ThreadWait(process: 1, thread: 1, name: "sh", call: "wait4")
        func sleep(_ round: Int) -> ThreadWait {
            ThreadWait(
                process: Int32(round + 2), thread: Int32(round + 2), name: "sleep", call: "clock_nanosleep",
                site: UInt64(round), limit: .milliseconds(100))
        }
        for round in 0..<3 {
            let verdict = judge.judge([shell, sleep(round)], in: surroundings(after: round * 100, written: round))
            #expect(verdict == .sleeps(until: start + .milliseconds(round * 100 + 100)), "round \(round)")
        }
        #expect(grade(judge.judge([shell, sleep(3)], in: surroundings(after: 300, written: 3))) == .bounded)
    }

    @Test func waitsThatAreAlwaysNewAreWaitedOutForASecond() {
        var judge = RestJudge()
        for round in 0..<10 {
            let wait = sleeper(for: 100 + round, switches: UInt64(round), site: UInt64(round))
            #expect(grade(judge.judge([reader(), wait], in: surroundings(after: round * 100))) == nil)
        }
        let last = sleeper(for: 120, switches: 10, site: 10)
        let settling = settling(judge.judge([reader(), last], in: surroundings(after: 1000)))
        #expect(settling?.trust == .bounded)
        // The wait that was cut off is named.
        #expect(settling?.waits.contains { $0.call == "nanosleep" && $0.limit == .milliseconds(120) } == true)
        #expect(settling?.nextTimer == .milliseconds(120))
        // A key follows: it is not waited for any longer either, and after the next input everything is waited out anew.
        #expect(grade(judge.judge([reader(), last], in: beforeKey(after: 1001))) == .bounded)
        judge.inputWasSent()
        #expect(grade(judge.judge([reader(), last], in: surroundings(after: 1002))) == nil)
    }

    private func beforeKey(after milliseconds: Int, isAfterClick: Bool = false) -> RestJudge.Surroundings {
        .init(
            program: 1, isBeforeKey: true, isAfterClick: isAfterClick, now: start + .milliseconds(milliseconds))
    }

    /// The main loop of many a program: it waits for input, 100 ms at most, again and again.
    @Test(arguments: [true, false])
    func aTickHoldsUpTheFirstKeyOnly(_ isForInput: Bool) {
        var judge = RestJudge()
        func tick(_ round: Int) -> ThreadWait {
            sleeper(for: 100, switches: UInt64(round), isForInput: isForInput, call: "poll")
        }
        for round in 0..<3 {
            let verdict = judge.judge([reader(), tick(round)], in: beforeKey(after: round * 100))
            #expect(verdict == .sleeps(until: start + .milliseconds(round * 100 + 100)), "round \(round)")
        }
        #expect(grade(judge.judge([reader(), tick(3)], in: beforeKey(after: 300))) == .bounded)
        judge.inputWasSent()
        #expect(grade(judge.judge([reader(), tick(4)], in: beforeKey(after: 310))) == .bounded)
        // A read waits for it once more, and so does a key for a wait of another length: the last key has set it going.
        #expect(grade(judge.judge([reader(), tick(4)], in: surroundings(after: 311))) == nil)
        let other = sleeper(for: 166, switches: 5, isForInput: isForInput, call: "poll")
        #expect(grade(judge.judge([reader(), other], in: beforeKey(after: 312))) == nil)
    }

    /// A click that is held back for more of it waits once after each click, and does not tick.
    @Test func aWaitThatEachKeySetsGoingIsWaitedOut() {
        var judge = RestJudge()
        for round in 0..<5 {
            judge.inputWasSent()
            let held = sleeper(for: 166, switches: UInt64(round), isForInput: true, call: "poll")
            #expect(grade(judge.judge([held], in: beforeKey(after: round * 1000, isAfterClick: true))) == nil)
            #expect(grade(judge.judge([reader()], in: beforeKey(after: round * 1000 + 170))) == .exact)
        }
    }
}
