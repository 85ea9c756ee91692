import LunchTest
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The promise that nobody chooses the screen of a released app through its environment.
@Suite struct ReleaseBuildTests {
    /// One test, since two builds would wait for each other. Without the mark it would wait for an hour.
    @Test(.nightly, .timeLimit(.minutes(10)))
    func aReleaseBuildIgnoresTheLaunchKeysAndPublishesNothing() throws {
        let path = try ReleaseBuild.sample()
        let alone = try SampleStream.run(path, [:])
        let launched = try SampleStream.run(path, [LaunchKeys.screen: "Dinner", LaunchKeys.token: "secret"])
        #expect(launched == alone)
        #expect(try SampleStream.run(path, [LaunchKeys.catalog: "1"]) == alone)
        #expect(alone.ranges(of: Array("7367".utf8)).isEmpty)

        let list = #expect(throws: TUIError.self) { try Launcher(app: .path(path)).screens() }
        #expect(
            list?.message.hasPrefix(
                """
                LunchSample did not list its screens: when launched with LAUNCH_CATALOGUE=1, it wrote something else on its terminal.
                An app lists them by calling Launcher(with:).screen() before it does anything else. A release build ignores \
                the launch keys, unless it opts in: is this one built for release?
                """) == true, "\(list?.message ?? "")")

        var launcher = Launcher(app: .path(path), screen: "Dinner")
        launcher.configuration.launchTimeout = .seconds(3600)
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(
            error?.message.hasPrefix(
                """
                LunchSample did not open on the screen "Dinner": it is a release build, which ignores the launch keys.
                Test a debug build (swift test without -c release), or an optimized build that is not for release: \
                swift test -c release -Xswiftc -DDEBUG -Xswiftc -enable-testing.
                An app can also opt in, for both Launcher and AccessibilityPublisher: environment: .current(in: .all). \
                Its environment then chooses its screen and its data, in release builds too.
                The screen (80×24):
                """) == true, "\(error?.message ?? "")")

        // An app that opts in is waited for, also if it has drawn and rests before it says so.
        let optedIn = try ReleaseBuild.optedIn()
        #expect(InertBuild.isInert(path))
        #expect(!InertBuild.isInert(optedIn))
        #expect(!InertBuild.isInert(try LaunchConfiguration.Executable.product("Fixture").resolve()))
        launcher.configuration.executable = .path(optedIn)
        let late = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(
            late?.message.hasPrefix(
                "OptedIn did not open on the screen \"Dinner\": it acknowledged nothing and waits for input.\n")
                == true,
            "\(late?.message ?? "")")
    }
}
