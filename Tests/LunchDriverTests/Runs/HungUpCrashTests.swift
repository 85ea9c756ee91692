import LunchElements
import TestSupport
import Testing

@testable import LunchDriver

/// The end of an app that Lunch hangs up.
@Suite(.waiting) struct HungUpCrashTests {
    /// A program that does something as it is hung up.
    private func failures(_ atHangUp: String) throws -> [TUIFailure] {
        var launch = LaunchConfiguration(.command("sh"))
        launch.arguments = ["-c", "trap '\(atHangUp)' HUP; printf ready; while :; do read line; done"]
        return try FailureReporter.taking {
            let app = TUIApplication(launch)
            try app.launch()
            app.terminate()
        }
    }

    @Test func aCrashIsReportedAndAnythingElseIsItsOwnBusiness() throws {
        #expect(try failures("kill -SEGV $$").map(\.exitStatus) == [.signal(11)])
        #expect(try failures("exit 3").isEmpty)
        #expect(try failures("exit 0").isEmpty)
    }
}
