public import LunchDriver
public import Testing

/// A Swift Testing trait for tests that launch apps with Lunch. Use it as `.lunch` on a test or a suite.
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
/// The trait has these effects:
///
/// - Every issue of the test shows the last query of each app, the elements that nearly matched this query, and the
///   app's screen. If the test has launched more than three apps, the issue shows the latest three.
/// - A `TUIError` that the test function does not catch is reported at the line of the call that threw it.
/// - Apps that the test has launched run until the test ends, even without a reference to them. They are then terminated,
///   even if references to them remain. Their last frames stay available.
/// - The test runs on a thread that Lunch creates, so that it does not block other tests while it waits.
public struct LunchTrait: TestTrait, SuiteTrait, TestScoping {
    /// The tests whose traces are kept; nil if the trait does not specify it.
    let trace: TUITracePolicy?

    /// A Boolean value that indicates whether the trait of a suite also applies to all tests in the suite. It is always true.
    public var isRecursive: Bool { true }

    /// Runs a test case with the effects of the trait. Swift Testing calls this function.
    ///
    /// - Parameters:
    ///   - test: the test or the suite.
    ///   - testCase: the test case; nil for a suite.
    ///   - function: the function that runs the test case.
    /// - Throws: the error that `function` throws, unless the trait has already recorded it as an issue.
    @concurrent public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // A suite and its test may both have it.
        if TestScope.current != nil { return try await function() }
        // The suite's comes first, and the test's is more specific.
        let trace = test.traits.compactMap { ($0 as? LunchTrait)?.trace }.last ?? trace
        let scope = TestScope(test, testCase, trace: trace)
        let showing = IssueHandlingTrait.compactMapIssues { scope.hear($0) }
        try await showing.provideScope(for: test, testCase: testCase) {
            try await OwnThreads.ofTests.run { try await scope.perform(function) }
        }
    }
}

extension Trait where Self == LunchTrait {
    /// The trait for tests that launch apps: failures show the screen, and apps are terminated when the test ends.
    ///
    /// `LunchTrait` lists all effects of the trait.
    public static var lunch: LunchTrait { LunchTrait(trace: nil) }

    /// The same trait, which also specifies whether a trace of the test is kept.
    ///
    /// A trace is a file with everything that happened in the test. The command `lunch trace` shows it. The environment
    /// variable `LUNCH_TRACE` takes precedence over the trait.
    ///
    /// - Parameter trace: `off`, `onFailure` to keep traces of tests that fail, or `always`.
    public static func lunch(trace: TUITracePolicy) -> LunchTrait { LunchTrait(trace: trace) }
}
