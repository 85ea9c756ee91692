import LunchElements
import LunchWire

extension TUIApplication {
    /// An element that an action is about to be done to, in the frame that shows it.
    struct Target {
        let frame: TUIFrame
        let index: Int

        var attributes: AccessibilityNode.Attributes { frame.tree.nodes[index] }
    }

    /// What the only element that a query finds says of itself, once the app has settled.
    func snapshot(of steps: [QueryStep]) throws(TUIError) -> TUIElementSnapshot {
        let resolution = Resolution(steps, in: try readableFrame(for: steps))
        if let index = resolution.index { return TUIElementSnapshot(resolution.frame, index) }
        throw failure(steps, resolution)
    }

    /// The only element that a query finds, once nothing keeps a person from acting on it.
    ///
    /// Waits for that up to the action timeout, but not where the app has settled and no timer of it is due, or none by
    /// itself: nothing but input would change it then. An alert that is in the way is handed to the interruption monitors first.
    ///
    /// - Parameter obstacle: what keeps a person from it, beside its being disabled or behind an alert; nil where
    ///   nothing does.
    func actionable(
        _ steps: [QueryStep], obstacle: (Target) -> TUIError? = { _ in nil }
    ) throws(TUIError) -> Target {
        let deadline = ContinuousClock.now + configuration.actionTimeout
        _ = try settledFrame(for: steps)
        while true {
            var last: TUIError?
            var alert: Target?
            let target = try waitForFrame(until: deadline) { frame -> Target?? in
                let resolution = Resolution(steps, in: frame)
                if let index = resolution.index {
                    let target = Target(frame: frame, index: index)
                    alert = frame.alert(before: index).map { Target(frame: frame, index: $0) }
                    last = impediment(steps, target, alert: alert) ?? obstacle(target)
                    if last == nil { return .some(target) }
                    // An alert goes away when it is answered, not by being waited for.
                    if alert != nil { return .some(nil) }
                } else {
                    last = failure(steps, resolution)
                }
                return frame.timersDue == 0 || frame.clock != nil || frame.settling.trust == .quiet ? .some(nil) : nil
            }
            if let found = target ?? nil { return found }
            if let alert, .now < deadline, try interrupted(by: alert) { continue }
            var error = last ?? TUIError(.noMatch, FailureText.noMatch(steps))
            // Without an answer the time is over; with an empty one there was nothing to wait for.
            if target == nil { error.message += "\nWaited \(FailureText.words(configuration.actionTimeout)) for it." }
            throw error
        }
    }

    /// The only element that a query finds, once it can be seen and is topmost at a cell.
    func pointable(_ steps: [QueryStep]) throws(TUIError) -> (target: Target, cell: CellPoint) {
        let target = try actionable(steps) { target in outOfReach(steps, target) }
        guard let cell = target.frame.hitPoint(of: target.index) else {
            throw outOfReach(steps, target) ?? TUIError(.unreachable, FailureText.noMatch(steps))
        }
        return (target, cell)
    }

    /// What keeps a person from acting on an element, however it is reached; nil where nothing does.
    private func impediment(_ steps: [QueryStep], _ target: Target, alert: Target?) -> TUIError? {
        if let alert {
            let text = FailureText.behindAlert(steps, target.attributes, alert.attributes)
            return TUIError(.unreachable, message(text, target.frame, marking: alert.attributes.frame))
        }
        if !target.attributes.isEnabled {
            let text = FailureText.disabled(steps, target.attributes)
            return TUIError(.disabled, message(text, target.frame, marking: target.attributes.frame))
        }
        return nil
    }

    /// Why the mouse does not meet an element; nil where it does.
    func outOfReach(_ steps: [QueryStep], _ target: Target) -> TUIError? {
        let visible = target.frame.visibleFrame(of: target.index)
        if visible.isEmpty {
            let text = FailureText.outOfView(steps, target.attributes, size: target.frame.size)
            return TUIError(.unreachable, message(text, target.frame))
        }
        guard target.frame.hitPoint(of: target.index) == nil else { return nil }
        let covers = target.frame.covers(of: target.index, visible).prefix(3)
        let text = FailureText.covered(
            steps, target.attributes, by: covers.map { target.frame.tree.nodes[$0.index] })
        return TUIError(.unreachable, message(text, target.frame, marking: visible))
    }

    func failure(_ steps: [QueryStep], _ resolution: Resolution) -> TUIError {
        if let failure = resolution.failure, failure.found.count > 1 {
            let text = FailureText.severalMatches(steps, failure, in: resolution.frame)
            return TUIError(.severalMatches, message(text, resolution.frame))
        }
        if resolution.frame.settling.trust == .quiet {
            return TUIError(.noMatch, message(FailureText.noElements(steps, name), resolution.frame))
        }
        return TUIError(.noMatch, message(FailureText.noMatch(steps), resolution.frame, resolution: resolution))
    }
}
