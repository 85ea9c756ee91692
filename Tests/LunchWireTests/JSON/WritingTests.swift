import LunchWire
import TestSupport
import Testing

/// Values are written as compact ASCII that reads back as the same value.
struct WritingTests {
    @Test(
        arguments: [
            (.null, "null"),
            (true, "true"),
            (false, "false"),
            ([1, 2.5, "a"], #"[1,2.5,"a"]"#),
            (["b": 1, "a": [:], "B": []], #"{"B":[],"a":{},"b":1}"#),
            ("\" \\ /", #""\" \\ /""#),
            ("\u{0}\n\u{1B}\u{7F}", #""\u0000\u000a\u001b\u007f""#),
            ("é日🍞", #""\u00e9\u65e5\ud83c\udf5e""#),
            (["é": "é"], #"{"\u00e9":"\u00e9"}"#),
        ] as [(LunchJSON, String)])
    func text(value: LunchJSON, text: String) {
        #expect(value.text == text)
    }

    @Test(arguments: 0..<50)
    func anyValueIsASCIIAndReadsBack(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let value = generator.json()
            let text = value.text
            #expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
            #expect(try LunchJSON(parsing: value.readableText) == value)
            #expect(try LunchJSON(parsing: text) == value)
        }
    }

    /// Letters and lines are kept; controls, marks that change directions, and halves of pairs are not.
    @Test func aReaderSeesLettersAndLines() {
        let rows: LunchJSON = ["10": "é日│", "9": "\u{9}\u{9B}\u{202E}🍞\"", "a": []]
        #expect(rows.readableText == #"{"9":"\u0009\u009b\u202e\ud83c\udf5e\"","10":"é日│","a":[]}"#)
    }

    @Test func scalarsAreKept() throws {
        // These are equal as strings, and different in Unicode.
        let strings = ["é", "e\u{301}", "\u{212B}", "\u{C5}"]
        for string in strings {
            guard case .string(let parsed) = try LunchJSON(parsing: LunchJSON.string(string).text) else {
                Issue.record("not a string")
                continue
            }
            #expect(Array(parsed.unicodeScalars) == Array(string.unicodeScalars))
        }
    }

    @Test(arguments: [
        0, 7, 10, 99, 100, 4096, 999_999_999_999, 1_000_000_000_000, -1, -4096, .max, .min,
    ])
    func numbersAreWrittenInFull(number: Int) {
        var writer = JSONWriter(after: Array("at ".utf8))
        writer.raw("#", number)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "at #\(number)")
    }

    @Test func listsHaveCommasBetweenTheirElements() {
        var writer = JSONWriter()
        writer.write(list: [1, 2, 3], between: ("<", ">")) { $0.write($1) }
        writer.write(list: [Int](), between: ("<", ">")) { $0.write($1) }
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "<1,2,3><>")
    }
}
