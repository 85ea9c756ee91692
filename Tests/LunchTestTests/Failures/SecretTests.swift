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
        #expect(message?.contains("hunt") == false, sourceLocation: location)
    }

    private struct Step: Sendable {
        /// The last input, as a message has it; the end of it if this begins with a comma.
        let sent: String
        var user: String?
        var password: String?
        let act: @Sendable (TUIApplication) throws -> Void
    }

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The length at which the field of the user leads on by itself.
        var length: Int?
        let steps: [Step]
    }

    private static let cases = [
        Case(
            testDescription: "each part is told by where it is typed",
            steps: [
                Step(sent: #"app.textFields["user"].typeText("bob\t…")"#, password: secret) {
                    try $0.textFields["user"].typeText("bob\t\(secret)")
                },
                Step(sent: #", typeText("…\nann\n…\t")"#) { try $0.typeText("\(secret)\nann\n\(secret)\t") },
                Step(sent: #", typeText(" b.\n")"#) { try $0.typeText(" b.\n") },
                Step(sent: #"… typeText("…\n"), typeText("x\t…\t") 2 times, typeText("x"), typeText("x\t…\t")"#) {
                    try $0.typeText("\(secret)\n")
                    for _ in 1...2 { try $0.typeText("x\ty\t") }
                    try $0.typeText("x")
                    try $0.typeText("x\ty\t")
                },
            ]),
        Case(
            testDescription: "a field that leads on by itself", length: 7,
            steps: [
                Step(sent: "typeText(…)", password: "hunter") { try $0.typeText("anna123\(secret.dropLast())") }
            ]),
        Case(
            testDescription: "pasted into a field that leads on", length: 7,
            steps: [Step(sent: "paste(…)") { try $0.paste("anna123\(secret.dropLast())") }]),
        Case(
            testDescription: "the focus is back at the name, and on from there nothing is secret", length: 7,
            steps: [
                Step(sent: "typeText(…)", user: "anna1234", password: secret) { try $0.typeText("anna123\(secret)4") },
                Step(sent: #"typeText(…), typeText("56")"#) { try $0.typeText("56") },
            ]),
        Case(
            testDescription: "a Tab leads on as well", length: 7,
            steps: [
                Step(sent: #"typeText("…\tx")"#, password: "hunter") {
                    try $0.typeText("anna123\(secret.dropLast())\tx")
                }
            ]),
        Case(
            testDescription: "text that ends with a Tab ends in another field",
            steps: [Step(sent: #"typeText("ann\t")"#) { try $0.typeText("ann\t") }]),
        Case(
            testDescription: "what is pasted may go on elsewhere",
            steps: [
                Step(sent: "paste(…)", password: secret) { try $0.paste("bob\t\(secret)\tx") },
                Step(sent: #"paste(…), paste("\t"), paste(…)"#) {
                    try $0.paste("\t")
                    try $0.paste(secret)
                },
                Step(sent: #", paste("yz\t…")"#) {
                    try $0.paste("\t")
                    try $0.paste("yz\t\tz")
                },
            ]),
    ]

    @Test(arguments: cases) private func theLastInputIsReportedWithoutSecrets(_ given: Case) throws {
        let app = try login(length: given.length)
        for step in given.steps {
            try step.act(app)
            let values = [app.textFields["user"].value, app.secureTextFields["password"].value]
            #expect([step.user ?? values[0], step.password ?? values[1]] == values)
            let sent = sent(app) ?? ""
            #expect(step.sent.hasPrefix(",") ? sent.hasSuffix(step.sent) : sent == step.sent, "\(sent)")
        }
    }

    @Test func keysAreNotReported() throws {
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
    @Test func aPlaceholderThatReportsIt() throws {
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
        let note = "The value of a secure field is not shown: each • is a character.\n"
        let (fields, form) = (app.secureTextFields, app.groups["form"])
        let whole = """
            Expected app.secureTextFields["password"].value to be "•••••••" within 10 ms; it was "•••••••".
            \(note)
            """
        let expected: [(element: TUIElement, value: String?, words: String)] = [
            (fields["password"], "hunting", whole),
            (fields["password"], nil, "to be nil within 10 ms; it was \"•••"),
            // By a name of any type, also one that is not there.
            (form.children(matching: .any)["password"], "hunting", note),
            (fields["pasword"], "hunting", "to be \"•••••••\" within"),
            (app.groups.descendants(matching: .any)["pasword"], "hunting", note),
            (fields.element(boundBy: 3), "hunting", note),
            // The value of another element is shown.
            (app.textFields["user"], "ann", "to be \"ann\" within 10 ms; it was \"\".\n"),
        ]
        for (element, value, words) in expected {
            let message = RecordedMessage.recorded { element.expect(\.value, is: value, timeout: soon) }
            expectNoSecret(message)
            #expect(message?.contains(words) == true, "\(message ?? "")")
        }
        // A property of the test's own may go down to it.
        let custom = RecordedMessage.recorded { form.expect(\.children[1].value, is: "hunting", timeout: soon) }
        expectNoSecret(custom)
        #expect(custom?.contains("[keyPath: …] to be \"•••••••\" within 10 ms; it was \"•••••••\".") == true)
        // Other properties are shown.
        let label = RecordedMessage.recorded { fields["password"].expect(\.label, is: "Pass", timeout: soon) }
        #expect(label?.contains("to be \"Pass\" within 10 ms; it was \"Password\".\n") == true)
    }

    @Test func aConditionOnAValueIsNotShown() throws {
        let app = try login()
        let found = app.secureTextFields.matching(\.value, Self.secret)
        let masked = #"app.secureTextFields.matching(\.value, "•••••••")"#
        let message = RecordedMessage.recorded { _ = found.firstMatch.label }
        expectNoSecret(message)
        #expect(message?.hasPrefix("No element matches \(masked).firstMatch.") == true)
        let others = [app.secureTextFields.matching(\.label, "x"), app.textFields.matching(\.value, "x")]
        #expect(
            ["\(found)", "\(found.element)"] + others.map { "\($0)" } == [
                masked, #"app.secureTextFields.matching(\.value, "•••••••").element"#,
                #"app.secureTextFields.matching(\.label, "x")"#,
                #"app.textFields.matching(\.value, "x")"#,
            ])
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
    @Test func whatATerminalDoesNotShowIsNotReported() throws {
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
