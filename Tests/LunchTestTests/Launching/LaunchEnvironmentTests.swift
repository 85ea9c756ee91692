import LunchTest
import TestSupport
import Testing

/// The variables that a test writes in `launchEnvironment`, and those of a launcher before: each counts, and nothing is lost.
@Suite(.waiting) struct LaunchEnvironmentTests {
    private let launcher = Launcher(
        app: fixture, screen: "Text", mock: .userInfo(["MOCK_JSON": "bread"]), locale: "ja_JP", timeZone: "Asia/Tokyo",
        clock: .virtual)

    @Test func otherVariablesKeepTheScreenItsDataAndTheLocale() throws {
        let app = TUIApplication(launcher.configuration)
        app.launchEnvironment = ["LUNCH_FIXTURE_GIVEN": "told"]
        #expect(app.launchEnvironment == ["LUNCH_FIXTURE_GIVEN": "told"])
        try app.launch()
        #expect(app.line("length") == "5")
        // The app launches anew as it did before, also if it runs already.
        app.launchEnvironment = [:]
        try app.launch()
        #expect(app.line("length") == "5")
        var launcher = launcher
        launcher.configuration.screen = "Environment"
        let other = TUIApplication(launcher.configuration)
        other.launchEnvironment = ["LUNCH_FIXTURE_GIVEN": "told"]
        try other.launch()
        #expect(["given", "locale", "zone", "keys"].map(other.line) == ["told", "ja_JP", "Asia/Tokyo", "none"])
    }

    /// Another variable keeps the screen and the virtual clock, and a launch key chooses another screen.
    @Test(arguments: [
        ("Timeout", ["LUNCH_FIXTURE_GIVEN": "told"]), ("Counter", ["LAUNCH_SCREEN": "Timeout"]),
    ])
    func theClockIsKept(_ screen: String, _ variables: [String: String]) throws {
        let app = TUIApplication(Launcher(app: fixture, screen: screen, clock: .virtual).configuration)
        app.launchEnvironment.merge(variables) { $1 }
        #expect(app.launchEnvironment == variables)
        try app.launch()
        try app.clock.advance(by: .seconds(30))
        #expect(app.line("state") == "timed out at 30000")
        app.launchEnvironment["LAUNCH_SCREEN"] = nil
        try app.launch()
        #expect(app.line(screen == "Counter" ? "count" : "state") == (screen == "Counter" ? "count 0" : "waiting"))
    }

    @Test func theVariablesOfALauncherSayAllOfIt() throws {
        #expect(
            launcher.env == [
                "LAUNCH_SCREEN": "Text", "LAUNCH_USER_INFO": #"{"MOCK_JSON":"bread"}"#, "LAUNCH_LOCALE": "ja_JP",
                "LANG": "ja_JP.UTF-8", "TZ": "Asia/Tokyo", "LAUNCH_CLOCK": "virtual",
            ])
        let app = TUIApplication(fixture)
        app.launchEnvironment = launcher.env
        #expect(app.launchEnvironment == launcher.env)
        try app.launch()
        #expect(app.line("length") == "5")
        // Replaced by others, they are gone.
        app.launchEnvironment = Launcher(screen: "Environment").env
        try app.launch()
        #expect(app.line("locale") == "")
        app.launchEnvironment = [:]
        try app.launch()
        #expect(app.line("count") == "count 0")
    }

    /// A launcher's `environment:` wins over what else it is given.
    @Test func whatIsReportedLastWins() throws {
        let app = try Launcher(
            app: fixture, screen: "Counter", mock: .userInfo(["MOCK_JSON": "fish"]),
            environment: ["LAUNCH_SCREEN": "Text", "LAUNCH_USER_INFO": #"{"MOCK_JSON": "bread"}"#]
        ).launch()
        #expect(app.line("length") == "5")
        // A setting that comes with a page wins over what the launcher has said.
        struct Page: PageObjectsRepresentable {
            static let screenName = "Text"
            let app: TUIApplication
        }
        let launcher = Launcher(app: fixture, clock: .virtual, environment: ["LAUNCH_USER_INFO": "{}"])
        let page = try launcher.launch(Page.self, mock: "bread")
        #expect(page.app.line("length") == "5")
        #expect(page.app.clock.now == .zero)
    }
}
