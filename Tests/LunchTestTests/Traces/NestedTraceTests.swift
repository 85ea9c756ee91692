import LunchDriver
import LunchTest
import TestSupport
import Testing

/// Tests whose traces another test looks at; each runs in a process of its own.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedTraceTests {
    @Test func passes() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
    }

    @Test func fails() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
        try app.buttons["absent"].tap()
    }

    @Test func failsTwice() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 7")
        #expect(app.staticTexts["absent"].label == "count 0")
    }

    @Test(.lunch(trace: .off)) func isNeverKept() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 7")
    }

    @Test(.lunch(trace: .always)) func isAlwaysKept() throws {
        _ = try Launcher(app: fixture, screen: "Counter").launch()
    }

    @Test func hasAKnownIssue() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        withKnownIssue { #expect(app.staticTexts["count"].label == "count 7") }
    }

    @Test func typesASecret() throws {
        let mock: [String: LunchJSON] = ["keeps": true, "tells": true, "password": "swordfish"]
        let app = try Launcher(app: fixture, screen: "Login", mock: .userInfo(["MOCK_JSON": .object(mock)])).launch()
        try app.textFields["user"].typeText("bob\t-hunter2")
        #expect(app.secureTextFields["password"].value == "")
    }

    /// The secret is everywhere: in an argument, a variable, two reads, a title, a query, an answer, input and a crash.
    @Test func declaresASecret() throws {
        let script = #"""
            printf '\033]2;hunter2\007\033[31mhunt'
            read -r line
            printf 'er2\033[m %s %s\n' "$1" "$TOKEN"
            read -r line
            echo "it was $line" >&2
            kill -SEGV $$
            """#
        var launcher = Launcher(app: .command("sh"), arguments: ["-c", script, "sh", "hunter2"])
        launcher.configuration.environment = ["TOKEN": "hunter2"]
        launcher.configuration.secrets = ["hunter2"]
        launcher.configuration.keepsErrorsApart = true
        let app = try launcher.launch()
        try app.typeText("\n")
        #expect(app.terminal.windowTitle == "hunter2")
        #expect(app.text("hunter2 hunter2").exists)
        #expect(!app.buttons["hunter2"].exists)
        try app.typeText("hunter2\n")
        #expect(app.wait(for: .notRunning, timeout: 20))
        #expect(app.staticTexts["hunter2"].label == "hunter2")
    }

    /// The terminal shows nothing of what is typed, and the program then does.
    @Test func typesWhatTheTerminalHides() throws {
        let script = #"""
            stty -echo
            printf 'Password: '
            read -r line
            stty echo
            printf '\nIt is %s\n' "$line"
            read -r line
            """#
        let app = try Launcher(app: .command("sh"), arguments: ["-c", script]).launch()
        try app.typeText("hunter2\n")
        #expect(app.text("It is hunter2").exists)
        #expect(app.text("absent").exists)
    }

    @Test func usesAPlainProgram() throws {
        let app = try Launcher(app: .command("sh"), arguments: ["-c", "read -r a; echo \"It is $a\"; read -r b"])
            .launch()
        try app.typeText("here\n")
        #expect(app.text("It is here").exists)
        #expect(app.text("absent").exists)
    }

    @Test func writesMoreThanIsKept() throws {
        let script = "while read -r a; do seq $a 200000; done"
        let app = try Launcher(app: .command("sh"), arguments: ["-c", script]).launch()
        for start in 1...8 {
            try app.typeText("\(start)\n")
            #expect(app.text("200000").exists)
        }
        #expect(app.text("absent").exists)
    }

    @Test func removesItsFolder() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        Files.remove(Bundle.variable("LUNCH_TRACES"))
        try app.buttons["absent"].tap()
    }

    /// More than its killer waits for, and then it waits to be killed.
    @Test func pressesAndWaits() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        for number in 1...200 {
            try app.press(.character("a"))
            print("pressed \(number)")
        }
        _ = try app.buttons["absent"].waitForExistence(timeout: 600)
    }

    @Test func waitsForEver() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
        // Who is killed within the millisecond before an event is written loses it.
        DeferredWork.shared.finish()
        print("it waits now")
        _ = try app.buttons["absent"].waitForExistence(timeout: 600)
    }
}
