import LunchWire
import Testing

/// Text that is JSON becomes the value that it stands for.
struct ParsingTests {
    @Test(
        arguments: [
            ("null", .null),
            ("true", .bool(true)),
            ("false", .bool(false)),
            ("0", .number("0")),
            ("\"\"", .string("")),
            ("[]", .array([])),
            ("{}", .object([:])),
            (" \t\r\n[ 1 , [ ] , { } ]\n", [1, [], [:]]),
            ("{\"a\":{\"b\":[true,null]},\"\":1}", ["a": ["b": [true, .null]], "": 1]),
        ] as [(String, LunchJSON)])
    func values(text: String, value: LunchJSON) throws {
        #expect(try LunchJSON(parsing: text) == value)
    }

    @Test(arguments: [
        (#""\" \\ \/ \b \f \n \r \t""#, "\" \\ / \u{8} \u{C} \n \r \t"),
        (#""\u0041\u00e9\u65E5\u0000""#, "Aé日\0"),
        (#""日本 é 🍞 \u007F""#, "日本 é 🍞 \u{7F}"),
        // A pair of surrogates is one character.
        (#""\ud83c\udf5e""#, "🍞"),
        (#""\uD83C\uDF5E!""#, "🍞!"),
        // Half a pair is none, and what follows is kept.
        (#""\ud83c""#, "\u{FFFD}"),
        (#""\ud83cx""#, "\u{FFFD}x"),
        (#""\ud83c\n""#, "\u{FFFD}\n"),
        (#""\ud83c\u0041""#, "\u{FFFD}A"),
        (#""\ud83c\ud83c\udf5e""#, "\u{FFFD}🍞"),
        (#""\udf5e\ud83c""#, "\u{FFFD}\u{FFFD}"),
    ])
    func strings(text: String, string: String) throws {
        let value = try LunchJSON(parsing: text)
        #expect(value == .string(string))
        guard case .string(let parsed) = value else { return }
        // Equal strings may differ in their scalars.
        #expect(Array(parsed.unicodeScalars) == Array(string.unicodeScalars))
    }

    @Test(arguments: [
        "0", "-0", "7", "-7", "1.0", "1.50", "0.1", "1e5", "1E+5", "1e-05", "-1.25e2", "9223372036854775808",
        "123456789012345678901234567890.123456789012345678901234567890", "1e999999",
    ])
    func numbersKeepTheirText(text: String) throws {
        #expect(try LunchJSON(parsing: text) == .number(text))
        #expect(try LunchJSON(parsing: "[\(text)]").text == "[\(text)]")
    }

    @Test func integersAreThoseThatFit() throws {
        #expect(try LunchJSON(parsing: "-12").integer == -12)
        #expect(try LunchJSON(parsing: "9223372036854775807").integer == .max)
        for text in ["9223372036854775808", "1.0", "1e2", "\"1\"", "null"] {
            #expect(try LunchJSON(parsing: text).integer == nil, "\(text)")
        }
    }

    @Test func keysThatAreEscapedDifferentlyAreTheSame() {
        #expect(throws: WireError.malformed("the key \"A\" for the second time", line: 1, column: 9)) {
            try LunchJSON(parsing: #"{"A": 1,"\u0041": 2}"#)
        }
    }
}
