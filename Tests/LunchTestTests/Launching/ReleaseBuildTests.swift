import LunchTest
import LunchWire
import TestSupport
import Testing

/// The promise that nobody chooses the screen of a released app through its environment.
@Suite struct ReleaseBuildTests {
    @Test func aReleaseBuildIgnoresTheLaunchKeysAndPublishesNothing() throws {
        let path = try ReleaseBuild.sample()
        let alone = try SampleStream.run(path, [:])
        let launched = try SampleStream.run(path, [LaunchKeys.screen: "Dinner", LaunchKeys.token: "secret"])
        #expect(launched == alone)
        #expect(try SampleStream.run(path, [LaunchKeys.catalogue: "1"]) == alone)
        #expect(alone.ranges(of: Array("7367".utf8)).isEmpty)

        var launcher = Launcher(app: .path(path), screen: "Dinner")
        launcher.configuration.launchTimeout = .seconds(1)
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(
            error?.message.withoutTimes.hasPrefix(
                """
                LunchSample did not open on the screen "Dinner": it acknowledged nothing within 1 s.
                Process N (LunchSample) …
                Does it use Lunch at all? An app does so by calling Launcher(with:).launch() before it draws. A release \
                build ignores the launch keys, unless it opts in: is this one built for release?
                """) == true, "\(error?.message ?? "")")
    }
}
