import LunchWire
import Testing

/// Text that is not JSON is refused with the place and the words for what stands there.
struct MalformedTests {
    @Test(arguments: [
        ("", "line 1, column 1: found the end, where a value should be"),
        (" \n ", "line 2, column 2: found the end, where a value should be"),
        ("hello", "line 1, column 1: found 'h', where a value should be"),
        ("[tru]", "line 1, column 2: found 't', where a value should be"),
        ("nul", "line 1, column 1: found 'n', where a value should be"),
        ("False", "line 1, column 1: found 'F', where a value should be"),
        ("{", "line 1, column 2: found the end, where a key in quotes should be"),
        ("{a: 1}", "line 1, column 2: found 'a', where a key in quotes should be"),
        ("{'a': 1}", "line 1, column 2: found a single quote, where a key in quotes should be"),
        ("{\"a\" 1}", "line 1, column 6: found '1', where a colon should follow the key"),
        ("{\"a\"", "line 1, column 5: found the end, where a colon should follow the key"),
        ("{\"a\": }", "line 1, column 7: found '}', where a value should be"),
        ("{\"a\": 1", "line 1, column 8: found the end, where a comma or the object's end should be"),
        ("{\"a\": 1 \"b\": 2}", "line 1, column 9: found '\"', where a comma or the object's end should be"),
        ("{\"a\": 1]", "line 1, column 8: found ']', where a comma or the object's end should be"),
        ("{\"a\": 1,}", "line 1, column 9: found '}', where a key in quotes should be"),
        ("[1 2]", "line 1, column 4: found '2', where a comma or the array's end should be"),
        ("[1", "line 1, column 3: found the end, where a comma or the array's end should be"),
        ("[1,]", "line 1, column 4: found ']', where a value should be"),
        ("[,1]", "line 1, column 2: found ',', where a value should be"),
        ("1 2", "line 1, column 3: found something after the end of the value"),
        ("{}}", "line 1, column 3: found something after the end of the value"),
        ("trues", "line 1, column 5: found something after the end of the value"),
        ("// note\n1", "line 1, column 1: found '/', where a value should be"),
    ])
    func structure(text: String, message: String) {
        #expect(MalformedTests.message(for: Array(text.utf8)) == message)
    }

    @Test(arguments: [
        ("[\"abc", "line 1, column 2: found a string without an end"),
        ("\"abc\\", "line 1, column 5: found a string without an end"),
        ("\"a\nb\"", "line 1, column 3: found an unescaped control character in a string"),
        ("\"a\u{1}b\"", "line 1, column 3: found an unescaped control character in a string"),
        (#""\x""#, "line 1, column 2: found an unknown escape in a string"),
        (#""\u12g4""#, "line 1, column 2: found a \\u that four hexadecimal digits should follow"),
        (#""\u12""#, "line 1, column 2: found a \\u that four hexadecimal digits should follow"),
        (#""\ud83d\u12""#, "line 1, column 8: found a \\u that four hexadecimal digits should follow"),
        (#"{"a":1,"b":2,"a":3}"#, "line 1, column 14: found the key \"a\" for the second time"),
    ])
    func strings(text: String, message: String) {
        #expect(MalformedTests.message(for: Array(text.utf8)) == message)
    }

    @Test(arguments: ["-", "01", "-01", "00", "1.", "1.e5", "1e", "1e+", "1E-", "-a"])
    func numbers(text: String) {
        #expect(
            MalformedTests.message(for: Array(text.utf8)) == "line 1, column 1: found a number that JSON does not allow"
        )
    }

    @Test(arguments: [
        (".5", "line 1, column 1: found '.', where a value should be"),
        ("+1", "line 1, column 1: found '+', where a value should be"),
        ("NaN", "line 1, column 1: found 'N', where a value should be"),
        ("0x10", "line 1, column 2: found something after the end of the value"),
        ("1_000", "line 1, column 2: found something after the end of the value"),
    ])
    func whatOtherLanguagesTakeForNumbers(text: String, message: String) {
        #expect(MalformedTests.message(for: Array(text.utf8)) == message)
    }

    /// Lines end with a line feed; columns count what a person sees as one letter.
    @Test(arguments: [
        ("{\n  \"日本\": x\n}", "line 2, column 9: found 'x', where a value should be"),
        ("[\"é\", \"👩‍👩‍👧‍👦\", x]", "line 1, column 12: found 'x', where a value should be"),
        ("[\r\n\r\nx]", "line 3, column 1: found 'x', where a value should be"),
        ("[“a”]", "line 1, column 2: found '“', where a value should be"),
        ("\u{FEFF}{}", "line 1, column 1: found U+FEFF, where a value should be"),
        ("[\u{A0}1]", "line 1, column 2: found U+00A0, where a value should be"),
        ("[\u{1B}1]", "line 1, column 2: found U+001B, where a value should be"),
        ("[\u{E0001}]", "line 1, column 2: found U+E0001, where a value should be"),
    ])
    func places(text: String, message: String) {
        #expect(MalformedTests.message(for: Array(text.utf8)) == message)
    }

    @Test(
        arguments: [
            ([0xFF], 1, 1),
            ([0x22, 0x61, 0xC3, 0x22], 1, 3),
            ([0x5B, 0x0A, 0x22, 0xE6, 0x97, 0xA5, 0xE6, 0x97], 2, 3),
            // An overlong slash, a surrogate, and what lies beyond Unicode.
            ([0x22, 0xC0, 0xAF, 0x22], 1, 2),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, 2),
            ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, 2),
        ] as [([UInt8], Int, Int)])
    func bytesThatAreNotUTF8(bytes: [UInt8], line: Int, column: Int) {
        #expect(
            MalformedTests.message(for: bytes) == "line \(line), column \(column): found a byte that is not UTF-8")
    }

    private static func message(for bytes: [UInt8]) -> String {
        do {
            return "read as \(try LunchJSON(parsing: bytes, limits: .message).text)"
        } catch {
            return String(describing: error)
        }
    }
}
