import LunchWire
import Testing

/// The comparison of trees with lists, on trees that are written here.
struct ScoreTests {
    private func score(_ list: String, _ elements: [AccessibilityNode]) throws -> Score {
        let lines = try list.split(separator: "\n").compactMap(Expectation.init)
        return Score(AccessibilityNode(.application, children: elements), lines)
    }

    private func button(_ label: String, isSelected: Bool, unknown: ElementStates = []) -> AccessibilityNode {
        var node = AccessibilityNode(
            .button, label: label, frame: CellRect(column: 2, row: 3, columns: 6, rows: 1), isSelected: isSelected)
        node.attributes.unknown = unknown
        return node
    }

    @Test func whatIsThereIsFound() throws {
        let list = """
            # two of the same name
            must button "OK" selected at 2,3 6x1
            must button "OK"|"Okay" not selected on 7,3
            must not checkBox *
            """
        let score = try score(list, [button("OK", isSelected: false), button("OK", isSelected: true)])
        #expect(score.must == 2)
        #expect(score.found == 2)
        #expect(score.wrong.isEmpty)
    }

    @Test func whatIsNotFoundIsMissed() throws {
        let score = try score("must button \"OK\"\nmust button \"OK\"", [button("OK", isSelected: true)])
        #expect(score.found == 1)
        #expect(score.missed.map(\.description) == ["must button \"OK\""])
    }

    @Test func anUnknownStateIsMissedButNotWrong() throws {
        let element = button("OK", isSelected: false, unknown: .isSelected)
        let score = try score("must button \"OK\" selected", [element])
        #expect(score.missed.count == 1)
        #expect(score.wrong.isEmpty)
    }

    @Test(arguments: ["selected", "value \"1\"", "at 2,3 7x1", "on 8,3"]) func whatIsSaidButNotSoIsWrong(clause: String)
        throws
    {
        let score = try score("must button \"OK\" \(clause)", [button("OK", isSelected: false)])
        #expect(score.missed.count == 1)
        #expect(score.wrong.count == 1)
    }

    @Test func aStarDoesNotAllowAContradiction() throws {
        let list = "must button \"OK\" selected\nmay button *"
        let contrary = try score(list, [button("OK", isSelected: false)])
        #expect(contrary.wrong.count == 1)
        #expect(contrary.left == [])
        let other = try score(list, [button("Cancel", isSelected: false)])
        #expect(other.wrong == [])
        #expect(other.left.count == 1)
    }

    @Test func whatNoLineNamesIsWrong() throws {
        let text = AccessibilityNode(.staticText, label: "main")
        let elements = [button("main", isSelected: true), text]
        #expect(try score("", elements).wrong == ["button \"main\" selected at 2,3 6x1"])
        #expect(try score("may button \"main\" ", elements).wrong.isEmpty)
        #expect(try score("may button *", elements).wrong.isEmpty)
        #expect(try score("may button *\nmust not staticText \"main\"", elements).wrong.count == 1)
    }

    private func table(_ rows: String...) -> AccessibilityNode {
        AccessibilityNode(.table, children: rows.map { AccessibilityNode(.cell, label: $0) })
    }

    @Test(arguments: [
        "must table \"\"\nmust cell \"a\"\nmust cell \"b\"\nmust cell \"c\"",
        "must cell \"a\"\nmust cell \"b\"\nmust cell \"c\"",
    ]) func aTableThatLacksARowIsMissedAndWrong(list: String) throws {
        let whole = try score(list, [table("a", "b", "c")])
        #expect(whole.missed.isEmpty)
        #expect(whole.wrong.isEmpty)
        let short = try score(list, [table("a", "c")])
        #expect(
            short.missed.map(\.description) == (list.hasPrefix("must table") ? ["must table \"\""] : []) + [
                "must cell \"b\""
            ])
        #expect(short.wrong.count == 1)
    }

    @Test func aRowThatIsNoneMakesItsTableWrong() throws {
        let list = "must table \"\"\nmust cell \"a\"\nmust checkBox \"x\"\nmust cell \"b\"\nmay cell *"
        let score = try score(list, [table("a", "b", "status"), AccessibilityNode(.checkBox, label: "x")])
        #expect(score.missed.map(\.description) == ["must table \"\""])
        #expect(score.wrong.count == 1)
    }

    @Test func eachListHasATableOfItsOwn() throws {
        let list =
            "must table \"\"\nmust cell \"a\"\nmust cell \"b\"\nmust table \"\"\nmust cell \"b\"\nmust cell \"c\""
        #expect(try score(list, [table("a", "b"), table("b", "c")]).missed.isEmpty)
        let mixed = try score(list, [table("a", "b", "b", "c")])
        #expect(mixed.missed.count == 2)
        #expect(mixed.wrong.count == 1)
        #expect(
            try score(list, [table("b", "c")]).missed.map(\.description) == [
                "must table \"\"", "must cell \"a\"", "must cell \"b\"",
            ])
    }

    @Test func aBarThatLacksAKeyIsWrong() throws {
        let list =
            "must toolbar \"\"\nmust button \"Help\" value \"F1\"\nmust button \"Quit\" value \"F10\"\nmust button \"OK\""
        let help = AccessibilityNode(.button, label: "Help", value: "F1")
        let score = try score(
            list, [AccessibilityNode(.toolbar, children: [help]), AccessibilityNode(.button, label: "OK")])
        #expect(score.missed.count == 2)
        #expect(score.wrong.count == 1)
    }

    @Test(arguments: [
        "must", "shall button *", "must knob *", "must button OK", "must button * on 3", "must button \"OK",
    ])
    func aLineThatIsNoneIsAnError(line: String) {
        #expect(throws: Expectation.Malformed.self) { try Expectation(line[...]) }
    }
}
