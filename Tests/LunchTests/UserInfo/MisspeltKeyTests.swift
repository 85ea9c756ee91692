import Testing

@testable import Lunch

/// A key that is a misspelling of one that is asked for is an error; what nobody asks for is the test's own affair.
struct MisspeltKeyTests {
    private struct Mock: Codable {
        struct Item: Codable {
            var name: String
            var price: Int?
        }

        var items: [Item]
        var index: Int?
    }

    private func refusal(_ misspelt: String, _ meant: String, in path: String? = nil) -> String {
        """
        The user info has no "\(meant)"\(path.map { " in \($0)" } ?? ""), but "\(misspelt)". Is that misspelt?
        Rename it to "\(meant)". If "\(misspelt)" is right too, add "\(meant)" beside it, with null if it has no value.
        """
    }

    private func decode<Value: Decodable>(_ json: LunchJSON, as type: Value.Type = Value.self) -> String {
        message { try UserInfo(["MOCK_JSON": json]).mock(type) }
    }

    @Test(arguments: ["MOCKJSON", "mock_json", "MockJson", "MOCK-JSON", "MOCK_JSN", "MOCK_JOSN", "MOKC_JSNO"])
    func theMockOfAnyScreen(key: String) {
        let userInfo = "{\"\(key)\":{\"menu\":\"Bread\"}}"
        for screen in ["Breakfast", "Lunch", "Dinner", "Brekfast"] {
            #expect(
                message { try launch(catalogue, screen: screen, userInfo: userInfo) } == refusal(key, "MOCK_JSON"))
        }
        // Its screens do not ask for a mock, or do.
        for screen in ["Counter", "Breakfast", "Dinner"] {
            #expect(
                message { try launch(HandwrittenScreens(), screen: screen, userInfo: userInfo) }
                    == refusal(key, "MOCK_JSON"))
        }
    }

    @Test func theMockOfAScreenThatATestGoesTo() {
        let launcher = Launcher(with: catalogue, environment: LaunchEnvironment(variables: [:]))
        for screen in ["Breakfast", "Lunch"] {
            #expect(
                launcher.screen(for: LaunchScreenRequest(screen: screen, userInfo: #"{"MOCKJSON":{"menu":"Bread"}}"#))
                    == nil)
        }
    }

    @Test func theMockOfUserInfoMadeByHand() {
        let userInfo = UserInfo(["MOCKJSON": ["menu": "Bread"]])
        #expect(message { try userInfo.mock(Menu.self) } == refusal("MOCKJSON", "MOCK_JSON"))
        #expect(message { try userInfo.mockIfPresent(Menu.self) as Any } == refusal("MOCKJSON", "MOCK_JSON"))
    }

    @Test func whatNobodyAsksForIsTheTestsOwnAffair() throws {
        for userInfo in [
            #"{"hoge":"fuga"}"#, #"{"MOCK":1}"#, #"{"JSON":1}"#, #"{"mode":"x"}"#,
            #"{"MOCKJSON":1,"MOCK_JSON":null}"#,
        ] {
            #expect(try launch(catalogue, screen: "Lunch", userInfo: userInfo) == "Lunch")
            #expect(try launch(catalogue, screen: "Breakfast", userInfo: userInfo) == "Breakfast: nothing")
        }
        let mock: LunchJSON = ["items": [], "comment": "x", "indices": 1, "i": 1]
        #expect(try UserInfo(["MOCK_JSON": mock]).mock(Mock.self).index == nil)
    }

    @Test func aKeyOfTheMock() {
        #expect(decode(["items": [], "indx": 3], as: Mock.self) == refusal("indx", "index", in: "MOCK_JSON"))
        #expect(decode(["items": [], "Index": 3], as: Mock.self) == refusal("Index", "index", in: "MOCK_JSON"))
        #expect(decode(["items": [], "in_dex": 3], as: Mock.self) == refusal("in_dex", "index", in: "MOCK_JSON"))
        #expect(
            decode(["items": [["name": "a", "price": 1], ["name": "b", "Price": 2]]], as: Mock.self)
                == refusal("Price", "price", in: "MOCK_JSON.items[1]"))
        #expect(
            decode(.string(#"{"items":[],"indx":3}"#), as: Mock.self) == refusal("indx", "index", in: "MOCK_JSON"))
        // One that is needed is told with what is there in its place.
        #expect(decode(["itmes": []], as: Mock.self) == refusal("itmes", "items", in: "MOCK_JSON"))
        #expect(
            message { try launch(catalogue, screen: "Breakfast", userInfo: #"{"MOCK_JSON":{"mneu":"x"}}"#) }
                == refusal("mneu", "menu", in: "MOCK_JSON"))
    }

    @Test func nullStandsForNothing() throws {
        let mock: LunchJSON = ["items": [], "indx": 3, "index": .null]
        #expect(try UserInfo(["MOCK_JSON": mock]).mock(Mock.self).index == nil)
    }

    @Test func theNearestIsNamedAndTheFirstOfTheAlphabet() {
        struct Value: Decodable {
            var title: String?
            var titles: [String]?
            var width: Int?
        }
        #expect(decode(["titel": "x"], as: Value.self) == refusal("titel", "title", in: "MOCK_JSON"))
        #expect(decode(["Titles": []], as: Value.self) == refusal("Titles", "titles", in: "MOCK_JSON"))
        #expect(decode(["wdith": 1, "tilte": 1], as: Value.self) == refusal("tilte", "title", in: "MOCK_JSON"))
    }

    @Test func theWholeUserInfo() throws {
        struct Options: Decodable {
            var mode: String?
        }
        #expect(message { try UserInfo(["Mode": "x"]).decode(Options.self) } == refusal("Mode", "mode"))
        #expect(try UserInfo(["hoge": "fuga", "MOCK_JSON": 1]).decode(Options.self).mode == nil)
        #expect(message { try UserInfo(["modd": 1]).decode(Int.self, forKey: "mode") } == refusal("modd", "mode"))
        #expect(
            message { try UserInfo(["options": ["mod": "x"]]).decode(Options.self, forKey: "options") }
                == refusal("mod", "mode", in: "options"))
    }

    @Test func whatAScreenAsksForByItself() throws {
        struct Screens: Creatable {
            func create(_ identifier: String, userInfo: UserInfo) throws -> String? {
                switch identifier {
                case "Subscript": "\(userInfo["mouse"] == true)"
                case "Swallowed": "\((try? userInfo.decode(Int.self, forKey: "mouse")) ?? 0)"
                case "Members": "\(userInfo.members.count) \(userInfo["mouse"] == nil)"
                case "Both": "\(userInfo["mouse"] == true) \(userInfo["mouses"] == 1)"
                default: nil
                }
            }
        }
        for screen in ["Subscript", "Swallowed"] {
            #expect(
                message { try launch(Screens(), screen: screen, userInfo: #"{"mose":true}"#) }
                    == refusal("mose", "mouse"))
        }
        #expect(try launch(Screens(), screen: "Subscript", userInfo: #"{"mouse":true,"mose":1}"#) == "true")
        #expect(try launch(Screens(), screen: "Subscript", userInfo: #"{"hoge":1}"#) == "false")
        // It has seen them all, or asks for either.
        #expect(try launch(Screens(), screen: "Members", userInfo: #"{"mose":true}"#) == "1 true")
        #expect(try launch(Screens(), screen: "Both", userInfo: #"{"mouses":1}"#) == "false true")
    }
}
