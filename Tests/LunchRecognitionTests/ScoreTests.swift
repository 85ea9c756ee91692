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

    @Test func whatNoLineNamesIsWrong() throws {
        let text = AccessibilityNode(.staticText, label: "main")
        let elements = [button("main", isSelected: true), text]
        #expect(try score("", elements).wrong == ["button \"main\" selected at 2,3 6x1"])
        #expect(try score("may button \"main\" ", elements).wrong.isEmpty)
        #expect(try score("may button *", elements).wrong.isEmpty)
        #expect(try score("may button *\nmust not staticText \"main\"", elements).wrong.count == 1)
    }

    @Test(arguments: [
        "must", "shall button *", "must knob *", "must button OK", "must button * on 3", "must button \"OK",
    ])
    func aLineThatIsNoneIsAnError(line: String) {
        #expect(throws: Expectation.Malformed.self) { try Expectation(line[...]) }
    }
}
