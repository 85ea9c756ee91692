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
        _ test: String, policy: String? = "onFailure", _ body: (_ folder: String, _ output: String) throws -> Void
    ) throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        var environment = ["LUNCH_TRACES": folder]
        environment["LUNCH_TRACE"] = policy ?? ""
        let arguments = ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/\(test)"]
        let run = try Bundle.run(arguments, environment: environment)
        try body(folder, run.output)
    }

    private func bytes(_ folder: String, _ test: String) throws -> [UInt8] {
        let data = try Data(contentsOf: URL(filePath: "\(folder)/NestedTraceTests.\(test)/trace.lunchtrace"))
        return Array(data)
    }

    @Test func aTestThatFailsLeavesATrace() throws {
        try run("fails") { folder, output in
            #expect(output.contains("trace: lunch trace NestedTraceTests.fails\n"), "\(output)")
            let trace = try Trace(file: bytes(folder, "fails"))
            let kinds = Set(trace.records.map(\.kind))
            #expect(
                kinds.isSuperset(of: [.test, .launch, .stepBegan, .stepEnded, .output, .frame, .settled, .failure]))
            #expect(kinds.isSuperset(of: [.issue, .exited, .verdict]))
            let steps = trace.records.compactMap { record -> String? in
                guard case .stepBegan(let step) = record.content else { return nil }
                let file = step.place.file.split(separator: "/").last ?? ""
                return "\(step.step) \(file):\(step.place.line) \(step.verb)"
            }
            #expect(
                steps == [
                    "1 NestedTraceTests.swift:13 launch", "2 NestedTraceTests.swift:14 label",
                    "3 NestedTraceTests.swift:15 tap",
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
        try run("passes") { folder, output in
            #expect(output.contains("Test run with 1 test in 1 suite passed"), "\(output)")
            #expect(!output.contains("trace:"))
            #expect(try Files.names(in: folder) == ["arenas"])
        }
    }

    @Test func withoutAPolicyNothingIsRecorded() throws {
        try run("fails", policy: nil) { folder, output in
            #expect(output.contains("failed"))
            #expect(!output.contains("trace:"))
            #expect(try Files.names(in: folder) == [])
        }
    }

    @Test func theTraitOfATestSaysMoreThanThatOfItsSuite() throws {
        try run("isAlwaysKept", policy: nil) { folder, output in
            #expect(try Files.names(in: folder) == ["NestedTraceTests.isAlwaysKept", "arenas"], "\(output)")
        }
    }

    @Test func aSecretIsInNoFile() throws {
        try run("typesASecret") { folder, output in
            let trace = try bytes(folder, "typesASecret")
            _ = try Trace(file: trace)
            let arena = Array(try Data(contentsOf: URL(filePath: "\(folder)/arenas/1.arena")))
            for secret in ["hunter2", "swordfish", "nter2"] {
                #expect(trace.ranges(of: Array(secret.utf8)).isEmpty, "\(secret) is in the trace")
                #expect(arena.ranges(of: Array(secret.utf8)).isEmpty, "\(secret) is in the arena")
            }
            #expect(!trace.ranges(of: Array("•••".utf8)).isEmpty)
        }
    }

    @Test func whatAKilledTesterHadDoneIsSavedByTheNext() throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let environment = ["LUNCH_TRACE": "onFailure", "LUNCH_TRACES": folder]
        func arguments(_ test: String) -> [String] {
            ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/\(test)"]
        }
        let killed = try Bundle.start(arguments("waitsForEver"), environment: environment)
        try #require(killed.wait(for: "it waits now"))
        killed.signal(9)
        #expect(killed.isGone(within: 60))
        #expect(try Files.names(in: folder) == ["arenas"])
        _ = try Bundle.run(arguments("passes"), environment: environment)
        #expect(try Files.names(in: folder) == ["NestedTraceTests.waitsForEver", "arenas"])
        let trace = try Trace(file: bytes(folder, "waitsForEver"))
        let answers = trace.records.compactMap { record -> LunchJSON? in
            guard case .stepEnded(let ended) = record.content else { return nil }
            return ended.answer
        }
        #expect(answers == [#""count 0""#])
        #expect(trace.records.last?.kind != .verdict)
    }
}
