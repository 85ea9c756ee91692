import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("nano"), "nano is not installed"))
struct NanoTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func aLetterIsWrittenCutReplacedAndSaved() throws {
        let app = try Launcher(
            app: .command("nano"), environment: home.environment, arguments: ["--ignorercfiles"], directory: home.path
        ).launchPatiently()
        let lines = app.texts(/.+/, within: .rows(1...4))
        #expect(app.text("New Buffer", within: .row(0)).isInverse)
        #expect(app.cursorPoint == CellPoint(column: 0, row: 1))

        try app.typeText("Dear Bob,\nthis line goes\nsee you, Bob")
        #expect(lines.labels == ["Dear Bob,", "this line goes", "see you, Bob"])
        #expect(app.text("Modified", within: .row(0)).isInverse)
        #expect(app.cursorPoint == app.text("see you, Bob").end)

        try app.press(.up, .control("k"))
        #expect(lines.labels == ["Dear Bob,", "see you, Bob"])
        #expect(app.cursorPoint == app.text("see you, Bob").frame.origin)
        app.expectSettled(.exact)

        try app.press(.control("\\"))
        #expect(app.textFields["Search (to replace)"].value == "")
        try app.typeText("Bob\n")
        #expect(app.textFields["Replace with"].value == "")
        try app.typeText("Eve\n")
        #expect(app.text("Replace this instance?").isInverse)
        #expect(app.toolbars.buttons["All"].value == "A")
        // The search goes on from the cursor, so that the second Bob comes first; it alone is marked.
        #expect(app.texts(/\w+/, within: .rows(1...4)).matching { $0.style != TUIStyle() }.labels == ["Bob"])
        #expect(app.text("Bob", within: .row(2)).style != TUIStyle())
        try app.press("a")
        #expect(lines.labels == ["Dear Eve,", "see you, Eve"])
        #expect(app.text("[ Replaced 2 occurrences ]").isInverse)
        app.expectSettled(.exact)

        try app.press(.control("x"))
        #expect(app.text("Save modified buffer?").isInverse)
        #expect(app.toolbars.buttons["Yes"].value == "Y")
        try app.press("y")
        let name = app.textFields["File Name to Write"]
        #expect(name.value == "")
        #expect(app.cursorPoint == app.text("File Name to Write: ").end)
        try name.typeText("letter.txt")
        #expect(name.value == "letter.txt")
        #expect(home.read("letter.txt") == nil)
        try app.press(.return)
        #expect(try app.waitForExit() == .success)
        #expect(home.read("letter.txt") == "Dear Eve,\nsee you, Eve\n")
    }
}
