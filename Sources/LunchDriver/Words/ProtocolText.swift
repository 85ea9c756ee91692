import LunchWire

/// The words of what an app did against the protocol.
enum ProtocolText {
    /// The number of characters that are quoted of what an app said.
    private static let limit = (word: 40, error: 400, reason: 2000)

    /// The violations of an app, the likely cause of the first, and what to do next.
    static func broken(_ name: String, _ violations: [ProtocolViolation]) -> String {
        guard let first = violations.first else { return "" }
        return "\(name) \(violations.prefix(3).map(words).joined(separator: "; it "))\(advice(first))"
    }

    /// The violation of an app, as the predicate of a sentence.
    static func words(_ violation: ProtocolViolation) -> String {
        switch violation {
        case .unreadable(let kind, let error):
            "sent \(message(kind)) that could not be read: \(cut(String(describing: error), limit.error))"
        case .unknownKind(let kind): "sent a message of the unknown kind \"\(cut(kind, limit.word))\""
        case .otherVersion(let version):
            "sent a message of version \(cut(version, limit.word)) of the protocol; this test speaks \(Envelope.version)"
        case .cutOff(let kind): "sent \(message(kind)) that was cut off by something else that it wrote"
        case .tooLong(let kind): "sent \(message(kind)) of more than \(Envelope.sizeLimit) bytes, which no test reads"
        case .outOfOrder(let revision, let last): order(revision, after: last)
        case .unannounced(let revision):
            "sent frame \(revision), and said in its hello that it publishes none (\"publishes\":false)"
        case .unsentInput(let mark, let sent):
            "acknowledged \(mark) bytes of input, and \(sent) have been sent to it"
        case .ahead(let now, let moment):
            """
            says that \(DurationText.exactWords(.nanoseconds(now))) of virtual time have passed, and the test has let pass \
            \(DurationText.exactWords(.nanoseconds(moment)))
            """
        case .lostMarks(let identifier):
            """
            has put marks into its text, and none of them has come out of its terminal: the text of \
            \"\(cut(identifier, limit.word).visible)\" is on the screen without them
            """
        case .unpublished(let reason): "could not publish a frame: \(cut(reason, limit.reason))"
        }
    }

    private static func order(_ revision: Int, after last: Int) -> String {
        guard revision > last else { return "sent frame \(revision) after frame \(last)" }
        let missing = last + 2 == revision ? "frame \(last + 1) is" : "frames \(last + 1) to \(revision - 1) are"
        return "sent frame \(revision) \(last == 0 ? "first" : "after frame \(last)"): \(missing) missing"
    }

    private static func advice(_ violation: ProtocolViolation) -> String {
        switch violation {
        case .unreadable(_, .malformed), .unreadable(_, .torn), .cutOff:
            """
            .
            Something of the app writes to the terminal beside its AccessibilityPublisher, and landed in the message: a \
            print, a log, another thread. Let it write with write(_:) of the publisher, or to standard error.
            """
        case .outOfOrder(let revision, let last) where revision > last:
            """
            .
            Something of the app writes to the terminal beside its AccessibilityPublisher, and landed in what is missing: \
            a print, a log, another thread. Let it write with write(_:) of the publisher, or to standard error.
            """
        case .outOfOrder:
            ".\nEach AccessibilityPublisher counts its own frames: has the app made more than one?"
        case .unreadable(_, .tooFar):
            ".\nIs it computed from a width or a height that is not known yet, or that is not limited?"
        case .tooLong:
            """
            .
            Is a text of it that long? Of a long list, the rows far out of view can be left out.
            """
        case .unsentInput:
            """
            .
            Is receive(_:) of its AccessibilityPublisher given something else than what was read from the terminal, or \
            the same twice?
            """
        case .ahead:
            ".\nThe clock of its frames begins at 0 with the launch, and goes on only as the test says: is another one told?"
        case .unannounced: ".\nIf frames may come, its hello is to leave \"publishes\" out, or to say true."
        case .unreadable, .unknownKind, .otherVersion:
            ".\nIts framework and this test may be of different versions of Lunch."
        case .lostMarks:
            """
            .
            Its framework drops characters without a width, as those do that keep a screen as cells. Put a mark behind each \
            character: in Swift, set markForm of its AccessibilityPublisher to .onEachCharacter before the first text is marked.
            """
        case .unpublished: ""
        }
    }

    private static func message(_ kind: String?) -> String {
        guard let kind else { return "a message" }
        let word = cut(kind, limit.word)
        return "\("aeiou".contains(word.prefix(1)) && !word.isEmpty ? "an" : "a") \(word) message"
    }

    /// A text, or its beginning where it is longer than it may be.
    private static func cut(_ text: String, _ limit: Int) -> String {
        let start = text.prefix(limit)
        return start.endIndex == text.endIndex ? text : "\(start)…"
    }
}
