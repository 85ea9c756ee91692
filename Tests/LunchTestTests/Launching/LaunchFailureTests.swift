import LunchProcess
import LunchTest
import TestSupport
import Testing

/// Every kind of launch that cannot succeed ends with the reason, word for word.
@Suite(.waiting) struct LaunchFailureTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let launcher: Launcher
        /// The message, or its beginning if words come after it.
        let message: String
        var words: String?

        init(_ name: String, _ launcher: Launcher, _ message: String, words: String? = nil) {
            (testDescription, self.launcher, self.message, self.words) = (name, launcher, message, words)
        }

        init(
            _ name: String, screen: String?, userInfo: [String: LunchJSON] = [:], environment: [String: String] = [:],
            _ message: String, words: String? = nil
        ) {
            let launcher = Launcher(app: fixture, screen: screen, mock: .userInfo(userInfo), environment: environment)
            self.init(name, launcher, message, words: words)
        }
    }

    private static let screens = [
        Case(
            "an unknown screen", screen: "Conuter",
            """
            Fixture did not open on the screen "Conuter" and exited with status 64.
            There is no screen "Conuter". Did you mean "Counter"?
            The screens are: "Counter", "Spinner", "Flusher", "Form", "Size".
            """),
        Case(
            "malformed user info", screen: "Counter", environment: ["LAUNCH_USER_INFO": "{\"a\":\n  1,}"],
            """
            Fixture did not open on the screen "Counter" and exited with status 64.
            LAUNCH_USER_INFO is not JSON: line 2, column 5 has '}', where a key in quotes should be.
            Correct it. In a shell, put it in single quotes: LAUNCH_USER_INFO='{"key": "value"}'.
            """),
        Case(
            "a misspelled MOCK_JSON", screen: "Form", userInfo: ["MOCKJSON": [:]],
            """
            Fixture did not open on the screen "Form" and exited with status 64.
            The user info has no "MOCK_JSON", but "MOCKJSON". Is this misspelled?
            Rename it to "MOCK_JSON". If "MOCKJSON" is right too, add "MOCK_JSON" beside it, with null if it has no value.
            """),
        Case(
            "a misspelled key", screen: "Form", userInfo: ["mose": true],
            """
            Fixture did not open on the screen "Form" and exited with status 64.
            The user info has no "mouse", but "mose". Is this misspelled?
            Rename it to "mouse". If "mose" is right too, add "mouse" beside it, with null if it has no value.
            """),
        Case(
            "a misspelled key of mock data", screen: "Widgets", userInfo: ["MOCK_JSON": ["alert": 1]],
            """
            Fixture did not open on the screen "Widgets" and exited with status 64.
            The user info has no "alerts" in MOCK_JSON, but "alert". Is this misspelled?
            Rename it to "alerts". If "alert" is right too, add "alerts" beside it, with null if it has no value.
            """),
        Case(
            "mock data that does not fit", screen: "Silent", userInfo: ["MOCK_JSON": 7],
            "Fixture did not open on the screen \"Silent\" and exited with status 64.\n", words: "MOCK_JSON"),
        Case(
            "an unknown variant",
            Launcher(
                app: fixture, screen: "Text", mock: .variant("bread"),
                environment: ["LUNCH_FIXTURE_LIST": "Mock,Text"]),
            "The screen \"Text\" of Fixture has no variant \"bread\".", words: ""),
        Case(
            "a screen that cannot be built, and is not unknown", screen: "Broken",
            """
            Fixture did not open on the screen "Broken" and exited with status 64.
            The screen "Broken" could not be built: it is meant to be broken.
            The app has this screen; the code that builds it threw that error.
            """),
        Case(
            "another screen", screen: "Elsewhere",
            """
            Fixture did not open on the screen "Elsewhere": it reports that it shows "Home".
            Does the app first show the screen that Launcher(with:).screen() returns?
            The screen "Home" (80×24):
            +--------------------------------------------------------------------------------
            |Home
            +-------------------------------------------------------------------------------- 23 blank rows below
            The elements:
            application, label "Fixture", (0, 0) 80×24
              staticText "home", label "Home", (0, 0) 4×1
            """),
    ]

    private static let programs = [
        Case(
            "a working directory that is not there", Launcher(app: .path("/bin/sh"), directory: "/nowhere"),
            """
            /bin/sh could not be started. The working directory could not be entered (ENOENT, No such file or directory).
            The directory is: "/nowhere"
            """),
        Case(
            "a whole path does not begin elsewhere", Launcher(app: .path("/nowhere/app")),
            "There is no file \"/nowhere/app\"."),
        Case(
            "a program that knows nothing of screens", Launcher(app: .command("false"), screen: "Breakfast"),
            """
            false did not open on the screen "Breakfast": it exited with status 1.
            The app was started with a temporary home, which is empty. If it needs your real home to start, allow that.
            In a test: Launcher(…, usesRealHome: true). On the command line: --real-home.
            The screen (80×24):
            (the screen is blank)
            """),
        Case(
            "a product that is not there", Launcher(app: .product("Fixtrue")),
            "There is no executable product \"Fixtrue\" next to the tests.\n", words: "Did you mean \"Fixture\"?"),
        Case(
            "a test target that is named after no app", Launcher(fileID: "Checks/ATest.swift"),
            """
            No app is named, and the name of the test target "Checks" doesn't contain one.
            Name the app: Launcher(app: .product("MyApp"), …) or TUIApplication(.product("MyApp")); or name the test \
            target "MyAppTests"; or set LUNCH_APP.
            """),
    ]

    private static let misspelled = """
        The environment has no LAUNCH_SCREEN, but LAUNCH_SCREN. Is this misspelled?
        Write LAUNCH_SCREEN, or leave LAUNCH_SCREN out of the app's environment.
        """

    /// Such a clock would be the continuous one for the app, and the test would not know why time passes by itself.
    private static let noClock = """
        There is no clock "virtul", which LAUNCH_CLOCK asks for. Did you mean "virtual"?
        The clocks are: "continuous", "virtual". Without LAUNCH_CLOCK, the app uses real time.
        """

    private static func ofAnyProgram(_ name: String, _ value: String) -> Launcher {
        Launcher(app: .command("true"), environment: [name: value])
    }

    /// A mistake in the environment of any program.
    private static let variables = [
        Case("a misspelled variable", screen: nil, environment: ["LAUNCH_SCREN": "Form"], misspelled),
        Case("a misspelled variable of any program", ofAnyProgram("LAUNCH_SCREN", "Form"), misspelled),
        Case(
            "a variable that nothing reads", ofAnyProgram("LAUNCH_TIMEZONE", "Asia/Tokyo"),
            """
            Nothing reads LAUNCH_TIMEZONE in the environment.
            Write TZ, or leave LAUNCH_TIMEZONE out of the app's environment.
            """),
        Case("a variable of another Lunch", ofAnyProgram("LAUNCH_VIEW_CONTROLLER", "Form"), "", words: ""),
        Case("an unknown clock", screen: "Timeout", environment: ["LAUNCH_CLOCK": "virtul"], noClock),
        Case("an unknown clock of any program", ofAnyProgram("LAUNCH_CLOCK", "virtul"), noClock),
    ]

    @Test(arguments: screens + programs + variables) private func itIsExplained(_ given: Case) throws {
        let message = withError { _ = try given.launcher.launch() }?.message ?? ""
        let words = given.words
        #expect(words == nil ? message == given.message : message.hasPrefix(given.message), "\(message)")
        #expect(words.map { $0.isEmpty || message.contains($0) } ?? true, "\(message)")
    }

    @Test(arguments: [("LAUNCH_DARKLY_KEY", "x"), ("LAUNCH_CLOCK", "")])
    func anotherVariableIsNoMistake(_ name: String, _ value: String) throws {
        _ = try Self.ofAnyProgram(name, value).launch()
    }

    @Test(arguments: [
        (
            "echo", "(ENOEXEC, Exec format error)",
            "If it is a script, its first line must name its interpreter, for example #!/bin/sh. Is it a program for another system?"
        ),
        (
            "#!/nowhere/sh", "(ENOENT, No such file or directory)",
            "The file exists, but its interpreter doesn't: is the path after #! in its first line right, and does that line end "
                + "without a carriage return? Is it a program for another system?"
        ),
    ])
    func aScriptThatNothingRunsIsExplained(_ line: String, _ error: String, _ advice: String) throws {
        try withProgram(named: "app", "") { program in
            let path = "\(program).script"
            let writing = #"printf '%s\n' "$1" > "$0" && chmod +x "$0""#
            let run = try NestedRun("/bin/sh", ["-c", writing, path, line])
            #expect(run.wait().status == .exited(0))
            let failure = #expect(throws: TUIError.self) { try Launcher(app: .path(path)).launch() }
            #expect(
                failure?.message == "\(path) could not be started. The program could not be run \(error).\n\(advice)")
        }
    }

    /// It called `Launcher(with:).screen()` and has not drawn a frame: it sleeps.
    @Test func anAppThatShowsNothingInTimeIsAFailure() {
        var launcher = Launcher(app: fixture, screen: "Sleeping")
        launcher.configuration.launchTimeout = .seconds(1)
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(
            error?.description.withoutTimes.replacing(/for \d+ s more/, with: "for N s more")
                == """
                Tests/LunchTestTests/Launching/LaunchFailureTests.swift:\(line): Fixture did not open on the screen "Sleeping": \
                it called Launcher(with:).screen(), but showed nothing within 1 s.
                Process N (Fixture) …
                Lunch reads it as text when it has drawn and rests, or by its elements when it publishes them: \
                publish(_:drawing:through:) of its AccessibilityPublisher.
                The screen may still change, since the program continues on its own: in poll for input for N s more, process N \
                (Fixture).
                The screen (80×24):
                (the screen is blank)
                """)
    }

    /// An app may call `Launcher(with:).screen()` and publish nothing: its text can be read.
    @Test func anAppThatPublishesNothingIsReadAsText() throws {
        var launcher = Launcher(app: fixture, screen: "Silent")
        launcher.configuration.launchTimeout = .seconds(3600)
        let app = try launcher.launch()
        #expect(try app.settledFrame().grid.text(row: 0) == "drawn, and nothing else")
        #expect(try app.settledFrame().settling.trust == .exact)
        try app.typeText("a")
        #expect(try app.settledFrame().settling.trust == .exact)
    }

}
