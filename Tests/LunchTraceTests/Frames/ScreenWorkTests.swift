import LunchElements
import LunchTerminal
import TestSupport
import Testing

@testable import LunchTrace

/// Small files that ask for any amount of work.
@Suite struct ScreenWorkTests {
    private static let place = TracePlace(file: "a.swift", line: 1)
    private static let step = TraceStepBegan(step: 1, verb: "press", place: place)

    /// A file of a launch, some records that are repeated, and a step at the end.
    private func file(
        _ columns: Int, _ rows: Int, after first: [TraceRecord.Content], _ repeated: [TraceRecord.Content], count: Int
    ) throws -> [UInt8] {
        let launch = TraceRecord.Content.launch(TraceLaunch(program: "app", columns: columns, rows: rows))
        let end: [TraceRecord.Content] = [
            .stepBegan(Self.step), .stepEnded(TraceStepEnded(step: 1, frame: 2_000)), .verdict(TraceVerdict(.failed)),
        ]
        let repeated = (0..<count).map { repeated[$0 % repeated.count] }
        let test = TraceRecord(time: 0, .test(TraceTest(name: "a", library: "XCTest", place: Self.place)))
        let contents = [launch] + first + repeated + end
        return try Trace([test] + contents.map { TraceRecord(launch: 1, time: 1, $0) }).file
    }

    private static func sizes(_ one: (Int, Int), _ other: (Int, Int)) -> [TraceRecord.Content] {
        [one, other].map { .resized(position: 1_000, columns: $0.0, rows: $0.1) }
    }

    private static let lines = [TraceRecord.Content.output(position: 1_000, Array(repeating: 10, count: 2_000))]

    @Test(
        arguments: [
            ([], sizes((4096, 1023), (4096, 1024)), 2_000, false),
            ([], sizes((4096, 1024), (1, 1)), 2_000, false),
            (
                [.keyFrame(position: 0, columns: 4096, rows: 1024, Array("\u{1B}#8".utf8))],
                sizes((4095, 1024), (4096, 1024)), 64, false
            ),
            (lines, sizes((4096, 1), (4095, 1)), 200, false),
            ([], [.keyFrame(position: 2_000, columns: 4096, rows: 1024, [])], 2_000, false),
            // As tests do it.
            (lines, sizes((80, 24), (132, 24)), 1_500, true), ([], sizes((200, 60), (80, 24)), 20_000, true),
            ([], [.keyFrame(position: 2_000, columns: 200, rows: 60, [])], 20_000, true),
        ] as [([TraceRecord.Content], [TraceRecord.Content], Int, Bool)])
    func theScreensOfAFileTakeSoMuchWorkOnly(
        first: [TraceRecord.Content], repeated: [TraceRecord.Content], count: Int, isWhole: Bool
    ) throws {
        let trace = try Trace(file: file(80, 24, after: first, repeated, count: count))
        var work = ScreenWork()
        for record in trace.records { #expect(work.excess(of: record) == nil) }
        #expect(work.cells <= ScreenWork.limit)
        #expect(trace.records.contains { $0.kind == .dropped } == !isWhole)
        #expect(trace.records.count == count + first.count + 5)
        // Reading what was written again changes nothing more.
        #expect(try Trace(file: trace.file) == trace)
    }

    /// The steps and their messages are known without screens.
    @Test func aStepWithoutAScreenIsThere() throws {
        let trace = try Trace(file: file(1, 1, after: [], Self.sizes((4096, 1023), (4096, 1024)), count: 200))
        let steps = TraceStates(trace).steps
        #expect(steps.map(\.begun) == [Self.step])
        #expect(steps.map { $0.frame == nil } == [true])
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"], 0), (["a", "b"], ["a", "c"], 1), (["a", "b"], ["b", "a"], 2), ([], ["a", "a"], 2),
        (["a", "a"], ["a"], 1), (["a", "b", "c"], ["c", "d"], 2), (["a"], ["b", "a", "a"], 2),
    ])
    func changesAreCounted(old: [String], new: [String], count: Int) { #expect(new.changes(from: old) == count) }

    /// The difference of two lists of which nothing is the same takes as much time and memory as the product of their lengths.
    @Test func changesOfLongListsAreCounted() {
        let old = Array(0..<100_000)
        #expect(Array(100_000...200_000).changes(from: old) == 100_001)
    }
}
