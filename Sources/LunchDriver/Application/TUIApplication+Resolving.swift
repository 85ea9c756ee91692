import LunchWire

extension TUIApplication {
    /// An element that an action is about to be done to, in the frame that shows it.
    struct Target {
        let attributes: AccessibilityNode.Attributes
        let frame: Frame
    }

    /// What the only element that a query finds says of itself, once the app has settled.
    func attributes(of steps: [QueryStep]) throws(TUIError) -> AccessibilityNode.Attributes {
        let resolution = Resolution(steps, in: try settledFrame(for: steps))
        if let element = resolution.element { return element }
        throw failure(steps, resolution)
    }

    /// The only element that a query finds, once it is enabled and on the screen.
    ///
    /// Waits for that up to the action timeout, but not where the app has settled and no timer of it is due, or none by
    /// itself: nothing but input would change it then.
    func actionable(_ steps: [QueryStep]) throws(TUIError) -> Target {
        let deadline = ContinuousClock.now + configuration.actionTimeout
        _ = try settledFrame(for: steps)
        var last: TUIError?
        let target = try waitForFrame(until: deadline) { frame -> Target?? in
            let resolution = Resolution(steps, in: frame)
            if let element = resolution.element {
                last = obstacle(steps, element, in: frame)
                if last == nil { return .some(Target(attributes: element, frame: frame)) }
            } else {
                last = failure(steps, resolution)
            }
            return frame.timersDue == 0 || frame.clock != nil || frame.settling.trust == .quiet ? .some(nil) : nil
        }
        if let found = target ?? nil { return found }
        var error = last ?? TUIError(.noMatch, FailureText.noMatch(steps))
        // Without an answer the time is over; with an empty one there was nothing to wait for.
        if target == nil { error.message += "\nWaited \(FailureText.words(configuration.actionTimeout)) for it." }
        throw error
    }

    /// What keeps a person from acting on an element; nil where nothing does.
    private func obstacle(
        _ steps: [QueryStep], _ element: AccessibilityNode.Attributes, in frame: Frame
    ) -> TUIError? {
        if !element.isEnabled {
            return TUIError(.disabled, message(FailureText.disabled(steps, element), frame))
        }
        let screen = CellRect(column: 0, row: 0, columns: frame.size.columns, rows: frame.size.rows)
        if element.frame.intersection(screen).isEmpty {
            let text = FailureText.outOfView(steps, element, size: frame.size)
            return TUIError(.unreachable, message(text, frame))
        }
        return nil
    }

    private func failure(_ steps: [QueryStep], _ resolution: Resolution) -> TUIError {
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
