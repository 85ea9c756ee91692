import LunchCommands
import LunchTrace
import LunchWire

extension TracePage {
    /// The page of a trace.
    ///
    /// - Parameter difference: the first difference from the last green runs; nil if there are none.
    init(of trace: Trace, _ steps: TraceSteps, _ difference: FirstDifference?) {
        self.init(
            title: steps.test.name, summary: steps.summary, notes: steps.notes(difference),
            Self.steps(of: trace, steps),
            different: difference?.step?.step)
    }

    /// The steps of a trace, each with the frame after it.
    static func steps(of trace: Trace, _ steps: TraceSteps) -> [Step] {
        let states = Dictionary(TraceStates(trace).steps.map { ($0.begun.step, $0) }) { one, _ in one }
        let inputs = inputs(of: trace)
        let failures = steps.failures
        return steps.steps.enumerated().map { place, step in
            let frame = states[step.begun.step]?.frame
            return Step(
                number: step.begun.step, depth: step.depth, code: step.code,
                shortCode: step.begun.content.shortCode.visible, place: step.place,
                answer: step.answer ?? "", time: step.duration.map(TraceTime.words) ?? "not over",
                grade: step.grade?.word ?? "", failure: failures[place] ?? "",
                input: (inputs[step.begun.step] ?? []).joined(separator: " "), frame: frame,
                elements: frame.map(StepSight.elements) ?? [])
        }
    }

    /// The input of each step as a person names it.
    private static func inputs(of trace: Trace) -> [Int: [String]] {
        var inputs: [Int: [String]] = [:]
        var open: [Int] = []
        for record in trace.records {
            switch record.content {
            case .stepBegan(let begun): open.append(begun.step)
            case .input(let input): if let step = open.last { inputs[step, default: []].append(input.words) }
            case .stepEnded(let ended): open.removeAll { $0 == ended.step }
            default: break
            }
        }
        return inputs
    }
}

extension TraceSteps {
    /// The facts about the whole test: the first difference from the last green run, and the issues.
    func notes(_ difference: FirstDifference?) -> [String] {
        var notes = difference.map(\.lines).map { $0.isEmpty ? [] : [$0.joined(separator: "\n")] } ?? []
        for case .issue(let issue) in entries {
            notes.append("\(issue.place.map { "\($0.text): " } ?? "")\(issue.message)")
        }
        return notes
    }
}
