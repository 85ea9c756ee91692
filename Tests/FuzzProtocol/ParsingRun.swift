import LunchWire

/// Whatever an app or a test says is read or refused, and what is read is written and read again as the same.
enum ParsingRun {
    static func problem(_ bytes: [UInt8]) -> String? {
        envelopeProblem(bytes) ?? messageProblem(bytes) ?? jsonProblem(bytes)
    }

    private static func envelopeProblem(_ bytes: [UInt8]) -> String? {
        guard let envelope = Envelope(payload: bytes) else { return nil }
        guard Envelope.Head(bytes, token: envelope.token) != nil || envelope.token.contains("\u{FFFD}") else {
            return "a message without a head: \(envelope)"
        }
        if Envelope(payload: envelope.bytes.dropFirst(7).dropLast(2)) != envelope {
            return "\(envelope) reads back otherwise"
        }
        if envelope.size != envelope.bytes.count - 4 { return "\(envelope) is not \(envelope.size) bytes long" }
        return nil
    }

    /// Takes the bytes for the JSON of each kind of message.
    private static func messageProblem(_ bytes: [UInt8]) -> String? {
        for kind in ["frame", "hello", "error", "unpublished"] {
            let envelope = Envelope(token: "t", kind: kind, json: bytes)
            guard let message = reading({ try AppMessage(envelope) }) else { continue }
            if reading({ try AppMessage(message.envelope(token: "t")) }) != message {
                return "\(message) reads back otherwise"
            }
        }
        for kind in ["sync", "clock", "show"] {
            guard let message = reading({ try TestMessage(Envelope(token: "t", kind: kind, json: bytes)) }) else {
                continue
            }
            let written = message.bytes(token: "t").dropFirst(1 + "\u{1B}]7367;".utf8.count).dropLast(2)
            guard let envelope = Envelope(payload: written), reading({ try TestMessage(envelope) }) == message else {
                return "\(message) reads back otherwise"
            }
        }
        return nil
    }

    private static func jsonProblem(_ bytes: [UInt8]) -> String? {
        guard let value = reading({ try LunchJSON(parsing: bytes, limits: .message) }) else { return nil }
        if reading({ try LunchJSON(parsing: value.text, limits: .message) }) != value {
            return "\(value) reads back otherwise"
        }
        guard let screens = reading({ try LaunchScreenDescription.catalog(from: value) }) else { return nil }
        let again = reading { try LaunchScreenDescription.catalog(from: LaunchScreenDescription.catalog(screens)) }
        return again == screens ? nil : "\(screens) reads back otherwise"
    }

    /// The value that is read; nil if it is refused, which has to be sayable in words.
    static func reading<Value>(_ body: () throws -> Value?) -> Value? {
        do {
            return try body()
        } catch {
            _ = String(describing: error)
            return nil
        }
    }
}
