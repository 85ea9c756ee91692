import LunchElements
import LunchWire

/// Finds the element that something is done to or read of, once nothing keeps a person from that.
struct Finder {
    let run: AppRun

    /// The snapshot of the only element that a query finds, once the app has settled.
    func snapshot(of steps: [QueryStep]) throws(TUIError) -> TUIElementSnapshot {
        let resolution = Resolution(steps, in: try run.settler.readableFrame(for: steps))
        if let index = resolution.index { return TUIElementSnapshot(resolution.frame, index) }
        throw failure(steps, resolution)
    }

    /// All that a query finds in a frame.
    ///
    /// - Throws: if it looks in, or beside, an element that is not there, or of which there are several.
    func resolution(ofAll steps: [QueryStep], in frame: TUIFrame) throws(TUIError) -> Resolution {
        let resolution = Resolution(steps, in: frame)
        if resolution.isOfNoElement { throw failure(steps, resolution) }
        return resolution
    }

    /// A property of the only element that a query finds, once the app has settled.
    ///
    /// - Throws: also if that rests on a state that nobody knows.
    func value<Value>(
        of property: KeyPath<TUIElementSnapshot, Value>, _ query: Query
    ) throws(TUIError) -> Value {
        let frame = try run.settler.readableFrame(for: query.steps)
        run.note(Question(property, of: query, in: frame))
        return try value(of: property, Resolution(query.steps, in: frame))
    }

    func value<Value>(
        of property: KeyPath<TUIElementSnapshot, Value>, _ resolution: Resolution
    ) throws(TUIError) -> Value {
        guard let index = resolution.index else { throw failure(resolution.steps, resolution) }
        let snapshot = TUIElementSnapshot(resolution.frame, index)
        let (value, unknown) = snapshot.read(property)
        if unknown.isEmpty { return value }
        throw run.error(
            .element(.unknown(unknown, of: nil)), resolution.steps, in: resolution.frame, marking: snapshot.frame)
    }

    /// The only element that a query finds, once nothing keeps a person from acting on it.
    ///
    /// Waits for that up to the action timeout, but not where the app has settled and no timer of it is due, or none by
    /// itself: nothing but input would change it then. An alert that is in the way is handed to the interruption monitors first.
    ///
    /// - Parameter obstacle: returns another error that keeps a person from the element, beside that of a disabled
    ///   element and that of an alert; nil if there is none.
    func actionable(
        _ steps: [QueryStep], obstacle: (Target) -> TUIError? = { _ in nil }
    ) throws(TUIError) -> Target {
        let deadline = ContinuousClock.now + run.configuration.actionTimeout
        _ = try run.settler.settledFrame(for: steps)
        while true {
            var last: TUIError?
            var alert: Target?
            let target = try run.settler.waitForFrame(until: deadline) { frame -> Target?? in
                let resolution = Resolution(steps, in: frame)
                if let index = resolution.index {
                    let target = Target(frame: resolution.frame, index: index)
                    alert = resolution.alert.map { Target(frame: frame, index: $0) }
                    last = impediment(steps, target, alert: alert) ?? obstacle(target)
                    if last == nil { return .some(target) }
                    // An alert goes away when it is answered, not by being waited for.
                    if alert != nil { return .some(nil) }
                } else {
                    last = failure(steps, resolution)
                }
                return frame.isFinal(for: steps) ? .some(nil) : nil
            }.answer
            if let found = target ?? nil { return found }
            if let alert, .now < deadline, try isDealtWith(alert) { continue }
            var error = last ?? run.error(.element(.noMatch), steps, in: run.lastFrame)
            // Without an answer the time is over; with an empty one there was nothing to wait for.
            if target == nil { error.failure.waited = run.configuration.actionTimeout }
            throw error
        }
    }

    /// The only element that a query finds, once it can be seen and is topmost at a cell.
    ///
    /// - Parameter seen: the element as it was found a moment ago; it is looked for again only if it is not so.
    func pointable(
        _ steps: [QueryStep], from seen: Target? = nil
    ) throws(TUIError) -> (target: Target, cell: CellPoint) {
        if let seen, let cell = seen.frame.hitPoint(of: seen.index) { return (seen, cell) }
        let target = try actionable(steps) { target in outOfReach(steps, target) }
        guard let cell = target.frame.hitPoint(of: target.index) else {
            throw outOfReach(steps, target) ?? run.error(.element(.noMatch), steps, in: target.frame)
        }
        return (target, cell)
    }

    /// The error that keeps a person from acting on an element, however it is reached; nil if there is none.
    private func impediment(_ steps: [QueryStep], _ target: Target, alert: Target?) -> TUIError? {
        if let alert {
            let failure = ElementFailure.behindAlert(target.attributes, alert: alert.attributes)
            return run.error(.element(failure), steps, in: target.frame, marking: alert.attributes.frame)
        }
        if !target.attributes.isEnabled {
            return run.error(.disabled(target.attributes), steps, target)
        }
        return nil
    }

    /// The error that says why the mouse does not meet an element; nil if it does.
    func outOfReach(_ steps: [QueryStep], _ target: Target) -> TUIError? {
        let visible = target.frame.visibleFrame(of: target.index)
        if visible.isEmpty {
            return run.error(.element(.outOfView(target.attributes)), steps, in: target.frame)
        }
        guard target.frame.hitPoint(of: target.index) == nil else { return nil }
        let covers = target.frame.covers(of: target.index, visible).prefix(3)
        let failure = ElementFailure.covered(
            target.attributes, by: covers.map { target.frame.tree.nodes[$0.index] })
        return run.error(.element(failure), steps, in: target.frame, marking: visible)
    }

    func failure(_ steps: [QueryStep], _ resolution: Resolution) -> TUIError {
        if let failure = resolution.failure, failure.found.count > 1 {
            return run.error(.element(.severalMatches), steps, in: resolution.frame, resolution: resolution)
        }
        if resolution.frame.elementSource == .none, !QueryStep.areOfText(steps) {
            return run.error(.element(.publishesNone), steps, in: resolution.frame)
        }
        return run.error(.element(.noMatch), steps, in: resolution.frame, resolution: resolution)
    }

    /// Asks the monitors of the test about an alert; whether one has dealt with it.
    private func isDealtWith(_ alert: Target) throws(TUIError) -> Bool {
        let monitors = run.withInterruptions { $0.begin() }
        guard !monitors.isEmpty else { return false }
        defer { run.withInterruptions { $0.end() } }
        for monitor in monitors {
            do {
                if try monitor.handler() { return true }
            } catch {
                throw TUIError(.element(.monitorFailed(monitor.description, alert: alert.attributes, error)))
            }
        }
        return false
    }
}

extension Resolution {
    /// The alert that has to be answered before the one element can be reached; it is one of the app's own elements.
    fileprivate var alert: Int? { index.flatMap { frame.alert(before: $0) } }
}

extension TUIFrame {
    /// Returns true if nothing but input can bring what a query has not found, once the app has settled.
    fileprivate func isFinal(for steps: [QueryStep]) -> Bool {
        if timersDue == 0 || clock != nil { return true }
        if elementSource == .published { return false }
        // Elements of a program that publishes none may come later, unless it waits for input only.
        return elementSource == .none && !QueryStep.areOfText(steps) || settling.trust == .exact
    }
}

extension AppRun {
    /// Finds elements, and waits until they can be acted on.
    var finder: Finder { Finder(run: self) }
}
