/// The events of a binding, a sequence, a property, or an app's screen, with their moments.
///
/// Compare it with `expect(_:follows:)`.
public final class MarbleRecording<Value> {
    /// Something that happened.
    public struct Event {
        /// The time since the scheduler, or the app's marbles, were made.
        public let time: Duration

        /// A value, an error, or the end.
        public let event: MarbleEvent<Value>
    }

    /// The time that one column of a timeline stands for.
    public let frame: Duration

    /// All that has happened until now, in its order.
    public private(set) var events: [Event] = []

    /// True if some of it comes from a secure field, so that no message may show it.
    var isSecret = false

    /// The values among the events.
    public var values: [Value] {
        events.compactMap { if case .value(let value) = $0.event { value } else { nil } }
    }

    init(frame: Duration) { self.frame = frame }

    func append(_ event: MarbleEvent<Value>, at time: Duration) {
        events.append(Event(time: time, event: event))
    }
}

extension MarbleRecording where Value: Equatable {
    /// Appends a value where it is another one than the last.
    func appendChange(to value: Value, at time: Duration) {
        if case .value(let last)? = events.last?.event, last == value { return }
        append(.value(value), at: time)
    }
}
