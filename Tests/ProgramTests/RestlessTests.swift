import LunchTest
import TestSupport
import Testing

/// Programs that never rest: those that show nothing do not open, and what they do is told.
///
/// Traces are off: to record so much output takes longer than the tests.
@Suite(.lunch(trace: .off), .enabled(if: Program.isInstalled("bash"), "bash is not installed"))
struct RestlessTests {
    let home: Home

    init() throws { home = try Home() }

    private func launcher(_ program: String, _ script: String, settle: Duration = .seconds(3)) -> Launcher {
        var launcher = Launcher(
            app: .command(program), environment: home.environment, arguments: ["-c", script], directory: home.path)
        launcher.configuration.settleTimeout = settle
        return launcher
    }

    /// Longer than a test may take: nobody waits for the end of the launch.
    @Test(
        arguments: Nightly.rows(
            of: [
                ("bash", "exec yes > /dev/null", "yes"), ("bash", "(while :; do :; done); :", "bash"),
                ("bash", "while :; do :; done", "bash"), ("python3", "while True: pass", "python3"),
            ].filter { Program.isInstalled($0.0) }, else: 2))
    func anEndlessLoopDoesNotOpen(_ program: String, _ script: String, _ name: String) {
        var launcher = launcher(program, script)
        launcher.configuration.launchTimeout = .seconds(3600)
        let error = withError { _ = try launcher.launch() }
        #expect(error?.kind == .launch)
        let message = error?.message ?? ""
        #expect(message.hasPrefix("\(program) did not open: it has been computing for "), "\(message)")
        #expect(message.contains("s and has shown nothing.\nProcess "), "\(message)")
        #expect(message.contains(" (\(name)) is running, and has used "), "\(message)")
        #expect(
            message.contains(
                """
                It has read and stored nothing lately, allocated no memory and started no program: is this an endless loop?
                If it needs longer before it shows something, give it more time: launcher.configuration.settleTimeout =
                """), "\(message)")
    }

    /// It gets on with its start, and so has all the time of a launch.
    @Test(
        arguments: Nightly.rows(
            of: ["(:)", "read -r line < /etc/passwd"].map {
                "for ((i = 0; i < 30; i++)); do for ((j = 0; j < 40000; j++)); do :; done; \($0); done"
            }, else: 1))
    func aSlowStarterOpens(_ work: String) throws {
        var launcher = launcher("bash", "\(work); echo up; read answer", settle: .seconds(1))
        launcher.configuration.launchTimeout = .seconds(300)
        let app = try launcher.launch()
        #expect(app.text("up").exists)
    }

    @Test func aProgramThatPrintsForEverIsUpAndFailsLater() throws {
        let app = try launcher("bash", "while :; do echo again; done", settle: .milliseconds(300)).launch()
        app.text("again").expectToExist(timeout: .patience)
        let error = withError { try app.press("a") }
        #expect(error?.kind == .unsettled)
        let message = error?.message ?? ""
        #expect(message.hasPrefix("bash never rested within 300 ms.\nProcess "), "\(message)")
        #expect(message.contains(/\nIt has written \d+ bytes in \d/), "\(message)")
        app.terminate()
    }

    /// The part of it that matters is at rest; the other is named, and how to leave it out.
    @Test func howToLeaveOutAHelperIsReported() throws {
        var launcher = launcher("bash", "cp $(command -v yes) helper; echo up; ./helper > /dev/null & wait")
        launcher.configuration.settleTimeout = .milliseconds(300)
        let app = try launcher.launch()
        let error = withError { try app.press("a") }
        #expect(
            error?.message.contains("leave it out: configuration.ignoredPrograms = [\"helper\"].") == true,
            "\(error?.message ?? "")")
        launcher.configuration.ignoredPrograms = ["helper"]
        #expect(try launcher.launch().settledFrame().settling.waits.contains { $0.program == "helper" })
    }

    /// emacs compiles its libraries in other processes of its own name.
    @Test func aHelperWithTheNameOfTheProgramIsLeftOut() throws {
        var launcher = launcher("bash", "echo up; bash -c 'while :; do :; done' & wait")
        launcher.configuration.settleTimeout = .milliseconds(300)
        let app = try launcher.launch()
        let message = withError { try app.press("a") }?.message ?? ""
        #expect(message.contains(/depend on process \d+ \(bash\), leave it out:/), "\(message)")
        #expect(message.contains(#"ignoredPrograms = ["bash"]."#), "\(message)")
        launcher.configuration.ignoredPrograms = ["bash"]
        let other = try launcher.launch()
        try other.press("a")
        #expect(try other.settledFrame().settling.waits.contains { $0.program == "bash" && $0.isInBackground })
    }

    /// Leaving out its name is not leaving out the program.
    @Test func theProgramItselfIsWaitedForByWhateverName() throws {
        let script = "stty -echo; read x; for ((i = 0; i < 200000; i++)); do :; done; echo done-$i; cat"
        var launcher = launcher("bash", script)
        launcher.configuration.ignoredPrograms = ["bash"]
        let app = try launcher.launchPatiently()
        try app.press(.return)
        #expect(app.text("done-200000").exists)
    }

    /// It looks a thousand times a second whether there is something to do.
    @Test(
        .enabled(if: Program.isInstalled("python3"), "python3 is not installed"),
        arguments: ["select.select([0], [], [], 0.001)", "time.sleep(0.001)", "time.sleep(0.03)"])
    func aPollIsNoTimer(_ poll: String) throws {
        let script = "import select, time\nprint('up', flush=True)\nwhile True: \(poll)"
        let app = try launcher("python3", script, settle: .seconds(30)).launch()
        let settling = try app.waitForFrame(timeout: .patience) { !$0.settling.waits.isEmpty }.settling
        #expect(settling.trust == .bounded)
        #expect(settling.waits.contains { $0.isPolling && $0.limit != nil }, "\(settling)")
        #expect(settling.nextTimer == nil, "\(settling)")
        #expect("\(settling)".contains(", again and again, process "), "\(settling)")
    }
}
