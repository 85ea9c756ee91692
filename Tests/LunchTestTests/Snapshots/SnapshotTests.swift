import LunchDriver
import LunchTest
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An app against its snapshot: when it is looked at, where the file lies, and what fails at which line.
@Suite(.waiting) final class SnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-snapshot-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A file of tests that lies in a folder of its own.
    private var tests: String { folder.appending(path: "LoginTests.swift").path }

    /// The file of a snapshot of a test of this suite.
    private func path(_ test: String, _ name: String? = nil) -> String {
        let name = "SnapshotTests.\(test)\(name.map { ".\($0)" } ?? "").txt"
        return folder.appending(path: "__Snapshots__/LoginTests/\(name)").path
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: path)
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

    @Test func aSnapshotBesideTheTest() throws {
        let app = try Launcher(app: fixture, screen: "Form").launch()
        #expect(expectSnapshot(of: app))
    }

    @Test func aScreenMayTakeItsTime() throws {
        try write("cells: 80×24\ncursor: 3,0\n|two\n", to: path("aScreenMayTakeItsTime"))
        let app = try shell(#"stty -echo; printf one; read answer; sleep 0.4; printf '\rtwo'; read answer"#)
        try app.typeText("\n")
        #expect(expectSnapshot(of: app, timeout: .seconds(60), filePath: tests))
    }

    /// A screen on which an app has not settled is none to compare, also if it is right by chance.
    @Test func aScreenThatIsRightBeforeTheAppHasSettledIsNotEnough() throws {
        var launcher = Launcher(app: fixture, screen: "Hostile", mock: ["text": "calm"])
        launcher.configuration.settleTimeout = .milliseconds(200)
        let app = try launcher.launch()
        let literal = TUISnapshot(try app.settledFrame()).text
        #expect(expectSnapshot(of: app, is: literal))
        // From now on it is busy, and shows the same.
        try app.typeText("b")
        let failure = failure { expectSnapshot(of: app, is: literal, timeout: .milliseconds(500)) }
        #expect(failure.message.contains("did not settle within 500 ms: it is busy: calm"), "\(failure.message)")
    }

    @Test func theLastScreenOfAnAppThatHasEnded() throws {
        let app = try shell("printf bye")
        #expect(app.wait(for: .notRunning, timeout: 60))
        #expect(expectSnapshot(of: app, is: "cells: 80×24\ncursor: 3,0\n|bye\n"))
        let failure = failure { expectSnapshot(of: app, is: "cells: 80×24\ncursor: 3,0\n|two\n") }
        #expect(failure.message.contains("− |two\n+ |bye\n   ^^^\n"), "\(failure.message)")
    }

    @Test func anotherScreenFailsAtTheCallersLine() throws {
        let path = path("anotherScreenFailsAtTheCallersLine")
        try write("cells: 80×24\ncursor: 6,4\n|Registration\n|Nome\n|Name\n|[]\n|sent 0\n", to: path)
        let app = try Launcher(app: fixture, screen: "Form").launch()
        let line = #line + 2
        let failure = failure {
            expectSnapshot(of: app, timeout: .milliseconds(50), filePath: tests)
        }
        #expect(failure.line == line)
        #expect(
            failure.message.hasPrefix(
                """
                The snapshot "SnapshotTests.anotherScreenFailsAtTheCallersLine" differs: 1 row with other text \
                (− recorded, + received).
                  |Registration
                − |Nome
                + |Name
                    ^
                  … 1 lines …
                """) || failure.message.contains("− |Nome\n+ |Name\n    ^\n"), "\(failure.message)")
        #expect(failure.message.contains("\nIt is recorded in \(path)"), "\(failure.message)")
    }

    @Test func aMissingFileFailsTwiceAndShowsWhatToPaste() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let path = path("aMissingFileFailsTwiceAndShowsWhatToPaste", "count")
        var literal = ""
        for _ in 0..<2 {
            let line = #line + 1
            let failure = failure { expectSnapshot(of: app, named: "count", as: .text, filePath: tests) }
            #expect(failure.line == line)
            #expect(failure.message.contains(": no file \(path)\n"), "\(failure.message)")
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            literal = failure.message
        }
        // The message has the literal of the test below.
        let start = try #require(literal.firstRange(of: "  is: #\"\"\"\n"))
        let end = try #require(literal.firstRange(of: "    \"\"\"#"))
        let lines = literal[start.upperBound..<end.lowerBound].split(separator: "\n").map { $0.dropFirst(4) }
        #expect(expectSnapshot(of: app, as: .text, is: lines.joined(separator: "\n")))
    }

    @Test func aMistakeIsReported() throws {
        let unlaunched = failure { expectSnapshot(of: TUIApplication(fixture), is: "text: 80×24\n") }
        #expect(unlaunched.message.contains("has not been launched"), "\(unlaunched.message)")
        let path = path("aMistakeIsReported")
        try write("<html>\n", to: path)
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let messages = [
            failure { expectSnapshot(of: app, is: "count 0") }, failure { expectSnapshot(of: app, filePath: tests) },
            failure { expectSnapshot(of: app, named: "../../login", filePath: tests) },
        ].map(\.message)
        let other = failure {
            expectSnapshot(of: app, as: .text, is: "text: 80×24\n|count 7\n", timeout: .milliseconds(50))
        }.message
        let words = ["The snapshot in the test differs: ", "− |count 7\n+ |count 0\n", "\n    |count 0\n"]
        #expect(words.allSatisfy { other.contains($0) }, "\(other)")
        for (message, opening) in zip(
            messages,
            [
                "The snapshot in the test cannot be read: ", "There is no snapshot in \(path)\n",
                #""../../login" cannot name a snapshot."#,
            ])
        {
            #expect(message.hasPrefix(opening), "\(message)")
        }
    }

    @Test(arguments: [1, 2]) func aTestWithArgumentsNamesItsSnapshots(_ number: Int) throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let unnamed = failure { expectSnapshot(of: app, filePath: tests) }
        #expect(unnamed.message.hasPrefix("The snapshot needs a name, since the test is parameterized"))
        let path = path("aTestWithArgumentsNamesItsSnapshots", "case \(number)")
        try write("text: 80×24\n|count 0\n", to: path)
        #expect(expectSnapshot(of: app, named: "case \(number)", as: .text, filePath: tests))
    }
}
