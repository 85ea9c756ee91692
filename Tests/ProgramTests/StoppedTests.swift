import LunchTest
import TestSupport
import Testing

/// A program that a signal has stopped is told as such.
@Suite(.lunch, .enabled(if: Program.isInstalled("bash"), "bash is not installed"))
struct StoppedTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch(_ arguments: [String]) throws -> TUIApplication {
        try Launcher(
            app: .command("bash"), environment: home.environment.merging(["PS1": "$ "]) { $1 }, arguments: arguments,
            directory: home.path
        ).launchPatiently()
    }

    @Test(arguments: ["kill -STOP $$", "bash -c 'kill -STOP $$'"])
    func whatKeepsAProgramIsReported(_ script: String) throws {
        let app = try launch(["-c", "echo ready; \(script); echo on"])
        let settling = try app.settledFrame().settling
        #expect(settling.trust == .bounded)
        #expect(settling.waits.contains { $0.isStopped && !$0.isInBackground && $0.program == "bash" }, "\(settling)")
        let words =
            /bounded, since the program is stopped: stopped \(SIGSTOP, Ctrl-Z or a debugger\), process \d+ \(bash\)/
        #expect("\(settling)".contains(words), "\(settling)")
        try app.press(.return)
        _ = try app.settledFrame()
        let error = withError { _ = try app.waitForFrame(timeout: .milliseconds(50)) { $0.contains("on") } }
        #expect(
            error?.message.contains(/\nA signal has stopped process \d+ \(bash\); it does nothing until/) == true,
            "\(error?.message ?? "")")
    }

    @Test func aStoppedJobOfAShellIsNamed() throws {
        let app = try launch(["--norc", "--noprofile"])
        try app.typeText("cat\n")
        try app.press(.control("z"))
        app.text(/Stopped +cat/).expectToExist(timeout: .patience)
        let settling = try app.settledFrame().settling
        #expect(settling.trust == .bounded)
        #expect(settling.waits.contains { $0.isStopped && $0.isInBackground && $0.program == "cat" }, "\(settling)")
        #expect("\(settling)".contains("bounded, since a job is stopped: stopped"), "\(settling)")
        try app.typeText("fg\n")
        try app.typeText("hello\n")
        #expect(app.texts("hello").count == 2)
        #expect(try app.settledFrame().settling.waits.allSatisfy { !$0.isStopped })
    }

    /// The terminal stops a job that reads from it in the background.
    @Test func aJobThatReadsTheTerminalIsNamed() throws {
        let app = try launch(["--norc", "--noprofile"])
        try app.typeText("cat &\n")
        // The shell tells of it at a prompt, once it has happened; that in the background is not waited for.
        let end = ContinuousClock.now + .patience
        while !app.text(/Stopped +cat/).exists, ContinuousClock.now < end { try app.press(.return) }
        let settling = try app.settledFrame().settling
        #expect(settling.waits.contains { $0.isStopped && $0.isInBackground && $0.program == "cat" }, "\(settling)")
        try app.typeText("kill %1; kill -CONT %1\n")
    }
}

extension TUIFrame {
    fileprivate func contains(_ text: String) -> Bool { grid.lines.contains { $0.hasPrefix(text) } }
}
