import LunchInput
import LunchWire

/// The checks that an app counts what is not typed: answers of the terminal and messages of the test.
enum Counting {
    static let syncs = "count.sync"

    static let checks = [
        ProtocolCheck("count.answers", "counts the terminal's answers as input", .counting, answers),
        ProtocolCheck(syncs, "uses the count of a sync for input that the terminal has dropped", .sync, sync),
        ProtocolCheck("count.torn", "recognizes messages in parts and between keys", .counting, torn),
        ProtocolCheck("count.kinds", "ignores messages of unknown kinds", .versions, unknownKind),
        ProtocolCheck("count.fields", "ignores unknown fields", .versions, unknownField),
        ProtocolCheck("count.promise", "reads no messages if its hello says so", .hello, promise),
    ]

    static func answers(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.opened(Plan(), [.input(.key(.downArrow))])
        let base = transcript.opened.base
        let (answered, missing) = (transcript.facts.answered, transcript.facts.outstanding)
        guard answered > 0 else { throw .skipped("the app sends no queries to the terminal") }
        guard missing > 0 || base > 0 else { return }
        throw .fails(
            seen: "The terminal answered the app with \(Text.count(answered, "byte")), and the mark stays "
                + (missing > 0
                    ? "\(missing) less than the number of sent bytes."
                    : "\(base) less than the number of sent bytes until a key comes."),
            cause: missing > 0
                ? "The answer is read in other code than keys, and not counted there."
                : "The answer changes nothing, and no frame acknowledges it.",
            change:
                "Count each byte that is read from the terminal, including answers to the app's queries, and publish a "
                + "frame after each read.")
    }

    /// Has an app launched that takes messages.
    ///
    /// - Throws: even if it reports that it takes none.
    static func listening(_ app: CheckedApp, _ deeds: [Deed]) throws(Finding) -> Transcript {
        if try app.opened(.still).opened.hello?.messages == false {
            throw .skipped("the app takes no messages, according to its hello; a test can't send show or clock")
        }
        return try app.opened(.still, deeds)
    }

    static func sync(_ app: CheckedApp) throws(Finding) {
        let swallowed = 37
        let transcript = try listening(
            app, [.rest, .watch(.stillness), .swallow(swallowed), .input(.sync()), .rest])
        guard let moment = transcript.moments.first(where: { $0.deed == .input(.sync()) }) else { return }
        let base = transcript.opened.base
        let earlier = moment.before.frame?.message.dropped ?? 0
        let length = moment.facts.sent - moment.before.sent
        if let shortfall = try reached(moment, "sync") {
            let isTyped = transcript.isStill && moment.facts.tree != moment.before.tree
            throw .fails(
                seen:
                    "\(swallowed) bytes were sent that never arrived, as after a flush, and then a sync with the count: "
                    + shortfall.words,
                cause: shortfall.count == swallowed && !isTyped
                    ? "The sync is recognized and counted, but its \"through\" is ignored."
                    : "The app does not look for messages in its input.",
                change:
                    "On a sync set the mark to \"through\", and publish. If the app can't filter its input, send "
                    + "\"messages\":false in the hello.")
        }
        let dropped = (moment.facts.frame?.message.dropped ?? 0) - earlier
        // Bytes that were never counted count as swallowed now; a separate check is about that.
        guard dropped != swallowed, dropped != swallowed + base else { return }
        throw .fails(
            seen:
                "\(swallowed) bytes were dropped, and the frame that acknowledges them has \"dropped\":\(dropped + earlier).",
            cause: dropped - swallowed == length || dropped - swallowed - base == length
                ? "The bytes of messages are not counted."
                : "The difference is not added up, or the message's own bytes are taken for part of it.",
            change:
                "Add \"through\" less what was read by then, including the sync itself, to \"dropped\" of all frames that "
                + "follow.")
    }

    static func torn(_ app: CheckedApp) throws(Finding) {
        let between = Deed.input(.syncBetween(.upArrow))
        let parts = [1, 9, -1].map { Deed.torn(.sync(), cut: $0, pause: .milliseconds(300)) }
        let transcript = try listening(app, [.rest, .watch(.stillness)] + parts + [.rest, between])
        for moment in transcript.moments {
            guard case .torn(_, let cut, _) = moment.deed, let shortfall = try reached(moment, "a sync in two parts")
            else {
                continue
            }
            let begin = cut < 0 ? "all but its last byte" : Text.count(cut, "byte")
            throw .fails(
                seen: "A sync came in two parts, the first \(begin): \(shortfall.words)",
                cause: "The app searches for a message in each read separately.",
                change: "Keep bytes from 0xC0 on until they are a complete message, or can't become one.")
        }
        if let last = transcript.moments.last(where: { $0.deed == .rest }),
            hasChanged(in: transcript, until: last.facts)
        {
            throw .fails(
                seen: "Messages came, but no keys, and the tree has changed.",
                cause: "The bytes of messages are passed on as keys.",
                change: "Remove messages from the input before handling it.")
        }
        // One write with a key before and one after, as on a busy machine.
        guard let last = transcript.moments.last, last.deed == between,
            let shortfall = try reached(last, "a sync between keys")
        else { return }
        throw .fails(
            seen: "A sync came in one write with a key before it and a key after it: \(shortfall.words)",
            cause: "The app recognizes only a read that is exactly one message.",
            change: "Look for 0xC0 anywhere in the input; pass on the bytes before and after a message.")
    }

    /// Returns true if the tree of an app that does nothing on its own has changed since it was watched.
    private static func hasChanged(in transcript: Transcript, until facts: Facts) -> Bool {
        guard let watched = transcript.moments.first(where: { $0.deed == .watch(.stillness) }),
            let before = watched.facts.tree, let after = facts.tree
        else { return false }
        return transcript.isStill && before != after
    }

    static func unknownKind(_ app: CheckedApp) throws(Finding) {
        try passOver(app, .unknownKind, "a message of an unknown kind")
    }

    static func unknownField(_ app: CheckedApp) throws(Finding) {
        try passOver(app, .unknownField, "a sync with an unknown field")
    }

    private static func passOver(_ app: CheckedApp, _ input: Input, _ what: String) throws(Finding) {
        let transcript = try listening(app, [.rest, .watch(.stillness), .input(input), .rest])
        guard let moment = transcript.moments.first(where: { $0.deed == .input(input) }) else { return }
        let length = moment.facts.sent - moment.before.sent
        if let shortfall = try reached(moment, what, of: length) {
            throw .fails(
                seen: "After \(what), which has \(length) bytes: \(shortfall.words)",
                cause: "It is not counted, or it causes an error that skips the rest of the read.",
                change: "Count every message with the launch's token as read, and ignore unknown parts of it.")
        }
        guard hasChanged(in: transcript, until: transcript.facts) else { return }
        throw .fails(
            seen: "After \(what) the tree has changed.", cause: "Its bytes are passed on as keys.",
            change: "Remove every message with the launch's token from the input, whatever its kind.")
    }

    /// The input that is missing after a message; an app that has ended at one has taken it for keys.
    ///
    /// - Parameter length: the number of bytes of the message, by which a message that is not counted at all is noticed.
    static func reached(_ moment: Moment, _ what: String, of length: Int? = nil) throws(Finding) -> Shortfall? {
        guard let shortfall = moment.shortfall else { return nil }
        guard case .ended(let status) = shortfall.absence else {
            guard let length, shortfall.count - moment.before.base == length else { return shortfall }
            throw .obstacle(
                Complaint(
                    seen: "After \(what), a message of \(length) bytes: \(shortfall.words)",
                    cause: "The bytes of the message are not counted.",
                    change: "Count every message with the launch's token as read, from 0xC0 to its last byte."),
                home: syncs)
        }
        throw .fails(
            seen: "The app \(status) at \(what).\(Text.errors(moment.facts.errors))",
            cause: "It takes the message for keys, including Escape, or the message causes an error that ends it.",
            change: "Remove messages from the input. If the app can't do this, send \"messages\":false in the hello."
        )
    }

    static func promise(_ app: CheckedApp) throws(Finding) {
        guard try app.opened().opened.hello?.messages == false else {
            throw .skipped("the hello doesn't contain \"messages\":false; other checks send messages")
        }
        let swallowed = 1000
        let facts = try app.opened(Plan(), [.input(.sync(ahead: swallowed))]).facts
        let (mark, sent) = (facts.mark, facts.sent)
        guard mark >= swallowed, mark > sent else { return }
        throw .fails(
            seen:
                "The hello contains \"messages\":false, but a sync has moved the mark to \(mark), beyond the \(sent) bytes that were "
                + "sent.",
            cause: "The app now reads messages, but its hello was not updated.",
            change: "Send \"messages\":true, or omit it.")
    }
}
