/// What a test tells its app, on the app's input.
package enum TestMessage: Equatable, Sendable {
    /// So many bytes have been sent since the launch, this message included; what did not arrive was dropped.
    case sync(through: Int)

    private static let syncKind = "sync"

    /// The message as it is written to the app's input.
    package func bytes(token: String) -> [UInt8] {
        switch self {
        case .sync(let through):
            let json = Array("{\"through\":\(through)}".utf8)
            return [Envelope.lead] + Envelope(token: token, kind: Self.syncKind, json: json).bytes
        }
    }

    /// The message that brings the count of bytes sent from `sent` to what it says.
    package static func sync(after sent: Int, token: String) -> (message: TestMessage, bytes: [UInt8]) {
        // Its own length depends on the number's digits.
        var through = sent
        while true {
            let bytes = TestMessage.sync(through: through).bytes(token: token)
            if sent + bytes.count == through { return (.sync(through: through), bytes) }
            through = sent + bytes.count
        }
    }

    /// Reads a message; nil where its kind is not one that a test sends.
    package init?(_ envelope: Envelope) throws(WireError) {
        guard envelope.kind == Self.syncKind else { return nil }
        let reader = try ObjectReader(JSONValue(parsing: envelope.json, limits: .message), at: envelope.kind)
        let through = try reader.integer("through")
        // The numbers that every JSON reader has exactly (RFC 8259, 6); more bytes than these are never sent.
        guard (0..<1 << 53).contains(through) else {
            throw .unexpected(path: "\(reader.path).through", expected: "a count of bytes", found: "out of range")
        }
        self = .sync(through: through)
    }
}
