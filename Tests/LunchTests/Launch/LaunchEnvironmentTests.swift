import Testing

@testable import Lunch

/// The meaning of the variables of a launch.
struct LaunchEnvironmentTests {
    private func texts(_ environment: LaunchEnvironment) -> [String?] {
        [environment.screen, environment.userInfo, environment.token, environment.timeZone]
    }

    @Test func variablesAreRead() {
        let environment = LaunchEnvironment(variables: [
            "LAUNCH_SCREEN": "Breakfast", "LAUNCH_USER_INFO": "{}", "LAUNCH_CATALOGUE": "1", "LAUNCH_LOCALE": "ja_JP",
            "LAUNCH_TOKEN": "secret", "TZ": "Asia/Tokyo", "OTHER": "x",
        ])
        #expect(texts(environment) == ["Breakfast", "{}", "secret", "Asia/Tokyo"])
        #expect(environment.wantsCatalog && environment.locale == LaunchLocale("ja_JP"))
    }

    @Test func emptyCountsAsAbsent() {
        let keys = LaunchKeys.environment + ["TZ"]
        for variables in [[:], Dictionary(uniqueKeysWithValues: keys.map { ($0, "") })] {
            let environment = LaunchEnvironment(variables: variables)
            #expect(texts(environment) == [nil, nil, nil, nil])
            #expect(!environment.wantsCatalog && environment.locale == nil)
        }
    }

    @Test(arguments: ["0", "true", "yes", " 1"])
    func catalogIsAskedForByOneAlone(value: String) {
        #expect(!LaunchEnvironment(variables: ["LAUNCH_CATALOGUE": value]).wantsCatalog)
    }

    @Test(arguments: [
        ("LAUNCH_SCREN", "LAUNCH_SCREEN"), ("LAUNCHSCREEN", "LAUNCH_SCREEN"), ("launch_screen", "LAUNCH_SCREEN"),
        ("LAUNCH_USERINFO", "LAUNCH_USER_INFO"), ("LAUNCH_USR_IFNO", "LAUNCH_USER_INFO"),
        ("LAUNCH_LOCAL", "LAUNCH_LOCALE"), ("LAUNCH_CLOCKS", "LAUNCH_CLOCK"), ("LAUNCH_CATALOG", "LAUNCH_CATALOGUE"),
    ])
    func aMisspelledKeyIsAnError(name: String, meant: String) throws {
        func launch(_ variables: [String: String]) throws -> TextScreen? {
            let variables = variables.merging([name: "Breakfast"]) { $1 }
            return try Launcher(with: catalog, environment: LaunchEnvironment(variables: variables)).screen()
        }
        let expected = """
            The environment has no \(meant), but \(name). Is this misspelled?
            Write \(meant), or leave \(name) out of the app's environment.
            """
        // A test launches it, or somebody at a shell.
        for other in ["LAUNCH_SCREEN", "LAUNCH_LOCALE"] where other != meant {
            #expect(message { try launch([other: "Lunch"]) } == expected)
            #expect(message { try launch([other: "Lunch", meant: ""]) } == expected)
        }
        // Nobody launches it, or the key itself is there.
        #expect(try launch([:]) == nil)
        #expect(LaunchEnvironment(variables: [name: "x", meant: "y"]).misspelling == nil)
        // An empty variable counts as absent.
        #expect(LaunchEnvironment(variables: [name: "", LaunchKeys.token: "secret"]).misspelling == nil)
    }

    @Test(arguments: [
        "LAUNCH_DARKLY_KEY", "LAUNCHD_SOCKET", "LAUNCH_EDITOR", "LAUNCH_", "LAUNCH", "SCREEN",
        "LAUNCH_BLOCKS", "LUNCH_SCREEN",
    ])
    func otherSoftwaresVariablesAreNobodysBusiness(name: String) {
        #expect(LaunchEnvironment(variables: [name: "x", "LAUNCH_TOKEN": "secret"]).misspelling == nil)
    }
}
