import Testing

@testable import Lunch

/// An app opens on the screen that it was asked for, with the data that it was given.
struct LauncherTests {
    @Test func aCatalogAndAHandwrittenSwitchBuild() throws {
        let listed: [(String?, String?)] = [
            (nil, nil), ("Lunch", nil), ("Breakfast", nil), ("Breakfast", #"{"MOCK_JSON":{"menu":"Bread"}}"#),
        ]
        #expect(
            try listed.map { try launch(catalog, screen: $0, userInfo: $1) } == [
                nil, "Lunch", "Breakfast: nothing", "Breakfast: Bread",
            ])
        let handwritten = [
            ("", ""), ("Counter", #"{"count":7}"#), ("Breakfast", #"{"MOCK_JSON":"{\"menu\":\"Bread\"}"}"#),
        ]
        #expect(
            try handwritten.map { try launch(HandwrittenScreens(), screen: $0, userInfo: $1) } == [
                nil, "7", "Breakfast: Bread",
            ])
    }

    @Test func aTestAsksForAnotherScreen() {
        let launcher = Launcher(with: catalog, environment: LaunchEnvironment(variables: [:]))
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
