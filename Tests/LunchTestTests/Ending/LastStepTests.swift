import LunchDriver
import LunchTest
import TestSupport
import Testing
import XCTest

/// A failure that is found at the end of an app is an issue at the line of the last thing that was done to it.
@Suite struct LastStepTests {
    private static let path = "Tests/LunchTestTests/Ending/LastStepTests.swift"

    /// The last three steps, with their lines.
    private func steps(_ line: Int) -> String {
        """
        The last steps of the test:
          LastStepTests.swift:\(line - 2): press
          LastStepTests.swift:\(line - 1): app.staticTexts["count"].waitForExistence
          LastStepTests.swift:\(line): typeText
        """
    }

    @Test(arguments: ["NestedLastStepTests", "NestedLastStepTraitTests"])
    func swiftTestingShowsIt(_ suite: String) throws {
        let run = try Bundle.run(["--testing-library", "swift-testing", "--filter", suite])
        let line = Steps.line
        #expect(run.output.contains("recorded an issue at LastStepTests.swift:\(line):"), "\(run.output)")
        let lines = steps(line).split(separator: "\n")
        for text in lines { #expect(run.output.contains(text), "\(text): \(run.output)") }
        #expect(run.output.contains("It was launched at \(Self.path):\(Steps.launchLine), by "), "\(run.output)")
        #expect(!run.output.contains("press(\"a\")"), "\(run.output)")
    }

    @Test func xctestShowsIt() throws {
        let run = try Bundle.run(["LunchTestTests.NestedLastStepXCTests"])
        #expect(run.output.contains("\(Self.path):\(Steps.line): error: "), "\(run.output)")
        #expect(run.output.contains(steps(Steps.line)), "\(run.output)")
    }

    /// The steps before a launch have nothing to do with the end of that app.
    @Test func aLaunchBehindWhichNothingWasDoneIsAllThatThereIsToTell() throws {
        var line = 0
        let failures = try FailureReporter.taking {
            let app = try Launcher(app: fixture, screen: "Stubborn").launch()
            try app.press("a")
            line = #line + 1
            try app.launch()
            LiveProcess.kill(try #require(Int32(app.line("own"))))
            app.terminate()
        }
        #expect(failures.count == 1)
        #expect(failures.first?.message.contains("it was ended by SIGKILL") == true)
        #expect(failures.first?.message.contains("The last steps") == false)
        #expect(failures.first?.message.contains("It was launched at \(Self.path):\(line)") == true)
    }
}

/// Launches in a helper, and ends the app by its last step.
private enum Steps {
    static let launchLine = #line + 1
    static func launch() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    static let line = #line + 6
    static func take() throws {
        let app = try launch()
        try app.press("n")
        try app.press("a")
        _ = try app.staticTexts["count"].waitForExistence(timeout: .seconds(60))
        try app.typeText("x")
    }
}

@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedLastStepTests {
    @Test func steps() throws { try Steps.take() }
}

@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedLastStepTraitTests {
    @Test func steps() throws { try Steps.take() }
}

final class NestedLastStepXCTests: XCTestCase {
    func testSteps() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try Steps.take()
    }
}
