import LunchTest
import TestSupport
import Testing

/// A secret that is planted wherever a test and an app can have one.
enum Planted {
    static let secret = "Zx9-Quill&Co/77 \"b\""
    static let wide = "密码Pässwörter"
    /// The part of it that no escapes change.
    static let word = "Zx9-Quill"
    /// A text that is typed without echo. No launch declares it.
    static let typed = "velvet-Harbor-42"
    static let encoded = "Zx9-Quill%26Co%2F77%20%22b%22"

    /// The variable that names the folder of the package around the run.
    static let folder = "LUNCH_NESTED_FOLDER"
    static var testFile: String { "\(Bundle.variable(folder))/Tests/PlantedTests.swift" }

    /// A shell that draws and waits; `$S` is the secret.
    static func shell(_ script: String, columns: Int = 60, isErrorApart: Bool = false) throws -> TUIApplication {
        var launcher = Launcher(
            app: .command("sh"), size: CellSize(columns: columns, rows: 10), environment: ["S": secret, "W": wide],
            arguments: ["-c", script, "sh", secret])
        launcher.configuration.secrets = [secret, wide]
        launcher.configuration.keepsErrorsApart = isErrorApart
        launcher.configuration.settleTimeout = .seconds(1)
        return try launcher.launch()
    }

    /// A menu that shows the secret.
    static func menu() throws -> TUIApplication {
        var launcher = Launcher(app: .product("LunchSample"), screen: "Breakfast", mock: ["menu": .string(secret)])
        launcher.configuration.secrets = [secret]
        return try launcher.launch()
    }
}

/// The tests fail, each with the secret in another place. `SecretPlacesTests` runs them.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedSecretTests {
    @Test func onTheScreen() throws {
        let app = try Planted.shell(#"printf '%s is the token\n%s' "$S" "$S"; read x"#)
        #expect(app.text("done").exists)
    }

    @Test func inTheTitle() throws {
        let app = try Planted.shell(#"printf '\033]2;%s\007x' "$S"; read x"#)
        #expect(app.terminal.windowTitle == "none")
    }

    @Test func wrappedAtTheMargin() throws {
        let app = try Planted.shell(#"printf 'the token: %s' "$S"; read x"#, columns: 14)
        try #require(app.text("done").exists)
    }

    @Test func wrappedInABox() throws {
        let app = try Planted.shell(#"printf '|a: |b|\n|Zx9|c|\n|-Qu|d|\n|ill|e|\n|&Co|f|\n|/77|g|\n'; read x"#)
        try app.text("done").tap()
    }

    @Test func inALink() throws {
        let app = try Planted.shell(
            #"printf '\033]8;;https://x.org/?t=\#(Planted.encoded)\033\\here\033]8;;\033\\'; read x"#)
        #expect(app.text("here").link == nil)
    }

    @Test func inOtherLetters() throws {
        let app = try Planted.shell(#"printf '%s' "$S" | tr a-z A-Z; read x"#)
        try app.text("done").tap()
    }

    @Test func onStandardError() throws {
        let app = try Planted.shell(#"echo "cannot use \"$S\"" >&2; echo Ready; read x; exit 3"#, isErrorApart: true)
        try app.typeText("\n")
    }

    @Test func inALabel() throws {
        let app = try Planted.menu()
        #expect(app.staticTexts["menuLabel"].label == "Bread")
    }

    @Test func inAnExpectation() throws {
        let app = try Planted.menu()
        app.buttons.firstMatch.expect(\.label, is: Planted.secret, timeout: 0.1)
    }

    @Test func inTheSource() throws {
        let app = try Planted.menu()
        #expect(app.label == "Zx9-Quill&Co/77 \"b\"")
    }

    @Test func inAQuery() throws {
        let app = try Planted.menu()
        try app.buttons[Planted.secret].tap()
    }

    @Test func inAPredicate() throws {
        let app = try Planted.menu()
        try app.staticTexts.matching(\.label, Planted.secret + "x").firstMatch.tap()
    }

    @Test func typedInClear() throws {
        let app = try Planted.shell("read x; echo; echo got it; read x; exit 4")
        try app.typeText(Planted.secret)
        try app.typeText("\n\n")
    }

    @Test func pasted() throws {
        let app = try Planted.shell("read x; read y; exit 4")
        try app.paste(Planted.secret)
        try app.text("done").tap()
    }

    @Test func typedWithoutEcho() throws {
        let app = try Launcher(
            app: .command("bash"), arguments: ["-c", #"read -sp 'Password: ' p; echo; echo "you typed $p"; read x"#]
        ).launch()
        try app.typeText("velvet-X")
        try app.press(.delete)
        try app.typeText("Harbor")
        try app.typeText("-42\n")
        #expect(app.text("you typed nothing").exists)
    }

    @Test func pressedWithoutEcho() throws {
        let app = try Launcher(
            app: .command("bash"), arguments: ["-c", #"read -sp 'Password: ' p; echo; echo "you typed $p"; read x"#]
        ).launch()
        for character in Planted.typed { try app.typeText("\(character)") }
        try app.press(.return)
        #expect(app.terminal.rows == [])
    }

    @Test func inASecureField() throws {
        let app = try Launcher(app: .product("Registration"), screen: "Registration").launch()
        let field = app.secureTextFields.firstMatch
        try field.typeText(Planted.typed)
        #expect(field.value == "nothing")
        try app.text(Planted.typed).tap()
    }

    @Test func inWideCharacters() throws {
        let app = try Planted.shell(#"printf 'the token: %s' "$W"; read x"#, columns: 23)
        #expect(app.terminal.rows == [])
    }

    @Test func inTheScrollback() throws {
        let app = try Planted.shell(#"printf '%s\n' "$S" 1 2 3 4 5 6 7 8 9 10 11; read x"#)
        #expect(app.terminal.scrollback == [])
    }

    @Test func inOneColumn() throws {
        let app = try Planted.shell(#"printf 'Z x\nx y\n9 z\n-\nQ a\nu b\ni c\nl d\nl e\n'; read x"#)
        try app.text("done").tap()
    }

    @Test func inJSON() throws {
        let app = try Planted.shell(##"printf '{"t":"Zx9-Quill&Co\/77 \\"b\\""} <Zx9-Quill&amp;Co/77>'; read x"##)
        try app.text("done").tap()
    }

    @Test func inChanges() throws {
        let app = try Planted.shell(#"echo Ready; read x; echo "now: $S"; read x"#)
        try expectChanges(of: app, is: "changes: 60×10", timeout: 0.1) { try app.typeText("\n") }
    }

    @Test func inABrokenMessage() throws {
        let app = try Planted.shell(#"printf '\033]7367;lunch;1;x;%s;{\033\\Ready' "$S"; read x"#)
        try app.text("done").tap()
    }

    @Test func thrown() throws {
        struct Failure: Error { let token: String }
        _ = try Planted.menu()
        throw Failure(token: Planted.secret)
    }

    @Test func recorded() throws {
        _ = try Planted.menu()
        Issue.record("the token is \(Planted.secret)")
    }

    @Test func inAComment() throws {
        let app = try Planted.menu()
        #expect(app.buttons.count == 77, "with \(Planted.secret)")
    }

    @Test func inASnapshot() throws {
        let app = try Planted.menu()
        expectSnapshot(of: app, named: Planted.word, timeout: 0.1, filePath: Planted.testFile)
    }

    @Test func inASnapshotOfElements() throws {
        let app = try Planted.menu()
        expectSnapshot(of: app, named: "elements", as: .elements, timeout: 0.1, filePath: Planted.testFile)
    }

    @Test func inTheNameOfAScreen() throws {
        var launcher = Launcher(app: .product("LunchSample"), screen: Planted.secret)
        launcher.configuration.secrets = [Planted.secret]
        _ = try launcher.launch()
    }

    @Test func inMockData() throws {
        var launcher = Launcher(
            app: .product("LunchSample"), screen: "Breakfast", mock: .userInfo(["MOCK_JSON": .string(Planted.secret)]))
        launcher.configuration.secrets = [Planted.secret]
        _ = try launcher.launch()
    }

    @Test func inPaths() throws {
        var launcher = Launcher(app: .path("/nowhere/\(Planted.word)/app"), directory: "/nowhere/\(Planted.word)")
        launcher.configuration.secrets = [Planted.secret]
        _ = try launcher.launch()
    }

    @Test func inAnActivity() throws {
        let app = try Planted.menu()
        try TUIEvents.runActivity(named: "signs in with \(Planted.secret)") { try app.text("done").tap() }
    }

    @Test func printed() throws {
        let app = try Planted.menu()
        print("the token is \(Planted.secret)")
        #expect(app.buttons.count == 77)
    }

    @Test(arguments: [Planted.secret]) func asAnArgument(_ token: String) throws {
        let app = try Planted.menu()
        #expect(app.label == token)
    }

    @Test func inTheNameOfAProcess() throws {
        let app = try Planted.shell(#"sh -c 'while :; do :; done' "$S" & echo Ready; wait"#)
        try app.typeText("x")
        #expect(app.text("done").exists)
    }
}

/// A tester that crashes tells why on the console, and leaves an arena of which a trace is made.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedCrashWithSecretTests {
    @Test func crashes() throws {
        let app = try Planted.menu()
        _ = app.staticTexts["menuLabel"].label
        fatalError("the token is \(Planted.secret)")
    }
}

/// The same without the trait: Swift Testing prints what it has compared.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedSecretTestsWithoutTheTrait {
    @Test func inALabel() throws {
        let app = try Planted.menu()
        #expect(app.staticTexts["menuLabel"].label == "Bread")
    }

    @Test func inAQuery() throws {
        let app = try Planted.menu()
        #expect(app.buttons[Planted.secret].exists)
    }

    @Test func isThrown() throws {
        let app = try Planted.menu()
        try app.buttons[Planted.secret].tap()
    }
}
