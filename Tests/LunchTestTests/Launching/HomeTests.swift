import Foundation
import LunchTest
import TestSupport
import Testing

/// An app that opens a screen gets a temporary home, so that no test changes the user's files.
@Suite(.waiting) struct HomeTests {
    private static let screen = Launcher(app: fixture, screen: "Environment", size: CellSize(columns: 200, rows: 24))

    private func home(_ app: TUIApplication) -> String { app.line("home") }

    @Test func aScreenOpensInATemporaryHomeThatGoesWithTheApp() throws {
        let app = try Self.screen.launch()
        let home = home(app)
        #expect(home != ProcessInfo.processInfo.environment["HOME"])
        #expect(app.line("foundation") == home)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: home).sorted() == [
                ".cache", ".config", ".local", ".local/share", ".local/state", ".run",
            ])
        try Data("text".utf8).write(to: URL(filePath: "\(home)/.config/file"))
        app.terminate()
        #expect(!FileManager.default.fileExists(atPath: URL(filePath: home).deletingLastPathComponent().path))
    }

    @Test func oneOptionTurnsItOffAndAHomeOfTheTestStays() throws {
        var launcher = Self.screen
        launcher.configuration.usesRealHome = true
        #expect(home(try launcher.launch()) == ProcessInfo.processInfo.environment["HOME"])
        launcher = Self.screen
        launcher.configuration.environment["HOME"] = "/tmp/own"
        let app = try launcher.launch()
        #expect([home(app), app.line("foundation")] == ["/tmp/own", "/tmp/own"])
    }

    @Test func anAppThatNeedsTheRealHomeFailsWithTheOption() throws {
        let advice = """
            If it needs your real home to start, allow that.
            In a test: Launcher(…, usesRealHome: true). On the command line: --real-home.
            """
        func message(_ script: String, usesRealHome: Bool = false) -> String? {
            let launcher = Launcher(
                app: .command("sh"), screen: "S", arguments: ["-c", script], usesRealHome: usesRealHome)
            return RecordedMessage.thrown { _ = try launcher.launch() }
        }
        // An app that says what else is wrong is not said to miss its home, unless it names it.
        let refusal = ShellApp.hello() + ShellApp.message("error", #"{"message":"no screen"}"#)
        let advised = [
            message("exit 3"), message("echo first; read line"),
            RecordedMessage.thrown { _ = try ShellApp.launch("cat $HOME/x >&2\n" + refusal) },
        ]
        for text in advised { #expect(text?.contains(advice) == true, "\(text ?? "")") }
        let plain = [
            message("exit 3", usesRealHome: true), RecordedMessage.thrown { _ = try ShellApp.launch(refusal) },
        ]
        for text in plain { #expect(text?.contains("home") == false, "\(text ?? "")") }
    }

    @Test func aHomeThatCannotBeMadeIsExplained() throws {
        let words = [
            "A temporary home for the app could not be made at /no/such/folder/lunch-",
            "Set TMPDIR to a folder that is writable",
        ]
        try NestedCase("NestedHomeTests", says: words)
            .check(environment: ["TMPDIR": "/no/such/folder", "LUNCH_TEST_HOME": "1"])
    }
}

/// Launches a screen in a process that has nowhere to put a home.
@Suite struct NestedHomeTests {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["LUNCH_TEST_HOME"] == "1"))
    func launches() throws { _ = try Launcher(app: fixture, screen: "Counter").launch() }
}
