import LunchProcess
import LunchTest
import TestSupport
import Testing

/// Nothing that an app started outlives its test, however either of them ends.
@Suite(.waiting) struct EndingTests {
    @Test func aStubbornAppAndWhatItDetachedAreGoneAfterTerminate() throws {
        let app = try Launcher(app: fixture, screen: "Stubborn").launch()
        let processes = try [#require(Int32(app.line("own"))), #require(Int32(app.line("detached")))]
        #expect(processes.allSatisfy(LiveProcess.exists))
        app.terminate()
        #expect(!processes.contains(where: LiveProcess.exists))
    }

    @Test func anAppEndsWithItsLastReference() throws {
        var app: TUIApplication? = try Launcher(app: fixture, screen: "Stubborn").launch()
        let own = try #require(Int32(app?.line("own") ?? ""))
        #expect(LiveProcess.exists(own))
        app = nil
        #expect(!LiveProcess.exists(own))
    }

    /// The run below is adopted by this test's own guard, which tells when nothing of it is left and otherwise leaves
    /// it alone: what is gone has been ended by the killed run's guards.
    @Test func nothingIsLeftOfASuiteThatWasKilled() throws {
        let run = try Bundle.start(["--testing-library", "swift-testing", "--filter", "NestedEndingTests"])
        #expect(run.wait(for: "the stubborn apps run"))
        run.signal(9)
        #expect(run.isGone(within: 60))
    }

    @Test func anAppOfAnXCTestCaseEndsWithTheCase() throws {
        let run = try Bundle.run(["LunchTestTests.NestedEndingXCTests"])
        #expect(run.status == .exited(0), "\(run.output)")
        #expect(run.output.contains("Executed 2 tests, with 0 failures"), "\(run.output)")
    }
}

/// Launches stubborn apps and waits to be killed.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedEndingTests {
    @Test func waitForTheKill() throws {
        let apps = try (0..<3).map { _ in try Launcher(app: fixture, screen: "Stubborn").launch() }
        print("the stubborn apps run")
        #expect(!apps[0].wait(for: .notRunning, timeout: .seconds(120)))
    }
}
