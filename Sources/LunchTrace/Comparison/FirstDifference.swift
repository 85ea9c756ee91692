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
    /// True if the change is only that virtual time has passed in other steps, as the timers of an app may cause it.
    private var isOfTime = false
    /// The step whose state differs; nil if none does.
    package var step: TraceStepBegan?
    /// The input of the step after which the state differs, of several; nil if it is the only one.
    private var input: (number: Int, count: Int, code: String)?
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
    ///   - isUnsettled: true if the test has failed because an app did not settle: nothing is known of what its last action left.
    package init(of failed: Trace, from green: [Trace], isLearned: Bool, isUnsettled: Bool = false) {
        isOfOne = !isLearned
        let steps = TraceStates(failed).steps
        let runs = green.map { TraceStates($0).steps }
        guard let last = runs.first else { return }
        let lastAction = isUnsettled ? steps.lastIndex(where: \.isAction) ?? 0 : .max
        let facts = steps.indices.map { StepFacts(of: steps[$0], isUnsettled: $0 >= lastAction) }
        let places = runs.map { StepAlignment(from: $0, to: steps) }
        let areCut = green.map { $0.records.last?.kind == .dropped }
        let greenFacts = zip(runs, areCut).map { steps, isCut in steps.map { StepFacts(of: $0, isCut: isCut) } }
        // The green runs, aligned with each other: what differs there is no difference.
        let others = runs.dropFirst().map { StepAlignment(from: $0, to: last) }
        let learned = LearnedFacts(
            last.indices.flatMap { index in
                let runs =
                    [greenFacts[0][index]]
                    + zip(others, greenFacts.dropFirst()).compactMap { alignment, facts in
                        alignment.old(of: index).map { facts[$0] }
                    }
                return StepFacts.states(of: runs)
            })
        var isWhole = !areCut[0]
        let end = areCut[0] ? steps.indices.last { places[0].old(of: $0) != nil } ?? -1 : steps.count
        for index in steps.indices where index <= end {
            let typed = Self.retyped(index, places, runs)
            let found = places[0].change(at: index, last) ?? typed.map { .replaced($0) }
            if change == nil, let found {
                change = (steps[index].begun, found)
                isOfTime = places[0].isOfTime(at: index, last, steps)
            }
            guard typed == nil, places[0].old(of: index) != nil else {
                isWhole = false
                continue
            }
            let olds = zip(places, greenFacts).compactMap { places, facts in places.old(of: index).map { facts[$0] } }
            var past = index > 0 ? facts[index - 1].end : nil
            let states = facts[index].states
            for (place, new) in states.enumerated() {
                defer { past = new }
                let all = olds.map { $0.state(after: place, as: facts[index]) }
                guard let former = all.first ?? nil, let new = new?.fitted(to: former), !new.values.isEmpty else {
                    isWhole = false
                    continue
                }
                if !new.isSame(as: former) { isWhole = false }
                let difference = FactDifference(
                    of: new, from: former, all: all.compactMap(\.self), learned, after: past)
                if difference.isEmpty { continue }
                step = steps[index].begun
                let typed = steps[index].typed
                if typed.count > 1, typed.indices.contains(place) {
                    input = (place + 1, typed.count, steps[index].begun.typing([typed[place]]).code)
                }
                words = difference.words
                return
            }
        }
        isNone = isWhole && change == nil
        // Of several apps, another one may be the one that has not settled.
        let isOfOneApp = Set(steps.map(\.launch)).subtracting([0]).count < 2
        if isUnsettled, isOfOneApp, steps.indices.contains(lastAction),
            zip(places, runs).allSatisfy({ places, steps in
                places.old(of: lastAction).flatMap { steps[$0].frame } != nil
            })
        {
            step = steps[lastAction].begun
            words = ["the app settled after it then, and has not settled now"]
        }
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
            lines.append(
                isOfTime
                    ? "Virtual time has passed in other steps than in \(isOfOne ? "the only" : "the last") green run: \(words)."
                    : "The test has changed since \(isOfOne ? "its only" : "the last") green run: \(words).")
        }
        if let step {
            let more = words.count > 2 ? ", and \(words.count - 2) more" : ""
            // A difference after a change of the test may well be its effect.
            let subject = change == nil ? run : "After that change, the run"
            let place = input.map { ", after input \($0.number) of \($0.count), \($0.code)" } ?? ""
            lines.append("\(subject) differs first at step \(step.step), \(step.words)\(place):")
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
    var shortened: String { count > 160 ? "\(prefix(150))…" : self }
}

extension TracePlace {
    /// The file's name and the line; empty if it is not known.
    package var text: String {
        line == 0 ? "" : "\((file.split(separator: "/").last ?? "").description.visible):\(line)"
    }
}
