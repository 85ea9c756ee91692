import Testing

@testable import LunchProcess

/// The end of a program has a last moment, whatever becomes of it.
struct EndingStepTests {
    @Test func stepsFollowTheKillingOfTheGuard() {
        let start = ContinuousClock.now
        var ending = ChildProcess.Ending(patience: .seconds(2), now: start)
        #expect(ending.due == start + .seconds(7))
        #expect(ending.step(now: start + .seconds(6)) == nil)
        #expect(ending.step(now: start + .seconds(7)) == .hangUp)
        #expect(ending.step(now: start + .seconds(7)) == nil)
        #expect(ending.due == start + .seconds(8))
        #expect(ending.step(now: start + .seconds(8)) == .letGo)
    }
}
