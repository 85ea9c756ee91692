import LunchTrace
import LunchWire
import Testing

@testable import LunchReport

/// The green record of a trace.
@Suite struct GreenStoryTests {
    private static let place = TracePlace(file: "a.swift", line: 3)

    private func began(_ step: Int, _ verb: String) -> TraceRecord.Content {
        .stepBegan(TraceStepBegan(step: step, verb: verb, place: Self.place))
    }

    private func input(_ text: String) -> TraceRecord.Content {
        .input(TraceInput(text: text, bytes: Array(text.utf8), count: text.utf8.count))
    }

    private func story(_ contents: [TraceRecord.Content]) throws -> [TraceRecord] {
        var records = [
            TraceRecord(time: 0, .test(TraceTest(name: "books()", library: "XCTest", place: Self.place))),
            TraceRecord(launch: 1, time: 1, .launch(TraceLaunch(program: "app", columns: 20, rows: 4))),
        ]
        for content in contents { records.append(TraceRecord(launch: 1, time: records.count, content)) }
        return GreenStory(of: try Trace(records)).records
    }

    private func input(of record: TraceRecord) -> TraceInput? {
        if case .input(let input) = record.content { input } else { nil }
    }

    private func inputs(_ records: [TraceRecord]) -> [String] { records.compactMap { input(of: $0)?.text } }

    @Test func whatWasTypedIsKeptAndNotWhereSomethingWasClicked() throws {
        let end = TraceRecord.Content.stepEnded(TraceStepEnded(step: 1))
        #expect(
            try inputs(story([began(1, "typeText"), input("a.tap() at (3, 4)"), input("a.typeText(\"x\")"), end])) == [
                "a.typeText(\"x\")"
            ])
        #expect(try inputs(story([began(1, "tap"), input("a.tap() at (3, 4)"), end])) == [""])
        #expect(try inputs(story([began(1, "press"), input("key Tab"), input("key Tab"), end])) == ["key Tab"])
    }

    /// A record has no bytes of input, whether they are secret or not.
    @Test func noBytesAreKept() throws {
        let records = try story([began(1, "typeText"), input("a.typeText(\"x\")")])
        #expect(inputs(records).count == 1)
        #expect(records.allSatisfy { input(of: $0)?.bytes == nil })
    }
}
