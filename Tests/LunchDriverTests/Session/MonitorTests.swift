import Dispatch
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// A waiter is woken by changes and by its deadline, and by nothing else.
@Suite(.waiting) struct MonitorTests {
    @Test func aValueIsWaitedForUntilADeadlinePasses() {
        let monitor = Monitor(3)
        #expect(monitor.wait(until: .now) { $0 == 3 ? "three" : nil } == "three")
        #expect(monitor.wait(until: .now + .milliseconds(5)) { $0 == 4 ? true : nil } == nil)
        #expect(monitor.wait(until: .now - .seconds(5)) { $0 == 4 ? true : nil } == nil)
    }

    @Test func everyWaiterSeesEveryChange() {
        let monitor = Monitor(0)
        let group = DispatchGroup()
        for target in 1...20 {
            DispatchQueue.global().async(group: group) {
                let seen = monitor.wait(until: .now + .seconds(60)) { $0 >= target ? $0 : nil }
                #expect(seen != nil)
            }
        }
        for _ in 1...20 {
            monitor.update { value in
                value += 1
                return true
            }
        }
        #expect(group.wait(timeout: .now() + 60) == .success)
    }

    @Test func aLookThatChangesNothingWakesNoOne() {
        let monitor = Monitor(0)
        var looks = 0
        _ = monitor.wait(until: .now + .milliseconds(20)) { value -> Bool? in
            looks += 1
            guard looks == 1 else { return nil }
            DispatchQueue.global().async {
                monitor.read { _ in }
                monitor.mutate { $0 += 1 }
                monitor.update { _ in false }
            }
            return nil
        }
        #expect(looks == 2, "one at the beginning and one at the deadline")
    }

    /// Of several that wait for something to take, one gets it.
    @Test func whatIsTakenIsTakenOnce() {
        let monitor = Monitor<Int?>(nil)
        let group = DispatchGroup()
        let taken = Lock<[Int]>([])
        let isTaken = DispatchSemaphore(value: 0)
        for _ in 1...5 {
            DispatchQueue.global().async(group: group) {
                let value = monitor.take(until: .now + .seconds(60)) { $0.take() }
                if let value { taken.withLock { $0.append(value) } }
                isTaken.signal()
            }
        }
        for number in 1...5 {
            monitor.update { value in
                value = number
                return true
            }
            isTaken.wait()
        }
        #expect(group.wait(timeout: .now() + 60) == .success)
        #expect(taken.withLock(\.self) == [1, 2, 3, 4, 5])
    }
}
