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
        var grid = try app.screen()
        #expect(grid.text(row: 0).hasSuffix("New Buffer"))
        #expect(grid.texts(row: 0) { $0.attributes.contains(.inverse) } == [grid.text(row: 0).trimmed])
        #expect(grid.cursorPoint == .at(0, 1))

        try app.typeText("Dear Bob,\nthis line goes\nsee you, Bob")
        grid = try app.screen()
        #expect(grid.lines[1...4] == ["Dear Bob,", "this line goes", "see you, Bob", ""])
        #expect(grid.text(row: 0).hasSuffix("Modified"))
        #expect(grid.cursorPoint == .at(12, 3))

        try app.press(.up, .control("k"))
        grid = try app.screen()
        #expect(grid.lines[1...3] == ["Dear Bob,", "see you, Bob", ""])
        #expect(grid.cursorPoint == .at(0, 2))

        try app.press(.control("\\"))
        grid = try app.screen()
        #expect(grid.text(row: 21) == "Search (to replace):")
        try app.typeText("Bob\n")
        #expect(try app.screen().text(row: 21) == "Replace with:")
        try app.typeText("Eve\n")
        grid = try app.screen()
        #expect(grid.text(row: 21) == "Replace this instance?")
        // The search goes on from the cursor, so that the second Bob comes first; it alone is marked.
        #expect(grid.texts(row: 2) { $0 != TUIStyle() } == ["Bob"])
        #expect(grid.texts(row: 1) { $0 != TUIStyle() } == [])
        try app.press("a")
        grid = try app.screen()
        #expect(grid.lines[1...3] == ["Dear Eve,", "see you, Eve", ""])
        #expect(grid.inverseTexts.contains("[ Replaced 2 occurrences ]"))

        try app.press(.control("x"))
        #expect(try app.screen().text(row: 21) == "Save modified buffer?")
        try app.press("y")
        grid = try app.screen()
        #expect(grid.text(row: 21) == "File Name to Write:")
        #expect(grid.cursorPoint == .at(20, 21))
        try app.typeText("letter.txt")
        #expect(try app.screen().inverseTexts.contains("File Name to Write: letter.txt"))
        #expect(home.read("letter.txt") == nil)
        try app.press(.return)
        #expect(app.exitStatus == .success)
        #expect(home.read("letter.txt") == "Dear Eve,\nsee you, Eve\n")
    }
}
