import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("fish"), "fish is not installed"))
struct FishTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch() throws -> TUIApplication {
        try Launcher(
            app: .command("fish"), environment: home.environment,
            arguments: ["--no-config", "-C", "function fish_prompt; echo -n '> '; end"], directory: home.path
        ).launchPatiently()
    }

    @Test func aNameIsCompletedAndACommandFoundAgain() throws {
        try home.write("red\n", to: "letter.txt")
        let app = try launch()
        let prompt = app.textFields[">"]
        #expect(prompt.value == "")
        try app.typeText("cat le")
        try app.press(.tab)
        #expect(app.text("> cat letter.txt").exists)
        try app.press(.return)
        #expect(app.text(/^red$/).exists)
        try app.press(.up)
        #expect(app.texts("> cat letter.txt").count == 2)
        try app.press(.control("u"))
        try app.typeText("exit 4\n")
        #expect(try app.waitForExit() == .exitCode(4))
    }

    @Test func severalCompletionsAreListed() throws {
        try home.write("", to: "salt.txt")
        try home.write("", to: "salad.txt")
        let app = try launch()
        try app.typeText("cat sa")
        try app.press(.tab)
        #expect(app.text("> cat sal").exists)
        #expect(app.texts(/sal(t|ad)\.txt/, within: .below(app.text("> cat sal"))).labels == ["salad.txt", "salt.txt"])
        try app.press(.tab, .tab, .return)
        #expect(app.text("> cat salt.txt").exists)
    }
}
