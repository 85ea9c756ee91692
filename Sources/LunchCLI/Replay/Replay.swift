import LunchDriver
import LunchElements
import LunchTrace
import LunchWire

/// Brings an app to where it was at a step of a trace, and reports what is not as it was then.
///
/// Differences from the trace are reported, and the rest of the test is performed anyway: the app may have been changed
/// since. Only what cannot be performed ends it.
struct Replay {
    private let plan: ReplayPlan
    private let comparison: ReplayComparison
    private let app: TUIApplication

    /// The sentences for the person, in their order.
    private(set) var notes: [String] = []
    /// The number of steps after the first difference that differ as well.
    private var later = 0
    private var differs = false

    init(_ plan: ReplayPlan, _ comparison: ReplayComparison, on app: TUIApplication) {
        (self.plan, self.comparison, self.app) = (plan, comparison, app)
    }

    /// The time that an app may take to show what the trace has.
    private static let patience = Duration.seconds(2)

    /// Sends the input of all steps up to the one that was asked for.
    ///
    /// - Throws: an error if the app has ended on the way.
    mutating func play() throws(CommandError) {
        var last = plan.launching
        for action in plan.actions {
            if !action.isWait {
                if let last { try compare(at: last) }
                last = action.step
            }
            do throws(TUIError) {
                for command in action.commands { try app.perform(command) }
            } catch {
                // The comparison reports that something else is shown.
                if action.mayFail, error.kind != .notRunning { continue }
                try stop(error, before: action)
                return end()
            }
        }
        if let last { try compare(at: last) }
        end()
    }

    private mutating func stop(_ error: TUIError, before action: ReplayPlan.Action) throws(CommandError) {
        if error.kind == .notRunning { throw ended(before: action.step) }
        notes.append(
            "\(Self.words(action.step)) could not be repeated, and the rest was left out: \(error.message)")
    }

    private func ended(before step: TraceStepBegan) -> CommandError {
        let frame = app.lastFrame
        // Without a status, the end is reported without it.
        let status = try? app.waitForExit()
        return .trace(
            .endedEarly(Self.words(step), AppError.End(status, after: nil, leaving: frame)))
    }

    /// Compares what the app shows with the trace, once it has settled.
    private mutating func compare(at step: TraceStepBegan) throws(CommandError) {
        let frame: TUIFrame
        do throws(TUIError) {
            frame = try differs ? app.settledFrame() : likely(at: step.step)
        } catch {
            if error.kind == .notRunning { return }
            notes.append("At \(Self.words(step)), it did not settle: \(error.message)")
            return
        }
        let words = comparison.differences(of: frame, at: step.step)
        if words.isEmpty { return }
        if differs {
            later += 1
            return
        }
        differs = true
        let list = words.prefix(Self.toldLimit).map { "  \($0)." }
        let rest = words.count - list.count
        notes.append(
            (["At \(Self.words(step)), the screen differs from the trace:"] + list
                + (rest > 0 ? ["  … and \(rest) more."] : [])).joined(separator: "\n"))
    }

    /// The first frame that is as in the trace, or the one on which the app has settled if none comes.
    private func likely(at step: Int) throws(TUIError) -> TUIFrame {
        try app.frame(within: Self.patience) { comparison.differences(of: $0, at: step).isEmpty }.frame
    }

    /// The number of differences that are reported.
    private static let toldLimit = 3

    private mutating func end() {
        if later > 0 { notes.append("It differs at \(later == 1 ? "1 later step" : "\(later) later steps") as well.") }
        switch plan.stop {
        case .secret(let step)?:
            notes.append(
                """
                At \(Self.words(step)), the test sent a secret, which is not in the trace: no input was sent from there on. \
                Type it yourself.
                """)
        case .gap(let records)?:
            notes.append(
                """
                \(records == 1 ? "A record is" : "\(records) records are") missing in the trace before step \(plan.step.step), \
                and input may be among them: no input was sent from there on.
                """)
        case nil: break
        }
    }

    /// A step with its place.
    private static func words(_ step: TraceStepBegan) -> String {
        "step \(step.step), \(step.code)\(step.place.text.isEmpty ? "" : " (\(step.place.text))")"
    }
}
