import LunchInput
import LunchTrace
import LunchWire
import Testing

@Suite struct FirstDifferenceTests {
    /// The lines about a run that differs from green ones.
    private func lines(_ failed: GreenRun, from green: [GreenRun], isLearned: Bool = true) throws -> [String] {
        FirstDifference(of: try failed.trace(), from: try green.map { try $0.trace() }, isLearned: isLearned).lines
    }

    private func run(_ status: String, then next: String = "Done", clock: String = "12:03", id: String = "a-17")
        -> GreenRun
    {
        var story = GreenRun()
        story.tap("app.buttons[\"book\"]", [.text("status", status), .text("", clock), .text("number", "Nr. \(id)")])
        story.tap("app.buttons[\"pay\"]", [.text("status", next), .text("", clock), .text("number", "Nr. \(id)")])
        return story
    }

    @Test func theSameRunDiffersNowhere() throws {
        #expect(try lines(run("Booked"), from: [run("Booked")]).isEmpty)
        #expect(try sameness(run("Booked"), from: [run("Booked")]) == "\(Self.same) the last green run.")
        #expect(
            try sameness(run("Booked"), from: [run("Booked")], isLearned: false) == "\(Self.same) its only green run.")
        #expect(try sameness(run("Full"), from: [run("Booked")]) == nil)
        var other = run("Booked")
        other.tap("app.buttons[\"more\"]", [.text("status", "More")])
        #expect(try sameness(other, from: [run("Booked")]) == nil)
    }

    private static let same = "Up to here the test has done and seen the same as in"

    /// The line about a run that does not differ; nil if it does.
    private func sameness(_ failed: GreenRun, from green: [GreenRun], isLearned: Bool = true) throws -> String? {
        FirstDifference(of: try failed.trace(), from: try green.map { try $0.trace() }, isLearned: isLearned).sameness
    }

    @Test func theFirstStepWhoseStateDiffersIsNamed() throws {
        #expect(
            try lines(run("Error: no network", then: "Failed"), from: [run("Booked")]) == [
                "The last green run differs first at step 2, app.buttons[\"book\"].tap (Booking.swift:12):",
                "  staticText \"status\" was \"Booked\", and is now \"Error: no network\".",
            ])
        #expect(
            try lines(run("Booked", then: "Failed"), from: [run("Booked")], isLearned: false) == [
                "The only green run differs first at step 3, app.buttons[\"pay\"].tap (Booking.swift:13):",
                "  staticText \"status\" was \"Done\", and is now \"Failed\".",
            ])
    }

    @Test func textsThatDifferBetweenGreenRunsAreLeftOut() throws {
        let green = [run("Booked", clock: "12:04", id: "b-3"), run("Booked", clock: "12:03", id: "a-17")]
        #expect(try lines(run("Booked", clock: "09:59", id: "c-999"), from: green).isEmpty)
        // Another text in the same place is a difference.
        let other = try lines(run("Booked", clock: "09:59", id: "none at all"), from: green)
        #expect(other.last == "  staticText \"number\" was \"Nr. b-3\", and is now \"Nr. none at all\".")
        let renamed = try lines(run("Booked", clock: "Error", id: "c-999"), from: green)
        #expect(renamed.last == "  staticText \"Error\" is there, and was not then.")
    }

    /// The name of a temporary folder is another one in each run, also in the first that is compared.
    @Test func theUUIDsThatAnAppWasGivenAreLeftOut() throws {
        let green = [GreenRun(user: "/tmp/9E90C59F-D67C-4969-90BB-FAB9D8FBEF2B/Ann")]
        let next = GreenRun(user: "/tmp/A2CD7C84-1700-49CF-9857-3427a1af4eb8/Ann")
        #expect(try lines(next, from: green, isLearned: false).isEmpty)
        let other = GreenRun(user: "/tmp/A2CD7C84-1700-49CF-9857-3427A1AF4EB8/Bob")
        #expect(try lines(other, from: green).last?.hasSuffix("now {\"user\":\"/tmp/UUID/Bob\"}.") == true)
        let short = GreenRun(user: "/tmp/A2CD7C84-1700-49CF-9857-3427A1AF4EB/Ann")
        #expect(try !lines(short, from: green).isEmpty)
        func saved(_ folder: String) -> GreenRun {
            var story = GreenRun()
            story.tap("a", [.text("", "Saved /tmp/\(folder)"), .text("path", folder)])
            return story
        }
        #expect(
            try lines(
                saved("A2CD7C84-1700-49CF-9857-3427A1AF4EB8"), from: [saved("9E90C59F-D67C-4969-90BB-FAB9D8FBEF2B")]
            ).isEmpty)
    }

    /// A state that no frame has shown is not known, in a green run as in another; the end of a program is.
    @Test func aStateThatIsNotKnownIsNoDifference() throws {
        func run(isKnown: Bool) -> GreenRun {
            var story = GreenRun()
            if isKnown { story.tap("name", [.text("status", "Ann")]) } else { story.wait("tap", "name") }
            story.tap("b", [.text("status", "Bob")])
            return story
        }
        #expect(try lines(run(isKnown: false), from: [run(isKnown: true)]).isEmpty)
        #expect(try lines(run(isKnown: true), from: [run(isKnown: false)]).isEmpty)
        // Neither is it called the same.
        #expect(try sameness(run(isKnown: false), from: [run(isKnown: false)]) == nil)
        #expect(try sameness(run(isKnown: true), from: [run(isKnown: true)]) != nil)
        var (green, failed) = (GreenRun(), GreenRun())
        green.wait("tap", "name")
        failed.wait("tap", "name")
        failed.crash()
        #expect(try lines(failed, from: [green]).last?.contains("the program ") == true)
    }

    /// The end of a long test is not in its green record: nothing there is new, or was otherwise.
    @Test func aRunWhoseRecordIsFullIsComparedAsFarAsItGoes() throws {
        func run(_ first: String) -> GreenRun {
            var story = GreenRun()
            story.tap("a", [.text("one", first)])
            return story
        }
        var (green, failed, other) = (run("1"), run("1"), run("2"))
        green.cut(in: "tap", "b")
        for query in ["b", "c"] {
            failed.tap(query, [.text("one", "3")])
            other.tap(query, [.text("one", "3")])
        }
        #expect(try lines(failed, from: [green]).isEmpty)
        #expect(try lines(failed, from: [green, green, run("1")]).isEmpty)
        #expect(try lines(other, from: [green]).last == "  staticText \"one\" was \"1\", and is now \"2\".")
    }

    @Test func elementsThatCameAndWentAreReported() throws {
        var (green, failed) = (GreenRun(), GreenRun())
        green.tap("a", [.text("one", "1"), .text("two", "2")])
        failed.tap("a", [.text("one", "1"), .text("three", "3")])
        #expect(
            try lines(failed, from: [green]).last
                == "  staticText \"two\" was there then, and is not now; staticText \"three\" is there, and was not then."
        )
    }

    /// Several elements without a name may hold others.
    @Test(arguments: [0, 1]) func theOrderInEachNamelessElementIsCompared(_ changed: Int) throws {
        func run(_ swapped: Int?) -> GreenRun {
            let groups = [["one", "two"], ["three", "four"]].enumerated().map { place, names in
                AccessibilityNode(
                    .group, children: (place == swapped ? names.reversed() : names).map { .text($0, $0) })
            }
            var story = GreenRun()
            story.tap("a", groups)
            return story
        }
        #expect(try lines(run(nil), from: [run(nil)]).isEmpty)
        let (one, other) = (["one", "three"][changed], ["two", "four"][changed])
        let name = changed == 0 ? "the order" : "the order (number 2)"
        #expect(
            try lines(run(changed), from: [run(nil)]).last == """
                  \(name) was staticText "\(one)", staticText "\(other)", and is \
                now staticText "\(other)", staticText "\(one)".
                """)
    }

    @Test func anElementThatStaysIsReported() throws {
        func run(_ last: [AccessibilityNode]) -> GreenRun {
            var story = GreenRun()
            story.tap("a", [.text("one", "1"), .button("ok")])
            story.tap("b", last)
            return story
        }
        let (green, failed) = (run([.text("one", "1")]), run([.text("one", "1"), .button("ok")]))
        #expect(
            try lines(failed, from: [green]) == [
                "The last green run differs first at step 3, app.buttons[\"b\"].tap (Booking.swift:13):",
                "  button \"ok\" is there as before the step, and was gone then.",
            ])
    }

    @Test func aFleetingElementIsLearned() throws {
        var (one, other, failed) = (GreenRun(), GreenRun(), GreenRun())
        one.tap("a", [.text("one", "1")])
        other.tap("a", [.text("one", "1"), .text("hint", "Press F1")])
        failed.tap("a", [.text("one", "1"), .text("hint", "Press F2")])
        #expect(try lines(failed, from: [one, other]).isEmpty)
    }

    @Test func statesAndFocusAreReported() throws {
        var (green, failed) = (GreenRun(), GreenRun())
        green.tap("a", [.button("book", hasFocus: true), .button("pay")])
        failed.tap("a", [.button("book"), .button("pay", isEnabled: false, hasFocus: true)])
        #expect(
            try lines(failed, from: [green]).last
                == "  button \"pay\" was enabled, and is now disabled; the focus was on button \"book\", and is now on button \"pay\"."
        )
    }

    @Test func theFocusOnAnElementWithoutANameIsReported() throws {
        var (green, failed) = (GreenRun(), GreenRun())
        green.tap("a", [.button("book", hasFocus: true), AccessibilityNode(.tabGroup)])
        failed.tap("a", [.button("book"), AccessibilityNode(.tabGroup, hasFocus: true)])
        #expect(
            try lines(failed, from: [green]).last == "  the focus was on button \"book\", and is now on tabGroup.")
    }

    @Test func anotherOrderIsReported() throws {
        var (green, failed) = (GreenRun(), GreenRun())
        green.tap("a", [.text("one", "1"), .text("two", "2")])
        failed.tap("a", [.text("two", "2"), .text("one", "1")])
        #expect(
            try lines(failed, from: [green]).last == """
                  the order was staticText "one", staticText "two", and is now staticText "two", staticText "one".
                """)
        #expect(try lines(failed, from: [green, failed]).isEmpty)
    }

    @Test func anotherOrderIsReportedAndNotWhatIsSelectedByIt() throws {
        func run(_ labels: [String], _ selected: Int) -> GreenRun {
            let cells = labels.enumerated().map { AccessibilityNode.cell($1, isSelected: $0 == selected) }
            var story = GreenRun()
            story.tap("a", [AccessibilityNode(.table, identifier: "list", children: cells)])
            return story
        }
        func line(_ labels: [String], _ selected: Int) throws -> String? {
            try lines(run(labels, selected), from: [run(["a", "b"], 0)]).last
        }
        let order = "  the order in \"list\" was cell \"a\", cell \"b\", and is now cell \"b\", cell \"a\"."
        #expect(try line(["b", "a"], 0) == order)
        #expect(try line(["b", "a"], 1) == order)
        #expect(try line(["a", "b"], 1)?.contains("cell \"b\" was not selected, and is now selected") == true)
    }

    @Test func rowsAndColorsAreReportedIfNoElementDiffers() throws {
        var (green, failed, red) = (GreenRun(), GreenRun(), GreenRun())
        green.tap("a", [.text("one", "1")], rows: ["Total 12", "ok"])
        failed.tap("a", [.text("one", "1")], rows: ["Total 13", "ok"])
        red.tap("a", [.text("one", "1")], rows: ["Total 12", "\u{1B}[31mok"])
        #expect(try lines(failed, from: [green]).last == "  row 0 was \"Total 12\", and is now \"Total 13\".")
        #expect(try lines(red, from: [green]).last == "  row 1 was plain, and is now red in columns 0–1.")
    }

    @Test func aPlainProgramIsComparedByRows() throws {
        var (green, failed) = (GreenRun(), GreenRun())
        green.press(.return, rows: ["$ ls", "README"])
        failed.press(.return, rows: ["$ ls", "ls: no such file"])
        #expect(
            try lines(failed, from: [green]) == [
                "The last green run differs first at step 2, press(Return) (Booking.swift:12):",
                "  row 1 was \"README\", and is now \"ls: no such file\".",
            ])
    }

    @Test func aCrashIsReported() throws {
        var failed = run("Booked")
        failed.crash()
        #expect(try lines(failed, from: [run("Booked")]).last == "  the program was ended by signal 11.")
        // A read may be the first to see it.
        var (late, green) = (run("Booked"), run("Booked"))
        late.read("label")
        green.read("label")
        late.crash()
        #expect(
            try lines(late, from: [green]) == [
                "The last green run differs first at step 3, app.buttons[\"pay\"].tap (Booking.swift:13):",
                "  the program was ended by signal 11.",
            ])
    }

    @Test func anotherLaunchIsReported() throws {
        #expect(
            try lines(GreenRun(user: "Bob"), from: [GreenRun()]).last == """
                  the user info was {"user":"Ann"}, and is now {"user":"Bob"}.
                """)
    }

    @Test func aChangeOfTheTestIsReported() throws {
        var (green, added, renamed) = (GreenRun(), GreenRun(), GreenRun())
        green.tap("a", [.text("status", "1")])
        green.tap("b", [.text("status", "2")])
        added.tap("a", [.text("status", "1")])
        added.tap("x", [.text("status", "9")])
        added.tap("b", [.text("status", "2")])
        renamed.tap("a", [.text("status", "1")])
        renamed.tap("y", [.text("status", "2")])
        #expect(
            try lines(added, from: [green]) == [
                "The test has changed since the last green run: app.buttons[\"x\"].tap (Booking.swift:13) is new."
            ])
        #expect(
            try lines(renamed, from: [green]) == [
                "The test has changed since the last green run: app.buttons[\"b\"].tap was there instead of app.buttons[\"y\"].tap (Booking.swift:13)."
            ])
        #expect(
            try lines(green, from: [added]) == [
                "The test has changed since the last green run: app.buttons[\"x\"].tap is gone before app.buttons[\"b\"].tap (Booking.swift:13)."
            ])
    }

    @Test func stepsBehindTheFailureAreNotMissed() throws {
        var failed = GreenRun()
        failed.tap(
            "app.buttons[\"book\"]", [.text("status", "Booked"), .text("", "12:03"), .text("number", "Nr. a-17")])
        #expect(try lines(failed, from: [run("Booked")]).isEmpty)
    }
}
