import LunchTest
import TestSupport
import Testing

/// Tests whose traces are opened again; each runs in a process of its own.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedReplayTests {
    /// A screen with data, in a language, at a size; then taps, keys and another size.
    @Test func goesToDinner() throws {
        let app = try Launcher(
            app: .path(ProductPath.of("LunchSample")), screen: "Breakfast", mock: ["menu": "Bread"], locale: "ja_JP",
            size: CellSize(columns: 60, rows: 16)
        ).launch()
        #expect(app.staticTexts["menuLabel"].label == "Bread")
        try app.tabs["Locale"].tap()
        #expect(app.staticTexts["languageLabel"].label == "ja")
        try app.resize(columns: 70, rows: 20)
        try app.tabs["Dinner"].tap()
        // It fails: this is the step that is opened.
        #expect(app.staticTexts["dinnerLabel"].label == "Supper")
    }

    /// A password is typed, and something is done after that.
    @Test func registers() throws {
        let app = try Launcher(app: .path(ProductPath.of("Registration")), screen: "Registration").launch()
        try app.textFields.firstMatch.typeText("ann@example.com")
        try app.secureTextFields["passwordTextField"].typeText("hunter22")
        try app.press(.tab)
    }

    @Test func readsWithLess() throws {
        let lines = (1...99).map { "line \($0)" }.joined(separator: "\n")
        let app = try Launcher(
            app: .command("bash"), environment: ["PS1": "> "],
            arguments: ["-c", "less -f <(printf '%s' \"$0\")", lines]
        ).launch()
        app.text("line 1").expectToExist()
        try app.press("G")
        try app.typeText("?line 42\n")
        app.text("line 42").expectToExist()
    }

    private var home: String { Bundle.variable("REPLAY_HOME") }
    private var environment: [String: String] { ["HOME": home, "LC_ALL": "C.UTF-8"] }

    @Test func writesWithVim() throws {
        let app = try Launcher(
            app: .command("vim"), environment: environment,
            arguments: ["-u", "NONE", "-N", "--cmd", "set ttimeout ttimeoutlen=100", "fruit.txt"], directory: home
        ).launch()
        try app.typeText("iplum\npear")
        try app.press(.escape)
        try app.typeText(":s/pear/peach\n")
        app.text("peach").expectToExist()
    }

    @Test func makesAFolderWithMidnightCommander() throws {
        let app = try Launcher(
            app: .command("mc"), environment: environment, arguments: ["-u"], directory: home
        ).launch()
        app.text("Left").expectToExist()
        try app.press(.F7)
        try app.typeText("new")
        app.text("Create a new Directory").expectToExist()
    }

    @Test func shopsWithTextual() throws {
        let python = Bundle.variable("LUNCH_TEXTUAL")
        let program = Bundle.variable("REPLAY_PROGRAM")
        let app = try Launcher(app: .path(python), environment: environment, arguments: [program]).launch()
        app.text("What do you need?").expectToExist(timeout: .seconds(30))
        try app.typeText("jam")
        app.text("jam").expectToExist(timeout: .seconds(30))
        try app.press(.return)
    }

    /// The time of the app is that of the test.
    @Test func waitsInVirtualTime() throws {
        let app = try Launcher(app: .path(ProductPath.of("Feed")), screen: "Feeds", clock: .virtual).launch()
        try app.clock.advance(by: .milliseconds(999))
        #expect(app.activityIndicators.firstMatch.exists)
        try app.clock.advance(by: .milliseconds(1))
        #expect(app.tables.cells.firstMatch.exists)
    }
}
