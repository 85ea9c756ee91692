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
    @Test(arguments: [
        "localVariable(key:)", "storedProperty()", "suiteThatIsAClass()", "asynchronous()", "launchedInInit()",
        "parameterised(key:)", "detached()", "launchedInAHelper()", "foreignThread()", "withoutAnAnswer()",
    ])
    func swiftTestingCountsIt(_ test: String) throws {
        let name = test.prefix { $0 != "(" }
        // Also on a terminal that has colours.
        let run = try Bundle.run(
            ["--testing-library", "swift-testing", "--filter", "NestedLastAct.*/\(name)"],
            environment: ["TERM": "xterm-256color"])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("✘ Test \(test) recorded an issue"), "\(run.output)")
        #expect(run.output.contains("✘ Test \(test) "), "\(run.output)")
        #expect(run.output.contains("by \(test)."), "\(run.output)")
        #expect(
            run.output.contains("It was launched at Tests/LunchTestTests/Ending/LastActTests.swift:"), "\(run.output)")
    }

    @Test func aLeftOverAppFailsTheRunAtItsEnd() throws {
        let run = try Bundle.run(["--testing-library", "swift-testing", "--filter", "NestedLastActTests/leftOver"])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("Test leftOver() passed"), "\(run.output)")
        #expect(run.output.contains("error: Fixture exited unexpectedly with status 3."), "\(run.output)")
        #expect(run.output.contains("by leftOver()."), "\(run.output)")
    }

    @Test(arguments: ["testLocalVariable", "testProperty", "testLaunchedInSetUp"])
    func xctestCountsIt(_ test: String) throws {
        let run = try Bundle.run(["LunchTestTests.NestedLastActXCTests/\(test)"])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("Executed 1 test, with 1 failure"), "\(run.output)")
        #expect(run.output.contains("Fixture exited unexpectedly with status 3."), "\(run.output)")
        #expect(run.output.contains("XCTAssertEqual(try app.waitForExit(), .exitCode(3))\n"), "\(run.output)")
        #expect(run.output.contains("by NestedLastActXCTests.\(test)."), "\(run.output)")
    }

    /// XCTest takes no failure of a case behind its `tearDown`, but the process does not leave with 0.
    @Test func anAppThatDiesInTearDownFailsTheRun() throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let run = try Bundle.run(
            ["LunchTestTests.NestedTearDownXCTests"], environment: ["LUNCH_RUN_LOG": "\(folder)/log"])
        #expect(run.status == .exited(1), "\(run.output)")
        // Whoever reads the log knows whose failure it is.
        let failure = try String(contentsOf: URL(filePath: "\(folder)/log"), encoding: .utf8).split(separator: "\n")
            .map { try ObjectReader(LunchJSON(parsing: String($0)), at: "entry") }
            .first { try $0.optionalString("failure") != nil }
        #expect(try failure?.string("test") == "LunchTestTests.NestedTearDownXCTests/testNothing")
        #expect(try failure?.string("failure").contains("exited unexpectedly with status 3") == true)
        #expect(run.output.contains("Executed 1 test, with 0 failures"), "\(run.output)")
        #expect(run.output.contains("Fixture exited unexpectedly with status 3."), "\(run.output)")
    }
}

/// The facts that a test knows of an app's end.
@Suite(.waiting) struct ExitStatusTests {
    private func counter() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    @Test(arguments: [("q", 0), ("x", 3)]) func theStatusIsWaitedForAndIsNoFailure(key: String, code: Int) throws {
        let app = try counter()
        try app.typeText(key)
        #expect(try app.waitForExit() == .exitCode(code))
        #expect(app.state == .notRunning)
    }

    @Test func aCrashIsASignal() throws {
        let app = try counter()
        try app.typeText("!")
        let status = try app.waitForExit()
        guard case .signal = status else {
            Issue.record("not a signal: \(status)")
            return
        }
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

    @Test func anAppThatRunsHasNone() throws {
        let app = try counter()
        let error = withError { try app.waitForExit(timeout: .milliseconds(20)) }
        #expect(error?.kind == .timedOut)
        #expect(error?.message.hasPrefix("Expected Fixture to end within 20 ms; it is still running.\n") == true)
        #expect(app.state == .runningForeground)
    }

    @Test func theLastFrameOfAnEndedAppCanBeRead() throws {
        let app = try counter()
        try app.press("a", "x")
        #expect(app.terminal.rows.first == "count 1")
        #expect(app.terminal.windowTitle.isEmpty)
        #expect(try app.waitForExit() == .exitCode(3))
        #expect(try app.settledFrame().grid.lines.first == "count 1")
    }

    @Test func onceTheEndIsKnownElementsAreAsTheyLastWere() throws {
        let app = try counter()
        try app.press("a", "a", "x")
        #expect(try app.waitForExit() == .exitCode(3))
        #expect(app.staticTexts["count"].label == "count 2")
        let counts = app.staticTexts.matching(identifier: "count")
        #expect(counts.count == 1)
        #expect(counts.labels == ["count 2"])
        #expect(counts.allElementsBoundByIndex.map(\.exists) == [true])
        #expect(app.staticTexts["count"].exists)
        #expect(app.staticTexts["count"].isHittable)
        #expect(try app.staticTexts["count"].snapshot().exists)
        #expect(try app.staticTexts["count"].waitForExistence(timeout: 60))
        #expect(counts.expect(\.count, is: 1))
        #expect(app.staticTexts["count"].expectToExist())
        #expect(!app.alerts.element.exists)
        #expect(app.alerts.count == 0)
        #expect(try app.alerts.element.waitForNonExistence(timeout: 60))
        #expect(!app.exists)
    }

    /// Whatever is asked, nobody can look: neither is an element there nor can one be missed.
    @Test func beforeTheTestHasAskedNothingAnswers() throws {
        let app = try counter()
        try app.typeText("q")
        let counts = app.staticTexts.matching(identifier: "count")
        let questions: [() -> Bool] = [
            { counts.count != 0 }, { counts.labels != [] }, { app.alerts.count != 0 },
            { app.alerts.element.expectNotToExist() }, { counts.expect(\.count, is: 1) },
        ]
        let end = "Fixture is not running any more: it left with status 0."
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

    @Test func anAppThatLeftUnaskedHasNoProperties() throws {
        let app = try counter()
        try app.typeText("q")
        withFailure {
            #expect(app.staticTexts["count"].label == "")
        } matching: { failure in
            failure.message.contains("Fixture is not running any more: it left with status 0.")
        }
    }

    @Test func aStatusOfAnAppThatWasNotLaunchedIsAFailure() {
        let error = withError { try TUIApplication(fixture).waitForExit() }
        #expect(error?.message == "The app has not been launched: call launch() first.")
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
    @Test func existsOfAHungAppIsToldAtTheEnd() throws {
        var configuration = LaunchConfiguration(fixture)
        configuration.environment = [LaunchKeys.screen: "Working"]
        configuration.clock = .virtual
        configuration.settleTimeout = .milliseconds(50)
        var app: TUIApplication? = TUIApplication(configuration)
        try app?.launch()
        try app?.typeText("a")
        #expect(app?.alerts.element.exists == false)
        withFailure {
            app = nil
        } matching: { failure in
            let text = failure.message
            return text.hasPrefix("Can't look up app.alerts.element. Fixture did not settle within 50 ms")
                && text.contains("\nThe test asked whether an element exists or can be clicked, and got false ")
        }
    }

    @Test func existsOfAnAppThatWasNotLaunchedIsToldAtTheEnd() {
        var app: TUIApplication? = TUIApplication(fixture)
        #expect(app?.alerts.element.exists == false)
        withFailure {
            app = nil
        } matching: { failure in
            failure.message == """
                Can't look up app.alerts.element. The app has not been launched: call launch() first.
                The test asked whether an element exists or can be clicked, and got false although Lunch couldn't look.
                """
        }
    }

    /// An error that the test has caught tells nobody of the hang.
    @Test func existsOfAHungAppIsToldAlsoIfTheTestHasCaughtTheError() throws {
        var launcher = Launcher(app: fixture, screen: "Stuck")
        launcher.configuration.settleTimeout = .milliseconds(50)
        var app: TUIApplication? = try launcher.launch()
        try app?.typeText("a")
        try? app?.press("b")
        #expect(app?.alerts.element.exists == false)
        withFailure {
            app = nil
        } matching: { failure in
            failure.message.hasPrefix("Fixture did not settle within 50 ms: it has not acknowledged the byte")
        }
    }

    /// A launch that fails is an error, which a test may catch.
    @Test func existsOfAnAppThatDidNotOpenIsToldAtTheEnd() {
        var app: TUIApplication? = TUIApplication(Launcher(app: fixture, screen: "Nowhere").configuration)
        try? app?.launch()
        #expect(app?.alerts.element.exists == false)
        withFailure {
            app = nil
        } matching: { failure in
            failure.message.hasPrefix("Fixture exited unexpectedly with status 64.")
                && failure.message.contains("and got false although Lunch couldn't look")
        }
    }

    /// No test may be green on an element that is not there because the app has left.
    @Test func existsOfAnAppThatLeftUnaskedIsToldAtTheEnd() throws {
        var app: TUIApplication? = try Launcher(app: fixture, screen: "Counter").launch()
        try app?.typeText("q")
        #expect(app?.staticTexts["count"].exists == false)
        withFailure {
            app = nil
        } matching: { failure in
            failure.message.hasPrefix(
                """
                Fixture exited unexpectedly with status 0.
                If the test should allow this, add: #expect(try app.waitForExit() == .exitCode(0))
                The test asked whether an element exists or can be clicked, and got false although Lunch couldn't look.
                """)
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

    @Test func inputThatIsNeverHandledIsToldAtTheEnd() throws {
        var configuration = LaunchConfiguration(fixture)
        configuration.environment = [LaunchKeys.screen: "Stuck"]
        configuration.settleTimeout = .milliseconds(50)
        var app: TUIApplication? = TUIApplication(configuration)
        try app?.launch()
        try app?.typeText("a")
        withFailure {
            app = nil
        } matching: { failure in
            let text = failure.message
            return text.hasPrefix("Fixture did not settle within 50 ms: it has not acknowledged the byte")
        }
    }
}

/// Kills the app as its last act, in each way in which a test can keep one.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedLastActTests {
    private let app: TUIApplication

    init() throws { app = try Launcher(app: fixture, screen: "Counter").launch() }

    @Test(arguments: ["x", "!"]) func localVariable(key: String) throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.typeText(key)
    }

    @Test func launchedInInit() throws { try app.typeText("x") }

    @Test func asynchronous() async throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        await Task.yield()
        try app.typeText("x")
        await Task.yield()
    }

    @Test(arguments: ["a", "x"]) func parameterised(key: String) throws { try app.typeText(key) }

    @Test func detached() async throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try await Task.detached { [app] in try app.typeText("x") }.value
    }

    @Test func foreignThread() async throws {
        try await letGoElsewhere(try Launcher(app: fixture, screen: "Counter").launch())
    }

    @Test func launchedInAHelper() throws { try helped().typeText("x") }

    private func helped() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    @Test func withoutAnAnswer() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.typeText("x")
        #expect(!app.alerts.element.exists)
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
