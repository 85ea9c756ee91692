import LunchDriver
public import Testing

/// A trait of tests that use apps: every failure shows the screen, apps live until the end of their test, and waits overlap.
///
/// ```swift
/// @Suite(.lunch) struct BreakfastTests {
///     @Test func showsTheMenu() throws {
///         let page = try Launcher().launch(BreakfastPage.self)
///         #expect(page.menuLabel.label == "Bread")
///     }
/// }
/// ```
///
/// - Any issue of the test tells what was asked last of each app, what came near it, the screen and the elements.
/// - An error that is thrown out of the test is an issue at the line at which it was thrown.
/// - An app that the test has launched ends with the test, whoever refers to it, and its last frame stays.
/// - The test runs on a thread of Lunch's own, so that a test that waits keeps no other from running.
public struct LunchTrait: TestTrait, SuiteTrait, TestScoping {
    /// True if the tests in a suite have it too: they do.
    public var isRecursive: Bool { true }

    /// Runs a case of a test as such a test.
    @concurrent public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // A suite and its test may both have it.
        if TestScope.current != nil { return try await function() }
        let scope = TestScope(test, testCase)
        let showing = IssueHandlingTrait.compactMapIssues { scope.showingScreens($0) }
        try await showing.provideScope(for: test, testCase: testCase) {
            try await OwnThreads.ofTests.run { try await scope.run(function) }
        }
    }
}

extension Trait where Self == LunchTrait {
    /// For tests that use apps: failures show the screen, apps live until the end of their test, and waits overlap.
    public static var lunch: LunchTrait { LunchTrait() }
}
