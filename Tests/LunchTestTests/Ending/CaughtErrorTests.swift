import LunchTest
import TestSupport
import Testing

/// A test that catches the error of an app that has ended or hangs, and does not ask how it ended, has not been told of it.
///
/// The tests of the nested suites and cases are run by these, in a process of their own.
@Suite(.timeLimit(.minutes(5))) struct CaughtErrorTests {
    /// One issue for each way in which a test can catch an error, with the trait and without.
    private static let caught = ["NestedCaughtErrorTraitTests", "NestedCaughtErrorTests"].map { suite in
        let count = CaughtError.allCases.count
        let issues = CaughtError.allCases.flatMap { way in
            Fate.allCases.map { ("recorded an issue with 2 arguments way → .\(way), fate → .\($0)", 1) }
        }
        let causes = [
            ("Fixture exited unexpectedly with status 3.", count),
            (": it has not acknowledged the byte that was sent to it.", count),
        ]
        return NestedCase(
            "\(suite)/caught", says: ["with \(2 * count) issues."],
            times: Dictionary(uniqueKeysWithValues: causes + issues), isSerial: true)
    }

    /// One issue as well if the error reaches the test library in whatever way, also as a known issue.
    private static let told = ["NestedCaughtErrorTraitTests", "NestedCaughtErrorTests"].map { suite in
        NestedCase(
            "\(suite)/told", says: ["with \(2 * ToldError.allCases.count) issues (including 2 known issues)."],
            isSerial: true)
    }

    /// XCTest takes what is thrown out of a case, and what an assertion has not expected, as a failure of its own.
    private static let ofXCTest = [("Caught", 8), ("Told", 6)].map { kind, count in
        NestedCase(
            "Nested\(kind)ErrorXCTests", says: ["Executed \(count) tests, with \(count) failures"],
            times: ["' failed (": count])
    }

    /// A test that asks how the app has ended is told nothing.
    private static let asked = NestedCase("NestedCaughtErrorTests/asked", status: 0)

    @Test(arguments: caught + told + ofXCTest + [asked]) func theTestLibraryCountsIt(_ nested: NestedCase) throws {
        try nested.check()
    }
}

/// The end of an app that no test may miss.
enum Fate: CaseIterable, Sendable {
    case ends, hangs

    /// Launches the app, and does what leads to this.
    func befall() throws -> TUIApplication {
        var launcher = Launcher(app: fixture, screen: self == .ends ? "Counter" : "Stuck")
        launcher.configuration.settleTimeout = .milliseconds(300)
        let app = try launcher.launch()
        try app.press("x")
        return app
    }
}

/// A way to catch the error of an app that is not there any more.
enum CaughtError: CaseIterable, Sendable {
    case ofATap, ofAWait, ofAKey, expected, kept, behindOthers, beforeTermination, beforeARelaunch

    func happen(to app: TUIApplication) throws {
        switch self {
        case .ofATap: try? app.staticTexts["count"].tap()
        case .ofAWait: _ = try? app.staticTexts["count"].waitForExistence(timeout: .seconds(1))
        case .ofAKey: try? app.press("a")
        case .expected: #expect(throws: TUIError.self) { try app.press("a") }
        case .kept:
            let error = #expect(throws: TUIError.self) { try app.press("a") }
            #expect(error?.message.isEmpty == false)
        case .behindOthers:
            try? app.press("a")
            #expect(throws: TUIError.self) { try app.staticTexts["count"].tap() }
            _ = try? app.staticTexts["count"].waitForNonExistence(timeout: .milliseconds(100))
        case .beforeTermination:
            try? app.press("a")
            app.terminate()
        case .beforeARelaunch:
            try? app.press("a")
            try app.launch()
        }
    }
}

/// A way in which the test library is told of such an error.
enum ToldError: CaseIterable, Sendable {
    case thrown, thrownBehindADefer, known, recorded, unexpected, caughtBefore

    func happen(to app: TUIApplication) throws {
        switch self {
        case .thrown: try app.press("a")
        case .thrownBehindADefer:
            defer { app.terminate() }
            try app.press("a")
        case .known: withKnownIssue { try app.press("a") }
        case .recorded: do { try app.press("a") } catch { Issue.record(error) }
        case .unexpected: #expect(throws: Never.self) { try app.press("a") }
        case .caughtBefore:
            try? app.press("a")
            try app.press("b")
        }
    }
}

@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedCaughtErrorTests {
    @Test(arguments: CaughtError.allCases, Fate.allCases) func caught(way: CaughtError, fate: Fate) throws {
        try way.happen(to: fate.befall())
    }

    @Test(arguments: ToldError.allCases, Fate.allCases) func told(way: ToldError, fate: Fate) throws {
        try way.happen(to: fate.befall())
    }

    @Test(arguments: CaughtError.allCases) func asked(way: CaughtError) throws {
        let app = try Fate.ends.befall()
        #expect(try app.waitForExit() == .exitCode(3))
        try way.happen(to: app)
    }
}

@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedCaughtErrorTraitTests {
    @Test(arguments: CaughtError.allCases, Fate.allCases) func caught(way: CaughtError, fate: Fate) throws {
        try way.happen(to: fate.befall())
    }

    @Test(arguments: ToldError.allCases, Fate.allCases) func told(way: ToldError, fate: Fate) throws {
        try way.happen(to: fate.befall())
    }
}
