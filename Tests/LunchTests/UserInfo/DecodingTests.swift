import Lunch
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// User info becomes the types of an app: as a whole, from a key, and from the mock data.
struct DecodingTests {
    private static let menu = Menu(menu: "Bread", items: [Menu.Item(name: "Butter", price: 3)])
    private static let json: LunchJSON = ["menu": "Bread", "items": [["name": "Butter", "price": 3]]]

    private enum Mood: String, Decodable { case happy }

    /// User info, and the value that it becomes.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The found value if it is another one.
        let difference: @Sendable () -> String?
    }

    private static func row<Value: Equatable & Sendable>(
        _ name: String, _ expected: Value, _ decode: @escaping @Sendable () throws -> Value
    ) -> Row {
        Row(testDescription: "\(name) as \(Value.self)") {
            do {
                let found = try decode()
                return found == expected ? nil : "\(found)"
            } catch {
                return "\(error)"
            }
        }
    }

    private static func mock<Value: Decodable & Equatable & Sendable & SendableMetatype>(
        _ json: LunchJSON, _ expected: Value
    ) -> Row {
        row(json.text, expected) { try UserInfo(["MOCK_JSON": json]).mock() }
    }

    private static func key<Value: Decodable & Equatable & Sendable & SendableMetatype>(
        _ json: LunchJSON, _ expected: Value
    ) -> Row {
        row("a key with \(json.text)", expected) { try UserInfo(["key": json]).decode(forKey: "key") }
    }

    private static let rows: [Row] =
        [
            row("user info with more", Menu(menu: "Bread")) { try UserInfo(["menu": "Bread", "other": 1]).decode() },
            row("user info", ["a": 1, "b": 2]) { try UserInfo(["a": 1, "b": 2]).decode() },
            row("user info with numbers", [1: "x"]) { try UserInfo(["1": "x"]).decode() },
            key(json, menu), key(7, 7), key(["a", "b"], ["a", "b"]), key(.null, Int?.none),
            // The mock as a value and as a string.
            mock(json, menu), mock(.string(json.text), menu), mock([1, 2], [1, 2]), mock(" [1, 2] ", [1, 2]),
            mock(7, 7), mock("7", 7), mock("null", Int?.none),
            // The mock that is itself a string, or decodes from one.
            mock("plain", "plain"), mock("\"quoted\"", "quoted"), mock("7", "7"), mock("{\"a\":1}", "{\"a\":1}"),
            mock("", ""), mock("null", "null"), mock("happy", Mood.happy), mock("\"happy\"", Mood.happy),
            row("no mock", Menu?.none) { try UserInfo.empty.mockIfPresent() },
            row("null", Menu?.none) { try UserInfo(["MOCK_JSON": .null]).mockIfPresent() },
            row("a mock", menu) { try UserInfo(["MOCK_JSON": json]).mockIfPresent() },
        ]

    @Test(arguments: rows) func userInfoBecomesAValue(_ row: Row) { #expect(row.difference() == nil) }

    @Test func mockThatIsNotThere() throws {
        #expect(throws: LaunchError.missingKey("MOCK_JSON", path: "")) { try UserInfo.empty.mock(Menu.self) }
        #expect(throws: LaunchError.self) { try UserInfo(["MOCK_JSON": .null]).mock(Menu.self) }
        #expect(throws: LaunchError.self) { try UserInfo(["MOCK_JSON": [:]]).mockIfPresent(Menu.self) }
        #expect(throws: LaunchError.self) { try UserInfo(["MOCK_JSON": "sad"]).mock(Mood.self) }
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
