import Testing

@testable import Lunch

/// A key that is a misspelling of one that is asked for is an error; what nobody asks for is the test's own affair.
struct MisspelledKeyTests {
    private struct Mock: Codable {
        struct Item: Codable {
            var name: String
            var price: Int?
        }

        var items: [Item]
        var index: Int?
    }

    private static func refusal(_ misspelled: String, _ meant: String, in path: String? = nil) -> String {
        """
        The user info has no "\(meant)"\(path.map { " in \($0)" } ?? ""), but "\(misspelled)". Is this misspelled?
        Rename it to "\(meant)". If "\(misspelled)" is right too, add "\(meant)" beside it, with null if it has no value.
        """
    }

    /// Something that reads user info, and what it says.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let message: @Sendable () -> String
        let refusal: String
    }

    private static func row<Value: Decodable & SendableMetatype>(
        _ json: LunchJSON, _ type: Value.Type, _ refusal: String
    ) -> Row {
        Row(
            testDescription: "\(json.text) as \(type)",
            message: { message { try UserInfo(["MOCK_JSON": json]).mock(type) } },
            refusal: refusal)
    }

    private static func row<Value>(
        _ name: String, _ refusal: String, _ body: @escaping @Sendable () throws -> Value
    ) -> Row {
        Row(testDescription: name, message: { message { try body() } }, refusal: refusal)
    }

    private struct Titled: Decodable {
        var title: String?
        var titles: [String]?
        var width: Int?
    }

    private struct Options: Decodable {
        var mode: String?
    }

    private static let rows: [Row] = [
        row(["items": [], "indx": 3], Mock.self, refusal("indx", "index", in: "MOCK_JSON")),
        row(["items": [], "Index": 3], Mock.self, refusal("Index", "index", in: "MOCK_JSON")),
        row(["items": [], "in_dex": 3], Mock.self, refusal("in_dex", "index", in: "MOCK_JSON")),
        row(
            ["items": [["name": "a", "price": 1], ["name": "b", "Price": 2]]], Mock.self,
            refusal("Price", "price", in: "MOCK_JSON.items[1]")),
        row(.string(#"{"items":[],"indx":3}"#), Mock.self, refusal("indx", "index", in: "MOCK_JSON")),
        // A key that is needed is told with what is there in its place.
        row(["itmes": []], Mock.self, refusal("itmes", "items", in: "MOCK_JSON")),
        row("a screen's mock", refusal("mneu", "menu", in: "MOCK_JSON")) {
            try launch(catalog, screen: "Breakfast", userInfo: #"{"MOCK_JSON":{"mneu":"x"}}"#)
        },
        // The nearest is named, and the first of the alphabet.
        row(["titel": "x"], Titled.self, refusal("titel", "title", in: "MOCK_JSON")),
        row(["Titles": []], Titled.self, refusal("Titles", "titles", in: "MOCK_JSON")),
        row(["wdith": 1, "tilte": 1], Titled.self, refusal("tilte", "title", in: "MOCK_JSON")),
        row("user info made by hand", refusal("MOCKJSON", "MOCK_JSON")) {
            try UserInfo(["MOCKJSON": ["menu": "Bread"]]).mock(Menu.self)
        },
        row("user info made by hand, which may be absent", refusal("MOCKJSON", "MOCK_JSON")) {
            try UserInfo(["MOCKJSON": ["menu": "Bread"]]).mockIfPresent(Menu.self) as Any
        },
        row("the whole user info", refusal("Mode", "mode")) { try UserInfo(["Mode": "x"]).decode(Options.self) },
        row("a key of the user info", refusal("modd", "mode")) {
            try UserInfo(["modd": 1]).decode(Int.self, forKey: "mode")
        },
        row("an object of the user info", refusal("mod", "mode", in: "options")) {
            try UserInfo(["options": ["mod": "x"]]).decode(Options.self, forKey: "options")
        },
    ]

    @Test(arguments: rows) func aMisspelledKeyIsNamed(_ row: Row) { #expect(row.message() == row.refusal) }

    @Test(arguments: ["MOCKJSON", "mock_json", "MockJson", "MOCK-JSON", "MOCK_JSN", "MOCK_JOSN", "MOKC_JSNO"])
    func theMockOfAnyScreen(key: String) {
        let userInfo = "{\"\(key)\":{\"menu\":\"Bread\"}}"
        for screen in ["Breakfast", "Lunch", "Dinner", "Brekfast"] {
            #expect(
                message { try launch(catalog, screen: screen, userInfo: userInfo) } == Self.refusal(key, "MOCK_JSON"))
        }
        // Its screens do not ask for a mock, or do.
        for screen in ["Counter", "Breakfast", "Dinner"] {
            #expect(
                message { try launch(HandwrittenScreens(), screen: screen, userInfo: userInfo) }
                    == Self.refusal(key, "MOCK_JSON"))
        }
    }

    @Test func theMockOfAScreenThatATestGoesTo() {
        let launcher = Launcher(with: catalog, environment: LaunchEnvironment(variables: [:]))
        for screen in ["Breakfast", "Lunch"] {
            #expect(
                launcher.screen(for: LaunchScreenRequest(screen: screen, userInfo: #"{"MOCKJSON":{"menu":"Bread"}}"#))
                    == nil)
        }
    }

    @Test func whatNoOneAsksForIsTheTestsOwnAffair() throws {
        for userInfo in [
            #"{"hoge":"fuga"}"#, #"{"MOCK":1}"#, #"{"JSON":1}"#, #"{"mode":"x"}"#,
            #"{"MOCKJSON":1,"MOCK_JSON":null}"#,
        ] {
            #expect(try launch(catalog, screen: "Lunch", userInfo: userInfo) == "Lunch")
            #expect(try launch(catalog, screen: "Breakfast", userInfo: userInfo) == "Breakfast: nothing")
        }
        let mock: LunchJSON = ["items": [], "comment": "x", "indices": 1, "i": 1]
        // Null stands for nothing.
        let null: LunchJSON = ["items": [], "indx": 3, "index": .null]
        for json in [mock, null] { #expect(try UserInfo(["MOCK_JSON": json]).mock(Mock.self).index == nil) }
        #expect(try UserInfo(["hoge": "fuga", "MOCK_JSON": 1]).decode(Options.self).mode == nil)
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
                    == Self.refusal("mose", "mouse"))
        }
        let built = try [
            ("Subscript", #"{"mouse":true,"mose":1}"#), ("Subscript", #"{"hoge":1}"#),
            // It has seen them all, or asks for either.
            ("Members", #"{"mose":true}"#), ("Both", #"{"mouses":1}"#),
        ].map { try launch(Screens(), screen: $0, userInfo: $1) }
        #expect(built == ["true", "false", "1 true", "false true"])
    }
}
