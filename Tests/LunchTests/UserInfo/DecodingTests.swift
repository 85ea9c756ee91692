import Lunch
import Testing

/// User info becomes the types of an app: as a whole, from a key, and from the mock data.
struct DecodingTests {
    private let menu = Menu(menu: "Bread", items: [Menu.Item(name: "Butter", price: 3)])
    private let json: LunchJSON = ["menu": "Bread", "items": [["name": "Butter", "price": 3]]]

    @Test func whole() throws {
        #expect(try UserInfo(["menu": "Bread", "other": 1]).decode() == Menu(menu: "Bread"))
        #expect(try UserInfo(["a": 1, "b": 2]).decode([String: Int].self) == ["a": 1, "b": 2])
        #expect(try UserInfo(["1": "x"]).decode([Int: String].self) == [1: "x"])
    }

    @Test func fromAKey() throws {
        let userInfo = UserInfo(["menu": json, "count": 7, "names": ["a", "b"], "nothing": .null])
        #expect(try userInfo.decode(forKey: "menu") == menu)
        #expect(try userInfo.decode(Int.self, forKey: "count") == 7)
        #expect(try userInfo.decode([String].self, forKey: "names") == ["a", "b"])
        #expect(try userInfo.decode(Int?.self, forKey: "nothing") == nil)
    }

    @Test func mockAsAValueAndAsAString() throws {
        #expect(try UserInfo(["MOCK_JSON": json]).mock() == menu)
        #expect(try UserInfo(["MOCK_JSON": .string(json.text)]).mock() == menu)
        #expect(try UserInfo(["MOCK_JSON": [1, 2]]).mock([Int].self) == [1, 2])
        #expect(try UserInfo(["MOCK_JSON": " [1, 2] "]).mock([Int].self) == [1, 2])
        #expect(try UserInfo(["MOCK_JSON": 7]).mock(Int.self) == 7)
        #expect(try UserInfo(["MOCK_JSON": "7"]).mock(Int.self) == 7)
        #expect(try UserInfo(["MOCK_JSON": "null"]).mock(Int?.self) == nil)
    }

    @Test(arguments: [
        ("plain", "plain"), ("\"quoted\"", "quoted"), ("7", "7"), ("{\"a\":1}", "{\"a\":1}"), ("", ""),
        ("null", "null"),
    ])
    func mockThatIsItselfAString(text: String, expected: String) throws {
        #expect(try UserInfo(["MOCK_JSON": .string(text)]).mock(String.self) == expected)
    }

    @Test func mockThatDecodesFromAString() throws {
        enum Mood: String, Decodable { case happy }
        #expect(try UserInfo(["MOCK_JSON": "happy"]).mock(Mood.self) == .happy)
        #expect(try UserInfo(["MOCK_JSON": "\"happy\""]).mock(Mood.self) == .happy)
        #expect(throws: LaunchError.self) { try UserInfo(["MOCK_JSON": "sad"]).mock(Mood.self) }
    }

    @Test func mockThatIsNotThere() throws {
        #expect(try UserInfo.empty.mockIfPresent(Menu.self) == nil)
        #expect(try UserInfo(["MOCK_JSON": .null]).mockIfPresent(Menu.self) == nil)
        #expect(try UserInfo(["MOCK_JSON": json]).mockIfPresent() == menu)
        #expect(throws: LaunchError.missingKey("MOCK_JSON", path: "")) { try UserInfo.empty.mock(Menu.self) }
        #expect(throws: LaunchError.self) { try UserInfo(["MOCK_JSON": .null]).mock(Menu.self) }
        #expect(throws: LaunchError.self) { try UserInfo(["MOCK_JSON": [:]]).mockIfPresent(Menu.self) }
    }

    @Test func whatWasEncodedComesBack() throws {
        let values = try FoundationValues.all()
        #expect(try UserInfo(["MOCK_JSON": LunchJSON(encoding: values)]).mock() == values)
    }
}
