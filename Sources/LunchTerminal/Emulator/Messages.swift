/// The strings of the host's own OSC, until the host takes them.
struct Messages: Sendable {
    /// The number and the semicolon that such a string begins with; empty for none.
    var prefix: [UInt8] = []
    private var waiting: [[UInt8]] = []
    private(set) var size = 0
    /// Messages dropped because they were too long or too many.
    private(set) var dropped = 0
    /// Messages that did not come whole, until the host takes them.
    private(set) var broken: [TUIBrokenMessage] = []

    mutating func append(_ message: [UInt8]) {
        guard size + message.count <= Limits.waitingMessages else {
            dropped += 1
            return
        }
        size += message.count
        waiting.append(message)
    }

    /// Drops a message that is too long; returns whether the host has to take what is noted before there is more.
    mutating func drop(_ string: borrowing ControlString) -> Bool {
        dropped += 1
        return note(string, .tooLong)
    }

    /// Notes what was left of a string that was cut off, if it is a message; returns as `drop` does.
    mutating func cutOff(_ string: borrowing ControlString) -> Bool {
        guard !prefix.isEmpty, string.bytes.starts(with: prefix) else { return false }
        return note(string, .cutOff)
    }

    private mutating func note(_ string: borrowing ControlString, _ cause: TUIBrokenMessage.Cause) -> Bool {
        // A host that has not taken them when feeding paused does not want them.
        guard broken.count < Limits.brokenMessages else { return false }
        let head = string.bytes.dropFirst(prefix.count).prefix(Limits.messageHead)
        broken.append(TUIBrokenMessage(cause: cause, head: Array(head)))
        return broken.count == Limits.brokenMessages
    }

    mutating func takeFirstBroken() -> TUIBrokenMessage? { broken.isEmpty ? nil : broken.removeFirst() }

    mutating func takeFirst() -> [UInt8]? {
        guard !waiting.isEmpty else { return nil }
        let message = waiting.removeFirst()
        size -= message.count
        return message
    }
}
