import LunchCommands
import LunchElements
import LunchWire

/// A look at one part of an app: an element, all that a query finds, or the terminal.
protocol Sight<Snapshot>: Sendable {
    /// The facts about it at one moment.
    associatedtype Snapshot

    /// The query in question; without steps it is the app itself.
    var query: Query { get }

    /// The name of a property, such as `label`; nil for any other key path.
    func name(of property: PartialKeyPath<Snapshot>) -> String?

    /// Looks at a property in a frame.
    func look<Value>(at property: KeyPath<Snapshot, Value>, in frame: TUIFrame) -> Seen<Value>

    /// Returns true if a property may reveal a secret, before it is read.
    func mayBeSecret(_ property: PartialKeyPath<Snapshot>) -> Bool

    /// Returns true if a property reveals a secret of the elements of a query.
    func isSecret(_ property: PartialKeyPath<Snapshot>, _ resolution: Resolution) -> Bool

    /// The question that a look at a property is, for failures of the test itself; nil if they do not report it.
    func question(about property: PartialKeyPath<Snapshot>, in frame: TUIFrame) -> Question?

    /// The last frame of an app that has ended, if it answers.
    ///
    /// - Throws: the error that has reported the end, if it does not.
    func lastFrame(for property: PartialKeyPath<Snapshot>, of run: AppRun, after error: TUIError) throws(TUIError)
        -> TUIFrame
}

extension Sight {
    /// The property as a test writes it after a query: `.label`.
    func words(of property: PartialKeyPath<Snapshot>) -> String {
        name(of: property).map { ".\($0)" } ?? "[keyPath: …]"
    }
}

/// The outcome of a look at a property.
struct Seen<Value> {
    /// The frame that was looked at.
    let frame: TUIFrame

    /// The elements that the query found; nil if there is no query.
    var resolution: Resolution?

    /// The value; nil if there is none to compare.
    var value: Value?

    /// The unknown states on which the value would depend.
    var unknown: ElementStates = []

    /// True if it is known whose value it is, so that a failure shows the value.
    var isThere = true
}

/// Waits for a property of a part of an app: looks again at every change.
///
/// For an app that has ended, its last screen answers if it may be read, since no other comes.
struct Watcher<Snapshot> {
    let run: AppRun
    let sight: any Sight<Snapshot>

    /// Waits until a property meets a condition.
    ///
    /// - Returns: the last sight, nil if the screen could not be read, and the outcome.
    func wait<Value>(
        for property: KeyPath<Snapshot, Value>, until condition: Condition<Value>, timeout: Duration
    ) throws(TUIError) -> (last: Seen<Value>?, waited: Waited<Void>) {
        var last: Seen<Value>?
        defer {
            if let last, let question = sight.question(about: property, in: last.frame) { run.note(question) }
        }
        func look(_ frame: TUIFrame) -> Void? {
            let seen = sight.look(at: property, in: frame)
            last = seen
            return seen.value.map(condition.holds) == true ? () : nil
        }
        let waited: Waited<Void>
        do throws(TUIError) {
            waited = try run.settler.waitForFrame(until: .now + timeout, look)
        } catch {
            let frame = try sight.lastFrame(for: property, of: run, after: error)
            waited = look(frame).map(Waited.answer) ?? .ended
        }
        if let last { try run.settler.check(sight.query.steps, in: last.frame) }
        if !waited.hasCome, let resolution = last?.resolution, resolution.isUnsure {
            throw run.failure(sight.query.steps, resolution)
        }
        return (last, waited)
    }

    /// The read of a property, in the form of a command.
    func reading(_ property: PartialKeyPath<Snapshot>) -> TUICommand.Reading {
        TUICommand.Reading(sight.query.steps, sight.name(of: property))
    }

    /// Waits until a property meets a condition, as a step of the test.
    ///
    /// - Returns: false if it does not in time.
    /// - Throws: if the app has ended or has not settled, or if the value is unknown at the end.
    func comes<Value>(
        _ property: KeyPath<Snapshot, Value>, _ condition: Condition<Value>, within timeout: Duration,
        at place: TUISourceLocation
    ) throws(TUIError) -> Bool {
        let demand = condition.demand(isHidden: sight.mayBeSecret(property))
        return try run.performing(
            .wait(.value(reading(property), demand), within: timeout), of: sight.query, at: place, value: AppRun.json
        ) { () throws(TUIError) in
            let (last, waited) = try wait(for: property, until: condition, timeout: timeout)
            if !waited.hasCome, let last, let resolution = last.resolution, !last.unknown.isEmpty {
                throw run.error(
                    .element(.unknown(last.unknown, of: nil)), sight.query.steps, in: resolution.frame,
                    marking: resolution.snapshot.frame)
            }
            guard case .ended = waited else { return waited.hasCome }
            throw failure(of: property, condition, last, .ended)
        }
    }

    /// Expects a property to meet a condition in time; a failure is recorded.
    ///
    /// - Returns: false if it did not.
    func expect<Value>(
        _ property: KeyPath<Snapshot, Value>, _ condition: Condition<Value>, timeout: Duration,
        at place: TUISourceLocation
    ) -> Bool {
        run.answering(
            .expect(reading(property), condition.demand(isHidden: sight.mayBeSecret(property)), within: timeout),
            of: sight.query,
            at: place, otherwise: false
        ) { () throws(TUIError) in
            let (last, waited) = try wait(for: property, until: condition, timeout: timeout)
            if waited.hasCome { return true }
            let limit = try run.settler.limit(of: waited, after: timeout, sight.query.steps)
            throw failure(of: property, condition, last, limit)
        }
    }

    /// The reason why a property does not meet a condition.
    ///
    /// - Parameter last: the last sight; nil if the screen could not be read.
    func failure<Value>(
        of property: KeyPath<Snapshot, Value>, _ condition: Condition<Value>, _ last: Seen<Value>?,
        _ limit: ExpectationFailure.Limit
    ) -> TUIError {
        func error(_ failure: ExpectationFailure) -> TUIError {
            let frame = last.map { $0.resolution?.frame ?? $0.frame }
            return run.error(
                .expectation(failure), sight.query.steps, in: frame ?? run.lastFrame, resolution: last?.resolution)
        }
        if property as AnyKeyPath == \TUIElementSnapshot.exists, let isThere = true as? Value {
            return error(.existence(condition.holds(isThere), limit))
        }
        let isSecret = last?.resolution.map { sight.isSecret(property, $0) } ?? sight.mayBeSecret(property)
        let literal = { (value: Value) in ShownText.literal(value, hidden: isSecret) }
        let received = last.flatMap { seen in seen.isThere ? seen.value.map(literal) ?? "unknown" : nil }
        return error(
            .value(
                property: sight.words(of: property), condition.relation, condition.literal(isSecret),
                received: received,
                isSecret: isSecret, limit))
    }
}

extension ShownText {
    /// A value as it would be written in a test, or its mask.
    static func literal<Value>(_ value: Value, hidden isSecret: Bool) -> String {
        isSecret ? SecretText.literal(value) : literal(value)
    }
}
