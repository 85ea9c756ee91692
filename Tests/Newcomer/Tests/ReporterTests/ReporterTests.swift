import LunchTest
import Testing

/// Reports a test. Its scope is around that of the trait `.lunch`, so that it hears the end of the test.
struct ReporterTrait: TestTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let reporter = Reporter()
        let registrations = reporter.register()
        try await function()
        for registration in registrations { registration.remove() }
        let line = test.sourceLocation.line
        let story = [
            "began", "launched Todo", "launch: done", #"app.staticTexts["title"].label: "Todo (1)""#,
            "issue in line \(line + 2)", "failure noMatch", #"app.buttons["none"].tap: done"#,
            "issue in line \(line + 3)",
            "exited", "failed",
        ]
        if reporter.story != story { Issue.record("The reporter has heard something else: \(reporter.story)") }
    }
}

@Suite struct ReporterTests {
    @Test(ReporterTrait(), .lunch) func isReported() throws {
        let page = try Launcher(app: .product("Todo")).launch(TodoPage.self)
        #expect(page.title.label == "Todo (4)")
        try page.app.buttons["none"].tap()
    }
}
