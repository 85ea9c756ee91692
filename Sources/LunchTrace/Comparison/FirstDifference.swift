import LunchCommands
import LunchWire

/// The first difference of a test from its last green runs.
package struct FirstDifference: Equatable, Sendable {
    /// A step at which the test itself is another one.
    package enum Change: Equatable, Sendable {
        case added
        case removed(String)
        case replaced(String)
    }

    /// The change of the test before the state differs; nil if there is none.
    package var change: (step: TraceStepBegan, change: Change)?
    /// The step whose state differs; nil if none does.
    package var step: TraceStepBegan?
    /// The differences in words, the most specific first.
    package var words: [String] = []
    /// True if there was a single green run, from which nothing can be learned.
    package var isOfOne = false
    /// True if all is the same to the letter, and nothing was left out.
    package var isNone = false

    package static func == (one: FirstDifference, other: FirstDifference) -> Bool { one.lines == other.lines }
}

extension FirstDifference {
    /// Compares a test that has failed with green runs of it.
    ///
    /// - Parameters:
    ///   - failed: the trace of the test, up to its failure.
    ///   - green: the last runs that passed, the last one first; at least one.
    ///   - isLearned: true if there were two runs or more, including equal ones.
    package init(of failed: Trace, from green: [Trace], isLearned: Bool) {
        isOfOne = !isLearned
        let steps = TraceStates(failed).steps
        let runs = green.map { TraceStates($0).steps }
        guard let last = runs.first else { return }
        let facts = steps.map(StateFacts.init)
        let places = runs.map { StepAlignment(from: $0, to: steps) }
        let areCut = green.map { $0.records.last?.kind == .dropped }
        // The state after a step in which a record was cut is not known.
        let greenFacts = zip(runs, areCut).map { steps, isCut in
            steps.map { isCut && $0.ended == nil ? nil : StateFacts(of: $0) }
        }
        // The green runs, aligned with each other: what differs there is no difference.
        let others = runs.dropFirst().map { StepAlignment(from: $0, to: last) }
        let learned = LearnedFacts(
            last.indices.map { index in
                [greenFacts[0][index]]
                    + zip(others, greenFacts.dropFirst()).map { alignment, facts in
                        alignment.old(of: index).flatMap { facts[$0] }
                    }
            })
        var isWhole = !areCut[0]
        let end = areCut[0] ? steps.indices.last { places[0].old(of: $0) != nil } ?? -1 : steps.count
        for index in steps.indices where index <= end {
            let typed = Self.retyped(index, places, runs)
            let found = places[0].change(at: index, last) ?? typed.map { .replaced($0) }
            if change == nil, let found { change = (steps[index].begun, found) }
            guard typed == nil, let old = places[0].old(of: index), let former = greenFacts[0][old] else {
                isWhole = false
                continue
            }
            let all = zip(places, greenFacts).compactMap { places, facts in
                places.old(of: index).flatMap { facts[$0] }
            }
            let past = index > 0 ? facts[index - 1] : nil
            let difference = FactDifference(of: facts[index], from: former, all: all, learned, after: past)
            let isCut = steps[index].ended == nil && steps[index].frame == nil
            // A state without facts says nothing, in either run.
            if isCut || facts[index].values.isEmpty || !facts[index].isSame(as: former) { isWhole = false }
            if isCut || difference.isEmpty { continue }
            step = steps[index].begun
            words = difference.words
            return
        }
        isNone = isWhole && change == nil
    }

    /// The step of the green runs that typed something else; nil if a step types the same, or if each run types another text.
    private static func retyped(_ index: Int, _ places: [StepAlignment], _ runs: [[TraceStates.Step]]) -> String? {
        let codes = zip(places, runs).compactMap { places, steps in places.old(of: index).map { steps[$0].begun.code } }
        guard places[0].isRetyped(index), let first = codes.first, codes.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The line for a failure message about a run that does not differ: the app is not to blame then.
    package var sameness: String? {
        isNone
            ? "Up to here the test has done and seen the same as in \(isOfOne ? "its only" : "the last") green run."
            : nil
    }

    /// The difference for a failure message, in at most two sentences; nothing if there is no difference.
    package var lines: [String] {
        let run = isOfOne ? "The only green run" : "The last green run"
        var lines: [String] = []
        if let (step, change) = change {
            let words =
                switch change {
                case .added: "\(step.words) is new"
                case .removed(let old): "\(old.shortened) is gone before \(step.words)"
                case .replaced(let old): "\(old.shortened) was there instead of \(step.words)"
                }
            lines.append("The test has changed since \(isOfOne ? "its only" : "the last") green run: \(words).")
        }
        if let step {
            let more = words.count > 2 ? ", and \(words.count - 2) more" : ""
            // A difference after a change of the test may well be its effect.
            let subject = change == nil ? run : "After that change, the run"
            lines.append("\(subject) differs first at step \(step.step), \(step.words):")
            lines.append("  \(words.prefix(2).joined(separator: "; "))\(more).")
        }
        return lines
    }
}

extension TraceStepBegan {
    /// The step as it would be written in a test.
    package var code: String { content.code.visible }

    /// The step, and its place in the test.
    fileprivate var words: String { code.shortened + (place.text.isEmpty ? "" : " (\(place.text))") }
}

extension String {
    /// The text, cut if it is long.
    fileprivate var shortened: String { count > 160 ? "\(prefix(150))…" : self }
}

extension TracePlace {
    /// The file's name and the line; empty if it is not known.
    package var text: String {
        line == 0 ? "" : "\((file.split(separator: "/").last ?? "").description.visible):\(line)"
    }
}
