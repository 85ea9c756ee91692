import LunchTest
import TestSupport
import Testing

/// If nothing more comes of an app, its test is told what keeps it, as far as the system knows.
@Suite(.waiting) struct StandstillTests {
    private static let opening = "sh did not open on the screen \"Home\": it acknowledged nothing within 2 s.\n"

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let script: String
        var opening = StandstillTests.opening
        /// A pattern of what is told of its processes.
        let told: String
        var isAskedForRelease = false
    }

    private static let cases = [
        Case(
            testDescription: "waits for input", script: "exec cat",
            opening: "sh did not open on the screen \"Home\": it acknowledged nothing and waits for input.\n",
            told: #"\(cat\) is asleep in read\.\nDoes it use Lunch at all\? .* for release\?\n"#,
            isAskedForRelease: true),
        Case(
            testDescription: "sleeps", script: "exec sleep 1000",
            told: #"\(sleep\) is asleep in (clock_)?nanosleep\.\nAn app calls Launcher\(with:\)\.screen\(\) before "#
                + #"it draws: what does it do before that\?\n"#),
        Case(
            testDescription: "computes", script: "while :; do :; done",
            told: #"\(sh\) is running, and has used \d+\.\d\d s of the processor in \d+\.\d\d s\.\nAn app calls"#),
        // Its output so far can be read; its state is told with what it does not do any more.
        Case(
            testDescription: "stops later", script: "echo begun; kill -STOP $$",
            told: #"\(sh\) is stopped \(SIGSTOP, or Ctrl-Z\)\.\n"#),
        Case(
            testDescription: "has started another", script: "cat; true",
            opening: "sh did not open on the screen \"Home\": it acknowledged nothing",
            told: #"\(sh\) is asleep in wait4; process \d+ \(cat\) is asleep in read\.\nDoes it"#,
            isAskedForRelease: true),
    ]

    /// The message of a program that is asked for a screen and does not answer.
    @Test(arguments: cases) private func aProgramThatDoesNotAnswer(_ given: Case) throws {
        var launcher = Launcher(app: .command("sh"), screen: "Home")
        launcher.configuration.arguments = ["-c", given.script]
        launcher.configuration.launchTimeout = .seconds(2)
        let error = withError { _ = try launcher.launch() }
        #expect(error?.kind == .launch)
        let message = error?.message ?? ""
        #expect(message.hasPrefix(given.opening), "\(message)")
        #expect(try message.contains(Regex(#"\nProcess \d+ "# + given.told)), "\(message)")
        #expect(message.contains("release") == given.isAskedForRelease, "\(message)")
    }

    /// It is told at once: these launches would take a minute.
    @Test(arguments: ["Home", nil]) func aProgramThatIsStopped(_ screen: String?) {
        var launcher = Launcher(app: .command("sh"), screen: screen, arguments: ["-c", "kill -STOP $$"])
        launcher.configuration.launchTimeout = .seconds(600)
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(error?.kind == .launch)
        let message = error?.message ?? ""
        let opening = screen.map { "sh did not open on the screen \"\($0)\"" } ?? "sh did not open"
        #expect(message.hasPrefix("\(opening): it was stopped before it had written anything.\n"), "\(message)")
        #expect(
            message.contains(
                /\nProcess \d+ \(sh\) is stopped \(SIGSTOP, or Ctrl-Z\)\.\nDoes it wait for a debugger, .* SIGCONT continues it\.\n/
            ), "\(message)")
    }

    private func unsettled(_ app: TUIApplication) throws -> String {
        let error = withError { try app.press("a") }
        #expect(error?.kind == .unsettled)
        return error?.message ?? ""
    }

    @Test func anAppThatIsStoppedLater() throws {
        var launcher = Launcher(app: fixture, screen: "Stubborn")
        launcher.configuration.settleTimeout = .seconds(2)
        let app = try launcher.launch()
        let own = try #require(Int32(app.line("own")))
        LiveProcess.stop(own)
        try app.typeText("a")
        let message = try unsettled(app)
        #expect(
            message.withoutTimes.hasPrefix(
                """
                Fixture did not settle within 2 s: it has not acknowledged the byte that was sent to it.
                Process N (Fixture) …
                Sent last: typeText("a"); not settled since.
                """), "\(message)")
        // A process that it has detached may still be the shell that becomes another program.
        #expect(
            message.contains(
                /\nProcess \d+ \(Fixture\) is stopped \(SIGSTOP, or Ctrl-Z\); process \d+ \((tail|sh)\) is [a-z]/),
            "\(message)")
    }

    @Test func anAppWhoseTerminalIsStopped() throws {
        var launcher = Launcher(app: fixture, screen: "Halting")
        launcher.configuration.settleTimeout = .seconds(2)
        let app = try launcher.launch()
        try app.typeText("a")
        #expect(
            try unsettled(app).withoutTimes == """
                Fixture did not settle within 2 s: it has not acknowledged the byte that was sent to it.
                Process N (Fixture) …
                The output of its terminal is stopped, with Ctrl-S or TCOOFF (tcflow(3)), so the app waits as soon as it writes.
                Ctrl-Q or TCOON continues the output.
                Sent last: typeText("a"); not settled since.
                The screen "Halting" (80×24):
                +--------------------------------------------------------------------------------
                |keys 0
                +-------------------------------------------------------------------------------- 23 blank rows below
                The elements:
                application, label "Fixture", (0, 0) 80×24
                  staticText "keys", label "keys 0", (0, 0) 6×1
                """)
    }

    @Test func aTerminalThatGoesOnIsNotCalledStopped() throws {
        let app = TUIApplication(.command("sh"))
        app.launchArguments = ["-c", "echo ready; read a; echo on; read b"]
        try app.launch()
        try app.press(.control("s"))
        try app.press(.control("q"))
        try app.typeText("\n")
        try app.waitForFrame(timeout: .seconds(60)) { $0.grid.lines.contains("on") }
        withFailure {
            _ = app.buttons["save"].label
        } matching: { failure in
            !failure.message.contains("stopped")
        }
    }

    @Test func aGuardThatWasKilledIsNotTheAppsEnd() throws {
        let app = TUIApplication(.command("sh"))
        app.launchArguments = ["-c", "echo $PPID; read line"]
        try app.launch()
        let guardian = try #require(Int32(app.settledFrame().grid.lines[0]))
        LiveProcess.kill(guardian)
        #expect(app.wait(for: .notRunning, timeout: 60))
        let error = withError { try app.press("a") }
        #expect(error?.kind == .notRunning)
        #expect(
            error?.message.hasPrefix(
                """
                sh is not running any more: it was killed because lunch-guard, the process between the app and its test, was \
                ended by SIGKILL (signal 9).
                The app did nothing wrong. Does something kill processes by name, or is the machine short of memory?
                The screen (80×24):
                """) == true, "\(error?.message ?? "")")
    }
}
