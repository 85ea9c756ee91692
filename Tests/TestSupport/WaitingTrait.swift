import LunchDriver
package import Testing

/// A trait of tests that wait and have no need of `.lunch`: they run where its tests run.
package struct WaitingTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    @concurrent package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await OwnThreads.ofTests.run {
            let start = ContinuousClock.now
            defer { TestTimes.note(test, since: start) }
            try await function()
        }
    }
}

extension Trait where Self == WaitingTrait {
    /// For tests that wait, so that one that does keeps no other from running.
    package static var waiting: WaitingTrait { WaitingTrait() }
}
