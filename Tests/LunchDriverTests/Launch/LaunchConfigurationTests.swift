import LunchWire
import Testing

@testable import LunchDriver

/// A launch is said in properties or in variables; what is said last of a part counts, and nothing else is touched.
@Suite struct LaunchConfigurationTests {
    /// A launch of which every part is said in properties.
    private static let typed: LaunchConfiguration = {
        var launch = LaunchConfiguration(.command("true"))
        launch.screen = "Dinner"
        launch.userInfo = ["MOCK_JSON": ["menu": "Fish"]]
        launch.locale = "ja_JP"
        launch.timeZone = "Asia/Tokyo"
        launch.clock = .virtual
        return launch
    }()

    private static let described = LaunchDescription(
        screen: "Dinner", userInfo: .object(["MOCK_JSON": ["menu": "Fish"]]), locale: "ja_JP", timeZone: "Asia/Tokyo",
        clock: .virtual)

    @Test(
        arguments: [
            ([:], LaunchDescription(), [:]),
            (["A": "b", "LANG": "C"], LaunchDescription(), ["A": "b", "LANG": "C"]),
            (["LAUNCH_SCREEN": "Dinner"], LaunchDescription(screen: "Dinner"), [:]),
            (["LAUNCH_SCREEN": "", "A": ""], LaunchDescription(screen: ""), ["A": ""]),
            (["LAUNCH_USER_INFO": "{\"a\": 1}"], LaunchDescription(userInfo: .text("{\"a\": 1}")), [:]),
            (["LAUNCH_USER_INFO": "@file"], LaunchDescription(userInfo: .text("@file")), [:]),
            (["LAUNCH_USER_INFO": "{\"a\":\n 1,}"], LaunchDescription(userInfo: .text("{\"a\":\n 1,}")), [:]),
            (["LAUNCH_LOCALE": "de_DE"], LaunchDescription(locale: "de_DE"), [:]),
            (["TZ": "Asia/Tokyo"], LaunchDescription(timeZone: "Asia/Tokyo"), [:]),
            (["LAUNCH_CLOCK": "virtual"], LaunchDescription(clock: .virtual), [:]),
            (["LAUNCH_CLOCK": "continuous"], LaunchDescription(clock: .continuous), [:]),
            (["LAUNCH_CLOCK": ""], LaunchDescription(clock: .continuous), [:]),
            (["LAUNCH_CLOCK": "virtul"], LaunchDescription(), ["LAUNCH_CLOCK": "virtul"]),
            (
                ["LAUNCH_CATALOGUE": "1", "LAUNCH_TOKEN": "x", "LAUNCH_SCREN": "y"], LaunchDescription(),
                ["LAUNCH_CATALOGUE": "1", "LAUNCH_TOKEN": "x", "LAUNCH_SCREN": "y"]
            ),
        ] as [([String: String], LaunchDescription, [String: String])])
    func variablesAreRead(_ variables: [String: String], _ description: LaunchDescription, _ rest: [String: String]) {
        var remaining = variables
        let taken = LaunchDescription(takenFrom: &remaining)
        var launch = LaunchConfiguration()
        launch.environment = variables
        #expect([taken, launch.launchDescription] == [description, description])
        #expect([remaining, launch.ownVariables] == [rest, rest] && launch.unknownClock == rest["LAUNCH_CLOCK"])
        // Variables that were written are found as they were written; only an empty clock is told by its name.
        let isEmptyClock = variables == ["LAUNCH_CLOCK": ""]
        #expect(launch.environment == (isEmptyClock ? ["LAUNCH_CLOCK": "continuous"] : variables))
    }

    @Test func propertiesAreWhatTheyWereSetTo() {
        let launch = Self.typed
        #expect([launch.screen, launch.locale, launch.timeZone] == ["Dinner", "ja_JP", "Asia/Tokyo"])
        #expect(launch.userInfo == ["MOCK_JSON": ["menu": "Fish"]] && launch.environment == [:])
        let launches = [launch, LaunchConfiguration()]
        #expect(launches.map(\.launchDescription) == [Self.described, LaunchDescription()])
        #expect(launches.map(\.clock) == [.virtual, .continuous])
    }

    @Test(arguments: [[:], ["A": "b"], ["LANG": "C", "A": ""]] as [[String: String]])
    func otherVariablesLeaveWhatPropertiesSay(_ variables: [String: String]) {
        var launch = Self.typed
        launch.environment = variables
        #expect(launch.launchDescription == Self.described && launch.environment == variables)
    }

    @Test func aVariableWinsOverItsPropertyAndOverNoOther() {
        var launch = Self.typed
        launch.environment["LAUNCH_SCREEN"] = "Counter"
        var expected = Self.described
        expected.screen = "Counter"
        #expect(launch.launchDescription == expected)
        launch.environment["LAUNCH_CLOCK"] = "continuous"
        launch.environment["LAUNCH_USER_INFO"] = "@file"
        launch.environment["LAUNCH_LOCALE"] = "de_DE"
        launch.environment["TZ"] = "UTC"
        #expect([launch.screen, launch.locale, launch.timeZone] == ["Counter", "de_DE", "UTC"])
        #expect(launch.clock == .continuous && launch.userInfo == .text("@file"))
        // Taken back, they leave what was said before.
        launch.environment = ["A": "b"]
        #expect(launch.launchDescription == Self.described)
    }

    @Test func variablesThatAreReplacedLeaveNothing() {
        var launch = LaunchConfiguration()
        launch.environment = ["LAUNCH_SCREEN": "Dinner", "LAUNCH_CLOCK": "virtual", "A": "b"]
        launch.environment["LAUNCH_SCREEN"] = nil
        #expect(launch.screen == nil && launch.clock == .virtual)
        launch.environment = [:]
        #expect(launch.launchDescription == LaunchDescription() && launch.ownVariables == [:])
    }

    @Test func aPropertyThatIsSetAfterwardsWins() {
        var launch = LaunchConfiguration()
        launch.environment = [
            "LAUNCH_SCREEN": "Counter", "LAUNCH_USER_INFO": "{}", "LAUNCH_LOCALE": "de_DE", "TZ": "UTC",
            "LAUNCH_CLOCK": "continuous", "A": "b",
        ]
        launch.screen = "Dinner"
        launch.userInfo = ["MOCK_JSON": ["menu": "Fish"]]
        launch.locale = "ja_JP"
        launch.timeZone = "Asia/Tokyo"
        launch.clock = .virtual
        #expect(launch.launchDescription == Self.described && launch.environment == ["A": "b"])
        launch.screen = nil
        #expect(launch.screen == nil)
        launch.environment["LAUNCH_CLOCK"] = "virtul"
        #expect(launch.unknownClock == "virtul")
        launch.clock = .continuous
        #expect(launch.unknownClock == nil && launch.clock == .continuous)
    }
}
