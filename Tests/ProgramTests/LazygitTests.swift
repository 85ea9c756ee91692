import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("lazygit"), "lazygit is not installed"))
struct LazygitTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func aFileIsStagedAndItsCommitIsNamed() throws {
        try home.write(
            "disableStartupPopups: true\nupdate:\n  method: never\ngit:\n  autoFetch: false\n",
            to: ".config/lazygit/config.yml")
        for name in ["ash", "elm", "oak"] { try home.write(name, to: "trees/\(name)") }
        let app = try Launcher(
            app: .command("bash"), environment: home.environment, arguments: ["-c", "git init -q; exec lazygit"],
            directory: home.path + "/trees"
        ).launchPatiently()
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
}
