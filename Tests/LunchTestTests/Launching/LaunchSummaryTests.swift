import LunchProcess
import TestSupport
import Testing

@testable import LunchTrace

@Suite(.waiting) struct LaunchSummaryTests {
    private func output(_ wanted: String) throws -> String {
        let test = "SettlingTests/controlCIsNotWaitedForWhereItBecomesASignal"
        let run = try NestedRun(
            ImagePath.current, ["--testing-library", "swift-testing", "--filter", test],
            environment: [LaunchSummary.variable: wanted]
        ).wait()
        #expect(run.status == .exited(0), "\(run.output)")
        return run.output
    }

    @Test func theTestsEndWithTheNumberOfLaunchesWhereThatIsWanted() throws {
        #expect(try output("1").contains(/Lunch: 1 launch, each [0-9.]+ ms on average\./))
        #expect(try !output("0").contains("on average"))
    }

    @Test func theSummaryIsInWords() {
        #expect(LaunchSummary.text(1, .microseconds(1250)) == "Lunch: 1 launch, each 1.3 ms on average.\n")
        #expect(LaunchSummary.text(3, .milliseconds(9)) == "Lunch: 3 launches, each 3.0 ms on average.\n")
    }
}
