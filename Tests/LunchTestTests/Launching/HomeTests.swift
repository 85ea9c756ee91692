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

    @Test func oneOptionTurnsItOff() throws {
        var launcher = Self.screen
        launcher.configuration.usesRealHome = true
        #expect(home(try launcher.launch()) == ProcessInfo.processInfo.environment["HOME"])
    }

    @Test func aHomeOfTheTestStays() throws {
        var launcher = Self.screen
        launcher.configuration.environment["HOME"] = "/tmp/own"
        let app = try launcher.launch()
        #expect(home(app) == "/tmp/own")
        #expect(app.line("foundation") == "/tmp/own")
    }

    @Test func anAppThatNeedsTheRealHomeFailsWithTheOption() throws {
        let advice = """
            If it needs your real home to start, allow that.
            In a test: Launcher(…, usesRealHome: true). On the command line: --real-home.
            """
        func message(_ script: String, usesRealHome: Bool = false) -> String? {
            let launcher = Launcher(
                app: .command("sh"), screen: "S", arguments: ["-c", script], usesRealHome: usesRealHome)
            return #expect(throws: TUIError.self) { try launcher.launch() }?.message
        }
        #expect(message("exit 3")?.contains(advice) == true)
        #expect(message("echo first; read line")?.contains(advice) == true)
        #expect(message("exit 3", usesRealHome: true)?.contains("home") == false)
        // An app that says what else is wrong is not said to miss its home, unless it names it.
        let refusal = ShellApp.hello() + ShellApp.message("error", #"{"message":"no screen"}"#)
        let refused = #expect(throws: TUIError.self) { try ShellApp.launch(refusal) }
        #expect(refused?.message.contains("home") == false, "\(refused?.message ?? "")")
        let missing = #expect(throws: TUIError.self) { try ShellApp.launch("cat $HOME/x >&2\n" + refusal) }
        #expect(missing?.message.contains(advice) == true, "\(missing?.message ?? "")")
    }

    @Test func aHomeThatCannotBeMadeIsExplained() throws {
        let run = try Bundle.run(
            ["--testing-library", "swift-testing", "--filter", "NestedHomeTests"],
            environment: ["TMPDIR": "/no/such/folder", "LUNCH_TEST_HOME": "1"])
        #expect(
            run.output.contains("A temporary home for the app could not be made at /no/such/folder/lunch-"),
            "\(run.output)")
        #expect(run.output.contains("Set TMPDIR to a folder that is writable"), "\(run.output)")
    }
}

/// Launches a screen in a process that has nowhere to put a home.
@Suite struct NestedHomeTests {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["LUNCH_TEST_HOME"] == "1"))
    func launches() throws { _ = try Launcher(app: fixture, screen: "Counter").launch() }
}
