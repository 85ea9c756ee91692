import LunchCommands

/// The steps of a run beside those of another one: which of them are the same.
struct StepAlignment {
    /// The old step of each new one; nil for a step that is new.
    private var olds: [Int?] = []
    /// The first of the old steps that are gone, by the new step before which they were.
    private var gone: [Int: Int] = [:]
    /// The new steps that type something else than their old one.
    private var retyped: Set<Int> = []

    init(from old: [TraceStates.Step], to new: [TraceStates.Step]) {
        for part in ListAlignment(from: old.map(\.begun.code), to: new.map(\.begun.code)).parts {
            switch part {
            case .same(let before, _): olds.append(before)
            case .changed(let before, let after): alignBare(old, before, new, after)
            }
        }
    }

    /// Aligns steps that differ by what they do rather than by what they type.
    private mutating func alignBare(
        _ old: [TraceStates.Step], _ before: Range<Int>, _ new: [TraceStates.Step], _ after: Range<Int>
    ) {
        for part in ListAlignment(from: old[before].map(\.bareCode), to: new[after].map(\.bareCode)).parts {
            switch part {
            case .same(let place, _):
                let place = before.lowerBound + place
                if new[olds.count].isRetyped(from: old[place]) { retyped.insert(olds.count) }
                olds.append(place)
            case .changed(let places, let others):
                if !places.isEmpty { gone[olds.count] = before.lowerBound + places.lowerBound }
                olds += others.map { _ in nil }
            }
        }
    }

    func old(of new: Int) -> Int? { olds[new] }

    /// True if a step types something else than its old one.
    func isRetyped(_ new: Int) -> Bool { retyped.contains(new) }

    /// True if the change at a step concerns nothing but steps that let virtual time pass.
    func isOfTime(at new: Int, _ old: [TraceStates.Step], _ steps: [TraceStates.Step]) -> Bool {
        let removed = gone[new].map { old[$0].isOfTime } ?? true
        return removed && (olds[new] != nil && gone[new] != nil || steps[new].isOfTime)
    }

    /// The change of the test at a step; nil if it is the same there.
    ///
    /// - Parameter steps: the old steps.
    func change(at new: Int, _ steps: [TraceStates.Step]) -> FirstDifference.Change? {
        let old = gone[new].map { steps[$0].begun.code }
        return switch (old, olds[new]) {
        case (let old?, nil): .replaced(old)
        case (let old?, _): .removed(old)
        case (nil, nil): .added
        case (nil, _): nil
        }
    }
}

extension TraceStates.Step {
    /// True if the step lets virtual time pass.
    fileprivate var isOfTime: Bool { if case .advance? = begun.action { true } else { false } }

    /// True if it is known to type something else than another step. What is under way, or has failed, may have typed a part.
    fileprivate func isRetyped(from old: TraceStates.Step) -> Bool {
        guard let ended, ended.failure == nil, !typed.isEmpty, !old.typed.isEmpty else { return false }
        return begun.code != old.begun.code
    }
}
