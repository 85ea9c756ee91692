import LunchElements

/// Waits for what elements say of themselves.
///
/// Of an app that has ended its last screen answers, as far as that may be read; nothing else comes any more.
struct Watcher {
    let run: AppRun

    /// Waits until at least one element matches, or none does; false if the time is over.
    ///
    /// - Throws: if the app has ended, and left it otherwise.
    func wait(
        forExistence isWanted: Bool, of query: Query, until deadline: ContinuousClock.Instant
    ) throws(TUIError) -> Bool {
        let steps = query.steps
        let verb: StaticString = isWanted ? "waitForExistence" : "waitForNonExistence"
        var seen: TUIFrame?
        defer { if let seen { run.note(Question(verb, of: query, in: seen)) } }
        func look(_ frame: TUIFrame) -> Void? {
            seen = frame
            return Resolution(steps, in: frame).found.isEmpty == isWanted ? nil : ()
        }
        do throws(TUIError) {
            let waited = try run.settler.waitForFrame(until: deadline, look)
            if let seen { try run.settler.check(steps, in: seen) }
            return waited.hasCome
        } catch {
            let last = try run.settler.lastReadableFrame(for: steps, isOfPresence: true, after: error)
            if look(last) != nil { return true }
            let resolution = Resolution(steps, in: last)
            throw run.error(.expectation(.existence(isWanted, .ended)), steps, in: last, resolution: resolution)
        }
    }

    /// Waits until a property of the only element that a query finds has a value; tells of each look.
    func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, of query: Query,
        until deadline: ContinuousClock.Instant, _ looked: (Resolution) -> Void
    ) throws(TUIError) -> Waited<Void> {
        let steps = query.steps
        // An element that is not there has no properties, but for not being there and not being reachable.
        let mayBeAbsent = property == \TUIElementSnapshot.exists || property == \TUIElementSnapshot.isHittable
        var seen: TUIFrame?
        defer { if let seen { run.note(Question(property, of: query, in: seen)) } }
        func look(_ frame: TUIFrame) -> Void? {
            seen = frame
            let resolution = Resolution(steps, in: frame)
            looked(resolution)
            // Several are there, as much as one is.
            if property == \TUIElementSnapshot.exists {
                return (!resolution.found.isEmpty as? Value) == expected ? () : nil
            }
            let snapshot = resolution.snapshot
            guard snapshot.exists || mayBeAbsent && resolution.found.isEmpty else { return nil }
            let (value, unknown) = snapshot.read(property)
            return unknown.isEmpty && value == expected ? () : nil
        }
        do throws(TUIError) {
            let waited = try run.settler.waitForFrame(until: deadline, look)
            if let seen { try run.settler.check(steps, in: seen) }
            return waited
        } catch {
            let last = try run.settler.lastReadableFrame(for: steps, isOfPresence: mayBeAbsent, after: error)
            return look(last).map(Waited.answer) ?? .ended
        }
    }
}

extension Watcher {
    /// The error that says why a property has not got a value.
    ///
    /// - Parameter last: what was seen last; nil if nobody has seen the elements.
    func failure<Value>(
        of property: KeyPath<TUIElementSnapshot, Value>, toBe expected: Value, _ steps: [QueryStep],
        last: Resolution?, _ limit: ExpectationFailure.Limit
    ) -> TUIError {
        if property == \TUIElementSnapshot.exists, let isWanted = expected as? Bool {
            let failure = ExpectationFailure.existence(isWanted, limit)
            return run.error(.expectation(failure), steps, in: last?.frame, resolution: last)
        }
        let isSecret = last.map { $0.isSecret(property) } ?? PropertyName.mayTellValue(property)
        let literal = { (value: Value) in ShownText.literal(value, hidden: isSecret) }
        let received = last.flatMap { last -> String? in
            let snapshot = last.snapshot
            guard snapshot.exists else { return nil }
            let (value, unknown) = snapshot.read(property)
            return unknown.isEmpty ? literal(value) : "unknown"
        }
        let failure = ExpectationFailure.value(
            property: PropertyName.name(of: property), expected: literal(expected), received: received,
            isSecret: isSecret, limit)
        return run.error(.expectation(failure), steps, in: last?.frame, resolution: last)
    }
}

extension ShownText {
    /// A value as it would be written in a test, or its mask.
    static func literal<Value>(_ value: Value, hidden isSecret: Bool) -> String {
        isSecret ? SecretText.literal(value) : literal(value)
    }
}

extension AppRun {
    /// Waits for what elements say of themselves.
    var watcher: Watcher { Watcher(run: self) }
}
