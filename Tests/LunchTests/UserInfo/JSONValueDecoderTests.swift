import Testing

@testable import Lunch

/// The decoder serves whatever a type asks of it, and names the place of what fails.
struct JSONValueDecoderTests {
    private func message<Value: Decodable>(_ json: LunchJSON, as type: Value.Type) -> String {
        let text = LunchTests.message { try UserInfo(["MOCK_JSON": json]).mock(type) }
        return text.split(separator: "\n").first.map(String.init) ?? ""
    }

    @Test func nestedArraysAndDictionaries() throws {
        let json: LunchJSON = ["a": [[1, 2], []], "b": []]
        #expect(try UserInfo(["MOCK_JSON": json]).mock([String: [[Int]]].self) == ["a": [[1, 2], []], "b": []])
        #expect(
            message(["a": [[1], ["x"]]], as: [String: [[Int]]].self)
                == "MOCK_JSON.a[1][0] in the user info is a string, not an integer.")
        // The key is a number, but no place in an array.
        #expect(
            message(["5": ["x"]], as: [Int: [Int]].self)
                == "MOCK_JSON.5[0] in the user info is a string, not an integer.")
    }

    @Test func optionalsAndDefaults() throws {
        struct Value: Decodable, Hashable {
            var a: Int?
            var b: [Int?]
        }
        #expect(try UserInfo(["MOCK_JSON": ["b": [1, .null]]]).mock() == Value(a: nil, b: [1, nil]))
        #expect(try UserInfo(["MOCK_JSON": ["a": .null, "b": []]]).mock() == Value(a: nil, b: []))
        #expect(
            message(["a": "x", "b": []], as: Value.self) == "MOCK_JSON.a in the user info is a string, not an integer.")
    }

    /// Asks for everything by hand.
    private struct Handmade: Decodable, Hashable {
        enum Key: String, CodingKey {
            case point
            case tags
            case nothing
        }

        enum PointKey: String, CodingKey {
            case x
            case y
        }

        var x: Int
        var y: Int
        var tags: [String]
        var keys: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            keys = container.allKeys.map(\.rawValue).sorted()
            let point = try container.nestedContainer(keyedBy: PointKey.self, forKey: .point)
            x = try point.decode(Int.self, forKey: .x)
            y = try point.decodeIfPresent(Int.self, forKey: .y) ?? 0
            var list = try container.nestedUnkeyedContainer(forKey: .tags)
            tags = []
            while !list.isAtEnd {
                if try list.decodeNil() { continue }
                tags.append(try list.decode(String.self))
            }
            let isNothing = try container.decodeNil(forKey: .nothing)
            guard isNothing, list.count == list.currentIndex else { throw OutOfBread() }
        }
    }

    @Test func containersByHand() throws {
        let json: LunchJSON = ["point": ["x": 1], "tags": ["a", .null, "b"], "nothing": .null, "other": 1]
        let value = try UserInfo(["MOCK_JSON": json]).mock(Handmade.self)
        #expect([value.x, value.y] == [1, 0])
        #expect(value.tags == ["a", "b"])
        #expect(value.keys == ["nothing", "point", "tags"])
        #expect(
            message(["point": [:], "tags": [], "nothing": .null], as: Handmade.self)
                == "The user info has no \"x\" in MOCK_JSON.point.")
        #expect(
            message(["point": ["x": 1], "tags": [1], "nothing": .null], as: Handmade.self)
                == "MOCK_JSON.tags[0] in the user info is a number, not a string.")
        // An error of the type's own is told with the place of the value.
        #expect(
            message([["point": ["x": 1], "tags": [], "nothing": 1]], as: [Handmade].self)
                == "MOCK_JSON[0] in the user info is an object that its type refuses: the bread is sold out")
    }

    private class Animal: Decodable {
        var name: String
    }

    private final class Dog: Animal {
        enum Key: String, CodingKey { case tricks }

        var tricks: Int

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            tricks = try container.decode(Int.self, forKey: .tricks)
            try super.init(from: try container.superDecoder())
        }
    }

    @Test func superclasses() throws {
        let dog = try UserInfo(["MOCK_JSON": ["tricks": 2, "super": ["name": "Rex"]]]).mock(Dog.self)
        #expect(dog.name == "Rex")
        #expect(dog.tricks == 2)
        #expect(
            message(["tricks": 2, "super": [:]], as: Dog.self) == "The user info has no \"name\" in MOCK_JSON.super.")
    }

    private struct Pair: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            _ = try (list.decode(Int.self), list.decode(Int.self))
        }
    }

    @Test func arrayThatIsTooShort() {
        #expect(message([1], as: Pair.self) == "MOCK_JSON[1] in the user info is absent, not an integer.")
    }

    @Test func typesOfFoundation() {
        typealias All = FoundationValues.All
        let valid: [String: LunchJSON] = [
            "date": 0, "data": "AP8=", "url": "/", "uuid": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "decimal": 1,
        ]
        func message(_ key: String, _ value: LunchJSON) -> String {
            self.message(.object(valid.merging([key: value]) { $1 }), as: All.self)
        }
        #expect(
            message("date", "today")
                == "MOCK_JSON.date in the user info is a string that its type refuses: it is not a date in ISO 8601, "
                + "for example 2026-05-01T12:30:00Z or 2026-05-01")
        #expect(
            message("date", false)
                == "MOCK_JSON.date in the user info is a boolean, not a date: an ISO 8601 string, or a number of seconds since "
                + "2001.")
        #expect(
            message("data", "%")
                == "MOCK_JSON.data in the user info is a string that its type refuses: it is not Base64")
        #expect(
            message("url", "") == "MOCK_JSON.url in the user info is a string that its type refuses: it is not a URL")
        #expect(message("decimal", "1") == "MOCK_JSON.decimal in the user info is a string, not a number.")
        #expect(message("uuid", 1) == "MOCK_JSON.uuid in the user info is a number, not a string.")
    }
}
