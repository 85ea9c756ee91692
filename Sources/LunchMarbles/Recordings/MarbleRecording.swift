/// A recording of events and their times. `TestScheduler` and `AppMarbles` create recordings.
///
/// The events come from a callback, a sequence, a property, or an app's screen. To compare a recording with a timeline
/// (a marble diagram such as `f---t---`), use the function `expect(_:follows:)`.
public final class MarbleRecording<Value> {
    /// A recorded event and its time.
    public struct Event {
        /// The time of the event, counted from the creation of the `TestScheduler` or `AppMarbles` that records it.
        public let time: Duration

        /// The event: a value, an error, or the end.
        public let event: MarbleEvent<Value>
    }

    /// The duration of one column of a timeline that is compared with the recording.
    public let frame: Duration

    /// The events recorded so far, in the order in which they happened.
    public private(set) var events: [Event] = []

    /// True if some of it comes from a secure field, so that no message may show it.
    var isSecret = false

    /// The actions that an app was given while it was recorded; nil for a recording without an app.
    var actions: PlayedActions?

    /// The values recorded so far, in the order in which they occurred. An error and the end are left out.
    public var values: [Value] {
        events.compactMap { if case .value(let value) = $0.event { value } else { nil } }
    }

    init(frame: Duration) { self.frame = frame }

    func append(_ event: MarbleEvent<Value>, at time: Duration) {
        events.append(Event(time: time, event: event))
    }
}

/// The actions that timelines have performed, by their keys, in order.
final class PlayedActions {
    var list: [(time: Duration, key: String)] = []
}

extension MarbleRecording where Value: Equatable {
    /// Appends a value where it is another one than the last.
    func appendChange(to value: Value, at time: Duration) {
        if case .value(let last)? = events.last?.event, last == value { return }
        append(.value(value), at: time)
    }
}
