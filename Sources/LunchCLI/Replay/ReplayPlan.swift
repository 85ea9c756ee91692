import LunchCommands
import LunchElements
import LunchTrace
import LunchWire

/// The launch, the actions and the waits by which an app comes to where it was at a step of a trace.
struct ReplayPlan {
    /// A step that did something to the app, or waited for it, and the commands that do it again.
    struct Action {
        let step: TraceStepBegan
        let commands: [TUICommand]
        /// True if the test continues without it: a wait, or an action that has failed in the test as well.
        let mayFail: Bool
        var isWait: Bool { step.action?.isWait == true }
    }

    /// The reason why the actions end before the step.
    enum Stop: Equatable {
        /// The trace does not have what was typed, or a name in the command, which was secret.
        case secret(TraceStepBegan)
        /// Records are missing, and input may be among them.
        case gap(records: Int)
    }

    let launch: TraceLaunch
    /// The step that was asked for.
    let step: TraceStepBegan
    /// The step that launched the app; nil if none was under way.
    private(set) var launching: TraceStepBegan?
    private(set) var actions: [Action] = []
    private(set) var stop: Stop?

    /// - Parameter number: the number of the step; nil for the one that failed, or else for the last one.
    init(of trace: Trace, at number: Int?) throws(CommandError) {
        let all = TraceSteps(trace)
        let steps = all.steps
        let failed = all.failures.keys.min().map { steps[$0].begun.step }
        let wanted = number ?? failed ?? steps.last?.begun.step ?? 1
        guard let step = steps.first(where: { $0.begun.step == wanted }) else {
            throw .trace(.noStep(wanted, count: steps.count))
        }
        let launches = trace.records[..<(step.end?.index ?? trace.records.count)].filter { $0.kind == .launch }
        let launched = step.launch > 0 ? step.launch : launches.last?.launch ?? 0
        guard let launch = trace.launches[launched] else { throw .trace(.noLaunchYet(wanted)) }
        (self.step, self.launch) = (step.begun, launch)
        takeActions(of: trace, launched, until: step.end?.time ?? .max)
    }

    /// Takes the steps that sent input, and the waits that were met, each when it has ended: one within another one did its part
    /// before that.
    private mutating func takeActions(of trace: Trace, _ launched: Int, until end: Int) {
        var open: [TraceStepBegan] = []
        var inputs: [Int: [TraceInput]] = [:]
        var isLaunched = false
        for record in trace.recordsWithInputInPlace where record.time <= end && stop == nil {
            switch record.content {
            case .launch where record.launch == launched:
                isLaunched = true
                launching = open.last
            case .stepBegan(let begun): open.append(begun)
            case .stepEnded(let ended):
                let step = open.firstIndex { $0.step == ended.step }.map { open.remove(at: $0) }
                let input = inputs.removeValue(forKey: ended.step)
                if let step, input == nil, record.launch == launched, ended.failure == nil, ended.result != .bool(false)
                {
                    takeWait(step)
                }
                take(step, input, hasFailed: ended.failure != nil)
            case .dropped(let dropped) where dropped.records > 0 && isLaunched:
                if record.launch == 0 || record.launch == launched { stop = .gap(records: dropped.records) }
            case .input(let input) where record.launch == launched:
                if let step = open.last { inputs[step.step, default: []].append(input) }
            default: break
            }
        }
        for step in open.reversed() { take(step, inputs.removeValue(forKey: step.step)) }
    }

    /// Takes a step that has waited for something that came.
    private mutating func takeWait(_ step: TraceStepBegan) {
        guard let command = step.content.command, command.action.isRepeatable, !step.isMasked else { return }
        if command.action.isWait { actions.append(Action(step: step, commands: [command], mayFail: true)) }
    }

    /// Takes a step with its input: as its command, or as bytes if only the test itself can perform that.
    private mutating func take(_ step: TraceStepBegan?, _ inputs: [TraceInput]?, hasFailed: Bool = false) {
        guard stop == nil, let inputs, let step = step?.typing(inputs) else { return }
        let bytes = inputs.compactMap(\.bytes)
        if let command = step.content.command, command.action.isRepeatable, !step.isMasked {
            actions.append(Action(step: step, commands: [command], mayFail: hasFailed))
        } else if bytes.count == inputs.count {
            let commands = bytes.filter { !$0.isEmpty }.map { TUICommand(.send($0)) }
            actions.append(Action(step: step, commands: commands, mayFail: hasFailed))
        } else {
            stop = .secret(step)
        }
    }
}

extension TUICommand.Action {
    /// True if it waits for a value, and does nothing to the app.
    fileprivate var isWait: Bool {
        switch self {
        case .wait(.value, _), .expect: true
        default: false
        }
    }
}
