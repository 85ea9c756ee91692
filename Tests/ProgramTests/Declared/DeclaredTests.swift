import Foundation
import LunchTest
import Testing

/// Lists, fields and bars of real programs that a test declares with the lines of the page about any program.
@Suite(.lunch) struct DeclaredTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch(_ command: String, columns: Int = 80) throws -> TUIApplication {
        try Launcher(
            app: .command("bash"), size: CellSize(columns: columns, rows: 24), environment: home.environment,
            arguments: ["-c", command], directory: home.path
        ).launchPatiently()
    }

    @Test func thePageShowsTheLinesOfTheseTests() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let lines = try String(contentsOf: folder.appending(path: "DeclaredPrograms.swift"), encoding: .utf8)
        let page = try String(
            contentsOf: folder.appending(path: "../../../Sources/LunchTest/LunchTest.docc/AnyProgram.md").standardized,
            encoding: .utf8)
        let isShown = page.contains("```swift\n\(lines.replacing("import LunchTest\n\n", with: ""))```")
        #expect(isShown)
    }

    @Test(.enabled(if: Program.isInstalled("fzf"), "fzf is not installed"))
    func theListTheFieldAndTheBarOfFzf() throws {
        let keys = "Enter: open | Ctrl-R: reload"
        let app = try launch("printf '%s\\n' ash elm oak 'red oak' | fzf --no-mouse --header '\(keys)'")
        let fzf = Fzf(app: app)
        #expect(fzf.list.cells.labels == ["red oak", "oak", "elm", "ash"])
        #expect(fzf.list.cells["ash"].isSelected)
        try app.press(.up)
        #expect(fzf.list.cells.selected.label == "elm")

        #expect(fzf.search.value == "")
        try fzf.search.typeText("o  k")
        #expect(fzf.search.value == "o  k")
        #expect(fzf.list.cells.labels == ["red oak", "oak"])
        // Of two rows, the sign before one shows which is selected.
        #expect(fzf.list.cells["red oak"].isSelected)

        #expect(fzf.keys.buttons.labels == ["open", "reload"])
        #expect(fzf.keys.buttons["reload"].value == "Ctrl-R")
    }

    @Test(.enabled(if: Program.isInstalled("lazygit"), "lazygit is not installed"))
    func theListTheFieldAndTheBarOfLazygit() throws {
        try home.write(
            "disableStartupPopups: true\nupdate:\n  method: never\ngit:\n  autoFetch: false\n",
            to: ".config/lazygit/config.yml")
        for name in ["ash", "elm", "oak"] { try home.write(name, to: "trees/\(name)") }
        let app = try launch("cd trees; git init -q; exec lazygit")
        let lazygit = Lazygit(app: app)
        lazygit.files.cells.expect(\.labels, is: ["▼ /", "?? ash", "?? elm", "?? oak"], timeout: .patience)
        #expect(lazygit.files.cells["▼ /"].isSelected)
        try app.press(.down, .down)
        lazygit.files.cells["?? elm"].expect(\.isSelected, is: true, timeout: .patience)

        #expect(lazygit.keys.buttons["Commit"].value == "c")
        #expect(lazygit.keys.buttons["Stage"].value == "<space>")

        try app.press(.space, "c")
        lazygit.summary.expect(\.value, is: "", timeout: .patience)
        try lazygit.summary.typeText("Plant an elm")
        lazygit.summary.expect(\.value, is: "Plant an elm", timeout: .patience)
    }

    @Test(.enabled(if: Program.isInstalled("htop"), "htop is not installed"))
    func theListTheFieldAndTheBarOfHtop() throws {
        let name = "nap\(UInt32.random(in: 1_000_000...9_999_999))"
        try home.write("echo >started\nread line <>never\n", to: name)
        let app = try launch(
            "mkfifo started never; for i in 1 2 3; do sh ./\(name) & read line <started; done; exec htop --no-mouse",
            columns: 120)
        let htop = Htop(app: app)
        #expect(htop.keys.buttons["Filter"].value == "F4")
        #expect(htop.keys.buttons["Nice -"].value == "F7")

        try app.press(.F4)
        try htop.filter.typeText(name)
        htop.filter.expect(\.value, is: name, timeout: .patience)
        try app.press(.return)

        htop.list.cells.expect(\.count, is: 3, timeout: .patience)
        #expect(htop.list.cells.labels.allSatisfy { $0.hasSuffix("sh ./\(name)") })
        htop.list.cells.element(boundBy: 0).expect(\.isSelected, is: true, timeout: .patience)
        try app.press(.down)
        htop.list.cells.element(boundBy: 1).expect(\.isSelected, is: true, timeout: .patience)
        #expect(!htop.list.cells.element(boundBy: 0).isSelected)
    }
}
