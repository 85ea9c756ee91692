import Testing

@testable import Lunch

/// Text between marks, which only a test sees.
struct MarkedTextTests {
    private let publisher = AccessibilityPublisher(environment: LaunchEnvironment(variables: [LaunchKeys.token: "t"]))
    private let end = "\u{E0001}\u{E007F}"

    /// The mark that begins `ab`.
    private let begin = "\u{E0001}\u{E0061}\u{E0062}\u{E007F}"

    @Test func withoutATestNothingIsMarked() {
        let publisher = AccessibilityPublisher(environment: LaunchEnvironment(variables: [:]))
        #expect(Array(publisher.marked("x\ny", identifier: "ab").utf8) == Array("x\ny".utf8))
        #expect(throws: Never.self) { try publisher.checkMarks { $0.unicodeScalars.count } }
    }

    @Test func eachLineIsMarked() {
        func expect(_ text: String, _ expected: String) {
            #expect(Array(publisher.marked(text, identifier: "ab").unicodeScalars) == Array(expected.unicodeScalars))
        }
        expect("x", "\(begin)x\(end)")
        expect("x\ny z", "\(begin)x\(end)\n\(begin)y z\(end)")
        expect("x\r\ny\r\n", "\(begin)x\(end)\r\n\(begin)y\(end)\r\n")
        expect("\n\nx", "\n\n\(begin)x\(end)")
        expect("", "")
        expect(publisher.marked("x", identifier: "ab"), "\(begin)\(begin)x\(end)\(end)")
    }

    @Test func eachCharacterIsMarked() {
        let mark = "\u{E007F}\u{E0061}\u{E0062}\u{E007F}"
        let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
        publisher.markForm = .onEachCharacter
        func expect(_ text: String, _ expected: String) {
            #expect(Array(publisher.marked(text, identifier: "ab").unicodeScalars) == Array(expected.unicodeScalars))
        }
        expect("x y", "x\(mark) \(mark)y\(mark)")
        expect("x\r\ny\n", "x\(mark)\r\ny\(mark)\n")
        expect("e\u{301}\(england)日", "e\u{301}\(mark)\(england)\(mark)日\(mark)")
        expect("\u{1B}[1;31mx\u{1B}[0m", "\u{1B}[1;31mx\(mark)\u{1B}[0m")
        expect("\u{1B}]8;;a:b\u{1B}\\x\u{1B}]8;;\u{07}y", "\u{1B}]8;;a:b\u{1B}\\x\(mark)\u{1B}]8;;\u{07}y\(mark)")
        // The mark of what is around an element comes first.
        expect(publisher.marked("x", identifier: "c"), "x\(mark)\u{E007F}\u{E0063}\u{E007F}")
        expect("", "")
        #expect(["Save", england].map { publisher.marked($0, identifier: "ab").count } == [4, 1])
    }

    @Test func aFrameworkThatDropsWhatHasNoWidthKeepsTheMarksOfCharacters() throws {
        func kept(_ text: String) -> String {
            text.filter { $0.unicodeScalars.contains { $0.properties.generalCategory != .format } }
        }
        #expect(kept(publisher.marked("Save", identifier: "ab")) == "Save")
        publisher.markForm = .onEachCharacter
        #expect(kept(publisher.marked("Save", identifier: "ab")) == publisher.marked("Save", identifier: "ab"))
        try publisher.checkMarks { $0.count }
    }

    @Test func anIdentifierMayHaveAnyCharacters() {
        func name(_ identifier: String) -> String {
            let tags = publisher.marked("x", identifier: identifier).unicodeScalars.dropFirst().prefix {
                $0.value != 0xE007F
            }
            return String(String.UnicodeScalarView(tags.compactMap { Unicode.Scalar($0.value - 0xE0000) }))
        }
        #expect(["row-1/a b~", "100%", "ü\n"].map(name) == ["row-1/a b~", "100%25", "%C3%BC%0A"])
        #expect(publisher.marked("x", identifier: "") == "x")
    }

    @Test func aFrameworkThatCountsMarksIsFound() throws {
        try publisher.checkMarks { text in text.unicodeScalars.count { $0.properties.generalCategory != .format } }
        let error = #expect(throws: AccessibilityPublisher.MarkError.self) {
            try publisher.checkMarks { $0.unicodeScalars.count }
        }
        #expect([error?.plainColumns, error?.markedColumns] == [4, 12])
        #expect(
            error?.description == """
                The width of a text is 4 without marks and 12 with them: marked text would be laid out differently in a test.
                Set markForm to .onEachCharacter if the framework counts the columns of whole characters (graphemes). Otherwise \
                have the function that counts columns count none for U+E0001 and U+E0020 to U+E007F, as wcwidth(3) does, or publish \
                frames and mark nothing.
                """)
    }
}
