/// The values of the keys of a timeline.
struct MarbleNames<Value> {
    var values: [String: Value]
    var errors: [String: any Error]

    /// The events of a timeline with their moments.
    func events(of timeline: MarbleTimeline) throws(TimelineError) -> [(time: Duration, event: MarbleEvent<Value>)] {
        var events: [(time: Duration, event: MarbleEvent<Value>)] = []
        for entry in timeline.entries { events.append((entry.time, try event(of: entry, in: timeline))) }
        return events
    }

    private func event(of entry: MarbleTimeline.Entry, in timeline: MarbleTimeline) throws(TimelineError)
        -> MarbleEvent<Value>
    {
        switch entry.key {
        case .end: return .end
        case .failure(let name):
            if let error = errors[name] { return .failure(error) }
            guard errors.isEmpty || name == "#" else {
                throw timeline.error("no error is called \"\(name)\"; \(Self.list(errors.keys)).", at: entry.column)
            }
            return .failure(MarbleError(name))
        case .value(let key):
            if let value = value(of: key) { return .value(value) }
            throw timeline.error(problem(with: key), at: entry.column)
        }
    }

    private func value(of key: String) -> Value? {
        guard values.isEmpty else { return values[key] }
        if let type = Value.self as? any MarbleValue.Type { return type.init(marbleKey: key) as? Value }
        return () as? Value
    }

    private func problem(with key: String) -> String {
        if !values.isEmpty { return "no value is called \"\(key)\"; \(Self.list(values.keys))." }
        if Value.self is any MarbleValue.Type { return "\"\(key)\" is not a value of \(Value.self)." }
        return "\"\(key)\" has no value. Add one: [\"\(key)\": …]."
    }

    private static func list(_ names: some Collection<String>) -> String {
        "there \(names.count == 1 ? "is" : "are") " + names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// The key of a value, the keys of a timeline before others; nil if it has none that can be written.
    func key(of value: Value, _ isEqual: (Value, Value) -> Bool, preferring timeline: MarbleTimeline) -> String? {
        for entry in timeline.entries {
            if case .value(let key) = entry.key, let other = self.value(of: key), isEqual(value, other) { return key }
        }
        if values.isEmpty { return (value as? any MarbleValue)?.marbleKey ?? (Value.self == Void.self ? "x" : nil) }
        return values.filter { isEqual(value, $0.value) }.map(\.key).min()
    }

    /// The name of an error; nil if it has none.
    func name(of error: any Error) -> String? {
        errors.filter { Self.areEqual(error, $0.value) }.map(\.key).min() ?? (error as? MarbleError)?.name
    }

    /// True if two errors are the same: by `==` if they have it, otherwise by their descriptions.
    static func areEqual(_ one: any Error, _ other: any Error) -> Bool {
        guard type(of: one) == type(of: other) else { return false }
        // As `Any`: the compiler takes an `Error` for an `NSError`, which is equatable.
        if let one = (one as Any) as? any Equatable { return one.isEqual(to: other) }
        return String(reflecting: one) == String(reflecting: other)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
