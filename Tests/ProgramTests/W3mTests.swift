import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("w3m"), "w3m is not installed"))
struct W3mTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func aLinkIsFollowed() throws {
        try home.write("<h1>Fruit</h1><a href=\"two.html\">Apples</a> <a href=\"three.html\">Pears</a>", to: "one.html")
        try home.write("<p>They are red.</p>", to: "two.html")
        try home.write("<p>They are green.</p>", to: "three.html")
        let app = try Launcher(
            app: .command("w3m"), environment: home.environment, arguments: ["one.html"], directory: home.path
        ).launchPatiently()
        let links = app.text("Apples Pears")
        #expect(links.exists)
        try app.press(.tab)
        #expect(app.cursorPoint == links.frame.origin)
        try app.press(.tab)
        #expect(app.cursorPoint == app.text("Pears").frame.origin)
        try app.press(.return)
        #expect(app.text("They are green.").exists)
        #expect(app.text("three.html", within: .row(23)).exists)
        try app.press("B")
        #expect(links.exists)
        try app.typeText("?Appl\n")
        #expect(app.cursorPoint == links.frame.origin)
        try app.press("q")
        #expect(app.text("Do you want to exit w3m?").exists)
        try app.press("y")
        #expect(try app.waitForExit() == .success)
    }
}
