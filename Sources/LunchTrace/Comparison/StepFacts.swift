/// The facts of the states in which a step left its app: after each input but the last, and at its end.
struct StepFacts {
    /// The states in their order; nil for one that is unknown.
    let states: [StateFacts?]

    /// The number of inputs that the step typed; 0 if it typed none.
    private let inputs: Int

    var end: StateFacts? { states.last ?? nil }

    /// - Parameters:
    ///   - isCut: true if the record of the run was cut in a step, whose last state is unknown then.
    ///   - isUnsettled: true if the app has not settled after the step, so that its last state is unknown.
    init(of step: TraceStates.Step, isCut: Bool = false, isUnsettled: Bool = false) {
        inputs = step.typed.count
        let isKnown = !isUnsettled && (step.ended != nil || !isCut && step.frame != nil)
        states = step.states.map { $0.map(StateFacts.init(of:)) } + [isKnown ? StateFacts(of: step) : nil]
    }

    /// The state that belongs to a state of the same step in another run, which may have failed before it typed everything.
    func state(after place: Int, as other: StepFacts) -> StateFacts? {
        let isLast = place == other.states.count - 1 && (other.inputs == 0 || other.inputs >= inputs)
        return isLast ? end : states.indices.contains(place) ? states[place] : nil
    }

    /// The states of the same step in several runs, after each of its inputs.
    static func states(of runs: [StepFacts]) -> [[StateFacts?]] {
        let count = runs[0].states.count
        return (0..<count).map { place in runs.filter { $0.states.count == count }.map { $0.states[place] } }
    }
}
