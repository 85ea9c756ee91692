import Foundation
import LunchProcess
import LunchTest
import LunchTrace
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// Apps that are opened where they were in a test.
@Suite(.lunch) struct ReplayTests {
    /// Runs a test of this bundle that is recorded, and calls a function with the path of its trace.
    ///
    /// - Parameter change: changes records, as if the app or the test had been another one.
    private func recorded(
        _ test: String, changing change: (inout TraceRecord) -> Void = { _ in }, _ body: (String) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let home = "\(folder)/home"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let run = try Bundle.run(
            ["--testing-library", "swift-testing", "--filter", "NestedReplayTests/\(test)\\("],
            environment: [
                "LUNCH_TRACES": folder, "LUNCH_TRACE": "always", "LUNCH_GREEN": "", "REPLAY_HOME": home,
                "REPLAY_PROGRAM": Self.textualProgram,
            ])
        try FileManager.default.removeItem(atPath: home)
        let path = "\(folder)/NestedReplayTests.\(test)/trace.lunchtrace"
        let data = try #require(FileManager.default.contents(atPath: path), "\(run.output)")
        var records = try Trace(file: Array(data)).records
        for index in records.indices {
            // The program would be built first: the tests hold what that needs.
            if case .launch(var launch) = records[index].content, launch.program.contains("/debug/") {
                launch.program = ProductPath.of(launch.program.split(separator: "/").last.map(String.init) ?? "")
                records[index].content = .launch(launch)
            }
            change(&records[index])
        }
        try Data(Trace(records).file).write(to: URL(filePath: path))
        try body(path)
    }

    @Test func theScreenAtAStepIsThatOfTheTest() throws {
        try recorded("goesToDinner") { path throws in
            let first = try Lunch.run("open", "--trace", path, "--at", "1")
            #expect(first.errors == "")
            #expect(first.output.contains("Bread"), "\(first.output)")
            let locale = try Lunch.run("open", "--trace", path, "--at", "3")
            #expect(locale.errors == "")
            #expect(locale.output.contains("ja_JP"), "\(locale.output)")
            // The first failure without a step.
            let last = try Lunch.run("open", "--trace", path)
            #expect(last.errors == "")
            #expect(last.output.contains("Dinner"), "\(last.output)")
            #expect(last.status == .exited(0))
        }
    }

    @Test func whatIsOtherThanInTheTraceIsReported() throws {
        func change(_ record: inout TraceRecord) {
            guard case .launch(var launch) = record.content else { return }
            launch.userInfo = ["MOCK_JSON": ["menu": "Toast"]]
            record.content = .launch(launch)
        }
        try recorded("goesToDinner", changing: change) { path throws in
            let run = try Lunch.run("open", "--trace", path)
            #expect(run.status == .exited(0))
            #expect(run.errors.contains("At step 1, launch (NestedReplayTests.swift:"), "\(run.errors)")
            #expect(run.errors.contains(#"staticText "menuLabel" was "Bread", and is now "Toast"."#), "\(run.errors)")
            // It goes on all the same.
            #expect(run.output.contains("Dinner"), "\(run.output)")
        }
    }

    @Test func inputEndsBeforeASecret() throws {
        try recorded("registers") { path throws in
            let run = try Lunch.run("open", "--trace", path)
            #expect(
                run.errors.contains(
                    "the test sent a secret, which is not in the trace: no input was sent from there on."),
                "\(run.errors)")
            #expect(run.errors.contains("Type it yourself."))
            #expect(run.output.contains("ann@example.com"), "\(run.output)")
            #expect(!run.output.contains("•••"), "\(run.output)")
        }
    }

    @Test func aPlainProgramIsOpenedAsWell() throws {
        try recorded("readsWithLess") { path throws in
            let run = try Lunch.run("open", "--trace", path)
            #expect(run.errors == "")
            #expect(run.output.hasPrefix("line 42\n"), "\(run.output)")
        }
    }

    private static let textualProgram = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "ProgramTests/Apps/shopping.py").path

    private static func isThere(_ program: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return folders.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    /// The home that the test set is not there: an empty folder takes its place.
    @Test(.enabled(if: isThere("vim"), "vim is not installed")) func vimIsOpenedInTheMidstOfAText() throws {
        try recorded("writesWithVim") { path throws in
            let run = try Lunch.run("open", "--trace", path)
            #expect(run.errors == "")
            #expect(run.output.hasPrefix("plum\npeach\n~\n"), "\(run.output)")
        }
    }

    @Test(.enabled(if: isThere("mc"), "mc is not installed")) func aDialogOfMidnightCommanderIsOpened() throws {
        try recorded("makesAFolderWithMidnightCommander") { path throws in
            let run = try Lunch.run("open", "--trace", path)
            #expect(run.output.contains("Create a new Directory"), "\(run.output)\(run.errors)")
            #expect(run.output.contains(" new"), "\(run.output)")
            #expect(run.output.contains("<─ ~ ─"), "\(run.output)")
        }
    }

    @Test(.enabled(if: Bundle.variable("LUNCH_TEXTUAL") != "", "LUNCH_TEXTUAL names no Python that has Textual"))
    func anAppOfTextualIsOpened() throws {
        try recorded("shopsWithTextual") { path throws in
            let run = try Lunch.run("open", "--trace", path)
            #expect(run.errors == "")
            #expect(run.output.contains("jam"), "\(run.output)")
        }
    }

    @Test func virtualTimePassesAsInTheTest() throws {
        try recorded("waitsInVirtualTime") { path throws in
            let before = try Lunch.run("open", "--trace", path, "--at", "3")
            let behind = try Lunch.run("open", "--trace", path, "--at", "5")
            #expect(before.errors + behind.errors == "")
            #expect(!before.output.contains("Welcome"), "\(before.output)")
            #expect(behind.output.contains("Welcome"), "\(behind.output)")
        }
    }

    @Test func thePersonGoesOnFromThere() throws {
        try recorded("goesToDinner") { path throws in
            let lunch = try Launcher(
                app: .path(ProductPath.of("lunch")), arguments: ["open", "--trace", path, "--at", "3"]
            ).launch()
            lunch.text("ja_JP").expectToExist(timeout: .seconds(30))
            try lunch.press(.left)
            lunch.text("ja_JP").expectNotToExist(timeout: .seconds(30))
            // It has the size of the person's terminal from now on.
            try lunch.resize(columns: 40, rows: 12)
            try lunch.press(.right)
            lunch.text("ja_JP").expectToExist(timeout: .seconds(30))
            try lunch.press(.control("]"))
            #expect(try lunch.waitForExit(timeout: .seconds(30)) == .success)
        }
    }

    @Test func theEndOfTheAppIsTheEnd() throws {
        try recorded("readsWithLess") { path throws in
            let lunch = try Launcher(
                app: .path(ProductPath.of("lunch")), arguments: ["open", "--trace", path]
            ).launch()
            lunch.text("line 42").expectToExist(timeout: .seconds(30))
            // The app has the size of the person's terminal.
            try lunch.resize(columns: 80, rows: 10)
            lunch.text(/^:/, within: .row(9)).expectToExist(timeout: .seconds(30))
            try lunch.press("q")
            #expect(try lunch.waitForExit(timeout: .seconds(30)) == .success)
        }
    }

    @Test(
        arguments: [
            (["--at", "99"], 64, "numbered from 1 to 3"), (["Feed"], 64, "does not know what to do with \"Feed\""),
            (["--size", "80x24"], 64, "Only one of --trace, --size"), (["--at", "0"], 64, "is not a number"),
        ] as [([String], Int, String)])
    func mistakesAreReported(_ words: [String], _ status: Int, _ part: String) throws {
        var made = MadeTrace()
        for number in 1...3 { made.step("press(\(number))", draws: "x", label: "x") }
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).lunchtrace").path
        try Data(made.trace().file).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = try Lunch.run(["open", "--trace", path] + words)
        #expect(run.status == .exited(status))
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    @Test func aProgramThatIsGoneIsReported() throws {
        func change(_ record: inout TraceRecord) {
            guard case .launch(var launch) = record.content else { return }
            launch.program = "/nowhere/LunchSample"
            record.content = .launch(launch)
        }
        try recorded("goesToDinner", changing: change) { path throws in
            let run = try Lunch.run("open", "--trace", path)
            #expect(run.status == .exited(69))
            #expect(run.errors.contains(#"There is no program "/nowhere/LunchSample""#), "\(run.errors)")
            let other = "\(path).other.lunchtrace"
            try Data("LUNCHTRACE 3\n".utf8).write(to: URL(filePath: other))
            let version = try Lunch.run("open", "--trace", other)
            #expect(version.status == .exited(65))
            #expect(version.errors.contains("another version of Lunch has probably written it"), "\(version.errors)")
        }
    }

    @Test func openNeedsAnAppOrATrace() throws {
        #expect(try Lunch.run("open").errors.contains("lunch open needs APP"))
        #expect(try Lunch.run("open", "X", "--at", "1").errors.contains("lunch open needs --trace"))
    }
}
