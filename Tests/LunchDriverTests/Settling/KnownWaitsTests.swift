import LunchElements
import LunchProcess
import Testing

@testable import LunchDriver

/// The waits that hold up no key: what is left of a tick, and what comes after each key and changes nothing.
@Suite struct KnownWaitsTests {
    private let start = ContinuousClock.now

    private func surroundings(
        after milliseconds: Double, written: Int = 0, isBeforeKey: Bool = true, isAfterClick: Bool = false
    ) -> RestJudge.Surroundings {
        .init(
            program: 1, written: written, isBeforeKey: isBeforeKey, isAfterClick: isAfterClick,
            now: start + .milliseconds(milliseconds))
    }

    private func wait(
        _ milliseconds: Double, _ switches: Int, thread: Int32 = 1, call: String = "pselect6", isForInput: Bool = true
    ) -> [ThreadWait] {
        let wait = ThreadWait(
            process: 1, thread: thread, name: "emacs", call: call, switches: UInt64(switches), site: 7,
            limit: .milliseconds(milliseconds), isForInput: isForInput)
        let first = ThreadWait(process: 1, thread: 1, name: "emacs", call: "futex")
        return thread == 1 ? [wait] : [first, wait]
    }

    private func rests(_ verdict: RestJudge.Verdict) -> Bool { if case .rests = verdict { true } else { false } }

    /// An editor that looks for parentheses 125 ms after each key, computed until when, and then waits for longer.
    ///
    /// - Parameter written: the number of bytes that it writes then.
    private func edit(_ judge: inout RestJudge, keys: Range<Int>, written: Int = 0, isForInput: Bool = true) {
        for key in keys {
            let begin = Double(key) * 1000
            judge.inputWasSent()
            _ = judge.judge(
                wait(125 - Double(key) / 10, key * 2, isForInput: isForInput),
                in: surroundings(after: begin, written: key * written))
            _ = judge.judge(
                wait(375, key * 2 + 1, isForInput: isForInput),
                in: surroundings(after: begin + 126, written: (key + 1) * written))
        }
        judge.inputWasSent()
    }

    @Test func aWaitThatChangedNothingThreeTimesHoldsUpNoKey() {
        var judge = RestJudge()
        edit(&judge, keys: 0..<2)
        #expect(!rests(judge.judge(wait(125, 100), in: surroundings(after: 5000))))
        edit(&judge, keys: 6..<9)
        #expect(rests(judge.judge(wait(125, 200), in: surroundings(after: 10_000))))
        // A read waits for it, and a key after a click, which may be the first of two.
        #expect(!rests(judge.judge(wait(125, 200), in: surroundings(after: 10_001, isBeforeKey: false))))
        #expect(!rests(judge.judge(wait(125, 200), in: surroundings(after: 10_002, isAfterClick: true))))
        // The key has set another one going.
        judge.inputWasSent()
        #expect(!rests(judge.judge(wait(166, 201), in: surroundings(after: 11_000))))
    }

    @Test func aWaitThatOnceChangedSomethingHoldsUpKeys() {
        var judge = RestJudge()
        edit(&judge, keys: 0..<5, written: 10)
        #expect(!rests(judge.judge(wait(125, 100), in: surroundings(after: 6000, written: 50))))
        edit(&judge, keys: 7..<12)
        edit(&judge, keys: 12..<13, written: 10)
        #expect(!rests(judge.judge(wait(125, 200), in: surroundings(after: 14_000, written: 130))))
        // A program that does not listen meanwhile would lose the key.
        var deaf = RestJudge()
        edit(&deaf, keys: 0..<5, isForInput: false)
        #expect(!rests(deaf.judge(wait(125, 100, isForInput: false), in: surroundings(after: 6000))))
    }

    /// A program that ticks every 100 ms, until three ticks have been waited out; the last wait ends at 400 ms.
    private func ticking(_ call: String) -> RestJudge {
        var judge = RestJudge()
        for round in 0...3 {
            _ = judge.judge(
                wait(100, round, thread: 2, call: call), in: surroundings(after: Double(round) * 100))
        }
        judge.inputWasSent()
        return judge
    }

    @Test func theRestOfATickHoldsUpNoKey() {
        var judge = ticking("poll")
        #expect(rests(judge.judge(wait(59, 4, thread: 2, call: "poll"), in: surroundings(after: 340))))
        // Nor the next key, before the same tick.
        judge.inputWasSent()
        #expect(rests(judge.judge(wait(21, 5, thread: 2, call: "poll"), in: surroundings(after: 380))))
        var other = ticking("poll")
        let waits = [(30.0, 4, 340.0), (90, 5, 345)].map { left, switches, time in
            rests(other.judge(wait(left, switches, thread: 2, call: "poll"), in: surroundings(after: time)))
        }
        #expect(waits == [false, false])
    }

    /// The runtime of Go has whichever thread is free wait for events.
    @Test(arguments: [("epoll_pwait", true), ("poll", false)])
    func aTickMayMoveToAnotherThreadOfARuntime(_ call: String, _ mayMove: Bool) {
        var judge = ticking(call)
        #expect(rests(judge.judge(wait(99.5, 1, thread: 3, call: call), in: surroundings(after: 420))) == mayMove)
    }

    /// Two threads wait for the same tick, as the runtime of Go has them do, each for what is left of it.
    @Test func aWaitThatEndsWithATickHoldsUpNoKey() {
        var judge = ticking("epoll_pwait")
        let tick = wait(100, 9, thread: 2, call: "epoll_pwait")
        _ = judge.judge(tick, in: surroundings(after: 430))
        let both = tick + [wait(72, 1, thread: 3, call: "futex")[1]]
        #expect(rests(judge.judge(both, in: surroundings(after: 457))))
        let other = tick + [wait(40, 2, thread: 3, call: "futex")[1]]
        #expect(!rests(judge.judge(other, in: surroundings(after: 458))))
    }
}
