/// A message of an app to its test.
package enum AppMessage: Equatable, Sendable {
    /// The app knows this protocol, and is about to show a screen.
    case hello(Hello)

    /// The bytes before this message completed a drawing; this is the tree that belongs to it.
    case frame(FrameMessage)

    /// The launch failed, for this reason; the app is about to leave.
    case error(String)

    /// A frame was not published, for this reason: the app is beyond what the test knows of it.
    case unpublished(String)
}

extension AppMessage {
    private static let helloKind = "hello"
    private static let frameKind = "frame"
    private static let errorKind = "error"
    private static let unpublishedKind = "unpublished"

    /// The kinds of messages that an app sends.
    package static let kinds = [helloKind, frameKind, errorKind, unpublishedKind]

    /// The message in its envelope.
    package func envelope(token: String) -> Envelope {
        switch self {
        case .hello(let hello):
            return Envelope(token: token, kind: Self.helloKind, json: Array(hello.json.text.utf8))
        case .frame(let frame):
            var writer = JSONWriter()
            writer.write(frame)
            return Envelope(token: token, kind: Self.frameKind, json: writer.bytes)
        case .error(let text):
            return Envelope(token: token, kind: Self.errorKind, json: Self.json(of: text))
        case .unpublished(let text):
            return Envelope(token: token, kind: Self.unpublishedKind, json: Self.json(of: text))
        }
    }

    private static func json(of text: String) -> [UInt8] {
        Array(LunchJSON.object(["message": .string(text)]).text.utf8)
    }

    /// Reads a message; nil if its kind is not one that an app sends.
    package init?(_ envelope: Envelope) throws(WireError) {
        guard Self.kinds.contains(envelope.kind) else { return nil }
        let reader = try ObjectReader(
            LunchJSON(parsing: envelope.json, limits: .message), at: envelope.kind)
        switch envelope.kind {
        case Self.frameKind: self = .frame(try FrameMessage(reader, length: envelope.json.count))
        case Self.errorKind: self = .error(try reader.string("message"))
        case Self.unpublishedKind: self = .unpublished(try reader.string("message"))
        default: self = .hello(try Hello(reader))
        }
    }
}
