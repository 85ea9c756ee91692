import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchProcess

/// Answers that the terminal itself sends to a program reach it.
@Suite(.waiting) struct AnswerTests {
    /// A program that asks for something and shows what it reads.
    private func asking(_ sequence: String) throws -> TUIApplication {
        let app = TUIApplication(.command("sh"))
        app.launchArguments = ["-c", "stty -icanon -echo; printf '\(sequence)'; exec cat -v"]
        try app.launch()
        return app
    }

    @Test func aQuestionIsAnsweredAndANewSizeIsReportedWhereThatWasAskedFor() throws {
        let app = try asking("\\033[5n\\033[?2048h")
        try app.waitForFrame { $0.text.contains("^[[0n") }
        try app.waitForFrame { $0.text.contains("^[[48;24;80;") }
        try app.resize(columns: 100, rows: 30)
        try app.waitForFrame { $0.text.contains("^[[48;30;100;") }
        app.terminate()
    }

    /// Otherwise each question of a program that never reads would take memory.
    @Test func whoAsksAndDoesNotReadGetsNoMoreThanAMegabyte() throws {
        let questions = 1 << 19
        let app = TUIApplication(.command("sh"))
        let asking = "yes \"$(printf '\\033[5n')\" | head -n \(questions)"
        let begin = "stty -icanon -echo; echo ready; head -c 1 >/dev/null"
        app.launchArguments = ["-c", "\(begin); \(asking); echo done; exec sleep 1000"]
        try app.launch()
        try app.waitForFrame { $0.text.contains("ready") }
        try app.typeText("x")
        try app.waitForFrame(timeout: .seconds(240)) { $0.text.contains("done") }
        let running = app.run.session?.process.withLock(\.self)
        let child = try #require(running as? ChildProcess)
        let waiting = child.channel.withLock { $0.outgoing.count }
        // Bytes that were read at once may be answered at once.
        #expect(child.isBackedUp && waiting < 3 << 19, "\(waiting) bytes of \(questions * 4) wait")
        app.terminate()
    }
}
