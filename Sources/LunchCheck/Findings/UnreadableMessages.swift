@_spi(Lunch) import LunchWire

/// A message of an app that could not be read.
struct UnreadableMessage: Sendable {
    let kind: String
    let error: WireError
    let json: [UInt8]
    /// The JSON as it was written; terminals drop control characters.
    let raw: [UInt8]
    /// True if no frame had come before that could be read.
    let isFirstFrame: Bool

    /// True if there were control characters in it.
    var hadControls: Bool { raw.contains { $0 < 0x20 } }
}

/// The unreadable output of apps during a check: a frame among it may be what the check misses.
final class UnreadableMessages: Sendable {
    private let first = Lock<UnreadableMessage?>(nil)

    /// Notes a message, unless there is one.
    func note(_ message: UnreadableMessage) { first.withLock { $0 = $0 ?? message } }

    /// The first message since the last call; nil if there was none.
    func take() -> UnreadableMessage? {
        first.withLock { first in
            defer { first = nil }
            return first
        }
    }
}
