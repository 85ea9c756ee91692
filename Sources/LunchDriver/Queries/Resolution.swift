import LunchWire

/// What became of a query in one frame: the elements that each of its steps led to.
struct Resolution {
    /// A step, and how many elements it left.
    struct Stage {
        let step: QueryStep
        let found: [Int]
    }

    let frame: Frame
    private(set) var stages: [Stage] = []

    init(_ steps: [QueryStep], in frame: Frame) {
        self.frame = frame
        var found = [0]
        for step in steps {
            found = step.apply(to: found, in: frame)
            stages.append(Stage(step: step, found: found))
        }
    }

    /// The elements that the whole query found.
    var found: [Int] { stages.last?.found ?? [0] }

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

    /// The index of the one element that was found; nil where there is none or where there are several.
    var index: Int? { failure == nil && found.count == 1 ? found.first : nil }

    /// What the one element that was found says of itself; nil where there is none or where there are several.
    var element: AccessibilityNode.Attributes? { index.map { frame.tree.nodes[$0] } }

    /// The one element that was found, with what is below it; one that does not exist where there is none.
    var snapshot: TUIElementSnapshot { index.map { TUIElementSnapshot(frame, $0) } ?? TUIElementSnapshot() }
}
