import LunchWire

/// What became of a query in one frame: the elements that each of its steps led to.
struct Resolution {
    /// A step, and how many elements it left.
    struct Stage {
        let step: QueryStep
        let found: [Int]
    }

    let frame: Frame
    private let steps: [QueryStep]

    /// The elements that the whole query found.
    let found: [Int]

    /// Whether there was no more than one element wherever only one is allowed.
    private let isUnambiguous: Bool

    init(_ steps: [QueryStep], in frame: Frame) {
        self.frame = frame
        self.steps = steps
        var found = [0]
        var isUnambiguous = true
        var rest = steps[...]
        while let step = rest.popFirst() {
            if let next = rest.first, let identified = step.identified(by: next, from: found, in: frame.tree) {
                found = identified
                rest.removeFirst()
            } else {
                found = step.apply(to: found, in: frame.tree)
                if step == .only, found.count > 1 { isUnambiguous = false }
            }
        }
        self.found = found
        self.isUnambiguous = isUnambiguous
    }

    /// The elements that each step led to, found again step by step: for failures, which tell them all.
    var stages: [Stage] {
        var found = [0]
        return steps.map { step in
            found = step.apply(to: found, in: frame.tree)
            return Stage(step: step, found: found)
        }
    }

    /// The step at which the query could not go on: no element was left, or several where one is needed.
    ///
    /// An index or `firstMatch` among no elements fails where the elements are missing.
    var failure: (index: Int, found: [Int])? {
        for (index, stage) in stages.enumerated() {
            switch stage.step {
            case .only where stage.found.count > 1: return (index, stage.found)
            case _ where stage.found.isEmpty: return (index, [])
            default: continue
            }
        }
        return nil
    }

    /// The one element that was found; nil where there is none or where there are several.
    var element: AccessibilityNode.Attributes? {
        guard isUnambiguous, found.count == 1, let index = found.first else { return nil }
        return frame.tree.nodes[index]
    }
}
