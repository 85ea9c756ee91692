import LunchElements
import LunchInput
import LunchWire
import TestSupport
import Testing

@testable import LunchTrace

/// The green record of a trace.
@Suite struct GreenStoryTests {
    private static let place = TracePlace(file: "a.swift", line: 3)

    private func began(_ step: Int, _ verb: String) -> TraceRecord.Content {
        .stepBegan(TraceStepBegan(step: step, verb: verb, place: Self.place))
    }

    private func story(_ contents: [TraceRecord.Content]) throws -> [TraceRecord] {
        GreenStory(of: try trace(contents)).records
    }

    private func trace(_ contents: [TraceRecord.Content]) throws -> Trace {
        var records = [
            TraceRecord(time: 0, .test(TraceTest(name: "books()", library: "XCTest", place: Self.place))),
            TraceRecord(launch: 1, time: 1, .launch(TraceLaunch(program: "app", columns: 20, rows: 4))),
        ]
        for content in contents { records.append(TraceRecord(launch: 1, time: records.count, content)) }
        return try Trace(records)
    }

    /// A step that leaves a secure field in a frame of lines, and what stands below it.
    private func run(below text: String) throws -> Trace {
        let drawing = Array("┌────┐\r\n│ab  │\r\n└────┘\r\n\(text)".utf8)
        let field = AccessibilityNode(
            .secureTextField, label: "PIN", value: "ab", frame: CellRect(column: 0, row: 0, columns: 6, rows: 3))
        let message = FrameMessage(
            revision: 1, screen: "Login", size: CellSize(columns: 20, rows: 4), mark: 0, dropped: 0, busy: [],
            timers: nil, tree: .whole(AccessibilityNode(.application, children: [field])))
        return try trace([
            began(1, "tap"), .output(position: drawing.count, drawing),
            .frame(TraceFrame(position: drawing.count, number: 1, origin: .published(message))),
            .settled(TraceSettled(frame: drawing.count, settling: TUISettling(trust: .acknowledged))),
            .stepEnded(TraceStepEnded(step: 1, frame: drawing.count)),
        ])
    }

    /// A record hides where a secure field is; the trace of a failure does not where nothing was typed.
    @Test func aTraceIsComparedAsARecordReportsIt() throws {
        let green = try Trace(file: GreenStory(of: run(below: "Hello")).file)
        let runs = GreenFolder.Runs(traces: [green], isLearned: true)
        #expect(try runs.difference(of: run(below: "Hello"))?.lines == [])
        #expect(
            try runs.difference(of: run(below: "Hullo"))?.lines.last == "  row 3 was \"Hello\", and is now \"Hullo\".")
    }

    @Test func aRecordThatIsFullReportsSo() throws {
        let row = Array(String(repeating: "x", count: 200).utf8)
        var contents: [TraceRecord.Content] = []
        for step in 1...2000 { contents += [began(step, "label"), .stepEnded(TraceStepEnded(step: step))] }
        contents.insert(.output(position: row.count, row), at: 0)
        let file = GreenStory(of: try trace(contents)).file
        #expect(file.count <= GreenStory.Limit.bytes + 200)
        guard case .dropped(let gap)? = try Trace(file: file).records.last?.content else {
            Issue.record("the record does not say that it is full")
            return
        }
        #expect(gap.records > 1000)
        #expect(try story([began(1, "label")]).last?.kind == .stepBegan)
    }

    private func input(of record: TraceRecord) -> TraceInput? {
        if case .input(let input) = record.content { input } else { nil }
    }

    private func inputs(_ records: [TraceRecord]) -> [String] { records.compactMap { input(of: $0)?.words } }

    @Test func whatWasTypedIsKeptAndNotWhereSomethingWasClicked() throws {
        let end = TraceRecord.Content.stepEnded(TraceStepEnded(step: 1))
        #expect(
            try inputs(story([began(1, "typeText"), .input(.tap()), .input(.typed("x")), end])) == ["typeText(\"x\")"])
        #expect(try inputs(story([began(1, "tap"), .input(.tap()), end])) == ["tap()"])
        let tab = TraceRecord.Content.input(.key(.tab, [9]))
        #expect(try inputs(story([began(1, "press"), tab, tab, end])) == ["key Tab", "key Tab"])
    }

    /// A record has no bytes of input, whether they are secret or not.
    @Test func noBytesAreKept() throws {
        let records = try story([began(1, "typeText"), .input(.typed("x"))])
        #expect(inputs(records).count == 1)
        #expect(records.allSatisfy { input(of: $0)?.bytes == nil })
    }
}
