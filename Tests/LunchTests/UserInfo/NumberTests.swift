import Lunch
import Testing

/// Numbers keep every digit, or the error says which number does not fit where.
struct NumberTests {
    private func decode<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value {
        try UserInfo(["n": .number(text)]).decode(type, forKey: "n")
    }

    @Test func integersAreExact() throws {
        #expect(try decode("9007199254740993", as: Int.self) == 9_007_199_254_740_993)
        #expect(try decode("9223372036854775807", as: Int.self) == .max)
        #expect(try decode("-9223372036854775808", as: Int64.self) == .min)
        #expect(try decode("18446744073709551615", as: UInt64.self) == .max)
        #expect(try decode("340282366920938463463374607431768211455", as: UInt128.self) == .max)
        #expect(try decode("-170141183460469231731687303715884105728", as: Int128.self) == .min)
        #expect(try decode("-128", as: Int8.self) == -128)
        #expect(try decode("-0", as: UInt.self) == 0)
    }

    @Test func integersMayBeWrittenOtherwise() throws {
        #expect(try decode("1.0", as: Int.self) == 1)
        #expect(try decode("12e2", as: UInt16.self) == 1200)
        #expect(try decode("250e-1", as: Int.self) == 25)
    }

    @Test func floatingPointNumbersAreTheNearest() throws {
        #expect(try decode("0.1", as: Double.self) == 0.1)
        #expect(try decode("1.7976931348623157e308", as: Double.self) == .greatestFiniteMagnitude)
        #expect(try decode("5e-324", as: Double.self) == .leastNonzeroMagnitude)
        #expect(try decode("0.1", as: Float.self) == 0.1)
        #expect(try decode("7", as: Double.self) == 7)
    }

    @Test(arguments: ["0.1", "12345678901234567890.123456789012345678", "-99999999999999999999999999999999999999"])
    func decimalsAreExact(text: String) throws {
        let expected = try #require(FoundationValues.decimal(text))
        #expect(try decode(text, as: type(of: expected)) == expected)
        #expect("\(expected)" == text)
    }

    @Test func whatDoesNotFitIsNamed() {
        func words<Value: Decodable>(_ text: String, _ type: Value.Type) -> String {
            message { try decode(text, as: type) }.split(separator: "\n").first.map(String.init) ?? ""
        }
        #expect(words("1.5", Int.self) == "n in the user info is the number 1.5, not an integer.")
        #expect(words("1e300", Int.self) == "n in the user info is the number 1e300, not an integer.")
        #expect(words("256", UInt8.self) == "n in the user info is the number 256, not an integer from 0 to 255.")
        #expect(words("-1", UInt16.self) == "n in the user info is the number -1, not an integer from 0 to 65535.")
        #expect(
            words("9223372036854775808", Int.self) == """
                n in the user info is the number 9223372036854775808, \
                not an integer from -9223372036854775808 to 9223372036854775807.
                """)
        #expect(words("1e400", Double.self) == "n in the user info is the number 1e400, not one that fits a Double.")
        #expect(words("1e39", Float.self) == "n in the user info is the number 1e39, not one that fits a Float.")
    }
}
