import LunchCommands
import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
import LunchTrace
import LunchWire
import TestSupport
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

    private func began(_ step: Int, _ verb: String = "press", isMasked: Bool = false) -> TraceRecord.Content {
        var begun = TraceStepBegan(step: step, verb: verb, place: Self.place)
        begun.isMasked = isMasked
        return .stepBegan(begun)
    }

    private func ended(_ step: Int) -> TraceRecord.Content { .stepEnded(TraceStepEnded(step: step)) }

    private let a = TraceRecord.Content.input(.key("a", [97]))
    private let b = TraceRecord.Content.input(.key("b", [98]))

    /// The commands in JSON.
    private func commands(_ plan: ReplayPlan) -> [String] { plan.actions.flatMap(\.commands).map(\.json.text) }

    private static let pressA = #"{"press":{"keys":["a"]}}"#
    private static let pressB = #"{"press":{"keys":["b"]}}"#

    @Test func aLaunchKeepsItsProfile() throws {
        var launch = TraceLaunch(program: "/bin/cat", columns: 80, rows: 24)
        launch.profile = .basic
        #expect(try ReplayLaunch(launch, userInfo: nil).configuration.profile == .basic)
        let test = TraceTest(name: "t", library: "XCTest", place: Self.place)
        let trace = try Trace([TraceRecord(time: 0, .test(test)), TraceRecord(launch: 1, time: 1, .launch(launch))])
        #expect(try Recording(trace, launch: 1).launch.profile == .basic)
    }

    @Test func theInputOfAStepIsSentWithThatOfStepsInIt() throws {
        let contents = [
            (2, began(1)), (3, began(2)), (4, a), (5, ended(2)), (6, ended(1)), (7, began(3)),
            (8, b), (9, ended(3)),
        ]
        #expect(try commands(plan(contents, at: 1)) == [Self.pressA])
        #expect(try commands(plan(contents, at: 3)) == [Self.pressA, Self.pressB])
        #expect(try plan(contents).step.step == 3)
    }

    /// Whether input is secret may be known late: it is written then.
    @Test func inputIsSentWhenItWasSent() throws {
        let contents = [
            (2, began(1)), (4, ended(1)), (5, began(2)), (6, b), (3, a), (7, ended(2)),
        ]
        #expect(try commands(plan(contents, at: 2)) == [Self.pressA, Self.pressB])
        #expect(try commands(plan(contents, at: 1)) == [Self.pressA])
    }

    @Test func nothingIsSentFromASecretOn() throws {
        let contents = [
            (2, began(1)), (3, a), (4, ended(1)), (5, began(2, "typeText")), (6, .input(.typed("x", isSecret: true))),
            (7, b), (8, ended(2)),
        ]
        let plan = try plan(contents)
        #expect(commands(plan) == [Self.pressA])
        guard case .secret(let step)? = plan.stop else {
            Issue.record("\(String(describing: plan.stop))")
            return
        }
        #expect(step.step == 2)
        #expect(try self.plan(contents, at: 1).stop == nil)
    }

    @Test func nothingIsSentBehindAGap() throws {
        let gap = TraceRecord.Content.dropped(TraceDropped(records: 7, bytes: 1, why: "limit"))
        let plan = try plan([(2, began(1)), (3, gap), (4, a), (5, ended(1))])
        #expect(plan.actions.isEmpty)
        #expect(plan.stop == .gap(records: 7))
        // Bytes of the screen that are missing are no input.
        let bytes = TraceRecord.Content.dropped(TraceDropped(records: 0, bytes: 1, why: "a secret"))
        #expect(try self.plan([(2, began(1)), (3, bytes), (4, a), (5, ended(1))]).stop == nil)
    }

    @Test func aCommandIsPerformedAsItWasTyped() throws {
        func commands(_ verb: String, _ inputs: TraceInput...) throws -> [String] {
            let inputs = inputs.enumerated().map { (3 + $0.offset, TraceRecord.Content.input($0.element)) }
            return try self.commands(plan([(2, began(1, verb))] + inputs + [(9, ended(1))]))
        }
        #expect(try commands("press", .key("a", [97]), .key(.tab, [9])) == [#"{"press":{"keys":["a","tab"]}}"#])
        // The element got the focus with a tap, or with Tab; the command does that again.
        let typed = try plan([
            (
                2,
                .stepBegan(TraceStepBegan(step: 1, .command(TUICommand(.press(nil, into: [.only]))), place: Self.place))
            ),
            (3, .input(.key(.tab, [9]))), (4, a), (9, ended(1)),
        ])
        #expect(self.commands(typed) == [#"{"press":{"keys":["a"],"query":["only"]}}"#])
        #expect(try commands("typeText", .tap(), .typed("abc")) == [#"{"type":{"text":"abc"}}"#])
        #expect(try commands("tap", .tap(column: 7)) == [#"{"tap":{"query":[]}}"#])
        #expect(try commands("clock.advance", .second) == [#"{"advance":{"by":1}}"#])
        // Nobody but the test can perform its own calls: the bytes are sent.
        #expect(try commands("custom", .key("a", [97])) == [#"{"send":{"bytes":"YQ=="}}"#])
    }

    /// The test went on only then. A wait for nothing, and one that has failed, is none to repeat.
    @Test func whatCameIsWaitedForAgain() throws {
        let reading = TUICommand.Reading([.descendants(.button), .only], "label")
        let expect = TUICommand(.expect(reading, .comparison(.is("x")), within: .seconds(5)))
        func plan(_ ended: TraceStepEnded) throws -> ReplayPlan {
            let begun = TraceStepBegan(step: 2, .command(expect), place: Self.place)
            return try self.plan([
                (2, began(1)), (3, a), (4, self.ended(1)), (5, .stepBegan(begun)), (6, .stepEnded(ended)),
                (7, began(3)),
                (8, b), (9, self.ended(3)),
            ])
        }
        let met = try plan(TraceStepEnded(step: 2, result: true))
        #expect(commands(met) == [Self.pressA, expect.json.text, Self.pressB])
        #expect(met.actions.map(\.isWait) == [false, true, false])
        #expect(try commands(plan(TraceStepEnded(step: 2, result: false))) == [Self.pressA, Self.pressB])
        #expect(try commands(plan(TraceStepEnded(step: 2, failure: [:]))) == [Self.pressA, Self.pressB])
    }

    /// In a command with a mask the names are others.
    @Test func nothingIsPerformedFromAMaskedCommandOn() throws {
        let plan = try plan([
            (2, began(1, "tap", isMasked: true)),
            (3, .input(TraceInput(.point(.tap, .element([])), bytes: nil, count: 1))), (4, ended(1)),
        ])
        #expect(plan.actions.isEmpty && plan.stop != nil)
    }
}

extension TraceRecord.Content {
    fileprivate var isOfNoLaunch: Bool {
        switch self {
        case .stepBegan, .dropped: true
        default: false
        }
    }
}
