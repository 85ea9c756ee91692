import LunchInput
import LunchTrace
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The steps that `lunch trace` leaves out.
@Suite struct RepeatedReadTests {
    @Test func aReadIsListedOnceUntilTheAnswerOrTheAppChanges() throws {
        let place = TracePlace(file: "a.swift", line: 1)
        var records = [TraceRecord(time: 0, .test(TraceTest(name: "adds()", library: "XCTest", place: place)))]
        func add(_ content: TraceRecord.Content, launch: Int = 1) {
            records.append(TraceRecord(launch: launch, time: records.count, content))
        }
        func step(
            _ verb: String, _ result: LunchJSON? = nil, failure: LunchJSON? = nil,
            does contents: [TraceRecord.Content] = []
        ) {
            let number = records.count
            add(.stepBegan(TraceStepBegan(step: number, verb: verb, place: place)), launch: verb == "launch" ? 0 : 1)
            for content in contents { add(content) }
            add(.stepEnded(TraceStepEnded(step: number, result: result, failure: failure)))
        }
        step("launch", does: [.launch(TraceLaunch(program: "app", columns: 20, rows: 4))])
        step("label", "one")
        step("label", "one")
        step("label", "two")
        step("value", "two")
        step("press", does: [.input(.key("x", [120]))])
        step("label", "two")
        step("label", "two")
        // A read that failed is always listed.
        step("label", failure: ["kind": "noMatch", "message": "No element matches."])
        let trace = try Trace(records)
        let text = TraceSteps(trace).text(of: trace, nil)
        let codes = text.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first { ["launch", "label", "value", "press", "press(x)"].contains($0) }
        }
        #expect(codes == ["launch", "label", "label", "value", "press(x)", "label", "label"], "\(text)")
        #expect(text.hasSuffix("\n  2 reads with the same answer as before left out"), "\(text)")
    }
}
