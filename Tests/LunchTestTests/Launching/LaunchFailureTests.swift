import LunchProcess
import LunchTest
import TestSupport
import Testing

/// Every kind of launch that cannot succeed ends with the reason, word for word.
@Suite(.waiting) struct LaunchFailureTests {
    private func failure(
        _ screen: String?, userInfo: [String: LunchJSON] = [:], environment: [String: String] = [:]
    ) -> String? {
        let launcher = Launcher(app: fixture, screen: screen, mock: .userInfo(userInfo), environment: environment)
        return #expect(throws: TUIError.self) { try launcher.launch() }?.message
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

    @Test func aWorkingDirectoryThatIsNotThereIsNamed() {
        let failure = #expect(throws: TUIError.self) {
            try Launcher(app: .path("/bin/sh"), directory: "/nowhere").launch()
        }
        #expect(
            failure?.message == """
                /bin/sh could not be started. The working directory could not be entered (ENOENT, No such file or directory).
                The directory is: "/nowhere"
                """)
    }

    @Test func aPathThatIsWholeDoesNotBeginElsewhere() {
        let failure = #expect(throws: TUIError.self) { try Launcher(app: .path("/nowhere/app")).launch() }
        #expect(failure?.message == "There is no file \"/nowhere/app\".")
    }

    @Test func anUnknownScreenNamesTheNearestAndAll() {
        #expect(
            failure("Conuter") == """
                Fixture did not open on the screen "Conuter" and left with status 64.
                There is no screen "Conuter". Did you mean "Counter"?
                The screens are: "Counter", "Spinner", "Flusher", "Form", "Size".
                """)
    }

    @Test func malformedUserInfoTellsLineAndColumn() {
        #expect(
            failure("Counter", environment: ["LAUNCH_USER_INFO": "{\"a\":\n  1,}"]) == """
                Fixture did not open on the screen "Counter" and left with status 64.
                LAUNCH_USER_INFO is not JSON: line 2, column 5 has '}', where a key in quotes should be.
                Correct it. In a shell, put it in single quotes: LAUNCH_USER_INFO='{"key": "value"}'.
                """)
    }

    @Test func aMisspeltKeyIsToldAndNotPassedOver() {
        #expect(
            failure("Form", userInfo: ["MOCKJSON": [:]]) == """
                Fixture did not open on the screen "Form" and left with status 64.
                The user info has no "MOCK_JSON", but "MOCKJSON". Is that misspelt?
                Rename it to "MOCK_JSON". If "MOCKJSON" is right too, add "MOCK_JSON" beside it, with null if it has no value.
                """)
        #expect(
            failure("Form", userInfo: ["mose": true]) == """
                Fixture did not open on the screen "Form" and left with status 64.
                The user info has no "mouse", but "mose". Is that misspelt?
                Rename it to "mouse". If "mose" is right too, add "mouse" beside it, with null if it has no value.
                """)
        #expect(
            failure("Widgets", userInfo: ["MOCK_JSON": ["alert": 1]]) == """
                Fixture did not open on the screen "Widgets" and left with status 64.
                The user info has no "alerts" in MOCK_JSON, but "alert". Is that misspelt?
                Rename it to "alerts". If "alert" is right too, add "alerts" beside it, with null if it has no value.
                """)
    }

    @Test func aMisspeltVariableIsToldOfAnyProgram() {
        let message = """
            The environment has no LAUNCH_SCREEN, but LAUNCH_SCREN. Is that misspelt?
            Write LAUNCH_SCREEN, or leave LAUNCH_SCREN out of the app's environment.
            """
        #expect(failure(nil, environment: ["LAUNCH_SCREN": "Form"]) == message)
        var launcher = Launcher(app: .command("true"), environment: ["LAUNCH_SCREN": "Form"])
        #expect(#expect(throws: TUIError.self) { try launcher.launch() }?.message == message)
        launcher.configuration.environment = ["LAUNCH_TIMEZONE": "Asia/Tokyo"]
        #expect(
            #expect(throws: TUIError.self) { try launcher.launch() }?.message == """
                Nothing reads LAUNCH_TIMEZONE in the environment.
                Write TZ, or leave LAUNCH_TIMEZONE out of the app's environment.
                """)
        launcher.configuration.environment = ["LAUNCH_VIEW_CONTROLLER": "Form"]
        #expect(throws: TUIError.self) { try launcher.launch() }
        launcher.configuration.environment = ["LAUNCH_DARKLY_KEY": "x"]
        #expect(throws: Never.self) { try launcher.launch() }
    }

    /// Such a clock would be the continuous one for the app, and the test would not know why time passes by itself.
    @Test func aClockThatDoesNotExistIsToldOfAnyProgram() {
        let message = """
            There is no clock "virtul", which LAUNCH_CLOCK asks for. Did you mean "virtual"?
            The clocks are: "continuous", "virtual". Without LAUNCH_CLOCK, the app uses real time.
            """
        #expect(failure("Timeout", environment: ["LAUNCH_CLOCK": "virtul"]) == message)
        let app = TUIApplication(.command("true"))
        app.launchEnvironment["LAUNCH_CLOCK"] = "virtul"
        #expect(#expect(throws: TUIError.self) { try app.launch() }?.message == message)
        app.launchEnvironment["LAUNCH_CLOCK"] = ""
        #expect(throws: Never.self) { try app.launch() }
    }

    @Test func aScreenThatCannotBeBuiltIsNotAnUnknownOne() {
        #expect(
            failure("Broken") == """
                Fixture did not open on the screen "Broken" and left with status 64.
                The screen "Broken" could not be built: it is meant to be broken.
                The app has this screen; the code that builds it threw that error.
                """)
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

    @Test func anAppThatShowsAnotherScreenIsAFailure() {
        struct Page: PageObjectsRepresentable {
            static let screenName = "Elsewhere"
            let app: TUIApplication
        }
        let error = #expect(throws: TUIError.self) { try Launcher(app: fixture).launch(Page.self) }
        #expect(
            error?.message == """
                Fixture did not open on the screen "Elsewhere": it reports that it shows "Home".
                Does the app first show the screen that Launcher(with:).screen() returns?
                The screen "Home" (80×24):
                +--------------------------------------------------------------------------------
                |Home
                +-------------------------------------------------------------------------------- 23 blank rows below
                The elements:
                application, label "Fixture", (0, 0) 80×24
                  staticText "home", label "Home", (0, 0) 4×1
                """)
    }

    @Test func aProgramThatKnowsNothingOfScreensIsAFailure() {
        let error = #expect(throws: TUIError.self) {
            try Launcher(app: .command("false"), screen: "Breakfast").launch()
        }
        #expect(
            error?.message == """
                false did not open on the screen "Breakfast": it left with status 1.
                The app was started with a temporary home, which is empty. If it needs your real home to start, allow that.
                In a test: Launcher(…, usesRealHome: true). On the command line: --real-home.
                The screen (80×24):
                (the screen is blank)
                """)
    }

    @Test func aProductThatIsNotThereIsLookedForAloud() {
        let error = #expect(throws: TUIError.self) { try Launcher(app: .product("Fixtrue")).launch() }
        #expect(error?.message.hasPrefix("There is no executable product \"Fixtrue\" next to the tests.\n") == true)
        #expect(error?.message.contains("Did you mean \"Fixture\"?") == true)
    }

    @Test func aTestTargetThatIsNamedAfterNoAppIsTold() {
        let error = #expect(throws: TUIError.self) { try Launcher(fileID: "Checks/ATest.swift").launch() }
        #expect(
            error?.message == """
                No app is named, and the name of the test target "Checks" doesn't contain one.
                Name the app: Launcher(app: .product("MyApp"), …) or TUIApplication(.product("MyApp")); or name the test \
                target "MyAppTests"; or set LUNCH_APP.
                """)
    }
}
