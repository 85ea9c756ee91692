/// The steps of a run beside those of another one: which of them are the same.
struct StepAlignment {
    /// The old step of each new one; nil for a step that is new.
    private var olds: [Int?] = []
    /// The old steps that are gone, by the new step before which they stood.
    private var gone: [Int: [Int]] = [:]

    init(from old: [TraceStates.Step], to new: [TraceStates.Step]) {
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in new.map(\.begun.code).difference(from: old.map(\.begun.code)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var next = 0
        for index in new.indices {
            while removed.contains(next) {
                gone[index, default: []].append(next)
                next += 1
            }
            guard !added.contains(index) else {
                olds.append(nil)
                continue
            }
            olds.append(next)
            next += 1
        }
    }

    func old(of new: Int) -> Int? { olds[new] }

    /// The change of the test at a step; nil if it is the same there.
    ///
    /// - Parameter steps: the old steps.
    func change(at new: Int, _ steps: [TraceStates.Step]) -> FirstDifference.Change? {
        let old = gone[new]?.first.map { steps[$0].begun.code }
        return switch (old, olds[new]) {
        case (let old?, nil): .replaced(old)
        case (let old?, _): .removed(old)
        case (nil, nil): .added
        case (nil, _): nil
        }
    }
}
