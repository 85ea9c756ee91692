import LunchElements

/// Waits for what elements say of themselves.
struct Watcher {
    let run: AppRun

    /// Waits until at least one element matches, or none does.
    func wait(
        forExistence isWanted: Bool, of steps: [QueryStep], until deadline: ContinuousClock.Instant
    ) throws(TUIError) -> Waited<Void> {
        let verb: StaticString = isWanted ? "waitForExistence" : "waitForNonExistence"
        var seen: TUIFrame?
        defer { if let seen { run.note(Question(verb, of: steps, in: seen)) } }
        return try run.settler.waitForFrame(until: deadline) { frame -> Void? in
            seen = frame
            return Resolution(steps, in: frame).found.isEmpty == isWanted ? nil : ()
        }
    }

    /// Waits until a property of the only element that a query finds has a value; tells of each look.
    func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, of steps: [QueryStep],
        until deadline: ContinuousClock.Instant, _ looked: (Resolution) -> Void
    ) throws(TUIError) -> Waited<Void> {
        var seen: TUIFrame?
        defer { if let seen { run.note(Question(property, of: steps, in: seen)) } }
        return try run.settler.waitForFrame(until: deadline) { frame -> Void? in
            seen = frame
            let resolution = Resolution(steps, in: frame)
            looked(resolution)
            let snapshot = resolution.snapshot
            // An element that is not there has no properties, but for not being there and not being reachable.
            let mayBeAbsent = property == \TUIElementSnapshot.exists || property == \TUIElementSnapshot.isHittable
            guard snapshot.exists || mayBeAbsent else { return nil }
            let (value, unknown) = snapshot.read(property)
            return unknown.isEmpty && value == expected ? () : nil
        }
    }
}

extension AppRun {
    /// Waits for what elements say of themselves.
    var watcher: Watcher { Watcher(run: self) }
}
