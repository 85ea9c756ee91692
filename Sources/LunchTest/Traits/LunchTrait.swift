import LunchDriver
public import Testing

/// The trait of tests that use apps: failures show the screen, apps live until the end of their test, and a test that
/// waits does not block others.
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
/// - Every issue of the test shows the last query of each app, the elements that nearly matched, and the screen.
/// - An error that is thrown out of the test is an issue at the line at which it was thrown.
/// - An app that the test has launched ends with the test, even if references to the app are left. It keeps its last
///   frame.
/// - The test runs on a thread of Lunch's own, so that a test that waits does not block others.
public struct LunchTrait: TestTrait, SuiteTrait, TestScoping {
    /// True, because every test in a suite gets the trait of the suite.
    public var isRecursive: Bool { true }

    /// Runs a case of a test with the trait.
    @concurrent public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // A suite and its test may both have it.
        if TestScope.current != nil { return try await function() }
        let scope = TestScope(test, testCase)
        let showing = IssueHandlingTrait.compactMapIssues { scope.hear($0) }
        try await showing.provideScope(for: test, testCase: testCase) {
            try await OwnThreads.ofTests.run { try await scope.run(function) }
        }
    }
}

extension Trait where Self == LunchTrait {
    /// The trait of tests that use apps: failures show the screen, apps live until the end of their test, and a test
    /// that waits does not block others.
    public static var lunch: LunchTrait { LunchTrait() }
}
