import LunchTrace
import LunchWire
import Testing

@testable import LunchCLI

/// The input that leads to a step.
@Suite struct ReplayPlanTests {
    private static let place = TracePlace(file: "", line: 0)

    private func plan(
        _ contents: [(Int, TraceRecord.Content)], at step: Int? = nil
    ) throws -> ReplayPlan {
        let test = TraceRecord(time: 0, .test(TraceTest(name: "t", library: "XCTest", place: Self.place)))
        let launch = TraceRecord(launch: 1, time: 1, .launch(TraceLaunch(program: "/bin/cat", columns: 80, rows: 24)))
        let rest = contents.map { time, content in
            TraceRecord(launch: content.isOfNoLaunch ? 0 : 1, time: time, content)
        }
        return try ReplayPlan(of: Trace([test, launch] + rest), at: step)
    }

    private func began(_ step: Int, _ verb: String = "press", _ argument: String? = nil) -> TraceRecord.Content {
        .stepBegan(TraceStepBegan(step: step, verb: verb, argument: argument, place: Self.place))
    }

    private func ended(_ step: Int) -> TraceRecord.Content { .stepEnded(TraceStepEnded(step: step)) }

    private func input(_ text: String, _ bytes: [UInt8]?) -> TraceRecord.Content {
        .input(TraceInput(text: text, bytes: bytes, count: bytes?.count ?? 1))
    }

    @Test func theInputOfAStepIsSentWithThatOfStepsInIt() throws {
        let contents = [
            (2, began(1)), (3, began(2)), (4, input("a", [97])), (5, ended(2)), (6, ended(1)), (7, began(3)),
            (8, input("b", [98])), (9, ended(3)),
        ]
        #expect(try plan(contents, at: 1).actions.map(\.input.text) == ["a"])
        #expect(try plan(contents, at: 3).actions.map(\.input.text) == ["a", "b"])
        #expect(try plan(contents).step.step == 3)
    }

    /// Whether input is secret may be known late: it is written then.
    @Test func inputIsSentWhenItWasSent() throws {
        let contents = [
            (2, began(1)), (4, ended(1)), (5, began(2)), (6, input("b", [98])), (3, input("a", [97])), (7, ended(2)),
        ]
        #expect(try plan(contents, at: 2).actions.map(\.input.text) == ["a", "b"])
        #expect(try plan(contents, at: 1).actions.map(\.input.text) == ["a"])
    }

    @Test func nothingIsSentFromASecretOn() throws {
        let contents = [
            (2, began(1)), (3, input("a", [97])), (4, ended(1)), (5, began(2, "typeText", "•")), (6, input("•", nil)),
            (7, input("b", [98])), (8, ended(2)),
        ]
        let plan = try plan(contents)
        #expect(plan.actions.map(\.input.text) == ["a"])
        guard case .secret(let step)? = plan.stop else {
            Issue.record("\(String(describing: plan.stop))")
            return
        }
        #expect(step?.step == 2)
        #expect(try self.plan(contents, at: 1).stop == nil)
    }

    @Test func nothingIsSentBehindAGap() throws {
        let gap = TraceRecord.Content.dropped(TraceDropped(records: 7, bytes: 1, why: "limit"))
        let plan = try plan([(2, began(1)), (3, gap), (4, input("a", [97])), (5, ended(1))])
        #expect(plan.actions.isEmpty)
        #expect(plan.stop == .gap(records: 7))
        // Bytes of the screen that are missing are no input.
        let bytes = TraceRecord.Content.dropped(TraceDropped(records: 0, bytes: 1, why: "a secret"))
        #expect(try self.plan([(2, began(1)), (3, bytes), (4, input("a", [97])), (5, ended(1))]).stop == nil)
    }

    @Test(
        arguments: [
            ("key Return", [13], "press", ".return", .bytes([13])),
            ("resize to 100×30", [], "resize", "100×30", .size(CellSize(columns: 100, rows: 30))),
            ("clock.advance(by: 2 ms)", [], "clock.advance", "1500 µs", .time(.microseconds(1500))),
            ("clock.advance(by: 2 s)", [], "run", nil, .time(.seconds(2))),
            (#"show("Din…")"#, [], "show", #""Dinner \"x\"\u{1B}""#, .screen("Dinner \"x\"\u{1B}", variant: nil)),
            (#"show("A")"#, [], "show", #""A", mock: .variant("b")"#, .screen("A", variant: "b")),
            (#"show("A")"#, [], "activity", nil, .screen("A", variant: nil)),
            ("activate()", [], "activate", nil, .nothing), ("resize to wide", [], "resize", nil, .nothing),
            (#"show("\u{"#, [], "x", nil, .screen("", variant: nil)),
        ] as [(String, [UInt8], String, String?, TraceInput.Deed)])
    func inputSaysWhatWasDone(
        _ text: String, _ bytes: [UInt8], _ verb: String, _ argument: String?, _ deed: TraceInput.Deed
    ) {
        let step = TraceStepBegan(step: 1, verb: verb, argument: argument, place: Self.place)
        #expect(TraceInput(text: text, bytes: bytes, count: bytes.count).deed(in: step) == deed)
    }
}

extension TraceRecord.Content {
    fileprivate var isOfNoLaunch: Bool {
        switch self {
        case .stepBegan, .stepEnded, .dropped: true
        default: false
        }
    }
}
