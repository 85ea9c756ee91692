import LunchTest
import TestSupport
import Testing

/// A launch goes by what the app says in its hello.
@Suite(.waiting) struct GreetingTests {
    /// The first lines of the failure to launch a script that is given an hour for it.
    private func failure(_ script: String, lines: Int = 2) -> String {
        var launcher = ShellApp.launcher(script)
        launcher.configuration.launchTimeout = .seconds(3600)
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        return (error?.message ?? "").split(separator: "\n").prefix(lines).joined(separator: "\n")
    }

    @Test(arguments: ["", #","publishes":true"#, #","publishes":false"#])
    func anotherScreenThanWasAskedForFailsAtOnce(_ members: String) {
        #expect(
            failure(ShellApp.hello(#""screen":"T"\#(members)"#) + "printf drawn") == """
                sh did not open on the screen "S": it reports that it shows "T".
                Does the app first show the screen that Launcher(with:).screen() returns?
                """)
    }

    @Test func aScreenIsNamedInTheWordsOfAFailureHoweverLongItIs() {
        let name = "$(head -c 200000 /dev/zero | tr '\\0' x)"
        let text = failure(#"say '\033]7367;lunch;1;%s;hello;{"screen":"'; printf %s "\#(name)"; say '"}\033\\'"#)
        #expect(text.hasPrefix(#"sh did not open on the screen "S": it reports that it shows "xxxx"#))
        #expect(text.count < 1000)
    }

    @Test func theScreenThatWasAskedForIsRightAndSoIsAnyWhereNoneWas() throws {
        let script = ShellApp.hello(#""screen":"S""#) + "printf drawn"
        #expect(try ShellApp.launch(script).text("drawn").exists)
        #expect(try ShellApp.launch(script, screen: nil).text("drawn").exists)
    }

    /// It draws something and sleeps longer than a program sleeps that does not rest.
    @Test(arguments: ["S", nil])
    func anAppThatPublishesIsWaitedForWhateverTheSystemSays(_ screen: String?) throws {
        let app = try ShellApp.launch(
            ShellApp.hello(#""publishes":true"#) + "printf splash; sleep 0.6\n" + ShellApp.frame(1, label: "one"),
            screen: screen)
        #expect(app.lastFrame?.elementSource == .published)
        #expect(app.buttons["b"].label == "one")
    }

    @Test func anAppThatPublishesAndDoesNotIsAFailure() {
        var launcher = ShellApp.launcher(ShellApp.hello(#""publishes":true"#) + "printf drawn; sleep 1000")
        launcher.configuration.launchTimeout = .seconds(1)
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(
            error?.message.hasPrefix(
                #"sh did not open on the screen "S": it reported that it publishes elements, but published none within 1 s."#
            )
                == true)
    }

    /// An app that may publish is waited for as long as it shows nothing and sleeps; this one is not.
    @Test func anAppThatPublishesNothingIsLookedAtAsAnyProgram() throws {
        var launcher = ShellApp.launcher(ShellApp.hello(#""publishes":false"#) + "sleep 1000")
        launcher.configuration.launchTimeout = .seconds(3600)
        let app = try launcher.launch()
        #expect(try app.settledFrame().settling.trust == .bounded)
        #expect(app.lastFrame?.elementSource == .inferred)
    }

    @Test func aFrameOfAnAppThatPublishesNoneIsAFailure() throws {
        let expected = """
            sh sent frame 1, although its hello says that it publishes none ("publishes":false).
            If it may send frames, its hello must omit "publishes" or set it to true.
            """
        #expect(failure(ShellApp.hello(#""publishes":false"#) + ShellApp.frame(1, label: "one")) == expected)
        let late = try ShellApp.launch(
            ShellApp.hello(#""publishes":false"#) + "printf drawn; key\n" + ShellApp.frame(1, label: "one"))
        try late.typeText("k")
        let error = withError { _ = try late.buttons["b"].snapshot() }
        #expect(error?.kind == .protocolViolation)
        #expect(error?.message.hasPrefix(expected) == true)
    }

    @Test func aGreetingThatTakesBackWhatWasPublishedIsAFailure() throws {
        let app = try ShellApp.launch(
            ShellApp.hello() + ShellApp.frame(1, label: "one") + "key\n" + ShellApp.hello(#""publishes":false"#))
        try app.typeText("k")
        let error = withError { _ = try app.buttons["b"].snapshot() }
        #expect(error?.kind == .protocolViolation)
        #expect(error?.message.hasPrefix("sh sent frame 1, although its hello says that it publishes none") == true)
    }

    @Test func greetingsMayComeAtAnyTimeAndAgain() throws {
        let app = try ShellApp.launch(
            ShellApp.hello(#""publishes":true"#) + ShellApp.hello(#""screen":"S""#) + ShellApp.hello()
                + ShellApp.frame(1, label: "one") + "key\n" + ShellApp.hello(#""screen":"T""#)
                + ShellApp.frame(2, mark: 1, label: "two"))
        try app.typeText("k")
        #expect(app.buttons["b"].label == "two")
    }

    @Test(arguments: [
        ("[]", "hello is an array, not an object"), (#"{"screen":7}"#, "hello.screen is a number, not a string"),
        (#"{"publishes":"yes"}"#, "hello.publishes is a string, not a boolean"),
        (#"{"messages":[]}"#, "hello.messages is an array, not a boolean"),
    ])
    func aGreetingThatCannotBeReadFailsAtOnce(_ json: String, _ expected: String) {
        #expect(
            failure(ShellApp.message("hello", json), lines: 1)
                == "sh sent a hello message that could not be read: \(expected).")
    }
}
