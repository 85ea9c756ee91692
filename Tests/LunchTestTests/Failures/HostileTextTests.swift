import LunchTest
import TestSupport
import Testing

/// Output of an app gets into no message as it is: it could move the cursor of who reads, reorder the line, or hide.
@Suite(.waiting) struct HostileTextTests {
    private static let text = "a\u{1B}[31m\u{7}\u{9B}2J\u{202E}b\u{2066}\u{200B}\u{E0041}\u{2028}c\r\nd"
    private static let line = #"a\u{1B}[31m\u{07}\u{9B}2J\u{202E}b\u{2066}\u{200B}\u{E0041}\u{2028}c\r\nd"#

    private func launch(_ text: String = text, place: String? = nil) throws -> TUIApplication {
        var mock: [String: LunchJSON] = ["text": .string(text)]
        if let place { mock["place"] = .string(place) }
        var launcher = Launcher(app: fixture, screen: "Hostile", mock: .userInfo(["MOCK_JSON": .object(mock)]))
        launcher.configuration.settleTimeout = .milliseconds(50)
        return try launcher.launch()
    }

    /// Nothing but line breaks, tabs and what people write.
    private func expectHarmless(_ message: String?, location: SourceLocation = #_sourceLocation) {
        let found = (message ?? "").unicodeScalars.filter { scalar in
            ![0x09, 0x0A].contains(scalar.value)
                && (scalar.properties.generalCategory == .control || scalar.properties.isDefaultIgnorableCodePoint
                    || scalar.properties.isBidiControl || [0x2028, 0x2029].contains(scalar.value))
        }
        #expect(message != nil && found.map { String($0.value, radix: 16) } == [], sourceLocation: location)
    }

    @Test func elementsCellsAndValuesAreWrittenOut() throws {
        let app = try launch()
        let message = RecordedMessage.recorded { _ = app.buttons["nothing"].label }
        expectHarmless(message)
        let quoted = "\"\(Self.line)\""
        let element = "textField \(quoted), label \(quoted), value \(quoted), placeholder \(quoted), focused"
        #expect(message?.contains("\n  \(element), (0, 5) 10×1") == true, "\(message ?? "")")
        expectHarmless(app.debugDescription)
        expectHarmless(app.textFields.debugDescription)
        expectHarmless(try app.snapshot().debugDescription)
        let field = app.textFields.firstMatch
        #expect(field.value == Self.text, "the test itself reads what there is")
        // So are values that were there instead of others.
        let expectation = RecordedMessage.recorded { field.expect(\.value, is: "x", timeout: .milliseconds(10)) }
        expectHarmless(expectation)
        #expect(expectation?.contains("; it was \"\(Self.line)\".\n") == true, "\(expectation ?? "")")
        expectHarmless(
            RecordedMessage.recorded { field.expect(\.debugDescription, is: "", timeout: .milliseconds(10)) })
        expectHarmless(RecordedMessage.thrown { try field.adjust(toPickerWheelValue: "x") })
        expectHarmless(RecordedMessage.thrown { try field.adjust(toNormalizedSliderPosition: 1) })
    }

    @Test func namesReasonsAndErrorsAreWrittenOut() throws {
        let named = try launch("sav\u{202E}e")
        let near = RecordedMessage.recorded { _ = named.textFields["save"].label }
        expectHarmless(near)
        #expect(near?.contains(#"Did you mean "sav\u{202E}e"?"#) == true, "\(near ?? "")")

        let app = try launch()
        try app.press("b")
        let busy = RecordedMessage.thrown { try app.press("y") }
        expectHarmless(busy)
        #expect(busy?.hasPrefix("Fixture did not settle within 50 ms: it is busy: \(Self.line).\n") == true)

        let refused = RecordedMessage.thrown { _ = try launch(place: "error") }
        expectHarmless(refused)
        let lines = Self.line.split(separator: #"\r\n"#)
        #expect(refused?.contains("could not be built: \(lines[0])\n\(lines[1])\nThe app has this") == true)

        let elsewhere = RecordedMessage.thrown { _ = try launch(place: "name") }
        expectHarmless(elsewhere)
        #expect(elsewhere?.contains("it reports that it shows \"\(Self.line)\".\n") == true)
        #expect(elsewhere?.contains("\nThe screen \"\(Self.line)\" (80×24):\n") == true)
    }

    @Test func standardErrorStaysInLines() throws {
        let app = try launch("one\ttwo\u{1B}[2J\u{2028}")
        try app.press("x")
        #expect(app.wait(for: .notRunning, timeout: 60))
        let message = RecordedMessage.thrown { try app.press("y") }
        expectHarmless(message)
        #expect(
            message?.contains("\nIts standard error:\n  first one\ttwo\\u{1B}[2J\\u{2028}\n  second\n") == true,
            "\(message ?? "")")
    }

    @Test func aProgramsOwnNameIsWrittenOut() throws {
        try withProgram(named: "a\u{1B}[2J\u{202E}b", "echo hello; read answer; exit 3") { path in
            let app = TUIApplication(.path(path))
            try app.launch()
            try app.typeText("\n")
            #expect(app.wait(for: .notRunning, timeout: 60))
            let message = RecordedMessage.thrown { try app.press("y") }
            expectHarmless(message)
            #expect(
                message?.hasPrefix(#"a\u{1B}[2J\u{202E}b is not running any more: it exited with status 3."#) == true)
        }
    }

    @Test func whatPeopleWriteStaysAsItIs() throws {
        for text in ["العربية", "עִבְרִית", "漢字かな", "می\u{200C}خواهم", "👩‍👩‍👧‍👦 ❤️‍🔥 1️⃣", "e\u{301}", "क्\u{200D}ष"] {
            let message = RecordedMessage.recorded { _ = (try? launch(text))?.buttons["nothing"].label }
            #expect(message?.contains("label \"\(text)\", value \"\(text)\"") == true, "\(text): \(message ?? "")")
        }
    }
}
