import LunchTest
import TestSupport
import Testing

/// A setting that a launch names twice or nobody knows ends it before anything is started.
@Suite struct LaunchConflictTests {
    private struct CounterPage: PageObjectsRepresentable {
        static let screenName = "Counter"
        let app: TUIApplication
    }

    @Test(arguments: [
        Launcher(app: fixture, screen: "Form"), Launcher(app: fixture, environment: ["LAUNCH_SCREEN": "Form"]),
    ])
    func aPageOfAnotherScreenIsAnError(_ launcher: Launcher) {
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try launcher.launch(CounterPage.self) }
        #expect(
            error?.message == """
                CounterPage is the page of the screen "Counter", but the launcher names the screen "Form".
                Leave out one of them: launch(CounterPage.self) opens the screen of the page, launch() the screen of the \
                launcher.
                """)
        #expect(error?.kind == .launch)
        #expect(error?.failure.place?.line == line)
    }

    private static let zones = [
        ("Asia/Tokio", "\"Asia/Tokio\" is not a time zone. Did you mean \"Asia/Tokyo\"?"),
        ("nine o'clock", "\"nine o'clock\" is not a time zone. Write it like Asia/Tokyo."),
    ].map { zone, message in (Launcher(app: fixture, screen: "Counter", timeZone: zone), message) }

    private static let locales = [
        ("zz", "\"zz\" is not a locale: the language \"zz\" is unknown. Write it like ja_JP."),
        ("sv_SW", "\"sv_SW\" is not a locale: the region \"SW\" is unknown. Write it like ja_JP."),
        ("zh-Hant-JX", "\"zh-Hant-JX\" is not a locale: the region \"JX\" is unknown. Write it like ja_JP."),
        ("ja_JP.UTF-8", "\"ja_JP.UTF-8\" is not a locale. Write it as ja_JP, without an encoding."),
        ("Japan, please", "\"Japan, please\" is not a locale. Write it like ja_JP."),
    ].flatMap { locale, message in
        [
            (Launcher(app: fixture, screen: "Counter", locale: locale), message),
            (Launcher(app: fixture, screen: "Counter", environment: ["LAUNCH_LOCALE": locale]), message),
        ]
    }

    @Test(arguments: zones + locales)
    func aLocaleOrATimeZoneThatNoOneKnowsIsAnError(_ launcher: Launcher, _ message: String) {
        #expect(#expect(throws: TUIError.self) { try launcher.launch() }?.message == message)
    }

    @Test func aPageOfTheSameScreenIsNone() throws {
        let page = try Launcher(app: fixture, screen: "Counter").launch(CounterPage.self)
        #expect(page.app.line("count") == "count 0")
    }

    @Test(arguments: ["ja_JP", "zh-Hant-TW", "es_419", "en_XA", "de_DE_1996", "sr_Latn", "C", "en_US_POSIX"])
    func aLocaleThatSomebodyKnowsIsNone(_ locale: String) throws {
        try Launcher(app: fixture, screen: "Counter", locale: locale).launch().terminate()
    }

    @Test(arguments: [(0, 24), (80, 0), (-1, 24), (80, 65_536), (.max, .min)])
    func aSizeThatNoTerminalHasIsAnError(_ columns: Int, _ rows: Int) throws {
        let message = "A terminal cannot have \(columns) columns and \(rows) rows.\nGive it from 1 to 65535 of each."
        let size = CellSize(columns: columns, rows: rows)
        let launcher = Launcher(app: fixture, screen: "Counter", size: size)
        #expect(#expect(throws: TUIError.self) { try launcher.launch() }?.message == message)
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let error = withError { try app.resize(columns: columns, rows: rows) }
        #expect(error?.message.hasPrefix(message) == true)
        #expect(app.terminal.size == CellSize(columns: 80, rows: 24))
    }
}
