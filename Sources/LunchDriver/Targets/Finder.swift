import LunchElements
import LunchWire

/// Finds the element that something is done to or read of, once nothing keeps a person from that.
struct Finder {
    let run: AppRun

    /// The snapshot of the only element that a query finds, once the app has settled.
    func snapshot(of steps: [QueryStep]) throws(TUIError) -> TUIElementSnapshot {
        let resolution = Resolution(steps, in: try run.settler.readableFrame(for: steps))
        if let index = resolution.index { return TUIElementSnapshot(resolution.frame, index) }
        throw run.failure(steps, resolution)
    }

    /// All that a query finds in a frame.
    ///
    /// - Throws: if it looks in, or beside, an element that is not there, or of which there are several.
    func resolution(ofAll steps: [QueryStep], in frame: TUIFrame) throws(TUIError) -> Resolution {
        let resolution = Resolution(steps, in: frame)
        if resolution.isOfNoElement { throw run.failure(steps, resolution) }
        return resolution
    }

    /// A property of the only element that a query finds, once the app has settled.
    ///
    /// - Throws: even if that depends on an unknown state.
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
        guard let index = resolution.index else { throw run.failure(resolution.steps, resolution) }
        let snapshot = TUIElementSnapshot(resolution.frame, index)
        let (value, unknown) = snapshot.read(property)
        if unknown.isEmpty { return value }
        throw run.error(
            .element(.unknown(unknown, of: nil)), resolution.steps, in: resolution.frame, marking: snapshot.frame)
    }

    /// The state of the only check box or switch that a query finds, once the app has settled.
    ///
    /// - Throws: the errors of a read, and an error if the element is neither on nor off.
    func isOn(_ query: Query) throws(TUIError) -> Bool {
        let frame = try run.settler.readableFrame(for: query.steps)
        run.note(Question(\TUIElementSnapshot.isOn, of: query, in: frame))
        let resolution = Resolution(query.steps, in: frame)
        if let isOn = try value(of: \.isOn, resolution) { return isOn }
        throw run.error(.element(.neitherOnNorOff(resolution.element)), query.steps, in: frame)
    }

    /// The only element that a query finds, once nothing keeps a person from acting on it.
    ///
    /// Waits for that up to the action timeout, but not where the app has settled and no timer of it is due, or none on its
    /// own: nothing but input would change it then. An alert that is in the way is handed to the interruption monitors first.
    ///
    /// - Parameter needsMouse: whether the mouse has to meet it as well.
    func actionable(_ steps: [QueryStep], needsMouse: Bool = false) throws(TUIError) -> Target {
        let deadline = ContinuousClock.now + run.configuration.actionTimeout
        _ = try run.settler.settledFrame(for: steps)
        while true {
            var last: Lookup?
            let waited = try run.settler.waitForFrame(until: deadline) { frame -> Target?? in
                let lookup = Lookup(steps, in: frame, needsMouse: needsMouse)
                last = lookup
                if lookup.failure == nil { return .some(lookup.target) }
                return lookup.isFinal ? .some(nil) : nil
            }
            if let found = waited.answer ?? nil {
                StepScope.current?.note(TUIElementSnapshot(found.frame, found.index))
                return found
            }
            if let alert = last?.alert, .now < deadline, try isDealtWith(alert) { continue }
            var error = last.map(failure(of:)) ?? run.error(.element(.noMatch), steps, in: run.lastFrame)
            // With an empty answer there was nothing to wait for.
            if case .late = waited { error.failure.waited = run.configuration.actionTimeout }
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
        let target = try actionable(steps, needsMouse: true)
        guard let cell = target.frame.hitPoint(of: target.index) else {
            throw outOfReach(steps, target) ?? run.error(.element(.noMatch), steps, in: target.frame)
        }
        return (target, cell)
    }

    /// The reason why an action on the element of a query is impossible.
    private func failure(of lookup: Lookup) -> TUIError {
        let (steps, resolution) = (lookup.resolution.steps, lookup.resolution)
        guard let target = lookup.target, let cause = lookup.failure else { return run.failure(steps, resolution) }
        return run.error(.element(cause), steps, in: target.frame, marking: target.cells(of: cause))
    }

    /// The reason why the mouse does not reach an element; nil if it does.
    func outOfReach(_ steps: [QueryStep], _ target: Target) -> TUIError? {
        target.outOfReach.map { cause in
            run.error(.element(cause), steps, in: target.frame, marking: target.cells(of: cause))
        }
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

extension AppRun {
    /// Finds elements, and waits until they can be acted on.
    var finder: Finder { Finder(run: self) }
}
