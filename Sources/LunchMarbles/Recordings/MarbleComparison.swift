import LunchElements
import LunchWire

/// A recording beside the timeline that it should follow.
struct MarbleComparison {
    /// The message about the first difference; nil if there is none.
    private(set) var difference: String?

    init<Value>(
        _ recording: MarbleRecording<Value>, _ timeline: MarbleTimeline, _ names: MarbleNames<Value>,
        _ isEqual: (Value, Value) -> Bool
    ) throws(TimelineError) {
        let expected = try names.events(of: timeline)
        let recorded = recording.events
        let same = zip(expected, recorded).prefix { expected, recorded in
            guard expected.time == recorded.time else { return false }
            return switch (expected.event, recorded.event) {
            case (.value(let one), .value(let other)): isEqual(one, other)
            case (.failure(let one), .failure(let other)):
                (one as? MarbleError)?.name == "#" || MarbleNames<Value>.areEqual(one, other)
            case (.end, .end): true
            default: false
            }
        }.count
        guard same < max(expected.count, recorded.count) else { return }
        // A flag or a count of a secret is not a secret.
        let isSecret = recording.isSecret && Value.self != Bool.self && !(Value.self is any Numeric.Type)
        // Values without names appear themselves.
        let masksKeys = isSecret && names.values.isEmpty
        var legend = Legend(isSecret: isSecret)
        let keys = recorded.map { event -> (Duration, String) in
            switch event.event {
            case .end: return (event.time, "|")
            case .failure(let error): return (event.time, names.name(of: error)?.visible ?? legend.add(error))
            case .value(let value):
                let key = names.key(of: value, isEqual, preferring: timeline)?.visible
                return (event.time, key.map { masksKeys ? SecretText.mask($0) : $0 } ?? legend.add(value))
            }
        }
        let timelineKeys = timeline.entries.map { entry in
            let text = entry.key.text
            guard masksKeys, case .value = entry.key else { return (entry.time, text) }
            return (entry.time, SecretText.mask(text))
        }
        let lines = MarbleLines(timelineKeys, keys, frame: recording.frame, length: timeline.length ?? 0)
        let times = [expected.dropFirst(same).first?.time, recorded.dropFirst(same).first?.time].compactMap(\.self)
        let time = times.min() ?? .zero
        let action = recording.actions?.list.last { $0.time <= time }
        let past = action.map { "\nThe last action was \($0.key.literal), at \($0.time.text)." } ?? ""
        difference = """
            The recording does not follow the timeline. The first difference is at \(time.text):
            \(lines.text(marking: same))\(legend.text)\(isSecret ? "\n\(SecretText.note)" : "")\(past)
            """
    }
}

/// The names that values and errors without a key get in a message.
private struct Legend {
    let isSecret: Bool
    private(set) var text = ""
    private var count = 0

    init(isSecret: Bool) { self.isSecret = isSecret }

    mutating func add(_ value: Any) -> String {
        count += 1
        let shown = isSecret ? SecretText.literal(value) : (value as? String)?.literal ?? String(describing: value)
        text += "\n  ?\(count) = \(shown)"
        return "?\(count)"
    }

    mutating func add(_ error: any Error) -> String {
        text += "\n  # = \(String(describing: error))"
        return "#"
    }
}
