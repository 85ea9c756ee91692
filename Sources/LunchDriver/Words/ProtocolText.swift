import LunchCommands
import LunchWire

/// The words of an app's violations of the protocol.
enum ProtocolText {
    /// The number of characters that are quoted from an app's message.
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
            "sent a message of version \(cut(version, limit.word)) of the protocol; this test uses version \(Envelope.version)"
        case .cutOff(let kind): "sent \(message(kind)) that was cut off by something else that it wrote"
        case .tooLong(let kind): "sent \(message(kind)) of more than \(Envelope.sizeLimit) bytes, which no test reads"
        case .outOfOrder(let revision, let last): order(revision, after: last)
        case .unannounced(let revision):
            "sent frame \(revision), although its hello contains \"publishes\":false"
        case .unsentInput(let mark, let sent):
            "acknowledged \(mark) bytes of input, but \(sent) have been sent to it"
        case .ahead(let now, let moment):
            """
            reports that \(DurationText.exactWords(.nanoseconds(now))) of virtual time have passed, but the test has advanced it by \
            \(DurationText.exactWords(.nanoseconds(moment)))
            """
        case .lostMarks(let identifier):
            """
            has put marks into its text, but none of them has reached its terminal: the text of \
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
            Other output of the app went into the message: a print, a log, another thread. Write it with write(_:) of its \
            AccessibilityPublisher, or to standard error.
            """
        case .outOfOrder(let revision, let last) where revision > last:
            """
            .
            Other output of the app went into the missing message: a print, a log, another thread. Write it with write(_:) of \
            its AccessibilityPublisher, or to standard error.
            """
        case .outOfOrder:
            ".\nEach AccessibilityPublisher counts its own frames: has the app made more than one?"
        case .unreadable(_, .tooFar):
            ".\nIs it computed from a width or a height that is not known yet, or not limited?"
        case .tooLong:
            """
            .
            Does it contain a very long text? Rows of a long list that are far out of view can be left out.
            """
        case .unsentInput:
            """
            .
            Does receive(_:) of its AccessibilityPublisher get anything other than the bytes read from the terminal, or the same \
            bytes twice?
            """
        case .ahead:
            ".\nThe clock of its frames must begin at 0 with the launch, and advance only with the test. Does it publish another clock?"
        case .unannounced: ".\nIf it may send frames, its hello must omit \"publishes\" or set it to true."
        case .unreadable, .unknownKind, .otherVersion:
            ".\nIts framework and this test may use different versions of Lunch."
        case .lostMarks:
            """
            .
            Its framework drops characters without a width, as frameworks do that store the screen as cells. Put a mark after \
            each character: in Swift, set markForm of its AccessibilityPublisher to .onEachCharacter before marking the first text.
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
