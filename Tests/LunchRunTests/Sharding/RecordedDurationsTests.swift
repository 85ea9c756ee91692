import Foundation
import Testing

@testable import LunchRun

@Suite struct RecordedDurationsTests {
    @Test func aFileIsReadAsItWasWritten() throws {
        let durations = RecordedDurations(["A.b()": 1_500_000_000, "A.\"ü\n\"": 0, "A.c()": 123_000])
        #expect(
            durations.text == #"""
                {
                  "A.\"\u00fc\u000a\"": 0.0,
                  "A.b()": 1.5,
                  "A.c()": 0.000123
                }

                """#)
        let read = try RecordedDurations(parsing: Array(durations.text.utf8), "d.json")
        #expect(read == durations)
        #expect(read.digest == durations.digest)
    }

    @Test func otherDurationsHaveAnotherDigest() {
        let one = RecordedDurations(["A.a": 1, "A.b": 2])
        #expect(one.digest == RecordedDurations(["A.b": 2, "A.a": 1]).digest)
        for other in [["A.a": 2, "A.b": 1], ["A.a": 1], ["A.a": 1, "A.c": 2], [:]] {
            #expect(one.digest != RecordedDurations(other).digest)
        }
    }

    @Test func aTestThatIsNotKnownTakesTheMedian() {
        let durations = RecordedDurations(["A.a": 1, "A.b": 5, "A.c": 100])
        #expect(durations["A.c"] == 100)
        #expect(durations["A.d"] == 5)
        #expect(RecordedDurations([:])["A.d"] == 1)
    }

    @Test func aResultGivesWhatWasMeasured() {
        func test(_ id: String, _ verdict: RunVerdict, _ time: Int, _ isMeasured: Bool) -> TestResult {
            TestResult(Made.test(id), verdict, duration: TestDuration(nanoseconds: time, isMeasured: isMeasured))
        }
        let approximate = test("A.a", .passed, 9, false)
        let others = [
            test("A.b", .failed, 2, true), test("A.c", .crashed, 3, true), TestResult(Made.test("A.d"), .notRun),
        ]
        #expect(
            RecordedDurations(of: RunResult(run: Made.run, tests: [approximate] + others)).nanoseconds == ["A.b": 2])
        #expect(RecordedDurations(of: RunResult(run: Made.run, tests: [approximate])).nanoseconds == ["A.a": 9])
    }

    @Test(arguments: [
        "", "[]", "{}", "{\"A.a\": -1}", "{\"A.a\": \"1\"}", "{\"A.a\": 1e300}", "{\"A.a\": 1", "{\"a\": null}",
    ])
    func whatIsNoDurationsIsAnError(_ text: String) {
        #expect { try RecordedDurations(parsing: Array(text.utf8), "d.json") } throws: {
            "\($0)".hasPrefix("There are no durations in \"d.json\": ")
        }
    }

    @Test func durationsAreThoseOfAFileOrOfAResult() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/lunch-durations-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: ShardError.noDurations(folder, "it doesn't exist")) { try RecordedDurations(at: folder) }
        try ResultFile(in: folder).write(RunResult(run: Made.run, tests: [Made.failed]))
        let durations = try RecordedDurations(at: folder)
        #expect(durations.nanoseconds == [Made.failed.test.id: 1_500_000])
        try Data(durations.text.utf8).write(to: URL(filePath: "\(folder)/d.json"))
        #expect(try RecordedDurations(at: "\(folder)/d.json") == durations)
        try ResultFile(in: folder).write(RunResult(run: Made.run, tests: [TestResult(Made.test("A.a"), .notRun)]))
        #expect(throws: ShardError.noDurations(folder, "none of its tests has run")) {
            try RecordedDurations(at: folder)
        }
    }
}
