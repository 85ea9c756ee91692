import Dispatch
import Testing

@testable import LunchDriver

/// A waiter is woken by changes and by its deadline, and by nothing else.
@Suite struct MonitorTests {
    @Test func aValueThatIsThereIsNotWaitedFor() {
        let monitor = Monitor(3)
        #expect(monitor.wait(until: .now) { $0 == 3 ? "three" : nil } == "three")
    }

    @Test func aDeadlineThatPassesGivesNothing() {
        let monitor = Monitor(3)
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
        for _ in 1...20 { monitor.change { $0 += 1 } }
        #expect(group.wait(timeout: .now() + 60) == .success)
    }

    @Test func aLookThatChangesNothingWakesNobody() {
        let monitor = Monitor(0)
        var looks = 0
        _ = monitor.wait(until: .now + .milliseconds(20)) { value -> Bool? in
            looks += 1
            if looks == 1 { DispatchQueue.global().async { monitor.read { _ in } } }
            return nil
        }
        #expect(looks == 2, "one at the beginning and one at the deadline")
    }
}
