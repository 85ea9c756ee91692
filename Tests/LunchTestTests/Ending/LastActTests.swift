import Foundation
import LunchDriver
import LunchProcess
import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

/// An app that dies of the last thing that a test does fails that test, wherever the test keeps the app.
///
/// The tests of `NestedLastActTests` and `NestedLastActXCTests` are run by these, in a process of their own.
@Suite(.waiting) struct LastActTests {
    private static let launch = "It was launched at Tests/LunchTestTests/Ending/LastActTests.swift:"

    private static let ofSwiftTesting = ["storedProperty()", "suiteThatIsAClass()", "launchedInInit()"].map { test in
        NestedCase(
            "NestedLastAct.*/\(test.dropLast(2))",
            says: ["✘ Test \(test) recorded an issue", "by \(test).", launch])
    }

    private static let withArguments = [
        ("parameterised(_:)", LastAct.allCases.map { "\($0)" }),
        ("asynchronous(_:)", AsynchronousLastAct.allCases.map { "\($0)" }),
    ].map { test, acts in
        let issues = acts.map { ("✘ Test \(test) recorded an issue with 1 argument act → .\($0)", 1) }
        return NestedCase(
            "NestedLastActTests/\(test.prefix { $0 != "(" })",
            says: ["by \(test).", "with \(acts.count) issues.", launch],
            times: Dictionary(uniqueKeysWithValues: issues))
    }

    /// It fails the run at its end.
    private static let leftOver = NestedCase(
        "NestedLastActTests/leftOver",
        says: [
            "Test leftOver() passed", "error: Fixture exited unexpectedly with status 3.", "by leftOver().",
        ])

    private static let ofXCTest = NestedCase(
        "NestedLastActXCTests",
        says: ["Executed 3 tests, with 3 failures"]
            + ["testLocalVariable", "testProperty", "testLaunchedInSetUp"].map { "by NestedLastActXCTests.\($0)." },
        times: [
            "' failed (": 3, "Fixture exited unexpectedly with status 3.": 3,
            "XCTAssertEqual(try app.waitForExit(), .exitCode(3))\n": 3,
        ])

    /// Also on a terminal that has colors.
    @Test(arguments: ofSwiftTesting + withArguments + [leftOver, ofXCTest])
    func theTestLibraryCountsIt(_ nested: NestedCase) throws {
        try nested.check(environment: ["TERM": "xterm-256color"])
    }

    /// XCTest takes no failure of a case behind its `tearDown`, but the process does not leave with 0.
    @Test func anAppThatDiesInTearDownFailsTheRun() throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        try NestedCase(
            "NestedTearDownXCTests",
            says: ["Executed 1 test, with 0 failures", "Fixture exited unexpectedly with status 3."]
        ).check(environment: ["LUNCH_RUN_LOG": "\(folder)/log"])
        // Whoever reads the log knows whose failure it is.
        let failure = try String(contentsOf: URL(filePath: "\(folder)/log"), encoding: .utf8).split(separator: "\n")
            .map { try ObjectReader(LunchJSON(parsing: String($0)), at: "entry") }
            .first { try $0.optionalString("failure") != nil }
        #expect(try failure?.string("test") == "LunchTestTests.NestedTearDownXCTests/testNothing")
        #expect(try failure?.string("failure").contains("exited unexpectedly with status 3") == true)
    }
}

/// The facts that a test knows of an app's end.
@Suite(.waiting) struct ExitStatusTests {
    private func counter() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    /// Waited for, it is no failure; a crash is a signal.
    @Test(arguments: [("q", 0), ("x", 3), ("!", nil)]) func theStatusIsWaitedFor(key: String, code: Int?) throws {
        let app = try counter()
        try app.typeText(key)
        let status = try app.waitForExit()
        let isSignal = if case .signal = status { true } else { false }
        #expect(code.map { status == .exitCode($0) } ?? isSignal, "\(status)")
        #expect(app.state == .notRunning)
    }

    /// Who only waits until it is gone expects it to leave, and not to crash.
    @Test(arguments: [("x", false), ("!", true)])
    func aWaitForTheEndExcusesNoSignal(_ key: String, _ isFailure: Bool) throws {
        let failures = try FailureReporter.taking {
            let app = try counter()
            try app.typeText(key)
            #expect(app.wait(for: .notRunning, timeout: 60))
            #expect(app.staticTexts["count"].label == "count 0")
            app.terminate()
        }
        #expect(failures.map(\.kind) == (isFailure ? [.notRunning] : []))
        #expect(failures.allSatisfy { $0.message.contains("try app.waitForExit() == .signal(") })
    }

    @Test func anAppThatHasNotEndedHasNone() throws {
        let unlaunched = withError { try TUIApplication(fixture).waitForExit() }
        #expect(unlaunched?.message == "The app has not been launched: call launch() first.")
        let app = try counter()
        let error = withError { try app.waitForExit(timeout: .milliseconds(20)) }
        #expect(error?.kind == .timedOut)
        #expect(error?.message.hasPrefix("Expected Fixture to end within 20 ms; it is still running.\n") == true)
        #expect(app.state == .runningForeground)
    }

    @Test func onceTheEndIsKnownElementsAreAsTheyLastWere() throws {
        let app = try counter()
        try app.press("a", "a", "x")
        #expect(app.terminal.rows.first == "count 2")
        #expect(app.terminal.windowTitle.isEmpty)
        #expect(try app.waitForExit() == .exitCode(3))
        #expect(try app.settledFrame().grid.lines.first == "count 2")
        let (count, counts) = (app.staticTexts["count"], app.staticTexts.matching(identifier: "count"))
        #expect([count.label] + counts.labels == ["count 2", "count 2"])
        #expect(counts.count == 1 && app.alerts.count == 0)
        #expect(counts.allElementsBoundByIndex.map(\.exists) == [true])
        #expect(count.exists && count.isHittable)
        #expect(try count.snapshot().exists)
        #expect(try count.waitForExistence(timeout: 60))
        #expect(counts.expect(\.count, is: 1))
        #expect(count.expectToExist())
        #expect(!app.alerts.element.exists && !app.exists)
        #expect(try app.alerts.element.waitForNonExistence(timeout: 60))
    }

    /// Whatever is asked, nobody can look: neither is an element there nor can one be missed.
    @Test func beforeTheTestHasAskedNothingAnswers() throws {
        let app = try counter()
        try app.typeText("q")
        let counts = app.staticTexts.matching(identifier: "count")
        let questions: [() -> Bool] = [
            { app.staticTexts["count"].label != "" }, { counts.count != 0 }, { counts.labels != [] },
            { app.alerts.count != 0 }, { app.alerts.element.expectNotToExist() }, { counts.expect(\.count, is: 1) },
        ]
        let end = "Fixture is not running any more: it exited with status 0."
        for question in questions {
            withFailure {
                #expect(!question())
            } matching: { failure in
                failure.message.contains(end)
            }
        }
        let present = #expect(throws: TUIError.self) { try counts.element.waitForExistence(timeout: 60) }
        let absent = #expect(throws: TUIError.self) { try app.alerts.element.waitForNonExistence(timeout: 60) }
        for error in [present, absent] { #expect(error?.message.contains(end) == true) }
    }

    @Test func whatEndsAnAppForTheTestIsNoFailure() throws {
        let app = try counter()
        try app.typeText("a")
        app.terminate()
        app.terminate()
        try app.launch()
        #expect(app.staticTexts["count"].label == "count 0")
    }
}

/// A question that nobody could look at is told at the end at the latest.
@Suite(.waiting) struct UnansweredTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var screen: String? = "Counter"
        var clock = LaunchConfiguration.Clock.continuous
        /// The beginning of the message, and what it contains as well.
        let message: String
        var words = ""
        let act: @Sendable (TUIApplication) throws -> Void

        func app() -> TUIApplication {
            guard let screen else { return TUIApplication(fixture) }
            var configuration = Launcher(app: fixture, screen: screen, clock: clock).configuration
            if screen != "Counter" && screen != "Nowhere" { configuration.settleTimeout = .milliseconds(50) }
            return TUIApplication(configuration)
        }
    }

    private static func ask(_ app: TUIApplication) { #expect(!app.alerts.element.exists) }

    private static let hangs = "Fixture did not settle within 50 ms: it has not acknowledged the byte"

    private static let cases = [
        Case(
            testDescription: "exists of an app that hangs", screen: "Working", clock: .virtual,
            message: "Can't look up app.alerts.element. Fixture did not settle within 50 ms",
            words: "\nThe test asked whether an element exists or can be clicked, and got false "
        ) {
            try $0.launch()
            try $0.typeText("a")
            ask($0)
        },
        Case(
            testDescription: "exists of an app that was not launched", screen: nil,
            message: """
                Can't look up app.alerts.element. The app has not been launched: call launch() first.
                The test asked whether an element exists or can be clicked, and got false although Lunch couldn't look.
                """
        ) { ask($0) },
        // An error that the test has caught tells nobody of the hang.
        Case(testDescription: "exists of an app whose error was caught", screen: "Stuck", message: hangs) {
            try $0.launch()
            try $0.typeText("a")
            try? $0.press("b")
            ask($0)
        },
        // A launch that fails is an error, which a test may catch.
        Case(
            testDescription: "exists of an app that did not open", screen: "Nowhere",
            message: "Fixture exited unexpectedly with status 64.", words: "and got false although Lunch couldn't look"
        ) {
            try? $0.launch()
            ask($0)
        },
        // No test may be green on an element that is not there because the app has left.
        Case(
            testDescription: "exists of an app that left unasked",
            message: """
                Fixture exited unexpectedly with status 0.
                If the test should allow this, add: #expect(try app.waitForExit() == .exitCode(0))
                The test asked whether an element exists or can be clicked, and got false although Lunch couldn't look.
                """
        ) {
            try $0.launch()
            try $0.typeText("q")
            #expect(!$0.staticTexts["count"].exists)
        },
        Case(testDescription: "input that is never handled", screen: "Stuck", message: hangs) {
            try $0.launch()
            try $0.typeText("a")
        },
    ]

    @Test(arguments: cases) private func itIsReportedAtTheEnd(_ given: Case) throws {
        var app: TUIApplication? = given.app()
        if let app { try given.act(app) }
        withFailure {
            app = nil
        } matching: { failure in
            failure.message.hasPrefix(given.message)
                && (given.words.isEmpty || failure.message.contains(given.words))
        }
    }

    @Test func existsOfAnAppThatIsToLeaveIsNoFailure() throws {
        var app: TUIApplication? = try Launcher(app: fixture, screen: "Counter").launch()
        try app?.typeText("q")
        #expect(app?.staticTexts["count"].exists == false)
        #expect(try app?.waitForExit() == .success)
        app = nil
        app = try Launcher(app: fixture, screen: "Counter").launch()
        app?.terminate()
        #expect(app?.staticTexts["count"].exists == false)
        app = try Launcher(app: fixture, screen: "Counter").launch()
        try app?.typeText("q")
        #expect(app?.exists == false)
    }

}

/// The last act of a test, by which its app ends.
enum LastAct: CaseIterable, Sendable {
    case ofALocalVariable, bySignal, ofOneLaunchedInAHelper, withoutAnAnswer, ofOneLaunchedInInit
}

/// The same in tests that are asynchronous.
enum AsynchronousLastAct: CaseIterable, Sendable { case asynchronous, detached, foreignThread }

/// Kills the app as its last act, in each way in which a test can keep one.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedLastActTests {
    private let app: TUIApplication

    init() throws { app = try Launcher(app: fixture, screen: "Counter").launch() }

    private func helped() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    @Test(arguments: LastAct.allCases) func parameterised(_ act: LastAct) throws {
        switch act {
        case .ofALocalVariable, .bySignal:
            let app = try Launcher(app: fixture, screen: "Counter").launch()
            try app.typeText(act == .bySignal ? "!" : "x")
        case .ofOneLaunchedInAHelper: try helped().typeText("x")
        case .withoutAnAnswer:
            let app = try Launcher(app: fixture, screen: "Counter").launch()
            try app.typeText("x")
            #expect(!app.alerts.element.exists)
        case .ofOneLaunchedInInit: try app.typeText("x")
        }
    }

    @Test func launchedInInit() throws { try app.typeText("x") }

    @Test(arguments: AsynchronousLastAct.allCases) func asynchronous(_ act: AsynchronousLastAct) async throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        switch act {
        case .asynchronous:
            await Task.yield()
            try app.typeText("x")
            await Task.yield()
        case .detached: try await Task.detached { [app] in try app.typeText("x") }.value
        case .foreignThread: try await letGoElsewhere(try Launcher(app: fixture, screen: "Counter").launch())
        }
    }

    @Test func leftOver() throws {
        Self.kept = try Launcher(app: fixture, screen: "Counter").launch()
        try Self.kept?.typeText("x")
    }

    nonisolated(unsafe) private static var kept: TUIApplication?

    /// Lets go of the last reference on a task that knows of no test.
    private func letGoElsewhere(_ app: consuming TUIApplication) async throws {
        try app.typeText("x")
        let box = Box(app: app)
        await Task.detached { box.app = nil }.value
    }

    private final class Box: @unchecked Sendable {
        var app: TUIApplication?
        init(app: consuming TUIApplication) { self.app = app }
    }
}

/// The same, in a property of a suite that is a structure, or a class.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedLastActPropertyTests {
    private let app = Result { try Launcher(app: fixture, screen: "Counter").launch() }

    @Test func storedProperty() throws { try app.get().typeText("x") }
}

@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) final class NestedLastActClassTests {
    private let app = Result { try Launcher(app: fixture, screen: "Counter").launch() }

    @Test func suiteThatIsAClass() async throws {
        await Task.yield()
        try app.get().typeText("x")
    }
}
