import LunchProcess
import TestSupport
import Testing

@testable import LunchCLI

/// The errors of a command line that cannot be followed, on standard error; nothing is built or launched before.
@Suite struct UsageErrorTests {
    private static let options =
        "--mock, --variant, --user-info, --locale, --time-zone, --size, --real-home, --profile, --save, --inspect, --trace, --at, --help"

    private static let keys = """
        The keys are: Return, Enter, Tab, BackTab, Escape, Space, Delete, Backspace,
        ForwardDelete, Insert, Up, Down, Left, Right, Home, End, PageUp, PageDown,
        Menu, Help, PrintScreen, Pause, ScrollLock, CapsLock, NumLock, KeypadEnter,
        F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, F13 to F35, and each
        character, as x.
        A key can follow Control-, Option-, Shift- and Command-.
        Type a text with --type.
        """

    /// - Parameter app: stands for "APP" in the command line; this one does not exist, so that looking for it is noticed.
    private static let cases: [(String, Int, String)] = [
        (
            "opne APP", 64,
            """
            There is no command "opne". Did you mean "open"?
            The commands are: open, screens, elements, shot, gallery, page, record, check, snapshots, test, merge, trace, drive, completion, help.
            For help, run "lunch help".
            """
        ),
        (
            "help opne", 64,
            """
            There is no command "opne". Did you mean "open"?
            The commands are: open, screens, elements, shot, gallery, page, record, check, snapshots, test, merge, trace, drive, completion, help.
            For help, run "lunch help".
            """
        ),
        (
            "version", 64,
            """
            There is no command "version". Did you mean "--version"?
            The commands are: open, screens, elements, shot, gallery, page, record, check, snapshots, test, merge, trace, drive, completion, help.
            For help, run "lunch help".
            """
        ),
        (
            "--fast", 64,
            """
            lunch has no option "--fast".
            Its options are: --version, --help.
            For help, run "lunch help".
            """
        ),
        (
            "open APP --lcoale=ja_JP", 64,
            """
            lunch open has no option "--lcoale". Did you mean "--locale"?
            Its options are: \(options).
            For help, run "lunch help open".
            """
        ),
        ("open", 64, "lunch open needs APP.\nFor help, run \"lunch help open\"."),
        (
            "open APP Lunch now", 64,
            """
            lunch open does not know what to do with "now".
            Write arguments for the program after "--".
            For help, run "lunch help open".
            """
        ),
        (
            "screens APP --json=1", 64, "--json takes no value; write it alone."
        ),
        ("open APP --mock", 64, "--mock needs a value: --mock JSON."),
        ("open APP --mock --size 80x24", 64, "--mock needs a value: --mock JSON."),
        ("open APP --size 1x1 --size=2x2", 64, "--size is given twice; give it once."),
        (
            "open APP Lunch --size big", 64,
            "\"big\" is not a size for --size. Write it like 80x24, with numbers from 1 to 65535."
        ),
        (
            "open APP --size 80x24x2", 64,
            "\"80x24x2\" is not a size for --size. Write it like 80x24, with numbers from 1 to 65535."
        ),
        (
            "open APP --size 80x0", 64,
            "\"80x0\" is not a size for --size. Write it like 80x24, with numbers from 1 to 65535."
        ),
        (
            "open APP --locale ja_JP.UTF-8", 64,
            "\"ja_JP.UTF-8\" is not a locale for --locale; write it as ja_JP, without an encoding."
        ),
        (
            "open APP --locale de_DE.UTF-8", 64,
            "\"de_DE.UTF-8\" is not a locale for --locale; write it as de_DE, without an encoding."
        ),
        (
            "open APP --profile lihgt", 64,
            "\"lihgt\" is not a profile for --profile. Did you mean \"light\"? The profiles are: standard, light, sixteenColors, monochrome, basic, multiplexed, linuxConsole, wideAmbiguous, codePointWidths."
        ),
        ("open APP --time-zone 9", 64, "\"9\" is not a time zone for --time-zone; write it like Asia/Tokyo."),
        (
            "open APP --time-zone Mars/A", 64,
            "\"Mars/A\" is not a time zone for --time-zone; write it like Asia/Tokyo."
        ),
        (
            "open APP --time-zone Asia/Tokio", 64,
            "\"Asia/Tokio\" is not a time zone for --time-zone. Did you mean \"Asia/Tokyo\"?"
        ),
        ("open APP --locale ../../etc", 64, "\"../../etc\" is not a locale for --locale; write it like ja_JP."),
        ("open APP --locale .UTF-8", 64, "\".UTF-8\" is not a locale for --locale; write it like ja_JP."),
        ("open APP --save EMPTY", 64, "\"\" is not a name for --save: it must not be empty, or begin with a hyphen."),
        ("open APP --save=-x", 64, "\"-x\" is not a name for --save: it must not be empty, or begin with a hyphen."),
        (
            "test --filter [", 64,
            "\"[\" is not a regular expression for --filter. To mean its characters, write a backslash before each of \\ ^ $ . | ? * + ( ) [ ] { }."
        ),
        (
            "test --filter a --skip *", 64,
            "\"*\" is not a regular expression for --skip. To mean its characters, write a backslash before each of \\ ^ $ . | ? * + ( ) [ ] { }."
        ),
        ("trace /dev/zero", 69, "\"/dev/zero\" is not a file. Give the path of a trace, or the name of a test."),
        ("trace /dev/", 69, "\"/dev/\" is not a file. Give the path of a trace, or the name of a test."),
        (
            "open APP --locale xx_QQ", 64,
            "\"xx_QQ\" is not a locale for --locale: there is no language \"xx\". Write it like ja_JP."
        ),
        (
            "open APP Lunch --user-info {\"MOCK\":{}}", 64,
            """
            The value of --user-info has no "MOCK_JSON", but "MOCK". Did you mean MOCK_JSON?
            If "MOCK" is correct, add "MOCK_JSON" as well, with null if it has no value.
            """
        ),
        ("open EMPTY", 64, "APP is empty; is a variable of the shell unset?"),
        ("open APP EMPTY", 64, "SCREEN is empty; is a variable of the shell unset?"),
        (
            "page APP --press EMPTY", 64,
            "--press has no key; write it as --press Tab, or with several: --press \"Tab Return\"."
        ),
        ("open APP --mock {}", 64, "--mock needs SCREEN, the name of a screen after APP."),
        ("open APP --user-info {}", 64, "--user-info needs SCREEN, the name of a screen after APP."),
        (
            "open APP --mock {menu}", 64,
            """
            The value of --mock is not JSON: line 1, column 2: found 'm', where a key in quotes should be.
            Quote it for the shell: --mock '{"menu": "Bread"}'. To read a file, write --mock @FILE.
            """
        ),
        (
            "open APP --user-info [1]", 64,
            """
            The value of --user-info is an array, but must be an object: '{"MOCK_JSON": …}'.
            Pass mock data alone with --mock.
            """
        ),
        (
            "open APP --mock @nothing.json", 64,
            "The file of --mock, \"nothing.json\", could not be read: there is no such file."
        ),
        ("open APP --mock @.", 64, "The file of --mock, \".\", could not be read: it is a folder."),
        ("open APP Lunch --mock 1 --variant a", 64, "Only one of --mock, --variant, --user-info can be given."),
        ("open APP --variant a", 64, "--variant needs SCREEN, the name of a screen after APP."),
        (
            "elements APP --press Tabb", 64,
            """
            There is no key "Tabb" for --press. Did you mean "Tab"?
            \(keys)
            """
        ),
        ("elements APP --press C-c", 64, "There is no key \"C-c\" for --press. Did you mean \"Control-c\"?\n\(keys)"),
        ("elements APP --press ^C", 64, "There is no key \"^C\" for --press. Did you mean \"Control-C\"?\n\(keys)"),
        ("page APP --name 1st", 64, "\"1st\" is not the name of a Swift type. Write it like LoginPage."),
        ("page APP --name class", 64, "\"class\" is not the name of a Swift type. Write it like LoginPage."),
        (
            "completion bahs", 64,
            "There is no completion for \"bahs\". Did you mean \"bash\"?\nThe shells are: bash, zsh, fish."
        ),
        ("open APP", 69, "There is no program \"./no/app\"."),
    ]

    @Test(arguments: cases.map(\.0)) func aWrongCommandLineIsExplained(_ line: String) throws {
        let (_, status, message) = try #require(Self.cases.first { $0.0 == line })
        let words = line.split(separator: " ").map { ["APP": "./no/app", "EMPTY": ""][$0] ?? String($0) }
        let run = try Lunch.run(words)
        #expect(run.status == .exited(status))
        #expect(run.errors == "lunch: \(message)\n")
        #expect(run.output == "")
    }

    /// A locale that is refused is unknown, not rare.
    @Test(arguments: ["ja", "ja_JP", "zh-Hant-TW", "de_DE@currency=EUR", "fil", "iw_IL", "en_US_POSIX", "C", "qaa"])
    func aLocaleThatSomebodyKnowsIsTaken(_ locale: String) throws {
        #expect(try CommandValues.locale(locale, "--locale") == locale)
    }

    @Test(arguments: [
        "UTC", "GMT", "Asia/Tokyo", ":Asia/Tokyo", "America/Argentina/Ushuaia", "EST5EDT", "JST-9", "<+0330>-3:30",
        "CET-1CEST,M3.5.0,M10.5.0",
    ]) func aTimeZoneThatSomebodyKnowsIsTaken(_ zone: String) throws {
        #expect(try CommandValues.timeZone(zone, "--time-zone") == zone)
    }

    @Test(arguments: ["open", "elements", "page"]) func anAppThatDoesNotOpenReportsWhy(_ command: String) throws {
        let run = try Lunch.run(command, Lunch.sample, "Breakfst")
        #expect(run.status == .exited(64))
        #expect(
            run.errors.hasPrefix(
                """
                lunch: LunchSample did not open on the screen "Breakfst" and exited with status 64.
                There is no screen "Breakfst". Did you mean "Breakfast"?

                """), "\(run.errors)")
    }

    /// An app says by its status that its data is wrong; one that says something else has failed.
    @Test(arguments: [(64, 64), (65, 65), (3, 1)]) func theStatusOfAnAppThatDoesNotOpenIsPassedOn(
        _ status: Int, _ expected: Int
    ) throws {
        let list = #"{"screens":[{"identifier":"A","title":"A","mockType":null,"variants":[]}]}"#
        try withProgram(named: "app", "[ -n \"$LAUNCH_CATALOGUE\" ] && echo '\(list)' && exit; exit \(status)") {
            path in
            let listed = try Lunch.run("open", path, "A")
            #expect(listed.status == .exited(expected))
            // The list tells it, whatever the status was.
            let unlisted = try Lunch.run("open", path, "B")
            #expect(unlisted.status == .exited(status == 3 ? 64 : expected))
        }
        let run = try Lunch.run("open", Lunch.sample, "Breakfast", "--mock", "{\"menu\": 3}")
        #expect(run.status == .exited(64))
    }

    @Test func aProgramThatListsNoScreensIsExplained() throws {
        let run = try Lunch.run("screens", "/bin/echo")
        #expect(run.status == .exited(1))
        #expect(
            run.errors == """
                lunch: echo did not list its screens: when launched with LAUNCH_CATALOGUE=1, it exited with status 0, and its output is \
                not a list (line 2, column 1: found the end, where a value should be).
                An app lists them by calling Launcher(with:).screen() before it does anything else. A release build ignores \
                the launch keys, unless it opts in: is this one built for release?

                """, "\(run.errors)")
    }

    /// A program that crashed is not one that went on, and one that printed nothing has not printed a wrong list.
    @Test func aProgramThatCrashesBeforeItListsItsScreensIsExplained() throws {
        try withProgram(named: "app", "kill -ABRT $$") { path in
            let run = try Lunch.run("screens", path)
            #expect(run.status == .exited(1))
            #expect(
                run.errors.hasPrefix(
                    """
                    lunch: app did not list its screens: when launched with LAUNCH_CATALOGUE=1, it was ended by SIGABRT (signal 6), and \
                    wrote nothing.
                    An app lists them by calling Launcher(with:).screen()
                    """), "\(run.errors)")
        }
    }

    @Test(arguments: [
        (
            ["Breakfast", "rice"],
            "The screen \"Breakfast\" has no variant \"rice\".\nIts variants are: \"bread\"."
        ),
        (["Lunch", "rice"], "The screen \"Lunch\" has no variant \"rice\".\nIt has none."),
        (
            ["Dinnr"],
            "APP has no screen \"Dinnr\". Did you mean \"Dinner\"?\n"
                + "Its screens are: \"Breakfast\", \"Lunch\", \"Dinner\", \"Locale\"."
        ),
    ]) func whatTheAppDoesNotHaveIsReported(_ words: [String], _ message: String) throws {
        let run = try Lunch.run(["screens", Lunch.sample] + words)
        #expect(run.status == .exited(64))
        #expect(run.errors == "lunch: \(message.replacing("APP", with: "LunchSample"))\n")
    }

    @Test func theNameOfAMissingFileOfJSONHasItsPlace() throws {
        try withProgram(named: "mock.json", "{\"menu\": }") { path in
            let run = try Lunch.run("open", Lunch.sample, "Breakfast", "--mock", "@\(path)")
            #expect(run.status == .exited(64))
            let error = "line 1, column 1: found '#', where a value should be"
            #expect(run.errors == "lunch: The file of --mock is not JSON: \(path), \(error).\n")
        }
    }

    /// Text that is not UTF-8 is refused, and not repaired.
    @Test(arguments: [
        (
            "--mock=@latin1.json",
            "lunch: The file of --mock is not JSON: latin1.json, line 1, column 11: found a byte that is not UTF-8.\n"
        ),
        (
            "--user-info=@latin1.json",
            "lunch: The file of --user-info is not JSON: latin1.json, line 1, column 11: found a byte that is not UTF-8.\n"
        ),
        (
            "$'--mock=\"\\xe9\"'",
            "lunch: Argument 4, \"--mock=\\\"\u{FFFD}\\\"\", has bytes that are not UTF-8. Write it in UTF-8.\n"
        ),
        ("$'--\\xe9'", "lunch: Argument 4, \"--\u{FFFD}\", has bytes that are not UTF-8. Write it in UTF-8.\n"),
    ])
    func textIsUTF8(_ word: String, _ message: String) throws {
        let script = """
            cd "$(mktemp -d)" && printf '{"menu": "\\xe9"}' > latin1.json
            "$0" elements "$1" Breakfast \(word) 2>&1; echo "$?"; rm latin1.json; rmdir "$PWD"
            """
        let run = try NestedRun("/bin/bash", ["-c", script, ProductPath.of("lunch"), Lunch.sample]).wait()
        #expect(run.output == message + "64\n")
    }
}
