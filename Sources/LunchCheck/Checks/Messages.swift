import LunchWire

/// The checks that an app writes messages of the protocol.
enum Messages {
    static let (whole, inASCII) = ("messages.whole", "messages.ascii")

    static let checks = [
        ProtocolCheck(whole, "writes messages that can be read", .envelope, readable),
        ProtocolCheck(inASCII, "writes JSON in ASCII alone", .envelope, ascii),
        ProtocolCheck("messages.kinds", "writes messages of known kinds", .envelope, kinds),
        ProtocolCheck("messages.names", "uses the protocol's names of types and fields", .elements, names),
    ]

    static func readable(_ app: CheckedApp) throws(Finding) {
        if let obstacle = obstacle(try app.used().facts) { throw obstacle }
    }

    /// The fault in the form of the messages, as it keeps checks from their ends; nil if nothing is.
    static func obstacle(_ facts: Facts) -> Finding? {
        if let unreadable = facts.ledger.unreadable { return obstacle(unreadable) }
        return complaint(facts).map { .obstacle($0, home: whole) }
    }

    static func obstacle(_ unreadable: UnreadableMessage) -> Finding {
        .obstacle(complaint(unreadable), home: unreadable.isForOddBytes ? inASCII : whole)
    }

    /// The complaint about the form of the messages; nil if nothing is wrong.
    static func complaint(_ facts: Facts) -> Complaint? {
        let ledger = facts.ledger
        if let unreadable = ledger.unreadable { return complaint(unreadable) }
        if let broken = ledger.broken {
            return Complaint(
                seen:
                    "A message \(broken.isTooLong ? "is longer than 16 MiB" : "ended before its terminator"): it begins "
                    + "\(Text.bytes(broken.head)).",
                cause: broken.isTooLong
                    ? "The tree contains more than is visible."
                    : "Its terminator is missing, or other output interrupted it: an ESC within a message ends it.",
                change: broken.isTooLong
                    ? "Publish what is visible and a little around it."
                    : "End each message with `ESC \\`, and write it, with the drawing before it, in one write.")
        }
        if let open = facts.openMessage {
            return Complaint(
                seen: "A message has no end: \(Text.bytes(open)).",
                cause: "Its terminator is missing, or its end is still in a buffer of the app.",
                change: "End each message with `ESC \\`, and flush standard output after it.")
        }
        if let version = ledger.otherVersion {
            return Complaint(
                seen: "A message is of version \(version.literal); this lunch speaks version \(Envelope.version).",
                cause: "The number after `lunch;` is wrong.",
                change: "Write `ESC ] 7367 ; lunch ; \(Envelope.version) ; …`.", section: .versions)
        }
        if let reason = facts.unpublished.first {
            return Complaint(
                seen: "The app couldn't publish, with the reason \(reason.literal).",
                cause: "Its tree goes beyond a limit of the protocol.", change: "Publish less.",
                section: .frame)
        }
        if let error = ledger.homelessChange {
            return Complaint(
                seen: "A frame has changes that do not fit the tree before it: \(error).",
                cause:
                    "The first frame, or a frame after a failed one, contains changes, or the paths are counted differently.",
                change: "Publish a whole \"tree\". Changes are for large trees.", section: .frame)
        }
        return nil
    }

    /// The complaint about a message whose envelope is right.
    static func complaint(_ unreadable: UnreadableMessage) -> Complaint {
        let seen = "A \(unreadable.kind.literal) cannot be read: \(unreadable.error)."
        if String(validating: unreadable.json, as: UTF8.self) == nil {
            let index = unreadable.json.firstIndex { $0 >= 0x80 } ?? 0
            return Complaint(
                seen: "\(seen) Around the first byte beyond ASCII: \(Text.bytes(around(index, unreadable.json))).",
                cause: "The JSON contains letters in an encoding other than UTF-8.", change: asciiAdvice)
        }
        if unreadable.isForOddBytes {
            let other = oddBytes(unreadable.kind, unreadable.raw)
            let effect = unreadable.hadControls ? "Terminals drop them." : "\"length\" counts each letter once."
            return Complaint(seen: "\(seen) \(other.seen)", cause: "\(other.cause) \(effect)", change: other.change)
        }
        let json = " Its JSON: \(Text.bytes(unreadable.json))."
        if let complaint = notation(unreadable, seen + json) { return complaint }
        if unreadable.error.isTorn, unreadable.isFirstFrame {
            return Complaint(
                seen: seen + json, cause: "The number in \"length\" is not counted as the protocol requires.",
                change:
                    "Write as \"length\" the number of bytes of the JSON before the preceding comma, or omit it.",
                section: .frame)
        }
        if unreadable.error.isOfContent {
            return Complaint(
                seen: seen + json,
                cause: "A field is missing, has another type than the protocol requires, or exceeds a limit.",
                change: "Write the field as the page describes it.", section: section(of: unreadable.kind))
        }
        return Complaint(
            seen: seen + json,
            cause:
                "The message was written in several parts, and other output came between them; "
                + "or the JSON is put together by hand, or cut.",
            change: "Write each message in one write to the terminal, with a JSON library's text in it.")
    }

    /// The complaint about an object in the notation of another language than JSON; nil if it is none.
    private static func notation(_ unreadable: UnreadableMessage, _ seen: String) -> Complaint? {
        let text = String(decoding: unreadable.json, as: UTF8.self)
        guard case .malformed = unreadable.error,
            text.firstMatch(of: #/^\{\s*('|[A-Za-z_:\[])|[:,\[]\s*(True|False|None|nil|undefined|NaN|')/#) != nil
        else { return nil }
        return Complaint(
            seen: seen,
            cause:
                "The object is written in the notation of a programming language, as it prints its own objects, which is "
                + "no JSON.",
            change: "Use a JSON library: json.dumps() in Python, JSON.stringify() in JavaScript.",
            section: .envelope)
    }

    /// The section of the protocol that describes the content of a message.
    private static func section(of kind: String) -> Section {
        switch kind {
        case "hello": .hello
        case "frame": .frame
        case "error": .error
        default: .envelope
        }
    }

    private static func around(_ index: Int, _ json: [UInt8]) -> [UInt8] { Array(json[max(0, index - 20)...]) }

    private static let asciiAdvice =
        "Write such letters as \\uXXXX (in Python, json.dumps does so unless ensure_ascii is off; in C, by hand): "
        + "terminals and multiplexers may change other bytes."

    static func ascii(_ app: CheckedApp) throws(Finding) {
        let facts = try app.used().facts
        guard let (kind, json) = facts.ledger.nonASCII else {
            let texts = (facts.opening.prefix(1) + facts.recent).flatMap(\.texts)
            guard texts.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) else {
                throw .skipped("the app has published no text beyond ASCII, not even when é was typed")
            }
            return
        }
        throw .fails(oddBytes(kind, json))
    }

    /// The complaint about bytes that are in the JSON of a message and must not be.
    private static func oddBytes(_ kind: String, _ json: [UInt8]) -> Complaint {
        let index = json.firstIndex { $0 >= 0x80 || $0 < 0x20 } ?? 0
        let number = String(json[index], radix: 16, uppercase: true)
        return Complaint(
            seen: "The JSON of a \(kind.literal) has the byte 0x\(number) in it: "
                + "\(Text.bytes(around(index, json))).",
            cause: json[index] < 0x20
                ? "The JSON is written with line breaks." : "The JSON library writes letters beyond ASCII as they are.",
            change: json[index] < 0x20
                ? "Write the JSON in one line." : asciiAdvice)
    }

    static func kinds(_ app: CheckedApp) throws(Finding) {
        guard let kind = try app.used().facts.ledger.unknownKind else { return }
        let near = ["hello", "frame", "error", "unpublished"].nearest(to: kind)
        throw .fails(
            seen: "A message is of the kind \(kind.literal).",
            cause: near.map { "It is probably meant to be \($0.literal)." }
                ?? "The protocol has no such kind from app to test.",
            change: "Write hello, frame, error or unpublished.")
    }

    static func names(_ app: CheckedApp) throws(Finding) {
        // Members of the app's own are passed over; one that is nearly the protocol's is probably meant to be that.
        let unknown = try app.used().facts.ledger.unknownNames.filter { $0.place == .type || $0.meant != nil }
        guard let first = unknown.first else { return }
        let others = unknown.dropFirst().map(\.name)
        throw .fails(
            seen:
                "\(first.name.literal) is not a \(first.place.rawValue)\(others.isEmpty ? "" : ", nor are \(Text.list(others))").",
            cause: first.meant.map { "\($0.literal) is probably meant." }
                ?? "The protocol doesn't have this word; to a test the element is an `other`.",
            change: "Use one of the protocol's: \(first.place.known.sorted().joined(separator: ", ")).",
            section: first.place == .frame ? .frame : first.place == .hello ? .hello : .elements)
    }
}

extension WireError {
    /// True if the JSON can be read, and its content is wrong.
    fileprivate var isOfContent: Bool {
        switch self {
        case .missing, .unexpected, .tooFar, .tooMany, .tooDeep: true
        case .malformed, .torn: false
        }
    }

    /// True if the JSON has another length than it was written with.
    fileprivate var isTorn: Bool { if case .torn = self { true } else { false } }
}

extension UnreadableMessage {
    /// True if its length differs from the declared one because of bytes in it that the protocol does not allow.
    fileprivate var isForOddBytes: Bool {
        error.isTorn && (hadControls || raw.contains { $0 >= 0x80 } && String(validating: raw, as: UTF8.self) != nil)
    }
}
