/// A message of a test to its app, on the app's input.
package enum TestMessage: Equatable, Sendable {
    /// So many bytes have been sent since the launch, this message included; what did not arrive was dropped.
    case sync(through: Int)

    /// Virtual time is to pass up to a moment, in nanoseconds since the launch.
    case clock(to: Int)

    /// The app must show another screen.
    case show(LaunchScreenRequest)

    private static let syncKind = "sync"
    private static let clockKind = "clock"
    private static let showKind = "show"

    /// The kinds of messages that a test sends.
    package static let kinds = [syncKind, clockKind, showKind]

    /// The message as it is written to the app's input.
    package func bytes(token: String) -> [UInt8] {
        let (kind, json) = content
        return [Envelope.lead] + Envelope(token: token, kind: kind, json: Array(json.text.utf8)).bytes
    }

    private var content: (kind: String, json: LunchJSON) {
        switch self {
        case .sync(let through): (Self.syncKind, ["through": .integer(through)])
        case .clock(let moment): (Self.clockKind, ["to": .integer(moment)])
        case .show(let request):
            (
                Self.showKind,
                ["screen": .string(request.screen), "userInfo": request.userInfo.map(LunchJSON.string) ?? .null]
            )
        }
    }

    /// The message that brings the count of bytes sent from `sent` to its value.
    package static func sync(after sent: Int, token: String) -> (message: TestMessage, bytes: [UInt8]) {
        // Its own length depends on the number's digits.
        var through = sent
        while true {
            let bytes = TestMessage.sync(through: through).bytes(token: token)
            if sent + bytes.count == through { return (.sync(through: through), bytes) }
            through = sent + bytes.count
        }
    }

    /// Reads a message; nil if its kind is not one that a test sends.
    package init?(_ envelope: Envelope) throws(WireError) {
        guard Self.kinds.contains(envelope.kind) else { return nil }
        let reader = try ObjectReader(LunchJSON(parsing: envelope.json, limits: .message), at: envelope.kind)
        switch envelope.kind {
        case Self.clockKind: self = .clock(to: try TestMessage.moment(reader))
        case Self.showKind:
            self = .show(
                LaunchScreenRequest(
                    screen: try reader.string("screen"), userInfo: try reader.optionalString("userInfo")))
        default: self = .sync(through: try reader.count("through", of: "bytes"))
        }
    }

    private static func moment(_ reader: ObjectReader) throws(WireError) -> Int {
        let moment = try reader.integer("to")
        guard moment >= 0 else {
            throw .unexpected(path: "\(reader.path).to", expected: "a time since the launch", found: "negative")
        }
        return moment
    }
}
