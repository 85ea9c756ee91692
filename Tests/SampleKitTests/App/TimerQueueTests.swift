import Testing

@testable import SampleKit

struct TimerQueueTests {
    private var timers = TimerQueue()
    private let start = ContinuousClock.now

    private func at(_ seconds: Int) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test mutating func firesInTheOrderOfTime() {
        var log: [String] = []
        _ = timers.add(due: at(2)) { log.append("two") }
        _ = timers.add(due: at(1)) { log.append("one") }
        _ = timers.add(due: at(2)) { log.append("two again") }
        #expect(timers.count == 3)
        #expect(timers.nextDue == at(1))
        #expect(timers.takeDue(at: at(0)) == nil)
        while let action = timers.takeDue(at: at(2)) { action() }
        #expect(log == ["one", "two", "two again"])
        #expect(timers.count == 0)
        #expect(timers.nextDue == nil)
    }

    @Test mutating func whatIsCancelledDoesNotFire() {
        let first = timers.add(due: at(1)) {}
        _ = timers.add(due: at(2)) {}
        timers.cancel(first)
        timers.cancel(first)
        #expect(timers.count == 1)
        #expect(timers.nextDue == at(2))
    }

    @Test(
        arguments: [
            (Duration.zero, 0), (.seconds(-1), 0), (.nanoseconds(1), 1), (.milliseconds(1), 1),
            (.microseconds(1001), 2),
            (.milliseconds(1500), 1500), (.seconds(1 << 40), 1_000_000_000),
        ] as [(Duration, Int32)])
    func aWaitIsNeverTooShort(_ duration: Duration, _ milliseconds: Int32) {
        #expect(duration.milliseconds == milliseconds)
    }
}
