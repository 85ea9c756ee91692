import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("ranger"), "ranger is not installed"))
struct RangerTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func foldersAreEnteredAndLeft() throws {
        try home.write("", to: "data/bread/rye.txt")
        try home.write("", to: "data/fruit/apples.txt")
        try home.write("", to: "data/fruit/pears.txt")
        let app = try Launcher(
            app: .command("ranger"), environment: home.environment, arguments: ["data"], directory: home.path
        ).launchPatiently()
        func path(_ end: sending Regex<Substring>) -> TUIElement { app.text(end, within: .row(0)) }
        path(/data\/bread$/).expectToExist(timeout: .patience)
        try app.press("j")
        #expect(path(/data\/fruit$/).exists)
        // It looks into the folder at the cursor in its own time.
        app.text("pears.txt").expectToExist(timeout: .patience)
        try app.press("l")
        #expect(path(/data\/fruit\/apples\.txt$/).exists)
        #expect(app.text("1/2", within: .row(23)).exists)
        try app.press("j")
        #expect(path(/data\/fruit\/pears\.txt$/).exists)
        #expect(app.text("2/2", within: .row(23)).exists)
        app.expectSettled(.bounded)
        try app.press("h")
        #expect(path(/data\/fruit$/).exists)
        try app.press("q")
        #expect(try app.waitForExit() == .success)
    }
}
