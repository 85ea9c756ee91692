import Lunch
import Testing

/// However a type asks for its keys, those that it asks for are known, and those that it never asks for are not.
struct AskedKeysTests {
    /// A mock, and the misspelling that decoding a type finds in it.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let error: @Sendable () -> LaunchError?
        let expected: LaunchError?
    }

    private static func row<Value: Decodable & SendableMetatype>(
        _ json: LunchJSON, _ type: Value.Type, _ expected: LaunchError? = nil
    )
        -> Row
    {
        Row(
            testDescription: "\(json.text) as \(type)",
            error: {
                do throws(LaunchError) {
                    _ = try UserInfo(["MOCK_JSON": json]).mock(type)
                    return nil
                } catch {
                    return error
                }
            }, expected: expected)
    }

    private static func misspelled(_ key: String, _ meant: String, _ path: String = "MOCK_JSON") -> LaunchError {
        .misspelledKey(key, path: path, meant: meant)
    }

    private enum Payload: Decodable {
        case list(items: [Int], index: Int?)
        case empty
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    /// Goes through all keys, and asks for one that need not be there.
    private struct Walker: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            _ = try container.decodeIfPresent(Int.self, forKey: AnyKey(stringValue: "index"))
            guard container.allKeys.count < 3 else { throw OutOfKeys() }
        }

        struct OutOfKeys: Error {}
    }

    private enum Key: String, CodingKey {
        case index
        case point
        case tags
    }

    /// Asks whether a key is there, and for nothing else.
    private struct Prober: Decodable {
        init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: Key.self).contains(.index)
        }
    }

    /// Asks in containers within its own.
    private struct Nester: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            _ = try container.nestedContainer(keyedBy: Key.self, forKey: .point).contains(.index)
            // The same object once more: what either asks for is known.
            let point = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .point)
            _ = point.contains(AnyKey(stringValue: "length")) || point.contains(AnyKey(stringValue: "indexs"))
            var list = try container.nestedUnkeyedContainer(forKey: .tags)
            while !list.isAtEnd { _ = try list.nestedContainer(keyedBy: Key.self).contains(.index) }
        }
    }

    private class Animal: Decodable {
        var name: String?
    }

    /// Decodes what its superclass needs from the same object.
    private final class Cat: Animal {
        enum Key: String, CodingKey { case lives }

        required init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: Key.self).decodeIfPresent(Int.self, forKey: .lives)
            try super.init(from: decoder)
        }
    }

    /// Decodes what its superclass needs from an object of its own.
    private final class Dog: Animal {
        enum Key: String, CodingKey { case tricks }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            _ = try container.decodeIfPresent(Int.self, forKey: .tricks)
            try super.init(from: try container.superDecoder())
        }
    }

    /// Is one of two types, whichever fits, and has a key of its own.
    private struct Either: Decodable {
        struct Page: Decodable {
            var title: String
            var size: Int?
        }

        struct Book: Decodable {
            var titles: [String]
            var index: Int?
        }

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if (try? value.decode(Page.self)) == nil { _ = try value.decode(Book.self) }
            _ = try decoder.container(keyedBy: AnyKey.self).decodeIfPresent(
                Int.self, forKey: AnyKey(stringValue: "sizes"))
        }
    }

    private struct Holder: Decodable {
        var texts: [String: [String: Int?]]
    }

    private struct Point: Decodable {
        var x: Int?
        var dy: Int?
        var row: Int?
    }

    private static let rows: [Row] = [
        // Enumerations with payloads.
        row(["list": ["items": [], "index": 1]], Payload.self), row(["empty": [:]], Payload.self),
        row(["list": ["items": [], "indx": 1]], Payload.self, misspelled("indx", "index", "MOCK_JSON.list")),
        // Dictionaries know all keys, and so does a type that goes through all keys.
        row(["index": 1, "indx": 2, "Index": 3], [String: Int].self), row(["1": 1, "01": 2], [Int: Int].self),
        row(["texts": ["a": ["index": .null, "indx": 1]]], Holder.self), row(["indx": 1, "Index": 2], Walker.self),
        // A key that is only looked for.
        row(["indx": 1], Prober.self, misspelled("indx", "index")), row(["index": 1, "indx": 1], Prober.self),
        row(["other": 1], Prober.self),
        row(["point": ["length": 1], "tags": [["other": 1]]], Nester.self),
        row(["point": ["indexs": 1], "tags": []], Nester.self),
        row(["point": ["indx": 1], "tags": []], Nester.self, misspelled("indx", "index", "MOCK_JSON.point")),
        row(
            ["point": ["lenght": 1, "index": 1], "tags": []], Nester.self,
            misspelled("lenght", "length", "MOCK_JSON.point")),
        row(
            ["point": [:], "tags": [[:], ["index": 1], ["INDEX": 1]]], Nester.self,
            misspelled("INDEX", "index", "MOCK_JSON.tags[2]")),
        // Superclasses.
        row(["name": "Tom", "lives": 9], Cat.self),
        row(["nmae": "Tom", "lives": 9], Cat.self, misspelled("nmae", "name")),
        row(["name": "Tom", "live": 9], Cat.self, misspelled("live", "lives")),
        row(["tricks": 2, "super": ["name": "Rex"]], Dog.self),
        row(["tricks": 2, "supr": ["name": "Rex"]], Dog.self, misspelled("supr", "super")),
        row(["tricks": 2, "super": ["nam": "Rex"]], Dog.self, misspelled("nam", "name", "MOCK_JSON.super")),
        // Several attempts at the same object. No key is a misspelling that was asked for in another attempt, or later.
        row(["title": "a", "size": 1], Either.self), row(["titles": [], "index": 1], Either.self),
        row(["title": "a", "sizes": 1], Either.self),
        row(["titles": [], "indx": 1], Either.self, misspelled("indx", "index")),
        // Short keys are told apart by every letter.
        row(["y": 1], Point.self), row(["dx": 1], Point.self), row(["ro": 1], Point.self),
        row(["rw": 1, "d": 1], Point.self), row(["column": 1], Point.self),
        row(["X": 1], Point.self, misspelled("X", "x")),
        row(["d_y": 1], Point.self, misspelled("d_y", "dy")), row(["rows": 1], Point.self, misspelled("rows", "row")),
    ]

    @Test(arguments: rows) func aMisspelledKeyIsOneThatIsAskedFor(_ row: Row) { #expect(row.error() == row.expected) }

    /// Nobody can tell which case is meant, and that is an error of its own.
    @Test func anUnknownCaseIsAnError() {
        #expect(Self.row(["lst": ["items": []]], Payload.self).error() != nil)
    }
}
