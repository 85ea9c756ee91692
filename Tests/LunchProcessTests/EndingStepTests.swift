import Testing

@testable import LunchProcess

/// The end of a program has a last moment, whatever becomes of it.
struct EndingStepTests {
    @Test func stepsFollowTheKillingOfTheGuard() {
        let start = ContinuousClock.now
        var ending = ChildProcess.Ending(patience: .seconds(2), now: start)
        let told = start + .milliseconds(2)
        #expect(ending.due == told)
        #expect(ending.step(now: start + .milliseconds(1)) == nil)
        #expect(ending.step(now: told) == .tell)
        #expect(ending.due == told + .seconds(7))
        #expect(ending.step(now: told + .seconds(6)) == nil)
        #expect(ending.step(now: told + .seconds(7)) == .hangUp)
        #expect(ending.step(now: told + .seconds(7)) == nil)
        #expect(ending.due == told + .seconds(8))
        #expect(ending.step(now: told + .seconds(8)) == .letGo)
    }
}
