import Testing

@testable import LunchWire

/// Output of an app is shown so that it can neither act nor hide, and what people write stays as it is.
struct VisibleTests {
    @Test(
        arguments: [
            ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{7}", #"\u{07}"#), ("\u{7F}", #"\u{7F}"#), ("\u{9B}2J", #"\u{9B}2J"#),
            ("\u{85}", #"\u{85}"#), ("a\nb\r\nc\rd\te\0", #"a\nb\r\nc\rd\te\0"#), ("\u{B}\u{C}", #"\u{0B}\u{0C}"#),
            ("\u{FFFE}\u{1FFFF}x", #"\u{FFFE}\u{1FFFF}x"#),
            ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("a\u{202E}b\u{202C}", #"a\u{202E}b\u{202C}"#),
            ("\u{202A}\u{202B}\u{202D}", #"\u{202A}\u{202B}\u{202D}"#),
            ("\u{2066}\u{2067}\u{2068}\u{2069}", #"\u{2066}\u{2067}\u{2068}\u{2069}"#),
            ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#), ("a\u{200B}b", #"a\u{200B}b"#),
            ("a\u{200C}b\u{200D}c", #"a\u{200C}b\u{200D}c"#), ("a\u{2060}\u{FEFF}", #"a\u{2060}\u{FEFF}"#),
            ("so\u{AD}ft", #"so\u{AD}ft"#), ("\u{E0001}\u{E0041}\u{E007F}", #"\u{E0001}\u{E0041}\u{E007F}"#),
            ("\u{1F3F4}\u{E0061}", "\u{1F3F4}" + #"\u{E0061}"#), ("\u{3164}\u{115F}", #"\u{3164}\u{115F}"#),
            ("\u{FFF9}a\u{FFFB}", #"\u{FFF9}a\u{FFFB}"#), ("\u{2063}\u{206A}", #"\u{2063}\u{206A}"#),
            // Alone, or one after the other, they are no part of a letter.
            ("\u{FE0F}x", #"\u{FE0F}x"#), ("a\u{FE0F}\u{FE0E}", "a\u{FE0F}" + #"\u{FE0E}"#),
            ("\u{301}x", #"\u{301}x"#), ("\n\u{301}x", #"\n\u{301}x"#),
            ("\u{1F469}\u{200D}", "\u{1F469}" + #"\u{200D}"#),
            ("\u{627}\u{200C}", "\u{627}" + #"\u{200C}"#), ("\u{200D}\u{1F680}", #"\u{200D}"# + "\u{1F680}"),
        ] as [(String, String)])
    func whatCannotBeSeenIsWrittenOut(text: String, expected: String) {
        #expect(text.visible == expected)
        // Text that has been written out stays so.
        #expect(text.visible.visible == expected)
        #expect(text.literal == "\"\(expected)\"")
    }

    @Test(arguments: [
        "", "plain \"quoted\" back\\slash", "it's", "Größe é e\u{301}", "العربية", "می\u{200C}خواهم", "עִבְרִית", "漢字かな",
        "한국어", "ไทย", "क्\u{200D}ष", "അവന്\u{200D}", "ක්\u{200D}රි", "👩‍👩‍👧‍👦", "👁️‍🗨️", "🧑🏽‍🚀", "❤️‍🔥",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "🇯🇵", "1️⃣", "☎︎", "葛\u{E0100}", "Z̸̢͝a", "\u{600}١٢",
        "a\u{A0}b", "│▼█", "\u{E000}", "ᠮᠣᠩᠭᠣᠯ\u{180B}",
    ])
    func whatPeopleWriteStaysAsItIs(text: String) {
        #expect(Array(text.visible.unicodeScalars) == Array(text.unicodeScalars))
        #expect(Array(text.visibleLines.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func linesStayLines() {
        #expect("a\n\tb\r\nc\rd\u{1B}\u{2028}e\n".visibleLines == "a\n\tb\nc\\rd\\u{1B}\\u{2028}e\n")
        #expect("\n\n".visibleLines == "\n\n")
    }

    @Test func literalsAreSwifts() {
        #expect("".literal == "\"\"")
        #expect("it's \"so\" \\ \t".literal == #""it's \"so\" \\ \t""#)
        #expect("\u{202E}é".literal == "\"\\u{202E}é\"")
        #expect("abc".prefix(2).literal == "\"ab\"")
    }

    @Test func everyScalarThatIsIgnoredOrControlsIsWrittenOutAlone() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isHidden =
                scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isBidiControl
                || [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
            guard isHidden else { continue }
            let isWrittenOut = String(scalar).visible.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
            #expect(isWrittenOut, "\(String(value, radix: 16))")
        }
    }
}
