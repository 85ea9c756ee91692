import LunchWire
import Testing

/// Members are taken one by one, and what is wrong is named by its path.
struct ObjectReaderTests {
    private let object: LunchJSON = [
        "string": "s", "integer": 7, "fraction": 7.5, "bool": true, "list": [1, 2], "mixed": [1, "2"], "null": .null,
    ]

    private func read<Value>(_ body: (ObjectReader) throws(WireError) -> Value) throws -> Value {
        try body(try ObjectReader(object, at: "node"))
    }

    private func message<Value>(_ body: (ObjectReader) throws(WireError) -> Value) -> String {
        do {
            return "\(try read(body))"
        } catch {
            return String(describing: error)
        }
    }

    @Test func membersAreTaken() throws {
        #expect(try read { reader throws(WireError) in try reader.string("string") } == "s")
        #expect(try read { reader throws(WireError) in try reader.integer("integer") } == 7)
        #expect(try read { reader throws(WireError) in try reader.bool("bool", default: false) })
        #expect(try read { reader throws(WireError) in try reader.integers("list") } == [1, 2])
        #expect(try read { reader throws(WireError) in try reader.integers("list", count: 2) } == [1, 2])
        #expect(try read { reader throws(WireError) in try reader.array("mixed") } == [1, "2"])
    }

    @Test(arguments: ["absent", "null"])
    func whatIsAbsentOrNullHasItsDefault(key: String) throws {
        #expect(try read { reader throws(WireError) in try reader.optionalString(key) } == nil)
        #expect(try read { reader throws(WireError) in try reader.optionalInteger(key) } == nil)
        #expect(try read { reader throws(WireError) in try reader.bool(key, default: true) })
        #expect(try read { reader throws(WireError) in try reader.array(key) } == [])
        #expect(try read { reader throws(WireError) in try reader.integers(key) } == [])
        #expect(try read { reader throws(WireError) in try reader.integers(key, count: 4) } == nil)
    }

    @Test func whatMustBeThereIsMissed() {
        #expect(message { reader throws(WireError) in try reader.string("absent") } == "node has no \"absent\"")
        #expect(message { reader throws(WireError) in try reader.integer("null") } == "node has no \"null\"")
    }

    @Test func whatIsOfAnotherKindIsNamed() {
        #expect(
            message { reader throws(WireError) in try reader.string("integer") }
                == "node.integer is a number, not a string")
        #expect(
            message { reader throws(WireError) in try reader.integer("fraction") }
                == "node.fraction is a number, not an integer")
        #expect(
            message { reader throws(WireError) in try reader.bool("string", default: true) }
                == "node.string is a string, not a boolean")
        #expect(
            message { reader throws(WireError) in try reader.array("bool") } == "node.bool is a boolean, not an array")
        #expect(
            message { reader throws(WireError) in try reader.integers("mixed") }
                == "node.mixed is a string, not a list of integers")
        #expect(
            message { reader throws(WireError) in try reader.integers("list", count: 4) }
                == "node.list is an array, not a list of 4 integers")
    }

    @Test(
        arguments: [
            (.null, "null"), (true, "a boolean"), (1, "a number"), ("", "a string"), ([], "an array"),
        ] as [(LunchJSON, String)])
    func whatIsNoObjectIsNamed(value: LunchJSON, kind: String) {
        #expect(throws: WireError.unexpected(path: "node", expected: "an object", found: kind)) {
            try ObjectReader(value, at: "node")
        }
    }
}
