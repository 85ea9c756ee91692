import LunchCommands
import LunchElements
import LunchProcess
import LunchTest
import LunchTrace
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The traces that tests leave, as a run of them writes them.
@Suite(.waiting) struct TraceTests {
    /// Runs a test of this bundle with a folder for its traces, and calls a function with that and the output.
    private func run(
        _ test: String, policy: String? = nil, with more: [String] = [], green: String = "",
        _ body: (_ folder: String, _ output: String) throws -> Void
    ) throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        var environment = ["LUNCH_TRACES": folder]
        environment["LUNCH_TRACE"] = policy ?? ""
        environment["LUNCH_GREEN"] = green
        let run = try Bundle.run(
            test.contains(".")
                ? [test] : ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/\(test)\\("] + more,
            environment: environment)
        try body(folder, run.output)
    }

    private func bytes(_ folder: String, _ test: String) throws -> [UInt8] {
        let data = try Data(contentsOf: URL(filePath: "\(folder)/NestedTraceTests.\(test)/trace.lunchtrace"))
        return Array(data)
    }

    @Test func aTestThatFailsLeavesATrace() throws {
        try run("fails") { (folder, output) throws in
            let line = "Trace: swift run lunch trace NestedTraceTests.fails"
            #expect(output.ranges(of: line).count == 1, "\(output)")
            // It is the last line of the message.
            #expect(output.contains(#/application[^✘]*\n *↳ Trace: /#), "\(output)")
            let trace = try Trace(file: bytes(folder, "fails"))
            let kinds = Set(trace.records.map(\.kind))
            #expect(
                kinds.isSuperset(of: [.test, .launch, .stepBegan, .stepEnded, .output, .frame, .settled, .failure]))
            #expect(kinds.isSuperset(of: [.issue, .exited, .verdict]))
            let steps = trace.records.compactMap { record -> String? in
                guard case .stepBegan(let step) = record.content else { return nil }
                let file = step.place.file.split(separator: "/").last ?? ""
                return "\(step.step) \(file):\(step.place.line) \(step.content.verb)"
            }
            #expect(
                steps == [
                    "1 NestedTraceTests.swift:14 launch", "2 NestedTraceTests.swift:15 label",
                    "3 NestedTraceTests.swift:16 tap",
                ])
            // The frame that the last step saw, made again.
            let end = trace.records.compactMap { record -> (launch: Int, frame: Int)? in
                guard case .stepEnded(let ended) = record.content, let frame = ended.frame else { return nil }
                return (record.launch, frame)
            }.last
            let last = try #require(end)
            let frame = try trace.frame(at: last.frame, launch: last.launch)
            #expect(frame.grid.text.contains("count 0"))
            #expect(frame.tree.nodes.contains { $0.label == "count 0" })
        }
    }

    @Test func aTestThatPassesLeavesNone() throws {
        try run("passes") { (folder, output) throws in
            #expect(output.contains("Test run with 1 test in 1 suite passed"), "\(output)")
            #expect(!output.contains("Trace:"))
            #expect(try Files.names(in: folder) == ["arenas", "green"])
        }
    }

    @Test func aGreenRecordThatCannotBeKeptCostsNoTrace() throws {
        try run("(passes|fails)", with: ["--no-parallel"], green: "/dev/null/green") { (folder, output) throws in
            #expect(output.ranges(of: "Lunch: no green record of passes(): the folder /dev/null/green/").count == 1)
            #expect(try Files.names(in: folder) == ["NestedTraceTests.fails", "arenas"], "\(output)")
        }
    }

    @Test func theFirstFailureOfATestReportsTheCommand() throws {
        try run("failsTwice") { (folder, output) throws in
            #expect(output.contains("with 2 issues"), "\(output)")
            #expect(output.ranges(of: "Trace: ").count == 1, "\(output)")
            #expect(try Files.names(in: folder) == ["NestedTraceTests.failsTwice", "arenas"])
        }
    }

    @Test func aKnownIssueIsNoFailure() throws {
        try run("hasAKnownIssue") { (folder, output) throws in
            #expect(!output.contains("Trace:"), "\(output)")
            #expect(try Files.names(in: folder) == ["arenas", "green"])
        }
    }

    @Test(arguments: ["testReadsWhatIsNotThere", "testAsserts", "testThrows"])
    func aCaseOfXCTestThatFailsLeavesATrace(_ test: String) throws {
        try run("LunchTestTests.NestedTraceXCTests/\(test)") { (folder, output) throws in
            let line = "Trace: swift run lunch trace NestedTraceXCTests.\(test)\n"
            #expect(output.ranges(of: line).count == 1, "\(output)")
            // XCTest prints its own failures before or after it asks anybody else.
            let parts = output.split(separator: line, maxSplits: 1)
            #expect(parts.last?.contains("' failed (") == true, "\(output)")
            if test != "testAsserts" {
                #expect(parts.first?.contains(": error: NestedTraceXCTests.\(test) : ") == true, "\(output)")
            }
            #expect(try Files.names(in: folder) == ["NestedTraceXCTests.\(test)", "arenas"])
            let data = try Data(contentsOf: URL(filePath: "\(folder)/NestedTraceXCTests.\(test)/trace.lunchtrace"))
            let kinds = Set(try Trace(file: Array(data)).records.map(\.kind))
            #expect(kinds.isSuperset(of: [.test, .launch, .stepBegan, .output, .frame, .issue, .verdict]))
        }
    }

    @Test func aCaseOfXCTestThatPassesLeavesNone() throws {
        try run("LunchTestTests.NestedTraceXCTests/testPasses") { (folder, output) throws in
            #expect(!output.contains("Trace:"), "\(output)")
            #expect(try Files.names(in: folder) == ["arenas", "green"])
        }
    }

    @Test(arguments: [("fails", "off"), ("isNeverKept", nil)] as [(String, String?)])
    func nothingIsRecordedIfSomebodyReportsSo(_ test: String, _ policy: String?) throws {
        try run(test, policy: policy) { (folder, output) throws in
            #expect(output.contains("failed"))
            #expect(!output.contains("Trace:"))
            #expect(try Files.names(in: folder) == [])
        }
    }

    @Test func aTraceIsAttachedWhereAttachmentsGo() throws {
        let attachments = try Files.makeFolder()
        defer { Files.remove(attachments) }
        try run("fails", with: ["--attachments-path", attachments]) { (folder, output) throws in
            // The drawing of the screen is another attachment.
            let names = try Files.names(in: attachments).filter { $0 != "screen.svg" }
            #expect(names == ["NestedTraceTests.fails.lunchtrace"], "\(output)")
            let data = try Data(contentsOf: URL(filePath: "\(attachments)/\(names.first ?? "")"))
            #expect(try Array(data) == bytes(folder, "fails"))
        }
    }

    @Test func theTraitOfATestReportsMoreThanThatOfItsSuite() throws {
        try run("isAlwaysKept") { (folder, output) throws in
            #expect(try Files.names(in: folder) == ["NestedTraceTests.isAlwaysKept", "arenas", "green"], "\(output)")
        }
    }

    @Test(arguments: ["typesASecret", "declaresASecret", "typesWhatTheTerminalHides"])
    func aSecretIsInNoFile(_ test: String) throws {
        try run(test, policy: "always") { (folder, output) throws in
            let trace = try bytes(folder, test)
            _ = try Trace(file: trace)
            for secret in ["hunter2", "swordfish", "nter2", "hunt"] {
                #expect(trace.ranges(of: Array(secret.utf8)).isEmpty, "\(secret) is in the trace")
                let search = try NestedRun("/bin/grep", ["-acF", secret, "\(folder)/arenas/1.arena"]).wait()
                #expect(search.output == "0\n", "\(secret) is in the arena")
            }
            #expect(["•••", #"\u2022\u2022\u2022"#].contains { !trace.ranges(of: Array($0.utf8)).isEmpty })
        }
    }

    @Test func whatAKilledTesterHadDoneIsSavedByTheNext() throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let environment = ["LUNCH_TRACE": "", "LUNCH_TRACES": folder]
        func arguments(_ test: String) -> [String] {
            ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/\(test)"]
        }
        let killed = try Bundle.start(arguments("waitsForEver"), environment: environment)
        try #require(killed.wait(for: "it waits now"))
        killed.signal(9)
        #expect(killed.isGone(within: 60))
        #expect(try Files.names(in: folder) == ["arenas"])
        _ = try Bundle.run(arguments("passes"), environment: environment)
        #expect(try Files.names(in: folder) == ["NestedTraceTests.waitsForEver", "arenas", "green"])
        let trace = try Trace(file: bytes(folder, "waitsForEver"))
        let answers = trace.records.compactMap { record -> LunchJSON? in
            guard case .stepEnded(let ended) = record.content else { return nil }
            return ended.result
        }
        #expect(answers == ["count 0"])
        #expect(trace.records.last?.kind != .verdict)
    }
}
