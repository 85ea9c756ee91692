import LunchTest
import Testing

/// What the terminal itself sends to a program reaches it.
@Suite struct AnswerTests {
    /// A program that asks for something and shows what it reads.
    private func asking(_ sequence: String) throws -> TUIApplication {
        let app = TUIApplication(.command("sh"))
        app.launchArguments = ["-c", "stty -icanon -echo; printf '\(sequence)'; exec cat -v"]
        try app.launch()
        return app
    }

    @Test func aQuestionIsAnswered() throws {
        let app = try asking("\\033[5n")
        try app.waitForFrame { $0.text.contains("^[[0n") }
        app.terminate()
    }

    @Test func aNewSizeIsReportedToAProgramThatHasAskedForThat() throws {
        let app = try asking("\\033[?2048h")
        try app.waitForFrame { $0.text.contains("^[[48;24;80;") }
        app.resize(columns: 100, rows: 30)
        try app.waitForFrame { $0.text.contains("^[[48;30;100;") }
        app.terminate()
    }
}
