import LunchElements

/// Waits for what elements say of themselves.
struct Watcher {
    let run: AppRun

    /// Waits until at least one element matches, or none does; false if that is not so when the time is over.
    func wait(
        forExistence isWanted: Bool, of steps: [QueryStep], until deadline: ContinuousClock.Instant
    ) throws(TUIError) -> Bool {
        try run.settler.waitForFrame(until: deadline) { frame -> Bool? in
            Resolution(steps, in: frame).found.isEmpty == isWanted ? nil : true
        } ?? false
    }

    /// Waits until a property of the only element that a query finds has a value; tells of each look.
    func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, of steps: [QueryStep],
        until deadline: ContinuousClock.Instant, _ looked: (Resolution) -> Void
    ) throws(TUIError) -> Bool {
        try run.settler.waitForFrame(until: deadline) { frame -> Bool? in
            let resolution = Resolution(steps, in: frame)
            looked(resolution)
            let snapshot = resolution.snapshot
            // An element that is not there has no properties, but for not being there and not being reachable.
            let mayBeAbsent = property == \TUIElementSnapshot.exists || property == \TUIElementSnapshot.isHittable
            guard snapshot.exists || mayBeAbsent else { return nil }
            let (value, unknown) = snapshot.read(property)
            return unknown.isEmpty && value == expected ? true : nil
        } ?? false
    }
}

extension AppRun {
    /// Waits for what elements say of themselves.
    var watcher: Watcher { Watcher(run: self) }
}
