import LunchWire
import Testing

@testable import LunchDriver

/// The data of a screen is one value: what is said last of it counts, in whatever form.
@Suite struct LaunchMockTests {
    private struct Menu: Encodable { var menu = "Bread" }

    private func variables(_ mocks: LaunchMock?...) -> [String: String] {
        var launch = LaunchConfiguration(.command("true"))
        for mock in mocks { launch.mock = mock }
        return launch.variables
    }

    @Test func everyFormIsReportedToTheApp() throws {
        let bread = ["LAUNCH_USER_INFO": #"{"MOCK_JSON":{"menu":"Bread"}}"#]
        let forms = [
            variables(["menu": "Bread"]), try variables(.of(Menu())),
            variables(.userInfo(["MOCK_JSON": ["menu": "Bread"]])),
            variables(.rawUserInfo(#"{"MOCK_JSON":{"menu":"Bread"}}"#)),
        ]
        #expect(forms.allSatisfy { $0 == bread }, "\(forms)")
        let others = [
            variables([1, 2.5, "x", true, nil]), variables(.variant("bread")),
            variables(.variant("bread", userInfo: ["week": 3])), variables(.userInfo([:])),
        ]
        #expect(
            others == [
                ["LAUNCH_USER_INFO": #"{"MOCK_JSON":[1,2.5,"x",true,null]}"#], ["LAUNCH_VARIANT": "bread"],
                ["LAUNCH_VARIANT": "bread", "LAUNCH_USER_INFO": #"{"week":3}"#], [:],
            ])
    }

    @Test func theLastOneCountsAsAWhole() {
        let last = [
            variables(.variant("bread", userInfo: ["week": 3]), ["a": 1]), variables(["a": 1], .variant("bread")),
            variables(["a": 1], nil),
        ]
        #expect(last == [variables(["a": 1]), variables(.variant("bread")), [:]])
    }

    @Test func variablesAreReadAsOne() {
        var launch = LaunchConfiguration(.command("true"))
        launch.mock = ["a": 1]
        launch.environment = ["LAUNCH_USER_INFO": "{}"]
        #expect(launch.mock == .rawUserInfo("{}"))
        launch.environment = [:]
        #expect(launch.mock == ["a": 1])
        launch.mock = nil
        #expect(launch.mock == nil)
    }
}
