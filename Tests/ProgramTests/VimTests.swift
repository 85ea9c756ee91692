import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("vim"), "vim is not installed"))
struct VimTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch(_ file: String) throws -> TUIApplication {
        // Without 'ttimeoutlen', which vim's own defaults set as well, it waits a second for what may follow an ESC.
        try Launcher(
            app: .command("vim"), environment: home.environment,
            arguments: ["-u", "NONE", "-N", "--cmd", "set ttimeout ttimeoutlen=100", file], directory: home.path
        ).launchPatiently()
    }

    // vim looks once more 4 s after a key ('updatetime'), so that it is never exact before.

    @Test func aTextIsWrittenChangedAndSaved() throws {
        let app = try launch("fruit.txt")
        var grid = try app.screen(.bounded)
        #expect(grid.text(row: 23).hasPrefix("\"fruit.txt\" [New]"))
        #expect((1...22).allSatisfy { grid.text(row: $0) == "~" })

        try app.typeText("iplum\npear\npeach")
        grid = try app.screen(.bounded)
        #expect(grid.lines[0...3] == ["plum", "pear", "peach", "~"])
        #expect(grid.text(row: 23).hasPrefix("-- INSERT --"))
        #expect(grid[3, 23].style.attributes == .bold)
        #expect(grid.cursorPoint == .at(5, 2))

        try app.press(.escape)
        grid = try app.screen(.bounded)
        #expect(grid.text(row: 23) == "")
        #expect(grid.cursorPoint == .at(4, 2))

        try app.typeText("gg")
        try app.press(.control("v"))
        try app.typeText("jjl")
        grid = try app.screen(.bounded)
        #expect(grid.text(row: 23).hasPrefix("-- VISUAL BLOCK --"))
        // The block is two columns wide; the cursor stands in its last cell, which is not marked.
        let marked = (0...2).map { grid.texts(row: $0) { $0.background != .default } }
        #expect(marked == [["pl"], ["pe"], ["p"]])
        #expect(grid.cursorPoint == .at(1, 2))

        try app.typeText("I- ")
        try app.press(.escape)
        grid = try app.screen(.bounded)
        #expect(grid.lines[0...2] == ["- plum", "- pear", "- peach"])
        #expect(grid[0, 1].style == TUIStyle())

        try app.typeText(":%s/pea/PEA/")
        #expect(try app.screen(.bounded).text(row: 23) == ":%s/pea/PEA/")
        try app.press(.return)
        #expect(try app.screen(.bounded).lines[0...2] == ["- plum", "- PEAr", "- PEAch"])

        try app.typeText(":w\n")
        #expect(try app.screen(.bounded).text(row: 23).contains("3L, 22B written"))
        #expect(home.read("fruit.txt") == "- plum\n- PEAr\n- PEAch\n")
        try app.typeText(":q\n")
        #expect(app.exitStatus == .success)
    }

    @Test func undoGoesBackAndAnUnsavedTextIsHeld() throws {
        try home.write("one\ntwo\n", to: "numbers.txt")
        let app = try launch("numbers.txt")
        try app.typeText("dd")
        #expect(try app.screen(.bounded).lines[0...1] == ["two", "~"])
        try app.press("u")
        #expect(try app.screen(.bounded).lines[0...2] == ["one", "two", "~"])
        try app.press(.control("r"))
        try app.typeText(":q\n")
        var grid = try app.screen(.bounded)
        #expect(grid.text(row: 23).hasPrefix("E37: No write since last change"))
        // An error is white on red.
        #expect(grid[0, 23].style.background == .indexed(1))
        try app.typeText(":set title\n")
        grid = try app.screen(.bounded)
        #expect(grid.title.hasPrefix("numbers.txt + ("))
        try app.typeText(":q!\n")
        #expect(app.exitStatus == .success)
        #expect(home.read("numbers.txt") == "one\ntwo\n")
    }

    @Test func aClickMovesTheCursor() throws {
        try home.write("one two three\nfour five six\n", to: "words.txt")
        let app = try launch("words.txt")
        try app.typeText(":set mouse=a\n")
        #expect(try app.screen(.bounded).cursorPoint == .at(0, 0))
        try app.cell(6, 1).tap()
        #expect(try app.screen(.bounded).cursorPoint == .at(6, 1))
        try app.typeText("cwFIVE")
        #expect(try app.screen(.bounded).text(row: 1) == "four fFIVE six")
    }
}
