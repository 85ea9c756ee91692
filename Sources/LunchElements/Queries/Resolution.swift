package import LunchWire

/// The result of a query in one frame: the elements that each of its steps led to.
package struct Resolution {
    /// A step, and how many elements it left.
    package struct Stage {
        package let step: QueryStep
        package let found: [Int]
    }

    /// The frame that the elements are in; if the query begins with a text or a hint, that is in it.
    package let frame: TUIFrame
    package let steps: [QueryStep]

    /// The elements that the whole query found.
    package let found: [Int]

    /// True if there was no more than one element wherever only one is allowed.
    private let isUnambiguous: Bool

    /// True if the result of the query is unknown, since it depends on unknown states.
    package let isUnsure: Bool

    /// True if the result of a step before the last one is unknown, so that it is also unknown whether anything is found.
    private let isLost: Bool

    /// True if there was more than one element where only one is allowed, or at the end.
    package var isAmbiguous: Bool { !isUnambiguous || found.count > 1 }

    package init(_ steps: [QueryStep], in frame: TUIFrame) {
        let frame = Self.frame(for: steps, frame)
        self.frame = frame
        self.steps = steps
        var found = [0]
        // All that may be found; nil as long as that is the same.
        var possible: [Int]?
        var isUnambiguous = true
        var isLost = false
        var rest = steps[...]
        while let step = rest.popFirst() {
            if possible == nil, let next = rest.first,
                let identified = step.identified(by: next, from: found, in: frame.tree)
            {
                found = identified
                rest.removeFirst()
                continue
            }
            // Which one is the first, or the only one, depends on all of them.
            if step.isOfOne, possible != nil, !rest.isEmpty { isLost = true }
            if step.references.contains(where: { Resolution($0, in: frame).isUnsure }) { isLost = true }
            let before = found
            found = step.apply(to: before, in: frame, isPossible: false)
            if frame.tree.nodes.mayHaveUnknown {
                let other = step.apply(to: possible ?? before, in: frame, isPossible: true)
                possible = other == found ? nil : other
            }
            if step.isOnly, found.count > 1 { isUnambiguous = false }
        }
        self.found = found
        self.isUnambiguous = isUnambiguous
        self.isLost = isLost
        isUnsure = isLost || possible != nil
    }

    /// The frame in which steps are resolved: the app's own, or one of the texts that the first step looks for.
    private static func frame(for steps: [QueryStep], _ frame: TUIFrame) -> TUIFrame {
        // Most queries begin with elements of the frame as it is.
        if frame.isCommitted, steps.isEmpty || !steps[0].bringsItsOwn { return frame }
        let frame = frame.committed
        switch steps.first {
        case .text(let search): return frame.showing(search.tree(in: frame), asTexts: true)
        case .hint(let type, let region): return frame.showing(region.tree(of: type, in: frame), asTexts: false)
        default: return frame
        }
    }

    /// The elements that each step led to, found again step by step: for failures, which show all of them.
    package var stages: [Stage] {
        var found = [0]
        return steps.map { step in
            found = step.apply(to: found, in: frame, isPossible: isUnsure)
            return Stage(step: step, found: found)
        }
    }

    /// The step at which the query could not continue: no element was left, or several where one is needed.
    ///
    /// An index or `firstMatch` among no elements fails where the elements are missing.
    package var failure: (index: Int, found: [Int])? { Self.failure(among: stages) }

    /// The same among stages that were found again already.
    package static func failure(among stages: [Stage]) -> (index: Int, found: [Int])? {
        for (index, stage) in stages.enumerated() {
            switch stage.step {
            case .only where stage.found.count > 1: return (index, stage.found)
            case _ where stage.found.isEmpty: return (index, [])
            default: continue
            }
        }
        return nil
    }

    /// True if the query is about what is in, or beside, an element that is not there or that is not one: then its count means
    /// nothing for the app.
    package var isOfNoElement: Bool {
        if isUnsure { return true }
        // Most queries are not of that kind, and their stages need not be found again.
        guard steps.dropLast().contains(where: \.isOfOne) || steps.contains(where: { !$0.references.isEmpty }) else {
            return false
        }
        let stages = stages
        return stages.indices.contains { index in
            let (step, found) = (stages[index].step, stages[index].found)
            if step.references.contains(where: { Resolution($0, in: frame).index == nil }) { return true }
            return step.isOfOne && index < stages.count - 1 && found.count != 1
        }
    }

    /// The index of the one element that was found; nil if there is none or if there are several.
    package var index: Int? { isUnambiguous && !isUnsure && found.count == 1 ? found.first : nil }

    /// True if there is an element that the query is about; nil if unknown.
    package var isThere: Bool? {
        if isLost { return nil }
        return found.isEmpty && isUnsure ? nil : !found.isEmpty
    }

    /// The elements that the query may or may not find, with the unknown states; empty if that is known.
    package var unsure: (elements: [AccessibilityNode.Attributes], states: ElementStates) {
        guard isUnsure else { return ([], []) }
        var found = [0]
        for step in steps {
            for reference in step.references {
                let resolution = Resolution(reference, in: frame)
                if resolution.isUnsure { return resolution.unsure }
            }
            let unsure = step.unsure(among: found, in: frame)
            // The elements of a reference are in another frame than those of a text.
            if !unsure.elements.isEmpty { return (unsure.elements.map { frame.tree.nodes[$0] }, unsure.states) }
            found = step.apply(to: found, in: frame, isPossible: true)
        }
        return ([], [])
    }

    /// The attributes of the one element that was found; nil if there is none, or if there are several.
    package var element: AccessibilityNode.Attributes? { index.map { frame.tree.nodes[$0] } }

    /// The one element that was found, with what is below it; one that does not exist where there is none.
    package var snapshot: TUIElementSnapshot { index.map { TUIElementSnapshot(frame, $0) } ?? TUIElementSnapshot() }
}
