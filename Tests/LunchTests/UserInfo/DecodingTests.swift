import Lunch
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    /// A type whose keys are of many types, and a class, an enumeration and an object of keys among them.
    private struct Order: Decodable {
        enum Size: String, Decodable, CaseIterable { case small, large }
        struct Place: Decodable { let street: String, number: Int, at: Date }
        final class Note: Decodable {
            let text: String
            let next: Note?
        }

        let id: Int, name: String, isOpen: Bool, price: Double, at: Date, link: URL, code: UUID, data: Data
        let tags: [String], counts: [String: Int], size: Size, place: Place, note: Note, hint: String?, total: Decimal
    }

    @Test func allMissingKeysAreNamed() {
        func missing(_ mock: LunchJSON) -> [String] {
            do throws(LaunchError) {
                _ = try UserInfo(["MOCK_JSON": mock]).mock(Order.self)
            } catch {
                if case .missingKey(let key, let path, let others) = error { return ["\(path).\(key)"] + others }
            }
            return []
        }
        let keys = [
            "id", "name", "isOpen", "price", "at", "link", "code", "data", "tags", "counts", "size", "place", "note",
            "total",
        ].map { "MOCK_JSON.\($0)" }
        #expect(missing([:]) == keys)
        // Of an object that is there, each key counts; a value that does not fit ends the list.
        let place: LunchJSON = ["number": 1]
        #expect(
            missing(["place": place]).filter { $0.hasPrefix("MOCK_JSON.place") } == [
                "MOCK_JSON.place.street", "MOCK_JSON.place.at",
            ])
        #expect(missing(["price": "free"]) == ["MOCK_JSON.id", "MOCK_JSON.name", "MOCK_JSON.isOpen"])
    }

    @Test(
        arguments: [
            (1.5, 1.5), ("2001-01-01T00:00:01Z", 1), ("2001-01-01T00:00:01.5Z", 1.5), ("2001-01-01T02:00:00+02:00", 0),
            ("2001-01-02", 86400), ("2001-01-01 00:00:01", nil), ("tomorrow", nil), ("2001-01-02x", nil), ("", nil),
            ("2001-02-30", nil), ("2001-01-01T00:00:01", nil), (nil, nil),
        ] as [(LunchJSON, Double?)])
    func aDateIsAStringOrANumber(_ value: LunchJSON, _ seconds: Double?) {
        let date = try? UserInfo(["at": value]).decode(Date.self, forKey: "at")
        #expect(date?.timeIntervalSinceReferenceDate == seconds)
    }

    @Test func whatWasEncodedComesBack() throws {
        let values = try FoundationValues.all()
        #expect(try UserInfo(["MOCK_JSON": LunchJSON(encoding: values)]).mock() == values)
    }
}
