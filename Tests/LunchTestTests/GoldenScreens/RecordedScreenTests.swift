import Dispatch
import LunchProcess
import LunchTest
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An app against a recorded screen: when it is looked at, where the record lies, and what fails at which line.
@Suite(.waiting) final class RecordedScreenTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-golden-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A file of tests that lies in a folder of its own.
    private var tests: String { folder.appending(path: "LoginTests.swift").path }
    private var record: String { folder.appending(path: "Screens/LoginTests/login.txt").path }

    private func record(_ text: String) throws {
        let url = URL(filePath: record)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func shell(_ script: String) throws -> TUIApplication {
        let app = TUIApplication(.command("sh"))
        app.launchArguments = ["-c", script]
        try app.launch()
        return app
    }

    /// The only failure that something records, and its line.
    private func failure(_ body: () throws -> Void) rethrows -> (message: String, line: Int?) {
        let failures = try FailureReporter.taking(body)
        #expect(failures.count == 1)
        return (failures.first?.message ?? "", failures.first?.place?.line)
    }

    @Test func aRecordBesideTheTest() throws {
        let app = try Launcher(app: fixture, screen: "Form").launch()
        #expect(expect(app, matchesRecorded: "empty form"))
        #expect(expect(try app.settledFrame(), matchesRecorded: "empty form"))
    }

    @Test func aScreenMayTakeItsTime() throws {
        try record("size: 80×24\ncursor: 3,0\n│two\n")
        let app = try shell(#"stty -echo; printf one; read answer; printf '\rtwo'; read answer"#)
        // On another thread, since this one waits for the screen meanwhile.
        let typing = DispatchGroup()
        let error = Lock<(any Error)?>(nil)
        DispatchQueue.global().async(group: typing) {
            do { try app.typeText("\n") } catch let failure { error.withLock { $0 = failure } }
        }
        #expect(expect(app, matchesRecorded: "login", timeout: .seconds(60), filePath: tests))
        typing.wait()
        #expect(error.withLock { $0 == nil })
    }

    /// A screen on which an app has not settled is none to compare, also if it is right by chance.
    @Test func aScreenThatIsRightBeforeTheAppHasSettledIsNotEnough() throws {
        var launcher = Launcher(app: fixture, screen: "Hostile", mock: ["text": "calm"])
        launcher.configuration.settleTimeout = .milliseconds(200)
        let app = try launcher.launch()
        try record(TUIScreenRecord(try app.settledFrame()).text)
        #expect(expect(app, matchesRecorded: "login", filePath: tests))
        // From now on it is busy, and shows the same.
        try app.typeText("b")
        let failure = failure {
            expect(app, matchesRecorded: "login", timeout: .milliseconds(50), filePath: tests)
        }
        #expect(failure.message.contains("did not settle within 50 ms: it is busy: calm"), "\(failure.message)")
    }

    @Test func theLastScreenOfAnAppThatHasEnded() throws {
        try record("size: 80×24\ncursor: 3,0\n│bye\n")
        let app = try shell("printf bye")
        #expect(app.wait(for: .notRunning, timeout: 60))
        #expect(expect(app, matchesRecorded: "login", filePath: tests))
        try record("size: 80×24\ncursor: 3,0\n│two\n")
        let failure = failure { expect(app, matchesRecorded: "login", filePath: tests) }
        #expect(failure.message.contains("− │two\n+ │bye\n   ^^^\n"), "\(failure.message)")
    }

    @Test func anotherScreenFailsAtTheCallersLine() throws {
        try record("size: 80×24\ncursor: 0,3\n│Registration\n│Nome\n│Name\n│[]\n│sent 0\n")
        let app = try Launcher(app: fixture, screen: "Form").launch()
        let line = #line + 2
        let failure = failure {
            expect(app, matchesRecorded: "login", timeout: .milliseconds(50), filePath: tests)
        }
        #expect(failure.line == line)
        #expect(
            failure.message.hasPrefix(
                """
                The screen is not as it was recorded for "login" (− recorded, + received):
                  size: 80×24
                """), "\(failure.message)")
        #expect(failure.message.contains("\n− │Nome\n+ │Name\n    ^\n"), "\(failure.message)")
        #expect(failure.message.contains("\nIt is recorded in \(record)\n"), "\(failure.message)")
    }

    @Test func aMissingRecordFailsAndIsNotWritten() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let line = #line + 1
        let failure = failure { expect(app, matchesRecorded: "login", filePath: tests) }
        #expect(failure.line == line)
        #expect(
            failure.message.hasPrefix(
                """
                No screen "login" is recorded: there is no file \(record)
                If the screen below is right, run the test once with LUNCH_RECORD=1 in the environment, and commit the file.
                  size: 80×24
                """), "\(failure.message)")
        #expect(failure.message.contains("\n  │count 0"), "\(failure.message)")
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func aRecordThatIsNoneFails() throws {
        try record("<html>\n")
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let failure = failure { expect(app, matchesRecorded: "login", filePath: tests) }
        #expect(failure.message.hasPrefix("There is no recorded screen in \(record)\n"), "\(failure.message)")
    }

    @Test func aNameThatLeadsElsewhereFails() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let failure = failure { expect(app, matchesRecorded: "../../login", filePath: tests) }
        #expect(failure.message.hasPrefix(#""../../login" cannot name a recorded screen."#), "\(failure.message)")
    }

    @Test func anAppThatWasNotLaunchedFails() throws {
        let app = TUIApplication(fixture)
        let failure = failure { expect(app, matchesRecorded: "login", filePath: tests) }
        #expect(failure.message.contains("has not been launched"), "\(failure.message)")
    }

    @Test func aRunThatRecordsFailsAndTheNextOneDoesNot() throws {
        let filter = ["--testing-library", "swift-testing", "--filter", "NestedRecordingTests"]
        let environment = [NestedRecordingTests.file: tests, "LUNCH_RECORD": "1"]
        let recording = try Bundle.run(filter, environment: environment)
        #expect(recording.status == .exited(1))
        #expect(recording.output.contains("The screen \"login\" was recorded in \(record)"), "\(recording.output)")
        let text = try String(contentsOf: URL(filePath: record), encoding: .utf8)
        #expect(text.hasPrefix("size: 80×24\n") && text.contains("\n│count 0\n"), "\(text)")
        let comparing = try Bundle.run(filter, environment: [NestedRecordingTests.file: tests, "LUNCH_RECORD": "0"])
        #expect(comparing.status == .exited(0), "\(comparing.output)")
        // Nothing is left to be recorded, so a run that would record is a comparison as well.
        #expect(try Bundle.run(filter, environment: environment).status == .exited(0))
    }
}

/// Runs in a bundle of its own, which may record.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedRecordingTests {
    /// The variable that names the file of tests beside which the record lies.
    static let file = "LUNCH_NESTED_TESTS_FILE"

    @Test func theCounter() throws {
        let file = try #require(ProcessInfo.processInfo.environment[Self.file])
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        expect(app, matchesRecorded: "login", filePath: file)
    }
}
