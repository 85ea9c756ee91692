/// The steps of a run beside those of another one: which of them are the same.
struct StepAlignment {
    /// The old step of each new one; nil for a step that is new.
    private var olds: [Int?] = []
    /// The first of the old steps that are gone, by the new step before which they stood.
    private var gone: [Int: Int] = [:]

    init(from old: [TraceStates.Step], to new: [TraceStates.Step]) {
        for part in ListAlignment(from: old.map(\.begun.code), to: new.map(\.begun.code)).parts {
            switch part {
            case .same(let before, _): olds.append(before)
            case .changed(let before, let after):
                if !before.isEmpty { gone[after.lowerBound] = before.lowerBound }
                olds += after.map { _ in nil }
            }
        }
    }

    func old(of new: Int) -> Int? { olds[new] }

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
