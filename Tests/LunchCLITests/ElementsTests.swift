import LunchProcess
import LunchWire
import TestSupport
import Testing

/// `lunch elements`: the screen, and the queries that find its elements.
@Suite(.waiting) struct ElementsTests {
    @Test func theScreenAndItsElementsArePrinted() throws {
        let run = try Lunch.run("elements", Lunch.sample, "Breakfast", "--variant", "bread", "--size", "60x10")
        #expect(run.errors == "")
        #expect(
            run.output == """
                The screen "Breakfast" of LunchSample (60×10):
                [Breakfast] Lunch  Dinner  Locale

                Bread

                app                             label "LunchSample"
                  app.tabGroups.element         focused
                    app.tabs["Breakfast"]       label "Breakfast", selected
                    app.tabs["Lunch"]           label "Lunch"
                    app.tabs["Dinner"]          label "Dinner"
                    app.tabs["Locale"]          label "Locale"
                  app.staticTexts["menuLabel"]  label "Bread"

                """)
    }

    /// Keys and texts go to the app in the order in which they stand, and what is secret is not shown.
    @Test func keysArePressedFirst() throws {
        let run = try Lunch.run(
            "elements", ProductPath.of("Registration"), "--press", "Tab", "--type", "pass", "--press=Tab Shift-Tab",
            "--type", "word", "--locale", "en_US")
        #expect(
            run.output.contains(
                """
                  app.secureTextFields["passwordTextField"]  value "••••••••", placeholder "Password", focused
                  app.secureTextFields["Confirm Password"]   value "", placeholder "Confirm Password"

                """.dropLast(1)), "\(run.output)\(run.errors)")
    }

    @Test func programsGetJSON() throws {
        let run = try Lunch.run("elements", Lunch.sample, "Dinner", "--json")
        let json = try LunchJSON(parsing: run.output)
        guard case .object(let listing) = json, case .array(let elements)? = listing["elements"] else {
            Issue.record("\(run.output)")
            return
        }
        #expect(listing["screen"] == "Dinner")
        #expect(listing["app"] == "LunchSample")
        #expect(listing["columns"] == 80)
        #expect(listing["rows"] == 24)
        #expect(listing["settled"] == "acknowledged")
        #expect(listing["publishes"] == true)
        #expect(listing["text"] == [" Breakfast  Lunch [Dinner] Locale", "", "Dinner"])
        #expect(
            elements.last == [
                "query": "app.staticTexts[\"dinnerLabel\"]", "by": "identifier", "depth": 1, "type": "staticText",
                "identifier": "dinnerLabel", "label": "Dinner", "value": .null, "placeholder": .null,
                "frame": [0, 2, 6, 1], "states": [], "unknown": [],
            ])
    }

    @Test func aProgramWithoutElementsIsShownAllTheSame() throws {
        try withProgram(named: "app", "printf 'Hello\\033[2;1Hyou'; read answer") { path in
            let run = try Lunch.run("elements", path)
            #expect(run.status == .exited(0))
            #expect(
                run.output.replacing(/process \d+/, with: "process N") == """
                    The screen of \(path) (80×24):
                    Hello
                    you

                    \(path) publishes no elements. Lunch read these from its screen. app.text("…") finds any text on the
                    screen.

                    app
                      app.staticTexts["Hello"]  label "Hello"
                      app.staticTexts["you"]    label "you"

                    """)
            let page = try Lunch.run("page", path)
            #expect(page.status == .exited(1))
            #expect(page.output == "")
            #expect(
                page.errors.hasPrefix(
                    "lunch: \(path) publishes no elements, so there is nothing to make a page object of.\n"))
        }
    }

    /// Any program stands behind `--`, by its name.
    @Test func theElementsOfAnyProgramArePrinted() throws {
        let drawing =
            #"printf '\033[?1049h\033[2;3H┌─ Sure? ─────────────┐\033[3;3H│ \033[7m<Yes>\033[m     <No>      │'"#
        let rest = #"printf '\033[4;3H└─────────────────────┘\033[3;6H'; read answer"#
        let run = try Lunch.run("elements", "--size", "30x6", "--", "sh", "-c", "\(drawing); \(rest)")
        #expect(run.errors == "")
        #expect(
            run.output.contains(
                """
                  app.groups["Sure?"]   label "Sure?"
                    app.buttons["Yes"]  label "Yes", focused, selected
                    app.buttons["No"]   label "No", hasFocus unknown
                """), "\(run.output)")
        let json = try LunchJSON(parsing: Lunch.run("elements", "--json", "--", "sh", "-c", "read answer").output)
        guard case .object(let listing) = json else { return #expect(Bool(false), "\(json)") }
        #expect(listing["publishes"] == false)
        let unknown = try Lunch.run("elements", "--", "no-such-program")
        #expect(unknown.errors.hasPrefix("lunch: There is no program \"no-such-program\" in the folders of PATH."))
        #expect(unknown.status == .exited(69))
        let nothing = try Lunch.run("elements")
        #expect(nothing.errors.hasPrefix("lunch: lunch elements needs APP, or any program after \"--\".\n"))
    }

    /// The queries that a program's screen gives today find the same elements of its screen tomorrow.
    @Test func theQueriesOfTwoMinutesAreTheSame() throws {
        let drawing = #"""
            printf '\033[?1049h\033[2J\033[H\033[7m notes.txt   %s  %s \033[m\r\n todo.txt    12K  9:0%s \r\n' "$1" "$2" "$3"
            printf ' done.txt    7.5M  Nov 2%s \r\n\033[8;1HFree:  %s\033[9;1HJobs (%s)\033[1;2H' "$3" "$1" "$3"
            read answer
            """#
        func queries(_ figures: String...) throws -> [LunchJSON] {
            let arguments = ["elements", "--json", "--size", "50x12", "--", "sh", "-c", drawing, "sh"] + figures
            let run = try Lunch.run(arguments)
            guard case .object(let listing) = try LunchJSON(parsing: run.output),
                case .array(let elements)? = listing["elements"]
            else { return [] }
            return elements.compactMap { if case .object(let element) = $0 { element["query"] } else { nil } }
        }
        let now = try queries("4.0K", "12:34", "1")
        #expect(now.count > 4)
        #expect(now == (try queries("9.3M", "23:59", "7")))
        #expect(!now.contains { "\($0)".contains("12:34") })
    }

    /// Neither the old screen is shown as if the app were there, nor is a report made that is for tests.
    @Test(arguments: ["elements", "page"], ["Control-C", "Control-C Tab", "Tab Control-C"])
    func aKeyThatEndsTheAppIsReported(_ command: String, _ keys: String) throws {
        let run = try Lunch.run(command, Lunch.sample, "Dinner", "--press", keys)
        #expect(run.status == .exited(1))
        #expect(run.output == "")
        #expect(run.errors == "lunch: LunchSample has ended after Control-C: it exited with status 0.\n")
    }

    @Test func aProgramThatEndsReportsHow() throws {
        try withProgram(named: "app", "printf 'Name? '; read name; exit 3") { path in
            let typed = try Lunch.run("elements", path, "--type", "me\n")
            #expect(
                typed.errors == """
                    lunch: \(path) has ended after "me\\n": it exited with status 3.
                    Its last screen:
                    Name? me

                    """)
            #expect(typed.status == .exited(1))
            let signalled = try Lunch.run("elements", path, "--press", "x", "--press", "Control-C")
            #expect(
                signalled.errors == """
                    lunch: \(path) has ended after Control-C: signal 2 ended it.
                    Its last screen:
                    Name? x^C

                    """)
            #expect(signalled.status == .exited(1))
        }
        try withProgram(named: "app", "echo Done") { path in
            let run = try Lunch.run("elements", path)
            #expect(
                run.errors == """
                    lunch: \(path) has ended: it exited with status 0.
                    Its last screen:
                    Done

                    """)
            #expect(run.status == .exited(1))
            let left = try Lunch.run("open", path)
            #expect(left.output == "Done\n")
        }
    }

    /// A program clears the screen before it draws, and may take its time for that.
    @Test func aBlankScreenIsNoAnswerYet() throws {
        let drawing = "printf '\\033[2J'; sleep 0.5; printf Ready; read answer"
        try withProgram(named: "app", drawing) { path in
            let run = try Lunch.run("elements", path)
            #expect(run.output.contains(":\nReady\n"), "\(run.output)")
            #expect(run.errors == "")
        }
    }

    @Test func aScreenThatStaysBlankIsReportedToBe() throws {
        let shown = try Lunch.run("open", "/bin/cat")
        #expect(shown.output == "(the screen is blank)\n")
        #expect(
            shown.errors
                == "lunch: /bin/cat drew nothing. It may wait for input: try lunch elements /bin/cat --press Return.\n")
        try withProgram(named: "app", "printf '\\033[2J'; read answer") { path in
            let run = try Lunch.run("elements", path, "--size", "20x5")
            #expect(run.status == .exited(0))
            #expect(run.output.contains(" (20×5):\n(the screen is blank)\n"), "\(run.output)")
            #expect(run.errors == "lunch: \(path) drew nothing. It may wait for input: try --press or --type.\n")
        }
    }
}
