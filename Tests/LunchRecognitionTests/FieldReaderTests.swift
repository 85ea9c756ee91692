import LunchTerminal
import Testing

/// Fields that are drawn as such, and cells that look like them.
struct FieldReaderTests {
    /// A screen, and the lines of the fields that must be found on it, without `textField`.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var texts: String
        var before: String?
        var fields: [String]

        init(_ name: String, _ texts: String, before: String? = nil, _ fields: String...) {
            (testDescription, self.texts, self.before, self.fields) = (name, texts, before, fields)
        }

        func check() {
            let found = outline(screen(fullScreen + texts), before: before.map { screen(fullScreen + $0) })
            let fields = found.compactMap { line -> String? in
                let text = line.drop { $0 == " " }
                return text.hasPrefix("textField ") ? String(text.dropFirst("textField ".count)) : nil
            }
            #expect(fields == self.fields)
        }
    }

    private static let frame = box(0, 0, 40, 9)
    private static func field(_ text: String) -> String { styled("46", text) }

    // MARK: - The field that has the cursor

    @Test(arguments: [
        Case(
            "a background in a box needs no label", frame + at(2, 2) + field("Joe       ") + at(5, 2),
            #""" = "Joe" focus 2,2 10x1"#),
        Case(
            "an underline", frame + at(2, 2) + styled("4", "Joe       ") + at(5, 2), #""" = "Joe" focus 2,2 10x1"#),
        Case(
            "the label beside it", frame + at(2, 2) + "Name " + field("Joe       ") + at(10, 2),
            #""Name" = "Joe" focus 7,2 10x1"#),
        Case(
            "the label above it", frame + at(2, 1) + "Your name:" + at(2, 2) + field("Joe       ") + at(5, 2),
            #""Your name" = "Joe" focus 2,2 10x1"#),
        Case(
            "underscores fill it up", frame + at(2, 2) + "Name: " + field("Joe_______") + at(11, 2),
            #""Name" = "Joe" focus 8,2 10x1"#),
        Case(
            "one underscore is text", frame + at(2, 2) + "Name: " + field("Joe_      ") + at(12, 2),
            #""Name" = "Joe_" focus 8,2 10x1"#),
        Case(
            "the cursor is in its text", frame + at(2, 2) + "Name: " + field("Joe       ") + at(9, 2),
            #""Name" = "Joe" focus 8,2 10x1"#),
        Case(
            "outside boxes it follows a colon", at(2, 2) + "Name: " + field("Joe       ") + at(11, 2),
            #""Name" = "Joe" focus 8,2 10x1"#),
        Case("outside boxes, and no colon", at(2, 2) + "Name  " + field("Joe       ") + at(11, 2)),
        Case("the mark of a row is not a label", at(2, 2) + ">" + field("Paste     ") + at(8, 2)),
        Case("two cells", frame + at(2, 2) + "Name: " + field("J ") + at(9, 2)),
        Case("a highlighted word", frame + at(2, 2) + "a " + field("word") + " is lit" + at(8, 2)),
        Case("a row from edge to edge", frame + at(1, 2) + field("Joe" + String(repeating: " ", count: 35)) + at(4, 2)),
        Case("a choice", frame + at(2, 2) + field("[x] Gift   ") + at(10, 2)),
        Case("a label inside", frame + at(2, 2) + field("Name: Joe   ") + at(11, 2)),
        Case("the cursor is far from its text", frame + at(2, 2) + field("Joe       ") + at(10, 2)),
        Case(
            "a row of a list",
            frame + lines(2, 1, ["one", field("two       "), "three"]) + at(2, 2)),
        Case(
            "the cursor is after the text of such a row",
            frame + lines(2, 1, ["one", field("two       "), "three"]) + at(5, 2), #""one" = "two" focus 2,2 10x1"#),
        Case(
            "another box covers the box",
            frame + at(2, 2) + field("Joe       ") + at(2, 6) + "text" + box(25, 6, 14, 4) + at(5, 2)),
        Case(
            "the label between two fields",
            frame + at(2, 2) + "Host: " + field("box____") + " Port: " + field("80   ") + at(24, 2),
            #""Port" = "80" focus 22,2 5x1"#),
        Case(
            "brackets after a colon", frame + at(2, 2) + "Name: [Joe   ]" + at(12, 2), #""Name" = "Joe" focus 9,2 6x1"#),
        Case("brackets after a word", frame + at(2, 2) + "Name [Joe   ]" + at(11, 2)),
        Case("brackets around less", frame + at(2, 2) + "Name: [Jo  ]" + at(11, 2)),
    ])
    func ofTheCursor(_ test: Case) { test.check() }

    @Test(arguments: [
        Case(
            "the title is its label", box(2, 2, 20, 3, title: "Name") + at(3, 3) + "Joe",
            #""Name" = "Joe" focus 3,3 18x1"#),
        Case(
            "the text above is its label",
            frame + at(2, 1) + "Your name:" + box(2, 2, 20, 3) + at(3, 3) + "Joe",
            #""Your name" = "Joe" focus 3,3 18x1"#),
        Case("it is empty", box(2, 2, 20, 3) + at(3, 3), #""" = "" focus 3,3 18x1"#),
        Case("a message", box(2, 2, 20, 3) + at(4, 3) + "Loading"),
        Case("a label inside", box(2, 2, 20, 3, title: "Visitor") + at(3, 3) + "A: Joe"),
        Case(
            "a smaller field is inside",
            box(2, 2, 20, 3, title: "Go") + at(3, 3) + "cd " + field("docs      ") + at(10, 3),
            #""cd" = "docs" focus 6,3 10x1"#),
        Case(
            "the only row of a list, with the cursor at its end",
            box(0, 0, 20, 3, title: "History") + at(1, 1) + styled("7", " ls" + String(repeating: " ", count: 15))
                + at(17, 1)),
        Case("four cells", box(2, 2, 6, 3, title: "N") + at(3, 3) + "Jo"),
        Case("two rows", box(2, 2, 20, 4, title: "Name") + at(3, 3) + "Joe"),
    ])
    func ofABoxOfOneRow(_ test: Case) { test.check() }

    // MARK: - The other fields of a form

    private static let name = at(2, 2) + "Name: " + field("Joe       ")
    private static let named = #""Name" = "Joe" focus 8,2 10x1"#
    private static let atName = at(11, 2)

    @Test(arguments: [
        Case(
            "the same columns, without a label", frame + name + at(8, 5) + styled("44", "          ") + atName, named,
            #""" = "" not focus 8,5 10x1"#),
        Case(
            "other columns, after a colon", frame + name + at(2, 3) + "Tel:  " + styled("44", "12   ") + atName, named,
            #""Tel" = "12" not focus 8,3 5x1"#),
        Case("other columns, and no colon", frame + name + at(2, 3) + "Tel   " + styled("44", "12   ") + atName, named),
        Case("no room in the same columns", frame + name + at(8, 4) + styled("44", "a headline") + atName, named),
        Case("another beginning", frame + name + at(2, 3) + "Town: " + at(9, 3) + field("London    ") + atName, named),
        Case(
            "a choice in the same columns", frame + name + at(8, 4) + styled("44", "[x] Gift  ") + atName, named),
        Case(
            "outside boxes they follow a colon",
            name + at(2, 4) + "Town: " + styled("4", "          ") + at(2, 6) + "Tel   " + field("12        ") + atName,
            named, #""Town" = "" not focus 8,4 10x1"#),
        Case(
            "outside boxes they have the same columns",
            name + at(2, 4) + "Tel:  " + field("12   ") + atName, named),
        Case("the cursor is in none", frame + name + at(2, 3) + "Tel:  " + field("12        ") + at(30, 6)),
    ])
    func ofAForm(_ test: Case) { test.check() }

    // MARK: - Fields beside buttons and choices

    private static let buttons = at(4, 7) + "[ OK ]  [ Cancel ]"
    private static let choices = at(2, 4) + "[x] Send news" + at(2, 5) + "[ ] Keep it"
    private static let dialog = frame + buttons + choices
    private static let onOK = at(6, 7)

    @Test(arguments: [
        Case("on a background", dialog + name + onOK, #""Name" = "Joe" not focus 8,2 10x1"#),
        Case("in brackets", dialog + at(2, 2) + "Name: [Joe   ]" + onOK, #""Name" = "Joe" not focus 9,2 6x1"#),
        Case("empty brackets", dialog + at(2, 2) + "Name: [      ]" + onOK, #""Name" = "" not focus 9,2 6x1"#),
        Case("the cursor is hidden", dialog + name + hiddenCursor, #""Name" = "Joe" 8,2 10x1"#),
        Case(
            "the last input went there", dialog + name + hiddenCursor,
            before: dialog + at(2, 2) + "Name: " + field("Jo        ") + hiddenCursor,
            #""Name" = "Joe" focus 8,2 10x1"#),
        Case(
            "the last input has replaced it", dialog + name + hiddenCursor,
            before: dialog + at(2, 2) + "Name: " + field("Ann       ") + hiddenCursor,
            #""Name" = "Joe" 8,2 10x1"#),
        Case(
            "in a box inside the dialog",
            frame + buttons + at(2, 6) + "[x] Send news" + box(2, 1, 30, 4) + at(4, 2) + "Name: " + field("Joe       ")
                + onOK, #""Name" = "Joe" not focus 10,2 10x1"#),
        Case("no colon", dialog + at(2, 2) + "Name  " + field("Joe       ") + onOK),
        Case("a highlighted value", dialog + at(2, 2) + "Name: " + field("Joe Black") + onOK),
        Case("a gauge", dialog + at(2, 2) + "Done: " + field("    12%   ") + onOK),
        Case("the sample of a color", dialog + at(2, 2) + "Color: " + field("          ") + onOK),
        Case("no choices", frame + buttons + name + onOK),
        Case("no buttons", frame + choices + name + onOK),
        Case("outside boxes", buttons + choices + name + onOK),
        Case("another box covers the dialog", dialog + name + box(25, 6, 14, 4) + at(0, 9)),
    ])
    func ofADialog(_ test: Case) { test.check() }
}
