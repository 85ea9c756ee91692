import LunchTest
import LunchWire
import TestSupport
import Testing

/// Screens with the mock data of their variants, as the app lists them.
@Suite(.waiting) struct VariantTests {
    @Test func everyWayToNameAVariantOpensIt() throws {
        let page = try Launcher(mock: .variant("bread")).launch(BreakfastPage.self)
        #expect(page.menuLabel.label == "Bread")
        let app = try Launcher(screen: "Breakfast", mock: .variant("bread", userInfo: ["week": 3])).launch()
        #expect(app.staticTexts["menuLabel"].label == "Bread")
        #expect(try Launcher().launch(Launcher.Screen("Breakfast", variant: "bread")).state == .runningForeground)
        var launcher = Launcher(screen: "Breakfast")
        launcher.configuration.mock = .variant("bread")
        #expect(try BreakfastPage(app: launcher.launch()).menuLabel.label == "Bread")
        // Variables say it as well.
        let other = TUIApplication()
        other.launchEnvironment = launcher.env
        try other.launch()
        #expect(BreakfastPage(app: other).menuLabel.label == "Bread")
    }

    @Test func theMockDataOfAPageStandsForThatOfItsLauncher() throws {
        let launcher = Launcher(mock: .variant("bread", userInfo: ["week": 3]))
        #expect(try launcher.launch(BreakfastPage.self, mock: ["menu": "Fish"]).menuLabel.label == "Fish")
    }

    @Test func anAppIsShownAVariant() throws {
        let app = try Launcher(screen: "Dinner").launch()
        #expect(try app.show(BreakfastPage.self, mock: .variant("bread")).menuLabel.label == "Bread")
        try app.show("Dinner")
        try app.show("Breakfast", mock: .variant("bread"))
        #expect(app.staticTexts["menuLabel"].label == "Bread")
        let error = #expect(throws: TUIError.self) { try app.show("Breakfast", mock: .variant("braed")) }
        #expect(error?.message.hasPrefix("The screen \"Breakfast\" of LunchSample has no variant") == true)
        #expect(app.staticTexts["menuLabel"].label == "Bread")
    }

    @Test func aWrongVariantIsAnErrorThatListsThem() {
        func expect(_ launcher: Launcher, _ message: String, line: Int = #line) {
            let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
            let error = #expect(throws: TUIError.self, sourceLocation: place) { try launcher.launch() }
            #expect(error?.kind == .launch, sourceLocation: place)
            #expect(error?.message == message, sourceLocation: place)
        }
        expect(
            Launcher(screen: "Breakfast", mock: .variant("braed")),
            """
            The screen "Breakfast" of LunchSample has no variant "braed". Did you mean "bread"?
            Its variants are: "bread".
            """)
        expect(
            Launcher(screen: "Dinner", mock: .variant("bread")),
            """
            The screen "Dinner" of LunchSample has no variant "bread".
            It has none: declare them in its ScreenEntry(…, variants:).
            """)
        expect(
            Launcher(screen: "Breakfats", mock: .variant("bread")),
            """
            LunchSample lists no screen "Breakfats". Did you mean "Breakfast"?
            The screens are: "Breakfast", "Lunch", "Dinner", "Locale".
            """)
        expect(
            Launcher(mock: .variant("bread")),
            """
            The variant "bread" is given without a screen.
            Name the screen too, or launch a page that has a screenName.
            """)
        let both = """
            The variant "bread" and mock data are given, but a screen can have only one of them.
            Leave out the variant, or the value of "MOCK_JSON" in the user info.
            """
        expect(Launcher(screen: "Breakfast", mock: .variant("bread", userInfo: ["MOCK_JSON": ["menu": "Fish"]])), both)
        expect(Launcher(screen: "Breakfast", mock: .variant("bread"), environment: ["LAUNCH_USER_INFO": "{}"]), both)
    }

    @Test func theScreensAreListedWithTheirVariants() throws {
        let screens = try Launcher().screens()
        #expect(
            screens == [
                .init("Breakfast"), .init("Breakfast", variant: "bread"), .init("Lunch"), .init("Dinner"),
                .init("Locale"),
            ])
        #expect(screens.map(\.testDescription).prefix(2) == ["Breakfast", "Breakfast, variant bread"])
    }

    @Test(arguments: try Launcher().screens()) func everyScreenIsTheOneThatWasAskedFor(_ screen: Launcher.Screen) throws
    {
        let app = try Launcher().launch(screen)
        #expect(try app.settledFrame().screen == screen.name)
        #expect(screen.variant == nil || app.staticTexts["menuLabel"].label == "Bread")
    }

    /// A program is asked once, until its file is another.
    @Test func aProgramIsAskedOnce() throws {
        let list = #"{"screens":[{"identifier":"a","title":"a","mockType":null,"variants":[]}]}"#
        try withProgram(named: "app", "echo x >> \"$0.asked\"; echo '\(list)'") { path in
            func count() throws -> Int {
                try NestedRun("/bin/sh", ["-c", "wc -l < \"$0.asked\"", path]).wait().output
                    .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0
            }
            for _ in 0..<3 { #expect(try Launcher(app: .path(path)).screens() == [.init("a")]) }
            #expect(try count() == 1)
            #expect(try Launcher(app: .path(path), environment: ["A": "b"]).screens() == [.init("a")])
            #expect(try count() == 2)
            _ = try NestedRun("/bin/sh", ["-c", "echo '# another' >> \"$0\"", path]).wait()
            #expect(try Launcher(app: .path(path)).screens() == [.init("a")])
            #expect(try count() == 3)
        }
    }

    /// In another locale a program may have other screens, and other mock data.
    @Test func aProgramIsAskedInEachLocaleAndTimeZone() throws {
        let list = #"{"screens":[{"identifier":"'"$LAUNCH_LOCALE$TZ"'","title":"a","mockType":null,"variants":[]}]}"#
        try withProgram(named: "app", "echo '\(list)'") { (path: String) throws in
            func screens(_ locale: String, _ zone: String) throws -> [Launcher.Screen] {
                try Launcher(app: .path(path), locale: locale, timeZone: zone).screens()
            }
            #expect(try screens("ja_JP", "Asia/Tokyo") == [.init("ja_JPAsia/Tokyo")])
            #expect(try screens("de_DE", "Asia/Tokyo") == [.init("de_DEAsia/Tokyo")])
            #expect(try screens("de_DE", "Europe/Berlin") == [.init("de_DEEurope/Berlin")])
        }
    }

    @Test func aLinkIsAskedAgainOnceItsProgramIsAnother() throws {
        func script(_ screen: String) -> String {
            #"echo '{"screens":[{"identifier":"\#(screen)","title":"a","mockType":null,"variants":[]}]}'"#
        }
        try withProgram(named: "app", script("before")) { path in
            _ = try NestedRun("/bin/sh", ["-c", "ln -s \"$0\" \"$0.link\"", path]).wait()
            let launcher = Launcher(app: .path("\(path).link"))
            #expect(try launcher.screens() == [.init("before")])
            _ = try NestedRun("/bin/sh", ["-c", "sed -i s/before/now/ \"$0\"", path]).wait()
            #expect(try launcher.screens() == [.init("now")])
        }
    }

    @Test(
        arguments: [
            ("echo '{\"screens\":[]}'", "app lists no screens, so there is none to open."),
            (
                "echo 'Welcome'; read answer",
                "app did not list its screens: when launched with LAUNCH_CATALOGUE=1, it wrote something else on its terminal."
            ),
            (
                "exit 3",
                "app did not list its screens: when launched with LAUNCH_CATALOGUE=1, it exited with status 3, and wrote nothing."
            ),
            (
                "kill -SEGV $$",
                "app did not list its screens: when launched with LAUNCH_CATALOGUE=1, it was ended by SIGSEGV (signal 11), and wrote nothing."
            ),
            (
                "echo '{\"screens\":[]}'; exit 3",
                "app did not list its screens: when launched with LAUNCH_CATALOGUE=1, it wrote a list, but then it exited with status 3."
            ),
            (
                "read answer",
                "app did not list its screens: when launched with LAUNCH_CATALOGUE=1, it neither wrote a list nor ended within 500 ms."
            ),
            (
                "echo '{'; head -c 70000000 /dev/zero | tr '\\0' ' '",
                "app did not list its screens: when launched with LAUNCH_CATALOGUE=1, it wrote more than 64 MiB."
            ),
        ]) func anAppThatListsNothingIsAFailure(_ script: String, _ message: String) throws
    {
        try withProgram(named: "app", script) { path in
            var launcher = Launcher(app: .path(path))
            launcher.configuration.launchTimeout = script == "read answer" ? .milliseconds(500) : .seconds(60)
            let error = #expect(throws: TUIError.self) { try launcher.screens() }
            #expect(error?.message.split(separator: "\n").first.map(String.init) == message, "\(error?.message ?? "")")
        }
    }

    @Test func whatItReportsInsteadIsQuoted() throws {
        try withProgram(named: "app", "printf 'no\\033[2J disk\\n' >&2; exit 3") { path in
            let error = #expect(throws: TUIError.self) { try Launcher(app: .path(path)).screens() }
            #expect(error?.message.hasSuffix("\nIts standard error:\n  no\\u{1B}[2J disk") == true)
        }
    }
}
