import LunchWire
import Testing

/// A value can be written as a Swift literal, or made from what encodes itself.
struct LiteralTests {
    @Test func literalsAreWhatTheySay() {
        let name = "x"
        let value: LunchJSON = ["a": [1, -2.5, true, "text \(name)"], "b": [:]]
        #expect(
            value
                == .object([
                    "a": .array([.number("1"), .number("-2.5"), .bool(true), .string("text x")]), "b": .object([:]),
                ]))
    }

    @Test func ofEqualKeysTheLastCounts() {
        #expect(["a": 1, "a": 2] as LunchJSON == ["a": 2])
    }

    private struct Order: Encodable {
        var name: String
        var count: UInt64
        var price: Double
        var note: String?
        var items: [String: [Bool]]
    }

    @Test func encodableValuesKeepTheirNumbers() throws {
        let order = Order(name: "Brot 🍞", count: .max, price: 0.1, note: nil, items: ["a": [true]])
        let expected: LunchJSON = [
            "name": "Brot 🍞", "count": .number("18446744073709551615"), "price": 0.1, "items": ["a": [true]],
        ]
        #expect(try LunchJSON(encoding: order) == expected)
        #expect(try LunchJSON(encoding: "text") == "text")
        #expect(try LunchJSON(encoding: [Int?.none]) == [.null])
    }

    @Test func whatCannotBeEncodedThrows() {
        #expect(throws: EncodingError.self) { try LunchJSON(encoding: [Double.infinity]) }
    }
}
