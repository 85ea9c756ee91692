import LunchElements
import LunchTerminal
import LunchWire

/// A message of an app as it came, and what it takes to understand it.
///
/// A long one takes seconds in a debug build. It is read while the session's state is free, so that other waits for the
/// app can time out.
struct IncomingMessage: Sendable {
    /// The longest message that is read at once, in bytes: a debug build takes some 50 ms.
    static let byteLimit = 64 << 10

    /// The largest tree that is laid out again at once where elements come and go.
    static let nodeLimit = 4096

    /// Counts the messages of a session.
    let number: Int
    let envelope: Envelope
    /// The tree before it.
    let tree: ElementTree?
    let elementLimit: Int
}

/// The content of a message.
struct MessageReading: Sendable {
    let kind: String
    /// Nil if no app sends messages of this kind.
    let message: Result<AppMessage?, WireError>
    /// The tree after it; nil if it is not a frame.
    var tree: Result<ElementTree, WireError>?
}

extension IncomingMessage {
    func read() -> MessageReading { adding(parsed) }

    /// Reads the message; nil if that takes long.
    func readIfShort() -> MessageReading? {
        guard envelope.json.count <= Self.byteLimit else { return nil }
        let reading = parsed
        if case .success(.frame(let frame)?) = reading.message, isLong(frame) { return nil }
        return adding(reading)
    }

    private var parsed: MessageReading {
        MessageReading(
            kind: envelope.kind, message: Result { () throws(WireError) in try AppMessage(envelope) }, tree: nil)
    }

    /// Returns true if a few bytes have a large tree laid out again.
    private func isLong(_ frame: FrameMessage) -> Bool {
        guard case .changes(let changes) = frame.tree, let tree, tree.nodes.count > Self.nodeLimit else { return false }
        return changes.contains(where: \.changesStructure)
    }

    private func adding(_ reading: MessageReading) -> MessageReading {
        guard case .success(.frame(let frame)?) = reading.message else { return reading }
        var reading = reading
        reading.tree = Result { () throws(WireError) in try tree(after: frame) }
        return reading
    }

    private func tree(after frame: FrameMessage) throws(WireError) -> ElementTree {
        switch frame.tree {
        case .whole(let root):
            return try ElementTree(root, limit: elementLimit)
        case .changes(let changes):
            guard var tree else { throw .missing(key: "tree", path: "the first frame") }
            try tree.apply(changes, limit: elementLimit)
            return tree
        }
    }
}

extension IncomingMessage: Equatable {
    static func == (one: IncomingMessage, other: IncomingMessage) -> Bool { one.number == other.number }
}

extension Session {
    /// A message that is being read, and what the program has written after it.
    struct Unread: Sendable {
        let message: IncomingMessage
        private(set) var rest: [UInt8] = []

        init(message: IncomingMessage) { self.message = message }

        mutating func add(_ bytes: Span<UInt8>) {
            for index in 0..<bytes.count { rest.append(bytes[index]) }
        }
    }
}
