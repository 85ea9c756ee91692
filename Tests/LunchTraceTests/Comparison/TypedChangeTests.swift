import LunchInput
import LunchTrace
import Testing

/// The differences of tests that type something else than before.
@Suite struct TypedChangeTests {
    private func lines(_ failed: GreenRun, from green: [GreenRun]) throws -> [String] {
        FirstDifference(of: try failed.trace(), from: try green.map { try $0.trace() }, isLearned: true).lines
    }

    private func typing(_ text: String, _ status: String) -> GreenRun {
        var story = GreenRun()
        story.type(text, status)
        return story
    }

    private func pressing(_ keys: [TUIKeyboardKey?], _ status: String) -> GreenRun {
        var story = GreenRun()
        for key in keys { story.key(key, status) }
        return story
    }

    @Test func anotherTextIsAChangeOfTheTest() throws {
        #expect(
            try lines(typing("Bob", "Hello, Bob"), from: [typing("Ann", "Hello, Ann")]) == [
                """
                The test has changed since the last green run: app.buttons["name"].typeText("Ann") was there instead of \
                app.buttons["name"].typeText("Bob") (Booking.swift:12).
                """
            ])
    }

    /// The input of the last steps is told once it is known whether it is secret.
    @Test func whatIsNotKnownYetIsNoChange() throws {
        let green = pressing([.down, .return], "1")
        #expect(try lines(pressing([.down, nil], "1"), from: [green]).isEmpty)
        #expect(try lines(green, from: [pressing([.down, nil], "1")]).isEmpty)
        var part = pressing([.down], "1")
        part.key(.tab, "1", fails: true)
        #expect(try lines(part, from: [green]).isEmpty)
    }

    @Test func whatDiffersBehindAChangeIsNamedSo() throws {
        var (green, failed) = (typing("Ann", "Hello, Ann"), typing("Bob", "Hello, Bob"))
        green.key(.tab, "Hello, Ann")
        failed.key(.tab, "Hello, Bob")
        #expect(
            try lines(failed, from: [green]).dropFirst() == [
                "After that change, the run differs first at step 3, press(Tab) (Booking.swift:13):",
                "  staticText \"status\" was \"Hello, Ann\", and is now \"Hello, Bob\".",
            ])
    }

    @Test func aTextThatIsAnotherOneEachTimeIsNone() throws {
        let green = [typing("a-17", "Hello"), typing("b-3", "Hello")]
        #expect(try lines(typing("c-9", "Hello"), from: green).isEmpty)
        #expect(
            try lines(typing("c-9", "Error"), from: green) == [
                "The last green run differs first at step 2, app.buttons[\"name\"].typeText(\"c-9\") (Booking.swift:12):",
                "  staticText \"status\" was \"Hello\", and is now \"Error\".",
            ])
    }

    @Test func keysAreAlignedByTheirNames() throws {
        let green = pressing([.down, .return], "1")
        #expect(
            try lines(pressing([.down, .down, .return], "1"), from: [green]) == [
                "The test has changed since the last green run: press(Down) (Booking.swift:13) is new."
            ])
        #expect(
            try lines(pressing([.up, .return], "1"), from: [green]) == [
                "The test has changed since the last green run: press(Down) was there instead of press(Up) (Booking.swift:12)."
            ])
        #expect(
            try lines(pressing([.down, .return], "2"), from: [green]).first
                == "The last green run differs first at step 2, press(Down) (Booking.swift:12):")
    }

    @Test func aLongTextIsCut() throws {
        let long = String(repeating: "x", count: 5_000)
        let line = try lines(typing(long, "2"), from: [typing(long, "1")])[0]
        #expect(line.count < 250, "\(line.count)")
        #expect(line.hasSuffix("…\") (Booking.swift:12):"), "\(line)")
    }
}
