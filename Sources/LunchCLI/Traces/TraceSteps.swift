import LunchElements
import LunchTrace
import LunchWire

/// The steps of a trace, and what happened between them.
struct TraceSteps {
    /// A step with its beginning and its end.
    struct Step {
        let begun: TraceStepBegan
        let start: Int
        /// The index of its first record.
        let index: Int
        let depth: Int
        var launch = 0
        var ended: TraceStepEnded?
        var end: (time: Int, index: Int)?
        /// The latest finding that the program has settled.
        var grade: TUISettling.Trust?
    }

    /// The lines that a person reads, in order.
    enum Entry {
        case step(Int)
        case issue(TraceIssue)
        case exited(launch: Int, TraceExit)
        case dropped(TraceDropped)
    }

    let test: TraceTest
    let verdict: TUIVerdict?
    let duration: Int
    private(set) var steps: [Step] = []
    private(set) var entries: [Entry] = []

    init(_ trace: Trace) {
        if case .test(let test)? = trace.records.first?.content {
            self.test = test
        } else {
            test = TraceTest(name: "", library: "", place: TracePlace(file: "", line: 0))
        }
        verdict = trace.verdict
        duration = trace.records.last?.time ?? 0
        var open: [Int: Int] = [:]
        let typed = trace.typedSteps
        for (index, record) in trace.records.enumerated() {
            switch record.content {
            case .stepBegan(let begun):
                open[begun.step] = steps.count
                entries.append(.step(steps.count))
                steps.append(
                    Step(
                        begun: typed[begun.step] ?? begun, start: record.time, index: index, depth: open.count - 1,
                        launch: record.launch))
            case .stepEnded(let ended):
                guard let place = open.removeValue(forKey: ended.step) else { continue }
                steps[place].ended = ended
                steps[place].end = (record.time, index)
                if record.launch > 0 { steps[place].launch = record.launch }
            case .settled(let settled):
                for place in open.values { steps[place].grade = settled.settling.trust }
            case .issue(let issue): entries.append(.issue(issue))
            case .exited(let exit): entries.append(.exited(launch: record.launch, exit))
            case .dropped(let dropped): entries.append(.dropped(dropped))
            default: break
            }
        }
    }
}

extension TraceSteps.Step {
    /// The step as it would be written in a test.
    var code: String { begun.code }

    /// The place in the test; empty if it is not known.
    var place: String { begun.place.text }

    /// The time that it took, in nanoseconds; nil if the tester was killed in the meantime.
    var duration: Int? { end.map { max(0, $0.time - start) } }

    var failure: [String: LunchJSON]? {
        guard case .object(let members)? = ended?.failure else { return nil }
        return members
    }

    var failureMessage: String? {
        guard case .string(let message)? = failure?["message"] else { return nil }
        return message
    }

    var answer: String? { ended?.result.map { ShownText.literal($0).visible } }
}
