import Foundation
import LunchTrace
import Testing

@testable import LunchRun

@Suite struct ResultFileTests {
    /// A result with all verdicts, and everything else that there is.
    static let whole = RunResult(
        run: Made.run,
        tests: [Made.failed]
            + RunVerdict.allCases.filter { $0 != .flaky }.map { verdict in
                TestResult(
                    Made.test("A.\(verdict.rawValue)", .xctest), verdict, note: verdict == .skipped ? "not now" : nil)
            }, end: Made.end)

    private func inFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.path + "/lunch-result-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }

    @Test func aWholeResultIsReadAsItWasWritten() throws {
        let read = try inFolder { folder in
            try ResultFile(in: folder).write(Self.whole)
            return try ResultFile(at: folder).read()
        }
        #expect(read == Self.whole)
    }

    @Test func aResultThatGrowsIsTheSame() throws {
        let read = try inFolder { folder in
            let file = ResultFile(in: folder)
            try file.begin(Self.whole.run)
            try file.plan(Self.whole.tests.map(\.test))
            // A later outcome of a test takes the place of one before.
            try file.write([TestResult(Made.failed.test, .failed)])
            try file.write(Self.whole.tests.filter { $0.verdict != .notRun })
            try file.end(Made.end)
            return try ResultFile(at: file.path).read()
        }
        #expect(read == Self.whole)
    }

    @Test func aRunThatWasKilledLeavesWhatItKnew() throws {
        let bytes = Line.run(Made.run).bytes + Line.tests([Made.test("A.a"), Made.test("A.b"), Made.test("A.c")]).bytes
        let passed = Line.result(TestResult(Made.test("A.b"), .passed)).bytes
        let torn = bytes + passed + Line.end(Made.end).bytes.dropLast(20)
        let read = try ResultFile.read(torn, "r")
        #expect(read.end == nil)
        #expect(read.tests.map(\.verdict) == [.notRun, .passed, .notRun])
        // A whole line that is damaged is an error, also if it is the last one.
        #expect(throws: RunFileError.self) { try ResultFile.read(torn + [UInt8(ascii: "\n")], "r") }
    }

    @Test func kindsOfLinesThatAreNotKnownArePassedOver() throws {
        let bytes = Line.run(Made.run).bytes + Array("{\"kind\":\"weather\"}\n".utf8) + Line.end(Made.end).bytes
        #expect(try ResultFile.read(bytes, "r").end == Made.end)
    }

    @Test func aMissingOrEmptyResultIsAnError() throws {
        try inFolder { folder in
            #expect(throws: RunFileError.missing("\(folder)/result.jsonl")) { try ResultFile(at: folder).read() }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: "\(folder)/result.jsonl"))
            #expect(throws: RunFileError.empty("\(folder)/result.jsonl")) { try ResultFile(at: folder).read() }
        }
        #expect(throws: RunFileError.empty("r")) { try ResultFile.read(Array("\n\n".utf8), "r") }
        #expect(throws: RunFileError.noResult("r")) { try ResultFile.read(Array("{}\n".utf8), "r") }
        #expect(throws: RunFileError.noResult("r")) { try ResultFile.read(Line.end(Made.end).bytes, "r") }
        #expect(throws: RunFileError.version("r", 9)) {
            try ResultFile.read(Line.version(9).bytes + Line.end(Made.end).bytes, "r")
        }
    }

    @Test func noBytesTrap() throws {
        let bytes = Line.run(Made.run).bytes + Line.result(Made.failed).bytes + Line.end(Made.end).bytes
        var random = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            // Some damage is not seen, for example in a text; most is an error, and none a trap.
            _ = try? ResultFile.read(Array(damaged.prefix(Int.random(in: 0...bytes.count, using: &random))), "r")
        }
        #expect(try ResultFile.read(bytes, "r").tests == [Made.failed])
    }

    @Test func aTextThatIsCutOffReportsSo() {
        let text = String(repeating: "é", count: RunLimits.text)
        let issue = TestIssue(text: text)
        #expect(issue.text == "\(text.prefix(RunLimits.text / 2))… (\(RunLimits.text) bytes more)")
        #expect(TestIssue(text: "short").text == "short")
        #expect("aé".clipped(to: 2) == "a… (1 bytes more)")
    }

    @Test func aShardIsOneOfItsNumber() throws {
        #expect(RunShard(index: 0, of: 2) == nil)
        #expect(RunShard(index: 3, of: 2) == nil)
        let line = String(decoding: Line.run(Made.run).bytes, as: UTF8.self)
            .replacing("\"count\":8", with: "\"count\":1")
        #expect(throws: RunFileError.noResult("r")) { try ResultFile.read(Array(line.utf8), "r") }
    }
}
