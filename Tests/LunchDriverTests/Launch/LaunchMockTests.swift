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

    @Test func everyFormIsSaidToTheApp() throws {
        let bread = ["LAUNCH_USER_INFO": #"{"MOCK_JSON":{"menu":"Bread"}}"#]
        #expect(variables(["menu": "Bread"]) == bread)
        #expect(try variables(.of(Menu())) == bread)
        #expect(variables(.userInfo(["MOCK_JSON": ["menu": "Bread"]])) == bread)
        #expect(variables(.rawUserInfo(#"{"MOCK_JSON":{"menu":"Bread"}}"#)) == bread)
        #expect(variables([1, 2.5, "x", true, nil]) == ["LAUNCH_USER_INFO": #"{"MOCK_JSON":[1,2.5,"x",true,null]}"#])
        #expect(variables(.variant("bread")) == ["LAUNCH_VARIANT": "bread"])
        #expect(
            variables(.variant("bread", userInfo: ["week": 3]))
                == ["LAUNCH_VARIANT": "bread", "LAUNCH_USER_INFO": #"{"week":3}"#])
        #expect(variables(.userInfo([:])) == [:])
    }

    @Test func theLastOneCountsAsAWhole() {
        #expect(variables(.variant("bread", userInfo: ["week": 3]), ["a": 1]) == variables(["a": 1]))
        #expect(variables(["a": 1], .variant("bread")) == variables(.variant("bread")))
        #expect(variables(["a": 1], nil) == [:])
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
