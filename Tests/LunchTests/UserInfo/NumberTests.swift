import Lunch
import Testing

/// Numbers keep every digit, or the error says which number does not fit where.
struct NumberTests {
    /// A number in JSON, and its value as a type, or the end of the error.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The found value if it is another one.
        let difference: @Sendable () -> String?
    }

    private static func row<Value: Decodable & Equatable & Sendable & SendableMetatype>(
        _ text: String, _ expected: Value
    ) -> Row {
        Row(testDescription: "\(text) as \(Value.self)") {
            do {
                let found = try UserInfo(["n": .number(text)]).decode(Value.self, forKey: "n")
                return found == expected ? nil : "\(found)"
            } catch {
                return "\(error)"
            }
        }
    }

    private static func row<Value: Decodable & SendableMetatype>(
        _ text: String, _ type: Value.Type, isNot words: String
    ) -> Row {
        Row(testDescription: "\(text) as \(type)") {
            let message = message { try UserInfo(["n": .number(text)]).decode(type, forKey: "n") }
            return message.hasPrefix("n in the user info is the number \(text), not \(words).\n") ? nil : message
        }
    }

    private static let rows: [Row] = [
        row("9007199254740993", 9_007_199_254_740_993), row("9223372036854775807", Int.max),
        row("-9223372036854775808", Int64.min), row("18446744073709551615", UInt64.max),
        row("340282366920938463463374607431768211455", UInt128.max),
        row("-170141183460469231731687303715884105728", Int128.min), row("-128", Int8(-128)), row("-0", UInt(0)),
        // Integers may be written otherwise.
        row("1.0", 1), row("12e2", UInt16(1200)), row("250e-1", 25),
        // Floating-point numbers are the nearest.
        row("0.1", 0.1), row("1.7976931348623157e308", Double.greatestFiniteMagnitude),
        row("5e-324", Double.leastNonzeroMagnitude), row("0.1", Float(0.1)), row("7", 7.0),
        // A number that does not fit is named.
        row("1.5", Int.self, isNot: "an integer"), row("1e300", Int.self, isNot: "an integer"),
        row("256", UInt8.self, isNot: "an integer from 0 to 255"),
        row("-1", UInt16.self, isNot: "an integer from 0 to 65535"),
        row(
            "9223372036854775808", Int.self,
            isNot: "an integer from -9223372036854775808 to 9223372036854775807"),
        row("1e400", Double.self, isNot: "one that fits a Double"),
        row("1e39", Float.self, isNot: "one that fits a Float"),
    ]

    @Test(arguments: rows) func aNumberKeepsEveryDigit(_ row: Row) { #expect(row.difference() == nil) }

    @Test(arguments: ["0.1", "12345678901234567890.123456789012345678", "-99999999999999999999999999999999999999"])
    func decimalsAreExact(text: String) throws {
        let expected = try #require(FoundationValues.decimal(text))
        let found = try UserInfo(["n": .number(text)]).decode(type(of: expected), forKey: "n")
        #expect(found == expected && "\(expected)" == text)
    }
}
