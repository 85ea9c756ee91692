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
        let (lines, message) = (app.texts(/.+/, within: .rows(0...2)), app.text(/.+/, within: .row(23)))
        app.expectSettled(.bounded)
        #expect(message.label == "\"fruit.txt\" [New]")
        #expect(app.texts(/^~$/).count == 22)

        try app.typeText("iplum\npear\npeach")
        #expect(lines.labels == ["plum", "pear", "peach"])
        #expect(app.texts(/^~$/).count == 20)
        #expect(message.label == "-- INSERT --")
        #expect(message.style.attributes == .bold)
        #expect(app.cursorPoint == app.text("peach").end)

        try app.press(.escape)
        #expect(!message.exists)
        #expect(app.cursorPoint == app.text(/h$/, within: .row(2)).frame.origin)

        try app.typeText("gg")
        try app.press(.control("v"))
        try app.typeText("jjl")
        app.expectSettled(.bounded)
        #expect(message.label == "-- VISUAL BLOCK --")
        // The block is two columns wide; the cursor stands in its last cell, which is not marked.
        let marked = app.texts(/\w/, within: .rows(0...2)).matching { $0.style.background != .default }
        #expect(marked.labels == ["p", "l", "p", "e", "p"])
        #expect(app.cursorPoint == app.text("each").frame.origin)

        try app.typeText("I- ")
        try app.press(.escape)
        #expect(lines.labels == ["- plum", "- pear", "- peach"])
        #expect(app.texts(/\S/, within: .rows(0...2)).matching { $0.style != TUIStyle() }.count == 0)

        try app.typeText(":%s/pea/PEA/")
        #expect(app.textFields[":"].value == "%s/pea/PEA/")
        try app.press(.return)
        #expect(lines.labels == ["- plum", "- PEAr", "- PEAch"])

        try app.typeText(":w\n")
        app.expectSettled(.bounded)
        #expect(app.text("3L, 22B written", within: .row(23)).exists)
        #expect(home.read("fruit.txt") == "- plum\n- PEAr\n- PEAch\n")
        try app.typeText(":q\n")
        #expect(try app.waitForExit() == .success)
    }

    @Test func undoGoesBackAndAnUnsavedTextIsHeld() throws {
        try home.write("one\ntwo\n", to: "numbers.txt")
        let app = try launch("numbers.txt")
        let lines = app.texts(/\w+/, within: .rows(0...2))
        try app.typeText("dd")
        #expect(lines.labels == ["two"])
        try app.press("u")
        #expect(lines.labels == ["one", "two"])
        try app.press(.control("r"))
        #expect(lines.labels == ["two"])
        try app.typeText(":q\n")
        app.expectSettled(.bounded)
        // An error is white on red.
        #expect(app.text("E37: No write since last change", within: .row(23)).style.background == .indexed(1))
        try app.typeText(":set title\n")
        #expect(app.terminal.windowTitle.hasPrefix("numbers.txt + ("))
        try app.typeText(":q!\n")
        #expect(try app.waitForExit() == .success)
        #expect(home.read("numbers.txt") == "one\ntwo\n")
    }

    @Test func aClickMovesTheCursor() throws {
        try home.write("one two three\nfour five six\n", to: "words.txt")
        let app = try launch("words.txt")
        try app.typeText(":set mouse=a\n")
        #expect(app.cursorPoint == app.text("one").frame.origin)
        try app.text("five").tap()
        #expect(app.cursorPoint == app.text("five").frame.center)
        // It changes the word below the cursor.
        try app.typeText("ciwFIVE")
        #expect(app.text(/.+/, within: .row(1)).label == "four FIVE six")
    }
}
