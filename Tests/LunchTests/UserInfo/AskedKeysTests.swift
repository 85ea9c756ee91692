import Lunch
import Testing

/// However a type asks for its keys, those that it asks for are known, and those that it never asks for are not.
struct AskedKeysTests {
    private func decode<Value: Decodable>(_ json: LunchJSON, as type: Value.Type) throws -> Value {
        try UserInfo(["MOCK_JSON": json]).mock(type)
    }

    private func misspelling<Value: Decodable>(_ json: LunchJSON, as type: Value.Type) -> LaunchError? {
        do {
            _ = try decode(json, as: type)
            return nil
        } catch {
            return error as? LaunchError
        }
    }

    private func misspelt(_ key: String, _ meant: String, _ path: String = "MOCK_JSON") -> LaunchError {
        .misspeltKey(key, path: path, meant: meant)
    }

    private enum Payload: Decodable {
        case list(items: [Int], index: Int?)
        case empty
    }

    @Test func enumsWithPayloads() throws {
        #expect(misspelling(["list": ["items": [], "index": 1]], as: Payload.self) == nil)
        #expect(misspelling(["empty": [:]], as: Payload.self) == nil)
        #expect(
            misspelling(["list": ["items": [], "indx": 1]], as: Payload.self)
                == misspelt("indx", "index", "MOCK_JSON.list"))
        // Nobody can tell which case is meant, and that is an error of its own.
        #expect(misspelling(["lst": ["items": []]], as: Payload.self) != nil)
    }

    @Test func dictionariesKnowAllKeys() throws {
        #expect(misspelling(["index": 1, "indx": 2, "Index": 3], as: [String: Int].self) == nil)
        #expect(misspelling(["1": 1, "01": 2], as: [Int: Int].self) == nil)
        struct Holder: Decodable {
            var texts: [String: [String: Int?]]
        }
        #expect(misspelling(["texts": ["a": ["index": .null, "indx": 1]]], as: Holder.self) == nil)
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

    @Test func whoGoesThroughAllKeysKnowsThem() {
        #expect(misspelling(["indx": 1, "Index": 2], as: Walker.self) == nil)
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

    @Test func aKeyThatIsOnlyLookedFor() {
        #expect(misspelling(["indx": 1], as: Prober.self) == misspelt("indx", "index"))
        #expect(misspelling(["index": 1, "indx": 1], as: Prober.self) == nil)
        #expect(misspelling(["other": 1], as: Prober.self) == nil)
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

    @Test func nestedContainers() {
        #expect(misspelling(["point": ["length": 1], "tags": [["other": 1]]], as: Nester.self) == nil)
        #expect(misspelling(["point": ["indexs": 1], "tags": []], as: Nester.self) == nil)
        #expect(
            misspelling(["point": ["indx": 1], "tags": []], as: Nester.self)
                == misspelt("indx", "index", "MOCK_JSON.point"))
        #expect(
            misspelling(["point": ["lenght": 1, "index": 1], "tags": []], as: Nester.self)
                == misspelt("lenght", "length", "MOCK_JSON.point"))
        #expect(
            misspelling(["point": [:], "tags": [[:], ["index": 1], ["INDEX": 1]]], as: Nester.self)
                == misspelt("INDEX", "index", "MOCK_JSON.tags[2]"))
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

    @Test func superclasses() {
        #expect(misspelling(["name": "Tom", "lives": 9], as: Cat.self) == nil)
        #expect(misspelling(["nmae": "Tom", "lives": 9], as: Cat.self) == misspelt("nmae", "name"))
        #expect(misspelling(["name": "Tom", "live": 9], as: Cat.self) == misspelt("live", "lives"))
        #expect(misspelling(["tricks": 2, "super": ["name": "Rex"]], as: Dog.self) == nil)
        #expect(misspelling(["tricks": 2, "supr": ["name": "Rex"]], as: Dog.self) == misspelt("supr", "super"))
        #expect(
            misspelling(["tricks": 2, "super": ["nam": "Rex"]], as: Dog.self)
                == misspelt("nam", "name", "MOCK_JSON.super"))
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

    @Test func severalAttemptsAtTheSameObject() {
        #expect(misspelling(["title": "a", "size": 1], as: Either.self) == nil)
        // Neither is a misspelling for having been asked for in another attempt, or later.
        #expect(misspelling(["titles": [], "index": 1], as: Either.self) == nil)
        #expect(misspelling(["title": "a", "sizes": 1], as: Either.self) == nil)
        #expect(misspelling(["titles": [], "indx": 1], as: Either.self) == misspelt("indx", "index"))
    }

    @Test func shortKeysAreToldApartByEveryLetter() {
        struct Point: Decodable {
            var x: Int?
            var dy: Int?
            var row: Int?
        }
        for json: LunchJSON in [["y": 1], ["dx": 1], ["ro": 1], ["rw": 1, "d": 1], ["column": 1]] {
            #expect(misspelling(json, as: Point.self) == nil)
        }
        #expect(misspelling(["X": 1], as: Point.self) == misspelt("X", "x"))
        #expect(misspelling(["d_y": 1], as: Point.self) == misspelt("d_y", "dy"))
        #expect(misspelling(["rows": 1], as: Point.self) == misspelt("rows", "row"))
    }
}
