import Testing

@testable import Lunch

/// What the variables of a launch say.
struct LaunchEnvironmentTests {
    @Test func variablesAreRead() {
        let environment = LaunchEnvironment(variables: [
            "LAUNCH_SCREEN": "Breakfast", "LAUNCH_USER_INFO": "{}", "LAUNCH_CATALOGUE": "1", "LAUNCH_LOCALE": "ja_JP",
            "LAUNCH_TOKEN": "secret", "TZ": "Asia/Tokyo", "OTHER": "x",
        ])
        #expect(environment.screen == "Breakfast")
        #expect(environment.userInfo == "{}")
        #expect(environment.wantsCatalogue)
        #expect(environment.locale == LaunchLocale("ja_JP"))
        #expect(environment.token == "secret")
        #expect(environment.timeZone == "Asia/Tokyo")
    }

    @Test func emptyCountsAsAbsent() {
        let keys = LaunchKeys.environment + ["TZ"]
        for variables in [[:], Dictionary(uniqueKeysWithValues: keys.map { ($0, "") })] {
            let environment = LaunchEnvironment(variables: variables)
            #expect(environment.screen == nil)
            #expect(environment.userInfo == nil)
            #expect(!environment.wantsCatalogue)
            #expect(environment.locale == nil)
            #expect(environment.token == nil)
            #expect(environment.timeZone == nil)
        }
    }

    @Test(arguments: ["0", "true", "yes", " 1"])
    func catalogueIsAskedForByOneAlone(value: String) {
        #expect(!LaunchEnvironment(variables: ["LAUNCH_CATALOGUE": value]).wantsCatalogue)
    }
}
