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
                Leave out the one that is not meant: launch(CounterPage.self) opens the page's own screen, launch() the \
                launcher's.
                """)
        #expect(error?.kind == .launch)
        #expect(error?.failure.place?.line == line)
    }

    @Test func aPageOfTheSameScreenIsNone() throws {
        let page = try Launcher(app: fixture, screen: "Counter").launch(CounterPage.self)
        #expect(page.app.line("count") == "count 0")
    }

    @Test(arguments: [
        ("zz", "\"zz\" is no locale: nobody knows a language \"zz\". Write it like ja_JP."),
        ("sv_SW", "\"sv_SW\" is no locale: nobody knows a region \"SW\". Write it like ja_JP."),
        ("zh-Hant-JX", "\"zh-Hant-JX\" is no locale: nobody knows a region \"JX\". Write it like ja_JP."),
        ("ja_JP.UTF-8", "\"ja_JP.UTF-8\" is no locale. Write it as ja_JP, without an encoding."),
        ("Japan, please", "\"Japan, please\" is no locale. Write it like ja_JP."),
    ]) func aLocaleThatNobodyKnowsIsAnError(_ locale: String, _ message: String) {
        for launcher in [
            Launcher(app: fixture, screen: "Counter", locale: locale),
            Launcher(app: fixture, screen: "Counter", environment: ["LAUNCH_LOCALE": locale]),
        ] {
            #expect(#expect(throws: TUIError.self) { try launcher.launch() }?.message == message)
        }
    }

    @Test(arguments: ["ja_JP", "zh-Hant-TW", "es_419", "en_XA", "de_DE_1996", "sr_Latn", "C", "en_US_POSIX"])
    func aLocaleThatSomebodyKnowsIsNone(_ locale: String) throws {
        try Launcher(app: fixture, screen: "Counter", locale: locale).launch().terminate()
    }

    @Test(arguments: [
        ("Asia/Tokio", "\"Asia/Tokio\" is no time zone. Did you mean \"Asia/Tokyo\"?"),
        ("nine o'clock", "\"nine o'clock\" is no time zone. Write it like Asia/Tokyo."),
    ]) func aTimeZoneThatNobodyKnowsIsAnError(_ zone: String, _ message: String) {
        let launcher = Launcher(app: fixture, screen: "Counter", timeZone: zone)
        #expect(#expect(throws: TUIError.self) { try launcher.launch() }?.message == message)
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
