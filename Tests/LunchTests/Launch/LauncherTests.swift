import Testing

@testable import Lunch

/// An app opens on the screen that it was asked for, with the data that it was given.
struct LauncherTests {
    @Test func noScreenWasAskedFor() throws {
        #expect(try launch(catalogue) == nil)
        #expect(try launch(HandwrittenScreens(), screen: "", userInfo: "") == nil)
    }

    @Test func catalogueBuilds() throws {
        #expect(try launch(catalogue, screen: "Lunch") == "Lunch")
        #expect(try launch(catalogue, screen: "Breakfast") == "Breakfast: nothing")
        let userInfo = #"{"MOCK_JSON":{"menu":"Bread"}}"#
        #expect(try launch(catalogue, screen: "Breakfast", userInfo: userInfo) == "Breakfast: Bread")
    }

    @Test func handwrittenSwitchBuilds() throws {
        let screens = HandwrittenScreens()
        #expect(try launch(screens, screen: "Counter", userInfo: #"{"count":7}"#) == "7")
        let userInfo = #"{"MOCK_JSON":"{\"menu\":\"Bread\"}"}"#
        #expect(try launch(screens, screen: "Breakfast", userInfo: userInfo) == "Breakfast: Bread")
    }

    @Test func aTestAsksForAnotherScreen() {
        let launcher = Launcher(with: catalogue, environment: LaunchEnvironment(variables: [:]))
        #expect(launcher.screen(for: LaunchScreenRequest(screen: "Lunch", userInfo: nil)) == "Lunch")
        let userInfo = #"{"MOCK_JSON":{"menu":"Bread"}}"#
        #expect(
            launcher.screen(for: LaunchScreenRequest(screen: "Breakfast", userInfo: userInfo)) == "Breakfast: Bread")
        for (screen, userInfo) in [
            ("Brekfast", nil), ("Dinner", nil), ("Breakfast", #"{"MOCK_JSON":1}"#), ("Lunch", "{"), ("Lunch", "[]"),
            ("Lunch", "@/no/such/file"), ("", nil),
        ] {
            #expect(launcher.screen(for: LaunchScreenRequest(screen: screen, userInfo: userInfo)) == nil)
        }
    }

    @Test func screenWithoutUserInfoGetsAnEmptyOne() {
        struct Screens: Creatable {
            func create(_ identifier: String, userInfo: UserInfo) -> UserInfo? { userInfo }
        }
        #expect(throws: Never.self) { try #expect(launch(Screens(), screen: "Any") == .empty) }
    }
}
