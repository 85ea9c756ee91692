import LunchDriver
import LunchTest
import TestSupport
import Testing
import XCTest

/// A failure that is found at the end of an app is an issue at the line of the last thing that was done to it.
@Suite struct LastStepTests {
    private static let path = "Tests/LunchTestTests/Ending/LastStepTests.swift"

    /// The last three steps, with their lines.
    private static let steps = [
        "The last steps of the test:", "  LastStepTests.swift:\(Steps.line - 2): press",
        "  LastStepTests.swift:\(Steps.line - 1): app.staticTexts[\"count\"].waitForExistence",
        "  LastStepTests.swift:\(Steps.line): typeText",
    ]

    private static let ofSwiftTesting = ["NestedLastStepTests", "NestedLastStepTraitTests"].map { suite in
        NestedCase(
            suite,
            says: steps + [
                "recorded an issue at LastStepTests.swift:\(Steps.line):",
                "It was launched at \(path):\(Steps.launchLine), by ",
            ], lacks: ["press(\"a\")"])
    }

    private static let ofXCTest = NestedCase(
        "NestedLastStepXCTests", says: ["\(path):\(Steps.line): error: ", steps.joined(separator: "\n")])

    @Test(arguments: ofSwiftTesting + [ofXCTest]) func theTestLibraryShowsIt(_ nested: NestedCase) throws {
        try nested.check()
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
        let message = failures.first?.message ?? ""
        #expect(message.contains("it was ended by SIGKILL") && !message.contains("The last steps"), "\(message)")
        #expect(message.contains("It was launched at \(Self.path):\(line)"), "\(message)")
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
