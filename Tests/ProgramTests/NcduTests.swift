import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("ncdu"), "ncdu is not installed"))
struct NcduTests {
    let home: Home

    init() throws { home = try Home() }

    /// A row without a box, of which a test says that it is one of answers: the example of the page about any program.
    @Test func theAnswersOfAQuestionAreItems() throws {
        try home.write("much", to: "data/file")
        let app = try Launcher(
            app: .command("ncdu"), environment: home.environment, arguments: ["data"], directory: home.path
        ).launchPatiently()
        try app.press("d")
        let answers = app.treating(.row(app.text("don't ask me again").frame.origin.row), as: .menuBar).menuItems
        #expect(answers.element(matching: \.isSelected).label == "no")
        try app.press(.right)
        #expect(answers.element(matching: \.isSelected).label == "don't ask me again")
        try app.press(.left, .return, "q")
        #expect(try app.waitForExit() == .success)
        #expect(home.read("data/file") == "much")
    }

    @Test func foldersAreWalkedThrough() throws {
        try home.write(String(repeating: "bread", count: 200), to: "data/bread/rye.txt")
        try home.write(String(repeating: "fruit", count: 20_000), to: "data/fruit/apples.txt")
        let app = try Launcher(
            app: .command("ncdu"), environment: home.environment, arguments: ["data"], directory: home.path
        ).launchPatiently()
        // The largest comes first.
        #expect(app.texts(/\/(bread|fruit)$/).labels == ["/fruit", "/bread"])
        app.expectSettled(.exact)
        try app.press(.return)
        #expect(app.text(/\/data\/fruit -+$/).exists)
        #expect(app.text("apples.txt").exists)
        try app.press(.left, .down, .return)
        #expect(app.text(/\/data\/bread -+$/).exists)
        #expect(app.text("rye.txt").exists)
        try app.press("h", "n")
        #expect(app.texts(/\/(bread|fruit)$/).labels == ["/bread", "/fruit"])
        try app.press("q")
        #expect(try app.waitForExit() == .success)
    }
}
