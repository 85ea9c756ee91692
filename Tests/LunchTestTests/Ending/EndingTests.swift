import LunchTest
import TestSupport
import Testing

/// Nothing that an app started outlives its test, however either of them ends.
@Suite(.waiting) struct EndingTests {
    /// After `terminate()`, and after the last reference.
    @Test(arguments: [true, false]) func aStubbornAppAndWhatItDetachedAreGone(isTerminated: Bool) throws {
        var app: TUIApplication? = try Launcher(app: fixture, screen: "Stubborn").launch()
        let processes = try ["own", "detached"].map { try #require(Int32(app?.line($0) ?? "")) }
        #expect(processes.allSatisfy(LiveProcess.exists))
        if isTerminated { app?.terminate() } else { app = nil }
        #expect(!processes.contains(where: LiveProcess.exists))
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
        try NestedCase("NestedEndingXCTests", status: 0, says: ["Executed 2 tests, with 0 failures"]).check()
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
