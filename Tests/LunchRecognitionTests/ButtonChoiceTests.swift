import LunchTerminal
import Testing

/// Buttons in brackets, check boxes and radio buttons.
struct ButtonChoiceTests {
    /// Texts on a screen, and the lines of the elements of some types that must be found on it.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var texts: String
        var elements: [String]

        init(_ name: String, _ texts: String, _ elements: String...) {
            (testDescription, self.texts, self.elements) = (name, texts, elements)
        }

        func check(_ start: String, _ types: [String], _ place: SourceLocation = #_sourceLocation) {
            let found = outline(screen(start, texts)).map { String($0.drop { $0 == " " }) }
            #expect(found.filter { line in types.contains { line.hasPrefix($0) } } == elements, sourceLocation: place)
        }
    }

    // MARK: - Buttons

    private static let window = box(0, 0, 40, 6)
    private static func lit(_ text: String) -> String { styled("7", text) }

    @Test(arguments: [
        Case(
            "two in the last row of a box", window + at(4, 4) + "<Yes>  <No>", #"button "Yes" not selected 4,4 5x1"#,
            #"button "No" not selected 11,4 4x1"#),
        Case(
            "two with blanks in another row", window + at(4, 2) + "[ Yes ]  [ No ]" + at(2, 4) + "text",
            #"button "Yes" not selected 4,2 7x1"#, #"button "No" not selected 13,2 6x1"#),
        Case("one with blanks in the last row", window + at(4, 4) + lit("< OK >"), #"button "OK" 4,4 6x1"#),
        Case(
            "one of two drawn otherwise, on the screen", at(4, 4) + "[Yes]  " + lit("[No]"),
            #"button "Yes" not selected 4,4 5x1"#, #"button "No" selected 11,4 4x1"#),
        Case(
            "two on another background", window + at(4, 4) + lit("<Yes>") + "  " + lit("<No>"),
            #"button "Yes" 4,4 5x1"#,
            #"button "No" 11,4 4x1"#),
        Case(
            "two of three on another background",
            window + at(4, 4) + lit("<Yes>") + "  " + lit("<No>") + "  <Help>", #"button "Yes" 4,4 5x1"#,
            #"button "No" 11,4 4x1"#, #"button "Help" 17,4 6x1"#),
        Case(
            "double brackets", window + at(4, 4) + "[ OK ]  [< Cancel >]", #"button "OK" not selected 4,4 6x1"#,
            #"button "Cancel" not selected 12,4 12x1"#),
        Case("one without blanks", window + at(4, 4) + "<OK>"),
        Case("two without blanks in another row", window + at(4, 2) + "<Yes>  <No>" + at(2, 4) + "text"),
        Case("two on the screen", "[ OK ]  [ Cancel ]"),
        Case("one drawn otherwise, on the screen", at(4, 4) + lit("< OK >")),
        Case("one drawn otherwise, in another row", window + at(4, 2) + lit("< OK >") + at(2, 4) + "text"),
        Case("one below another one", window + lines(4, 3, ["< Yes >", "< No  >"])),
        Case("brackets of two kinds", window + at(4, 4) + "[ OK ]  < Cancel >"),
        Case("other brackets at the end", window + at(4, 4) + "< OK ]  < Cancel ]"),
        Case("words before them", window + at(4, 4) + "see [ main ] [ other ]"),
        Case("words after them", window + at(4, 4) + "< OK > < Cancel > ends it"),
        Case("texts right after them", window + at(4, 4) + "<ul><li>"),
        Case("marks", window + at(4, 4) + "[x]  [x]"),
        Case("no letters", window + at(4, 4) + "< 10 >  < 20 >"),
        Case("too long", window + at(4, 4) + "text [ a text ] and more"),
    ]) func buttonsAreInBrackets(row: Case) { row.check(fullScreen + hiddenCursor, ["button"]) }

    @Test func cursorIsTheFocus() {
        let texts = Self.window + at(4, 4) + "<Yes>  <No>" + at(12, 4)
        let row = Case("", texts, #"button "Yes" 4,4 5x1"#, #"button "No" focus 11,4 4x1"#)
        row.check(fullScreen, ["button"])
        row.check(fullScreen + hiddenCursor, ["button"])
    }

    // MARK: - Choices

    private static let types = ["checkBox", "radioButton"]
    private static let dialog = box(0, 0, 40, 8)
    /// A text with a letter drawn otherwise.
    private static let one = " " + styled("33", "O") + "ne"

    @Test(arguments: [
        ("[ ]", "checkBox", "0"), ("[x]", "checkBox", "1"), ("[*]", "checkBox", "1"), ("[✓]", "checkBox", "1"),
        ("( )", "radioButton", "0"), ("(*)", "radioButton", "1"), ("(o)", "radioButton", "1"),
        ("(•)", "radioButton", "1"),
    ]) func marksInADialogAreChoices(mark: String, type: String, value: String) {
        Case("", Self.dialog + at(2, 2) + mark + Self.one, "\(type) \"One\" = \"\(value)\" 2,2 7x1")
            .check(fullScreen, Self.types)
    }

    @Test(arguments: [
        Case(
            "several in a row", dialog + at(2, 2) + "[x]" + one + "      [ ] Two", #"checkBox "One" = "1" 2,2 7x1"#,
            #"checkBox "Two" = "0" 15,2 7x1"#),
        Case("all of a line", dialog + at(2, 2) + "[x]" + one + "   a b", #"checkBox "One a b" = "1" 2,2 13x1"#),
        Case("before a label", dialog + at(2, 2) + "[x]" + one + "   Name:", #"checkBox "One" = "1" 2,2 7x1"#),
        Case("before a button", dialog + at(2, 2) + "[x]" + one + "   < Help >", #"checkBox "One" = "1" 2,2 7x1"#),
        Case("after a text", dialog + at(2, 2) + "Words  [x]" + one + "  more", #"checkBox "One" = "1" 9,2 7x1"#),
        Case(
            "beside a field",
            dialog + at(2, 2) + "[x] One" + at(2, 4) + "Name " + styled("46", "Joe       ") + at(10, 4),
            #"checkBox "One" = "1" 2,2 7x1"#),
        Case(
            "with a letter drawn otherwise", dialog + at(2, 2) + "[x]" + one,
            #"checkBox "One" = "1" 2,2 7x1"#),
        Case("at the cursor", dialog + at(2, 2) + "[x] One" + at(3, 2), #"checkBox "One" = "1" 2,2 7x1"#),
        Case("in a box without anything else", dialog + at(2, 2) + "[x] One"),
        Case("on the screen", at(2, 2) + "[x]" + one + at(2, 4) + "Name " + styled("46", "Joe       ") + at(10, 4)),
        Case("two in one text", dialog + at(2, 2) + "( )" + one + " (X) Any case"),
        Case("no blank after it", dialog + at(2, 2) + "[x]" + styled("33", "O") + "ne"),
        Case("no text after it", dialog + at(2, 2) + "[" + styled("33", "x") + "]"),
        Case("circles", dialog + lines(2, 2, ["○" + one, "◉" + one])),
    ]) func choicesHaveMarks(row: Case) { row.check(fullScreen, Self.types) }
}
