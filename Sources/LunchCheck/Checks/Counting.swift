import LunchInput
@_spi(Lunch) import LunchWire

/// The checks that an app counts what is not typed: answers of the terminal and messages of the test.
enum Counting {
    static let syncs = "count.sync"

    static let checks = [
        ProtocolCheck("count.answers", "counts the terminal's answers as input", .counting, answers),
        ProtocolCheck(syncs, "takes the count of a sync for input that the terminal has swallowed", .sync, sync),
        ProtocolCheck("count.torn", "recognises messages that come in parts, and between keys", .counting, torn),
        ProtocolCheck("count.kinds", "passes over messages of kinds that it does not know", .versions, unknownKind),
        ProtocolCheck("count.fields", "passes over fields that it does not know", .versions, unknownField),
        ProtocolCheck("count.promise", "takes no messages if it says so", .hello, promise),
    ]

    static func answers(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let base = trial.base.withLock(\.self)
        trial.press(.downArrow)
        _ = trial.acknowledgement()
        let (answered, missing) = trial.look { ($0.answered, $0.outstanding) }
        guard answered > 0 else { throw .skipped("the app asks the terminal nothing") }
        guard missing > 0 || base > 0 else { return }
        throw .fails(
            seen: "The terminal answered what the app asked with \(Text.count(answered, "byte")), and the mark stays "
                + (missing > 0
                    ? "\(missing) behind what was sent." : "\(base) behind what was sent until a key comes."),
            cause: missing > 0
                ? "The answer is read in another place than keys, which does not count."
                : "The answer changes nothing, and no frame acknowledges it.",
            change:
                "Count each byte that is read from the terminal, answers to what the app has asked among them, and publish a "
                + "frame after each read.")
    }

    /// An app that takes messages, with a key acknowledged.
    ///
    /// - Throws: also if it says that it takes none.
    static func listening(_ subject: Subject, _ plan: Plan = .still) throws(Finding) -> Trial {
        let trial = try Trial.opened(subject, plan)
        if trial.look({ $0.hello?.messages == false }) {
            trial.end()
            throw .skipped("the app takes no messages, as its hello says; a test cannot send it show or clock")
        }
        return trial
    }

    /// Bytes of a message that no test sends.
    static func message(_ kind: String, _ json: LunchJSON, token: String) -> [UInt8] {
        [Envelope.lead] + Envelope(token: token, kind: kind, json: Array(json.text.utf8)).bytes
    }

    static func sync(_ subject: Subject) throws(Finding) {
        let trial = try listening(subject)
        defer { trial.end() }
        let swallowed = 37
        let base = trial.base.withLock(\.self)
        let earlier = trial.look { $0.frame?.message.dropped ?? 0 }
        let isStill = trial.isStill()
        let before = trial.look { $0.frame?.tree }
        trial.pretendSent(swallowed)
        let message = TestMessage.sync(after: trial.look { $0.sent }, token: trial.token).bytes
        let length = message.count
        trial.send(message)
        if let shortfall = try reached(trial, "sync") {
            trial.rest()
            let isTyped = isStill && trial.look { $0.frame?.tree } != before
            throw .fails(
                seen:
                    "\(swallowed) bytes were sent that never arrived, as after a flush, and then a sync that says so: "
                    + shortfall.words,
                cause: shortfall.count == swallowed && !isTyped
                    ? "The sync is recognised and counted, and its \"through\" is passed over."
                    : "The app does not look for messages in what it reads.",
                change:
                    "On a sync set the mark to \"through\", and publish. If the app cannot filter what it reads, say "
                    + "\"messages\":false in the hello.")
        }
        let dropped = trial.look { $0.frame?.message.dropped ?? 0 } - earlier
        // Bytes that were never counted count as swallowed now; a check of its own is about that.
        guard dropped != swallowed, dropped != swallowed + base else { return }
        throw .fails(
            seen:
                "\(swallowed) bytes were swallowed, and the frame that acknowledges them has \"dropped\":\(dropped + earlier).",
            cause: dropped - swallowed == length || dropped - swallowed - base == length
                ? "The bytes of messages are not counted."
                : "The difference is not added up, or the message's own bytes are taken for part of it.",
            change:
                "Add \"through\" less what was read by then, the sync itself among it, to \"dropped\" of all frames that "
                + "follow.")
    }

    static func torn(_ subject: Subject) throws(Finding) {
        let trial = try listening(subject)
        defer { trial.end() }
        let isStill = trial.isStill()
        let before = trial.look { $0.frame?.tree }
        let whole = { trial.look { TestMessage.sync(after: $0.sent, token: trial.token).bytes } }
        for cut in [1, 9, whole().count - 1] {
            let bytes = whole()
            trial.send(Array(bytes[..<cut]))
            trial.rest(.milliseconds(300))
            trial.send(Array(bytes[cut...]))
            guard let shortfall = try reached(trial, "a sync in two parts") else { continue }
            throw .fails(
                seen: "A sync came in two parts, the first \(Text.bytes(Array(bytes[..<cut]))): \(shortfall.words)",
                cause: "A message is looked for in each read by itself.",
                change: "Keep what begins with 0xC0 until it is a whole message, or turns out to be none.")
        }
        trial.rest()
        if isStill, let before, let after = trial.look({ $0.frame?.tree }), before != after {
            throw .fails(
                seen: "Messages came, and no key; the tree has changed all the same.",
                cause: "The bytes of messages are handed on as keys.",
                change: "Take messages out of what is read before it is handled.")
        }
        // One write with a key before and one behind, as on a busy machine.
        let key = trial.bytes(of: .upArrow)
        let bytes = trial.look { TestMessage.sync(after: $0.sent + key.count, token: trial.token).bytes }
        trial.send(key + bytes + key)
        guard let shortfall = try reached(trial, "a sync between keys") else { return }
        throw .fails(
            seen: "A sync came in one write with a key before and one behind it: \(shortfall.words)",
            cause: "Only a read that is a message as a whole is recognised.",
            change: "Look for 0xC0 anywhere in what is read; hand on what stands before and behind a message.")
    }

    static func unknownKind(_ subject: Subject) throws(Finding) {
        let trial = try listening(subject)
        defer { trial.end() }
        try passOver(
            trial, message("tomorrow", ["some": ["thing", 1]], token: trial.token), "a message of an unknown kind")
    }

    static func unknownField(_ subject: Subject) throws(Finding) {
        let trial = try listening(subject)
        defer { trial.end() }
        let sent = trial.look { $0.sent }
        let length = message("sync", ["through": .integer(sent + 100), "tomorrow": [["a": nil]]], token: trial.token)
            .count
        let bytes = message("sync", ["through": .integer(sent + length), "tomorrow": [["a": nil]]], token: trial.token)
        try passOver(trial, bytes, "a sync with an unknown field")
    }

    private static func passOver(_ trial: Trial, _ bytes: [UInt8], _ what: String) throws(Finding) {
        let isStill = trial.isStill()
        let before = trial.look { $0.frame?.tree }
        trial.send(bytes)
        if let shortfall = try reached(trial, what, of: bytes.count) {
            throw .fails(
                seen: "After \(what), \(Text.bytes(bytes, limit: 120)): \(shortfall.words)",
                cause: "It is not counted, or an error about it ends the handling of what was read.",
                change: "Count every message with the launch's token as read, and pass over what is not known in it.")
        }
        trial.rest()
        guard isStill, let before, let after = trial.look({ $0.frame?.tree }), before != after else { return }
        throw .fails(
            seen: "After \(what) the tree has changed.", cause: "Its bytes are handed on as keys.",
            change: "Take every message with the launch's token out of what is read, whatever its kind is.")
    }

    /// Waits until a message is acknowledged; an app that ends at one has taken it for keys.
    ///
    /// - Parameter length: the number of bytes of the message, by which a message that is not counted at all is noticed.
    static func reached(_ trial: Trial, _ what: String, of length: Int? = nil) throws(Finding) -> Shortfall? {
        let base = trial.base.withLock(\.self)
        guard let shortfall = trial.acknowledgement() else { return nil }
        guard case .ended(let status) = shortfall.absence else {
            guard let length, shortfall.count - base == length else { return shortfall }
            throw .obstacle(
                Complaint(
                    seen: "After \(what), a message of \(length) bytes: \(shortfall.words)",
                    cause: "The bytes of the message are not counted.",
                    change: "Count every message with the launch's token as read, from 0xC0 to its last byte."),
                home: syncs)
        }
        throw .fails(
            seen: "The app \(status) at \(what).\(Text.errors(trial.look { $0.errors }))",
            cause: "It takes the message for keys, an Escape among them, or an error about the message ends it.",
            change: "Take messages out of what is read. If the app cannot, say \"messages\":false in the hello.")
    }

    static func promise(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        guard trial.look({ $0.hello?.messages == false }) else {
            throw .skipped("the hello does not say \"messages\":false; other checks send messages")
        }
        let swallowed = 1000
        let bytes = trial.look { TestMessage.sync(after: $0.sent + swallowed, token: trial.token).bytes }
        trial.send(bytes)
        _ = trial.acknowledgement()
        let (mark, sent) = trial.look { ($0.frame?.message.mark ?? 0, $0.sent) }
        guard mark >= swallowed, mark > sent else { return }
        throw .fails(
            seen:
                "The hello says \"messages\":false, and a sync has moved the mark to \(mark), beyond the \(sent) bytes that were "
                + "sent.",
            cause: "The app has learnt to take messages since the hello was written.",
            change: "Say \"messages\":true, or leave it out.")
    }
}
