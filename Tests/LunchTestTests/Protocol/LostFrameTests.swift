import LunchTest
import TestSupport
import Testing

/// A test never reads an element of an app whose messages do not arrive as they were sent.
@Suite(.waiting) struct LostFrameTests {
    private static let printing = """
        .
        Other output of the app went into the message: a print, a log, another thread. Write it with write(_:) of its \
        AccessibilityPublisher, or to standard error.

        """
    private static let hello = ShellApp.message("hello", "{}")

    /// The first lines of the failure to read an element.
    private func failure(_ app: TUIApplication, lines: Int) -> String {
        let error = withError { _ = try app.buttons["b"].snapshot() }
        #expect(error?.kind == .protocolViolation)
        return (error?.message ?? "").split(separator: "\n").prefix(lines).joined(separator: "\n") + "\n"
    }

    @Test func framesInTheirOrderAreRead() throws {
        let app = try ShellApp.launch(
            Self.hello + ShellApp.frame(1, label: "one") + "key\n" + ShellApp.frame(2, mark: 1, label: "two"))
        #expect(app.buttons["b"].label == "one")
        try app.typeText("k")
        #expect(app.buttons["b"].label == "two")
    }

    /// A frame that is missing, and one that a thread of the app prints into in colors while it is being written.
    @Test(arguments: [
        (
            ShellApp.frame(3, mark: 1, label: "three"),
            """
            sh sent frame 3 after frame 1: frame 2 is missing.
            Other output of the app went into the missing message: a print, a log, another thread. Write it with \
            write(_:) of its AccessibilityPublisher, or to standard error.

            """
        ),
        (
            #"say '\033]7367;lunch;1;%s;frame;{"revision":2,"scr\033[31mlog\033[men":"S"}\033\\'"#,
            "sh sent a frame message that was cut off by something else that it wrote\(printing)"
        ),
    ])
    func aLostFrameIsAFailure(_ frame: String, _ message: String) throws {
        let app = try ShellApp.launch(Self.hello + ShellApp.frame(1, label: "one") + "key\n" + frame)
        #expect(app.buttons["b"].label == "one")
        try app.typeText("k")
        #expect(failure(app, lines: 2) == message)
        let error = withError { try app.typeText("k") }
        #expect(error?.kind == .protocolViolation)
        withError { try app.waitForFrame { _ in true } }
    }

    private static let cutOff = ["hello", "error", "frame"].map { kind in
        (
            #"say '\033]7367;lunch;1;%s;\#(kind);{"mess\033[31mlog\033[m'"#,
            "sh sent \(kind == "error" ? "an" : "a") \(kind) message that was cut off by something else that it wrote"
                + printing
        )
    }

    private static let others = [
        (hello + ShellApp.frame(2, label: "two"), "sh sent frame 2 first: frame 1 is missing.\n"),
        (
            #"""
            say '\033]7367;lunch;1;%s;frame;{"revision":1,"screen":"'
            head -c 17000000 /dev/zero | tr '\0' x
            say '"}\033\\'
            """#,
            """
            sh sent a frame message of more than 16777216 bytes, which no test reads.
            Does it contain a very long text? Rows of a long list that are far out of view can be left out.

            """
        ),
        (
            #"say '\033]7367;lunch;2;%s;hello;{}\033\\'"#,
            """
            sh sent a message of version 2 of the protocol; this test uses version 1.
            Its framework and this test may use different versions of Lunch.

            """
        ),
        (
            hello + ShellApp.frame(1, mark: 1_000_000, label: "one"),
            "sh acknowledged 1000000 bytes of input, but 0 have been sent to it.\n"
        ),
    ]

    @Test(arguments: cutOff + others)
    func aFirstMessageThatIsWrongEndsTheLaunchAtOnce(_ script: String, _ message: String) {
        var launcher = ShellApp.launcher(script)
        // Among many tests 17 MB take their time.
        launcher.configuration.launchTimeout = .seconds(120)
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(error?.kind == .protocolViolation)
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    /// Nothing of the app is read once it has gone wrong.
    @Test func whatNoOneReadIsAFailureAtTheEnd() throws {
        let app = try ShellApp.launch(
            Self.hello + ShellApp.frame(1, label: "one") + "key\n" + ShellApp.frame(3, mark: 1, label: "three")
                + "exit 0")
        try app.typeText("k")
        #expect(app.wait(for: .notRunning, timeout: .seconds(60)))
        withFailure {
            app.terminate()
        } matching: { failure in
            failure.message.hasPrefix("sh sent frame 3 after frame 1: frame 2 is missing.\n")
        }
        // It is told once.
        app.terminate()
    }

    @Test func revisionsGoOnWhereAnAppIsShownAnotherScreen() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let first = try app.settledFrame().revision
        try app.show("Size")
        try app.show("Counter")
        try app.typeText("a")
        #expect(app.line("count") == "count 1")
        #expect(try app.settledFrame().revision >= first + 3)
    }
}
