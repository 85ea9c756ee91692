import LunchTest
import TestSupport
import Testing

/// A launch goes by what the app says in its hello.
@Suite(.waiting) struct GreetingTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let script: String
        /// The first lines of the failure.
        let message: String
        let timeout: Duration

        init(_ name: String, _ script: String, _ message: String, timeout: Duration = .seconds(3600)) {
            (testDescription, self.script, self.message, self.timeout) = (name, script, message, timeout)
        }
    }

    private static let screens = ["", #","publishes":true"#, #","publishes":false"#].map { members in
        Case(
            "another screen than was asked for\(members)",
            ShellApp.hello(#""screen":"T"\#(members)"#) + "printf drawn",
            """
            sh did not open on the screen "S": it reports that it shows "T".
            Does the app first show the screen that Launcher(with:).screen() returns?

            """)
    }

    private static let longName = "$(head -c 200000 /dev/zero | tr '\\0' x)"

    private static let publishesNone = """
        sh sent frame 1, although its hello contains "publishes":false.
        If it may send frames, its hello must omit "publishes" or set it to true.

        """

    private static let others = [
        Case(
            "an app that publishes and does not",
            ShellApp.hello(#""publishes":true"#) + "printf drawn; sleep 1000",
            """
            sh did not open on the screen "S": it reported that it publishes elements, but published none within 1 s.
            """, timeout: .seconds(1)),
        Case(
            "a very long name",
            #"say '\033]7367;lunch;1;%s;hello;{"screen":"'; printf %s "\#(longName)"; say '"}\033\\'"#,
            #"sh did not open on the screen "S": it reports that it shows "xxxx"#),
        Case(
            "a frame of an app that publishes none",
            ShellApp.hello(#""publishes":false"#) + ShellApp.frame(1, label: "one"), publishesNone),
    ]

    private static let malformed = [
        ("[]", "hello is an array, not an object"), (#"{"screen":7}"#, "hello.screen is a number, not a string"),
        (#"{"publishes":"yes"}"#, "hello.publishes is a string, not a boolean"),
        (#"{"messages":[]}"#, "hello.messages is an array, not a boolean"),
    ].map { json, words in
        Case(
            "hello \(json)", ShellApp.message("hello", json),
            "sh sent a hello message that could not be read: \(words).\n")
    }

    /// It fails at once, although it is given an hour.
    @Test(arguments: screens + others + malformed) private func aLaunchFails(_ given: Case) {
        var launcher = ShellApp.launcher(given.script)
        launcher.configuration.launchTimeout = given.timeout
        let message = withError { _ = try launcher.launch() }?.message ?? ""
        #expect(message.hasPrefix(given.message), "\(message)")
        #expect(message.prefix { $0 != "\n" }.count < 1000)
    }

    @Test func theScreenThatWasAskedForIsRightAndSoIsAnyWhereNoneWas() throws {
        let script = ShellApp.hello(#""screen":"S""#) + "printf drawn"
        #expect(try ShellApp.launch(script).text("drawn").exists)
        #expect(try ShellApp.launch(script, screen: nil).text("drawn").exists)
    }

    /// It draws something and sleeps longer than a program sleeps that does not rest.
    @Test(arguments: ["S", nil])
    func anAppThatPublishesIsWaitedForWhateverTheSystemReports(_ screen: String?) throws {
        let app = try ShellApp.launch(
            ShellApp.hello(#""publishes":true"#) + "printf splash; sleep 0.6\n" + ShellApp.frame(1, label: "one"),
            screen: screen)
        #expect(app.lastFrame?.elementSource == .published)
        #expect(app.buttons["b"].label == "one")
    }

    /// An app that may publish is waited for as long as it shows nothing and sleeps; this one is not.
    @Test func anAppThatPublishesNothingIsLookedAtAsAnyProgram() throws {
        var launcher = ShellApp.launcher(ShellApp.hello(#""publishes":false"#) + "sleep 1000")
        launcher.configuration.launchTimeout = .seconds(3600)
        let app = try launcher.launch()
        #expect(try app.settledFrame().settling.trust == .bounded)
        #expect(app.lastFrame?.elementSource == .inferred)
    }

    /// A frame of an app that publishes none, and a greeting that takes back what was published.
    @Test(arguments: [
        ShellApp.hello(#""publishes":false"#) + "printf drawn; key\n" + ShellApp.frame(1, label: "one"),
        ShellApp.hello() + ShellApp.frame(1, label: "one") + "key\n" + ShellApp.hello(#""publishes":false"#),
    ])
    func aLaterContradictionIsAFailure(_ script: String) throws {
        let app = try ShellApp.launch(script)
        try app.typeText("k")
        let error = withError { _ = try app.buttons["b"].snapshot() }
        #expect(error?.kind == .protocolViolation)
        #expect(error?.message.hasPrefix(Self.publishesNone) == true)
    }

    @Test func greetingsMayComeAtAnyTimeAndAgain() throws {
        let app = try ShellApp.launch(
            ShellApp.hello(#""publishes":true"#) + ShellApp.hello(#""screen":"S""#) + ShellApp.hello()
                + ShellApp.frame(1, label: "one") + "key\n" + ShellApp.hello(#""screen":"T""#)
                + ShellApp.frame(2, mark: 1, label: "two"))
        try app.typeText("k")
        #expect(app.buttons["b"].label == "two")
    }
}
