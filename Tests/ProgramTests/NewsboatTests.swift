import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("newsboat"), "newsboat is not installed"))
struct NewsboatTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func anArticleIsRead() throws {
        try home.write("file://\(home.path)/feed.xml\n", to: "urls")
        try home.write("confirm-exit no\n", to: "config")
        try home.write(
            """
            <rss version="2.0"><channel><title>Fruit</title><link>http://example.org</link>
            <item><title>Apples are ripe</title><guid>1</guid><pubDate>Fri, 2 Jan 2026 10:00:00 +0000</pubDate>
            <description>They are red.</description></item>
            <item><title>Pears are late</title><guid>2</guid><pubDate>Thu, 1 Jan 2026 10:00:00 +0000</pubDate>
            <description>They are green.</description></item>
            </channel></rss>
            """, to: "feed.xml")
        let app = try Launcher(
            app: .command("newsboat"), environment: home.environment,
            arguments: ["-u", "urls", "-c", "cache.db", "-C", "config"], directory: home.path
        ).launchPatiently()
        #expect(app.text("0 unread").exists)
        try app.press("r")
        #expect(app.text(/\(2\/2\) Fruit/).exists)
        try app.press(.return)
        #expect(app.text("Articles in feed 'Fruit'").exists)
        #expect(app.texts(/(Apples|Pears) are \w+/).labels == ["Apples are ripe", "Pears are late"])
        app.expectSettled(.bounded)
        try app.press(.down, .return)
        #expect(app.text("Title: Pears are late").exists)
        #expect(app.text("They are green.").exists)
        try app.press("q")
        #expect(app.text("1 unread, 2 total").exists)
        try app.press("q")
        #expect(app.text("Your feeds").exists)
        try app.press("q")
        #expect(try app.waitForExit() == .success)
    }
}
