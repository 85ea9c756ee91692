import LunchElements
import LunchInput
import LunchTerminal
import LunchTrace
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The changes that steps have made.
@Suite struct StepSightTests {
    /// A press goes on at once; the read behind it sees first what it changed.
    @Test func aChangeIsThatOfTheActionAndNotOfTheReadBehindIt() throws {
        var records = [
            TraceRecord(
                time: 0,
                .test(TraceTest(name: "adds()", library: "XCTest", place: TracePlace(file: "a.swift", line: 1))))
        ]
        func add(_ content: TraceRecord.Content, launch: Int = 1) {
            records.append(TraceRecord(launch: launch, time: records.count, content))
        }
        func step(
            _ number: Int, _ verb: String, from: Int?, to frame: Int, _ contents: [TraceRecord.Content], launch: Int = 1
        ) {
            let place = TracePlace(file: "a.swift", line: number)
            add(.stepBegan(TraceStepBegan(step: number, verb: verb, place: place, frame: from)), launch: launch)
            for content in contents { add(content) }
            add(.stepEnded(TraceStepEnded(step: number, frame: frame)))
        }
        func settled(_ frame: Int) -> TraceRecord.Content {
            .settled(TraceSettled(frame: frame, settling: TUISettling(trust: .exact)))
        }
        let launched = TraceLaunch(program: "app", columns: 20, rows: 4)
        step(1, "launch", from: nil, to: 1, [.launch(launched), .output(position: 1, [65]), settled(1)], launch: 0)
        step(2, "press", from: 1, to: 1, [.input(.key("x", [120]))])
        step(3, "label", from: 1, to: 2, [.output(position: 2, [66]), settled(2)])
        step(4, "label", from: 2, to: 2, [])
        let trace = try Trace(records)
        let sights = StepSight.all(of: TraceSteps(trace), in: trace)
        #expect(sights.map(\.changes) == ["", "1 row", "", ""])
        #expect(sights.map { $0.after?.grid.text(row: 0) } == ["A", "AB", "AB", "AB"])
    }
}
