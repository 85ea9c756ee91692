/// The strings of the host's own OSC, until the host takes them.
struct Messages: Sendable {
    /// The number and the semicolon that such a string begins with; empty for none.
    var prefix: [UInt8] = []
    private var waiting: [[UInt8]] = []
    private(set) var size = 0
    /// Messages dropped because they were too long or too many.
    private(set) var dropped = 0

    mutating func append(_ message: [UInt8]) {
        guard size + message.count <= Limits.waitingMessages else {
            dropped += 1
            return
        }
        size += message.count
        waiting.append(message)
    }

    mutating func drop() {
        dropped += 1
    }

    mutating func takeFirst() -> [UInt8]? {
        guard !waiting.isEmpty else { return nil }
        let message = waiting.removeFirst()
        size -= message.count
        return message
    }
}
