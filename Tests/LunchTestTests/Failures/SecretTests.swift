import LunchTest
import TestSupport
import Testing

/// Text that is typed in secret, and the content of a secure field, is in no message; the test itself reads it.
@Suite(.waiting) struct SecretTests {
    private static let secret = "hunter2"

    private func login(
        length: Int? = nil, password: String? = nil, keeps: Bool = false, tells: Bool = false
    ) throws -> TUIApplication {
        var mock: [String: LunchJSON] = ["keeps": .bool(keeps), "tells": .bool(tells)]
        if let length { mock["length"] = .number("\(length)") }
        if let password { mock["password"] = .string(password) }
        return try Launcher(app: fixture, screen: "Login", mock: .userInfo(["MOCK_JSON": .object(mock)])).launch()
    }

    /// The last input of an app, as a message has it.
    private func sent(_ app: TUIApplication) -> String? {
        let message = RecordedMessage.thrown { try app.buttons["nothing"].tap() }
        expectNoSecret(message)
        return message?.split(separator: "\n").first { $0.hasPrefix("Sent last: ") }?.split(separator: ";").first.map {
            String($0.dropFirst("Sent last: ".count))
        }
    }

    private func expectNoSecret(_ message: String?, location: SourceLocation = #_sourceLocation) {
        #expect(message != nil, sourceLocation: location)
        #expect(message?.contains(Self.secret) != true, sourceLocation: location)
        #expect(message?.contains("hunt") != true, sourceLocation: location)
    }

    @Test func eachPartIsToldByWhereItIsTyped() throws {
        let app = try login()
        try app.textFields["user"].typeText("bob\t\(Self.secret)")
        #expect(app.secureTextFields["password"].value == Self.secret)
        #expect(sent(app) == #"app.textFields["user"].typeText("bob\t…")"#)
        try app.typeText("\(Self.secret)\nann\n\(Self.secret)\t")
        #expect(sent(app)?.hasSuffix(#", typeText("…\nann\n…\t")"#) == true)
        try app.typeText(" b.\n")
        #expect(sent(app)?.hasSuffix(#", typeText(" b.\n")"#) == true)
        try app.typeText("\(Self.secret)\n")
        for _ in 1...2 { try app.typeText("x\ty\t") }
        try app.typeText("x")
        try app.typeText("x\ty\t")
        #expect(
            sent(app)
                == #"… typeText(…), typeText("x\t…\t") 2 times, typeText("x"), typeText("x\t…\t")"#)
    }

    @Test func aFieldThatLeadsOnByItself() throws {
        let app = try login(length: 7)
        try app.typeText("anna123\(Self.secret.dropLast())")
        #expect(app.secureTextFields["password"].value == "hunter")
        #expect(sent(app) == "typeText(…)")

        let pasted = try login(length: 7)
        try pasted.paste("anna123\(Self.secret.dropLast())")
        #expect(sent(pasted) == "paste(…)")

        // The focus is back at the name, and on from there nothing is secret.
        let back = try login(length: 7)
        try back.typeText("anna123\(Self.secret)4")
        #expect(back.secureTextFields["password"].value == Self.secret)
        #expect(back.textFields["user"].value == "anna1234")
        #expect(sent(back) == "typeText(…)")
        try back.typeText("56")
        #expect(sent(back) == #"typeText(…), typeText("56")"#)

        // A Tab leads on as well.
        let both = try login(length: 7)
        try both.typeText("anna123\(Self.secret.dropLast())\tx")
        #expect(both.secureTextFields["password"].value == "hunter")
        #expect(sent(both) == #"typeText("…\tx")"#)

        // Text that ends with a Tab ends in another field.
        let other = try login()
        try other.typeText("ann\t")
        #expect(sent(other) == #"typeText("ann\t")"#)
    }

    @Test func whatIsPastedMayGoOnElsewhere() throws {
        let app = try login()
        try app.paste("bob\t\(Self.secret)\tx")
        #expect(app.secureTextFields["password"].value == Self.secret)
        #expect(sent(app) == "paste(…)")
        try app.paste("\t")
        try app.paste(Self.secret)
        #expect(sent(app) == #"paste(…), paste("\t"), paste(…)"#)
        try app.paste("\t")
        try app.paste("yz\t\tz")
        #expect(sent(app)?.hasSuffix(#"paste("yz\t…")"#) == true)
    }

    @Test func keysAreNotTold() throws {
        let app = try login()
        let password = app.secureTextFields["password"]
        try password.typeKey("h", modifierFlags: [])
        try app.press("u", .keypad(.two), .delete)
        try app.press(.keypad(.two))
        #expect(sent(app) == "… key Tab, keys … 3 times, key Delete, keys …")
        for type in [
            { try password.typeKey(Self.secret, modifierFlags: []) },
            { try app.typeKey(Self.secret, modifierFlags: []) },
        ] {
            let message = RecordedMessage.thrown(type)
            expectNoSecret(message)
            #expect(
                message?.hasPrefix(
                    "typeKey(_:modifierFlags:) takes a single character, but got a text of 7 characters.\n") == true)
        }
        let expected = """
            A key can't be sent in the keyboard mode that the app has set.
            The key is not shown, because the field is secret.
            """
        #expect(RecordedMessage.thrown { try password.typeKey("h", modifierFlags: .command) } == expected)
        let text = "hunt\(TUIKeyboardKey.capsLock.rawValue)"
        #expect(RecordedMessage.thrown { try password.typeText(text) } == expected)
        #expect(RecordedMessage.thrown { try app.press(.capsLock) }?.hasPrefix("Caps Lock can't be sent") == true)
    }

    @Test func aValueIsAsLongAsItIs() throws {
        let app = try login(password: Self.secret)
        let password = app.secureTextFields["password"]
        let line = #"secureTextField "password", label "Password", value "•••••••", (0, 3) 20×1"#
        for text in [
            app.debugDescription, app.secureTextFields.debugDescription, try app.snapshot().debugDescription,
            try password.snapshot().debugDescription, RecordedMessage.recorded { _ = app.buttons["passwrd"].label },
            RecordedMessage.recorded { _ = app.otherElements.below(password).firstMatch.label },
            RecordedMessage.recorded { _ = app.groups.children(matching: .any).element.label },
            RecordedMessage.recorded { _ = app.secureTextFields.element(boundBy: 1).label },
            RecordedMessage.thrown { try password.adjust(toNormalizedSliderPosition: 1) },
        ] {
            expectNoSecret(text)
            #expect(text?.contains(line.dropLast(12)) == true, "\(text ?? "")")
        }
        #expect(try password.snapshot().value == Self.secret)
        expectNoSecret(RecordedMessage.thrown { try password.adjust(toPickerWheelValue: "hunting") })
        #expect(try login().secureTextFields["password"].value == "")
    }

    /// An app that puts what was typed into a placeholder shows it to whoever reads a message, unless it is masked.
    @Test func aPlaceholderThatTellsIt() throws {
        let app = try login(tells: true)
        let password = app.secureTextFields["password"]
        try password.typeText(Self.secret)
        let near = RecordedMessage.recorded { _ = app.secureTextFields["was: hxnter2"].label }
        for text in [
            app.debugDescription, try password.snapshot().debugDescription, near,
            RecordedMessage.recorded { _ = app.buttons["passwrd"].label },
            RecordedMessage.recorded { _ = app.staticTexts["was: \(Self.secret.dropLast(4))"].label },
        ] {
            #expect(text?.contains(Self.secret) == false, "\(text ?? "none")")
            #expect(text?.contains("placeholder \"••••••••••••\"") == true, "\(text ?? "none")")
        }
        #expect(near?.contains("Did you mean") == false, "\(near ?? "none")")
        // The test itself reads it; and one that tells nothing is shown.
        #expect(try password.snapshot().placeholderValue == "was: \(Self.secret)")
        for _ in Self.secret { try app.press(.delete) }
        #expect(app.debugDescription.contains(#"value "", placeholder "was: ""#))
    }

    @Test func whatIsExpectedOfAValueIsNotShown() throws {
        let app = try login(password: Self.secret)
        let soon = Duration.milliseconds(10)
        func message(_ element: TUIElement, _ value: String?) -> String? {
            let message = RecordedMessage.recorded { element.expect(\.value, is: value, timeout: soon) }
            expectNoSecret(message)
            return message
        }
        let note = "The value of a secure field is not shown: each • is a character.\n"
        #expect(
            message(app.secureTextFields["password"], "hunting")?.hasPrefix(
                """
                Expected app.secureTextFields["password"].value to be "•••••••" within 10 ms; it was "•••••••".
                \(note)
                """) == true)
        #expect(
            message(app.secureTextFields["password"], nil)?.contains("to be nil within 10 ms; it was \"•••") == true)
        // By a name of any type, also one that is not there.
        #expect(message(app.groups["form"].children(matching: .any)["password"], "hunting")?.contains(note) == true)
        #expect(message(app.secureTextFields["pasword"], "hunting")?.contains("to be \"•••••••\" within") == true)
        #expect(message(app.groups.descendants(matching: .any)["pasword"], "hunting")?.contains(note) == true)
        #expect(message(app.secureTextFields.element(boundBy: 3), "hunting")?.contains(note) == true)
        // A property of the test's own may go down to it.
        let form = app.groups["form"]
        let custom = RecordedMessage.recorded { form.expect(\.children[1].value, is: "hunting", timeout: soon) }
        expectNoSecret(custom)
        #expect(custom?.contains("[keyPath: …] to be \"•••••••\" within 10 ms; it was \"•••••••\".") == true)
        // Other properties, and other elements, are shown.
        let label = RecordedMessage.recorded {
            app.secureTextFields["password"].expect(\.label, is: "Pass", timeout: soon)
        }
        #expect(label?.contains("to be \"Pass\" within 10 ms; it was \"Password\".\n") == true)
        let user = RecordedMessage.recorded { app.textFields["user"].expect(\.value, is: "ann", timeout: soon) }
        #expect(user?.contains("to be \"ann\" within 10 ms; it was \"\".\n") == true)
    }

    @Test func aConditionOnAValueIsNotShown() throws {
        let app = try login()
        let found = app.secureTextFields.matching(\.value, Self.secret)
        let message = RecordedMessage.recorded { _ = found.firstMatch.label }
        expectNoSecret(message)
        #expect(
            message?.hasPrefix("No element matches app.secureTextFields.matching(\\.value, \"•••••••\").firstMatch.")
                == true)
        expectNoSecret("\(found)")
        expectNoSecret("\(app.secureTextFields.matching(\.value, Self.secret).element)")
        #expect("\(app.secureTextFields.matching(\.label, "x"))" == "app.secureTextFields.matching(\\.label, \"x\")")
        #expect("\(app.textFields.matching(\.value, "x"))" == "app.textFields.matching(\\.value, \"x\")")
    }

    @Test func aFieldIsEmptied() throws {
        let app = try login(password: Self.secret)
        try app.secureTextFields["password"].clearText()
        #expect(app.secureTextFields["password"].value == "")
        #expect(sent(app)?.hasSuffix("key End, key Delete 7 times") == true)

        let stubborn = try login(password: Self.secret, keeps: true)
        let message = RecordedMessage.thrown { try stubborn.secureTextFields["password"].clearText() }
        expectNoSecret(message)
        #expect(
            message?.contains("deleting key for each character: secureTextField \"password\", label") == true,
            "\(message ?? "")")
    }

    /// A program that publishes nothing: the terminal says that it shows nothing of a line.
    @Test func whatATerminalDoesNotShowIsNotTold() throws {
        let app = TUIApplication(.command("sh"))
        app.launchArguments = [
            "-c",
            """
            printf 'user '; read user
            stty -echo; printf 'password '; read password; stty echo
            printf "${#password} more "; read more; printf 'last '; read last
            """,
        ]
        try app.launch()
        func wait(for text: String) throws {
            try app.waitForFrame(timeout: .seconds(60)) { $0.grid.lines.contains { $0.contains(text) } }
        }
        func sent() -> String? {
            let message = RecordedMessage.thrown { try app.buttons["nothing"].tap() }
            #expect(message?.contains("hunter2") == false, "\(message ?? "")")
            return message?.split(separator: "\n").first { $0.hasPrefix("Sent last: ") }.map(String.init)
        }
        try app.typeText("bob\n")
        try wait(for: "password")
        try app.typeText("hunter2")
        #expect(sent()?.contains(#"typeText("bob\n"), typeText(…);"#) == true, "\(sent() ?? "none")")
        try app.press(.delete)
        try app.paste("2")
        try app.press("x", .return)
        try wait(for: "8 more")
        #expect(sent()?.contains("… key Delete, paste(…), keys …, key Return;") == true, "\(sent() ?? "none")")
        #expect(
            RecordedMessage.thrown { try app.typeKey("xy", modifierFlags: []) }?.contains("but got \"xy\"")
                == true)
        try app.typeText("yes\n")
        try wait(for: "last")
        #expect(sent()?.contains(#"typeText("yes\n");"#) == true)
    }
}
