import LunchInput
import LunchTrace
import LunchWire
import Testing

/// Differences that would be false: none is reported, or the true one is.
@Suite struct FalseDifferenceTests {
    private func lines(_ failed: GreenRun, from green: GreenRun) throws -> [String] {
        FirstDifference(of: try failed.trace(), from: [try green.trace()], isLearned: true).lines
    }

    @Test func aLaunchWithoutAFrameHasNoElements() throws {
        let tabs = [AccessibilityNode.cell("Breakfast"), .cell("Dinner")]
        let green = GreenRun(opens: "Dinner", with: tabs)
        #expect(try lines(GreenRun(), from: green) == [])
        #expect(try lines(green, from: GreenRun()) == [])
        // A frame with which a launch failed is compared.
        #expect(
            try lines(GreenRun(opens: "Breakfast", with: tabs), from: green).last
                == "  the screen was \"Dinner\", and is now \"Breakfast\".")
        // The data of a launch is known without a frame.
        #expect(
            try lines(GreenRun(user: "Bob"), from: green).last
                == "  the user info was {\"user\":\"Ann\"}, and is now {\"user\":\"Bob\"}.")
    }

    /// A run that has typed a secret masks it in names as well.
    @Test func aMaskedNameIsTheSameElement() throws {
        func run(_ name: String, _ status: String = "ready", value: String = "Ann") -> GreenRun {
            var story = GreenRun()
            story.tap(
                "a",
                [
                    AccessibilityNode(.textField, identifier: "\(name)Field", value: value, hasFocus: true),
                    .text("\(name)Hint", status),
                ])
            return story
        }
        #expect(try lines(run("password"), from: run("••••••••")) == [])
        #expect(try lines(run("••••••••"), from: run("password")) == [])
        #expect(
            try lines(run("password", "wrong"), from: run("••••••••")).last
                == "  staticText \"••••••••Hint\" was \"ready\", and is now \"wrong\".")
        // A secret in the open is a difference.
        #expect(try lines(run("pass", value: "secret"), from: run("pass", value: "••••••")).isEmpty == false)
        // Another name of the same length is another element.
        #expect(try lines(run("passport"), from: run("••••s•••")).isEmpty == false)
    }

    /// A record hides where a secure field is, and a text that is masked as a whole.
    @Test func aMaskedTextIsTheSame() throws {
        func run(_ text: String, _ row: String) -> GreenRun {
            var story = GreenRun()
            let field = AccessibilityNode(.secureTextField, identifier: "field", value: "", placeholder: text)
            story.tap("a", [field, .text("one", text)], rows: [row, "ok"])
            return story
        }
        let green = run("••••••••", "••••••••____")
        #expect(try lines(run("Password", "Password____"), from: green) == [])
        #expect(try lines(run("Passwords", "Password____"), from: green).isEmpty == false)
    }

    @Test func theEndThatTheTestMakesIsNoDifference() throws {
        func run(isEnded: Bool) -> GreenRun {
            var story = GreenRun()
            story.tap("a", [.text("one", "1")])
            if isEnded { story.terminate() }
            return story
        }
        #expect(try lines(run(isEnded: true), from: run(isEnded: false)) == [])
        #expect(try lines(run(isEnded: false), from: run(isEnded: true)) == [])
    }

    @Test func theInputAfterWhichTheStateDiffersIsNamed() throws {
        func run(_ states: [String], fails: Bool = false) -> GreenRun {
            let keys: [TUIKeyboardKey] = [.downArrow, .tab, .return]
            var story = GreenRun()
            story.keys(Array(zip(keys, states)), fails: fails)
            return story
        }
        let green = run(["1", "2", "3"])
        #expect(try lines(run(["1", "2", "3"]), from: green) == [])
        #expect(
            try lines(run(["1", "x", "3"]), from: green) == [
                "The last green run differs first at step 2, press(Down, Tab, Return) (Booking.swift:12), after input 2 of 3, press(Tab):",
                "  staticText \"status\" was \"2\", and is now \"x\".",
            ])
        #expect(
            try lines(run(["1", "2", "x"]), from: green).first == """
                The last green run differs first at step 2, press(Down, Tab, Return) (Booking.swift:12), \
                after input 3 of 3, press(Return):
                """)
        // A step that failed after two keys is compared with the state after two.
        #expect(try lines(run(["1", "2"], fails: true), from: green) == [])
        #expect(
            try lines(run(["1", "x"], fails: true), from: green).last
                == "  staticText \"status\" was \"2\", and is now \"x\".")
    }

    /// A frame of an app that does not settle may show a part of what its last action does. The difference is that it settled.
    @Test func theStateOfAnAppThatDoesNotSettleIsNotCompared() throws {
        func run(_ states: [String]) -> GreenRun {
            var story = GreenRun()
            for state in states { story.key(.tab, state) }
            return story
        }
        func lines(_ states: [String]) throws -> [String] {
            FirstDifference(
                of: try run(states).trace(), from: [try run(["1", "2"]).trace()], isLearned: true, isUnsettled: true
            ).lines
        }
        #expect(
            try lines(["1", "x"]) == [
                "The last green run differs first at step 3, press(Tab) (Booking.swift:13):",
                "  the app settled after it then, and has not settled now.",
            ])
        #expect(try lines(["x", "x"]).last == "  staticText \"status\" was \"1\", and is now \"x\".")
    }

    /// An app whose timers are due at other times has the test pass time in other steps.
    @Test func timeThatPassesInOtherStepsIsNoChangeOfTheTest() throws {
        func run(_ times: [Int]) -> GreenRun {
            var story = GreenRun()
            for time in times { story.advance(time) }
            return story
        }
        let start = "Virtual time has passed in other steps than in the last green run: "
        let (half, one) = ("clock.advance(500 ms)", "clock.advance(1 s)")
        for (failed, green, words) in [
            ([500], [1000], "\(one) was there instead of \(half) (Booking.swift:12)."),
            ([500, 1000], [1000], "\(half) (Booking.swift:12) is new."),
            ([1000], [500, 1000], "\(half) is gone before \(one)"),
        ] {
            #expect(try lines(run(failed), from: run(green)).first?.hasPrefix(start + words) == true)
        }
        #expect(try lines(run([1000]), from: run([1000])) == [])
        var other = run([1000])
        other.read("exists")
        #expect(try lines(other, from: run([1000])).first?.hasPrefix("The test has changed") == true)
    }

    @Test func anAlertIsReportedOnceWithItsText() throws {
        func run(_ nodes: [AccessibilityNode]) -> GreenRun {
            var story = GreenRun()
            story.tap("a", [.text("one", "1")] + nodes)
            return story
        }
        let alert = AccessibilityNode(
            .alert, label: "Delete?",
            children: [.text("", "Delete?"), .text("", "Three rows are lost."), .button("no"), .button("yes")])
        let name = "alert \"Delete?\" with the text \"Three rows are lost.\""
        #expect(try lines(run([alert]), from: run([])).last == "  \(name) is there, and was not then.")
        #expect(try lines(run([]), from: run([alert])).last == "  \(name) was there then, and is not now.")
    }

    @Test func aRowThatLostItsTextComesFirst() throws {
        var (green, failed) = (GreenRun(), GreenRun())
        green.press(.return, rows: ["1", "2", "3", "Total 6"])
        failed.press(.return, rows: ["a", "b", "c", ""])
        #expect(
            try lines(failed, from: green).last == """
                  row 3 was "Total 6", and is now ""; row 0 was "1", and is now "a", and 2 more.
                """)
    }
}
