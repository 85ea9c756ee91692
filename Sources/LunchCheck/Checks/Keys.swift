import LunchInput
import LunchTerminal
import LunchWire

/// The checks that an app acknowledges what is typed, however it arrives.
enum Keys {
    static let oneByOne = "input.keys"

    static let checks = [
        ProtocolCheck(oneByOne, "acknowledges keys one by one", .counting, single),
        ProtocolCheck("input.burst", "acknowledges keys that come all at once", .counting, burst),
        ProtocolCheck("input.each", "handles each of the keys that come all at once", .counting, Bursts.handled),
        ProtocolCheck("input.letter", "acknowledges a letter that comes in two parts", .counting, tornLetter),
        ProtocolCheck("input.whole", "reads a letter that comes in two parts as one letter", .counting, Letters.whole),
        ProtocolCheck(
            "input.sequence", "acknowledges an escape sequence that comes in two parts", .counting, tornSequence),
        ProtocolCheck("input.escape", "acknowledges Escape alone", .counting, escape),
        ProtocolCheck("input.bytes", "acknowledges bytes that aren't UTF-8", .counting, noText),
    ]

    static func single(_ app: CheckedApp) throws(Finding) {
        for moment in try app.opened(Plan(), [.keys(CheckedApp.harmlessKeys + ["é"])]).moments {
            let key = moment.key ?? .escape
            guard let shortfall = try moment.shortfallOrEnd(of: key.description) else { continue }
            if let complaint = countsLetters(shortfall, key.description) { throw .fails(complaint) }
            if let frame = moment.facts.frame, moment.facts.grid.firstDifference(from: frame.grid) != nil {
                throw .fails(
                    seen: "After \(key.description), which has changed the screen: \(shortfall.words)",
                    cause: "The app draws the effect of this key, but publishes no frame there.",
                    change: "Publish after each drawing, in one place that every path goes through.")
            }
            throw .fails(
                seen: "After \(key.description), \(bytes(of: key, before: moment)): \(shortfall.words)",
                cause: "A key that changes nothing gets no frame, or only some keys are counted.",
                change:
                    "Publish a frame after each read, even if nothing changed, with the count of all bytes that were read."
            )
        }
    }

    private static func bytes(of key: TUIKeyboardKey, before moment: Moment) -> String {
        // Each key of the checks can be sent, or else a letter is.
        Text.bytes((try? key.bytes(for: moment.before.grid.modes)) ?? Array("a".utf8))
    }

    /// The complaint about an app that counts a letter of several bytes as one; nil if that is not what is short.
    static func countsLetters(_ shortfall: Shortfall, _ text: String) -> Complaint? {
        let (bytes, letters) = (text.utf8.count, text.unicodeScalars.count)
        guard bytes > letters, shortfall.count == bytes - letters else { return nil }
        return Complaint(
            seen: "After \(text.literal), which is \(letters) letters in \(bytes) bytes: \(shortfall.words)"
                .replacing("1 letters", with: "1 letter"),
            cause: "The app counts letters instead of bytes.",
            change: "Count bytes where they are read, before they are decoded.")
    }

    static func burst(_ app: CheckedApp) throws(Finding) {
        let keys = (0..<5).flatMap { _ in CheckedApp.harmlessKeys }
        let transcript = try app.opened(Plan(), [.input(.keys(keys))])
        guard let shortfall = try transcript.moments.last?.shortfallOrEnd(of: "40 keys at once") else { return }
        throw finding(
            Complaint(
                seen: "After 40 keys in one write: \(shortfall.words)",
                cause:
                    "Only one key of each read is handled and the rest is lost, or a frame counts keys instead of bytes.",
                change: "Handle everything that a read returns, and count its bytes. A read may return many keys."))
    }

    /// The finding that keys are not acknowledged in some circumstances; an app that does not acknowledge a single key
    /// is reported for that alone.
    static func finding(_ complaint: Complaint) -> Finding { .obstacle(complaint, home: oneByOne) }

    static func tornLetter(_ app: CheckedApp) throws(Finding) {
        let deeds = Letters.all.flatMap { letter -> [Deed] in
            [.input(.bytes(letter), mayFail: true)]
                + (1..<letter.count).map { .torn(.bytes(letter), cut: $0, pause: Letters.pause) }
        }
        for moment in try app.opened(Plan(), deeds).moments {
            switch moment.deed {
            case .input(.bytes(let letter), _):
                if let shortfall = try moment.shortfallOrEnd(of: "a letter"),
                    let complaint = countsLetters(shortfall, String(decoding: letter, as: UTF8.self))
                {
                    throw .obstacle(complaint, home: oneByOne)
                }
            case .torn(.bytes(let letter), let cut, _):
                guard let shortfall = try moment.shortfallOrEnd(of: "a letter in two parts") else { continue }
                throw .fails(
                    seen:
                        "\(String(decoding: letter, as: UTF8.self).literal) came as \(cut) and \(letter.count - cut) bytes: "
                        + shortfall.words,
                    cause:
                        "The first part of a letter is dropped, held back without being counted later, or counted twice.",
                    change:
                        "Count bytes where they are read, before they are decoded; keep the beginning of a letter for the next read."
                )
            default: break
            }
        }
    }

    static func tornSequence(_ app: CheckedApp) throws(Finding) {
        let deeds = [2, 1].map { Deed.torn(.key(.downArrow), cut: $0, pause: .milliseconds(20)) }
        for moment in try app.opened(Plan(), deeds).moments {
            guard case .torn(_, let cut, _) = moment.deed,
                let shortfall = try moment.shortfallOrEnd(of: "an arrow in two parts"),
                let bytes = try? TUIKeyboardKey.downArrow.bytes(for: moment.before.grid.modes)
            else { continue }
            throw finding(
                Complaint(
                    seen:
                        "\(Text.bytes(bytes)) came as \(Text.bytes(Array(bytes[..<cut]))) and \(Text.bytes(Array(bytes[cut...]))): "
                        + shortfall.words,
                    cause: "The beginning of a sequence is held back and never counted, or is dropped.",
                    change: "Count bytes where they are read, before sequences are recognized."))
        }
    }

    static func escape(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.opened(
            Plan(), [.rest, .watch(.stillness), .input(.key(.escape)), .watch(.escape)])
        guard let moment = transcript.moments.first(where: { $0.deed == .input(.key(.escape)) }) else { return }
        if let shortfall = try moment.shortfallOrEnd(of: "Escape") {
            throw .fails(
                seen: "After Escape alone: \(shortfall.words)",
                cause:
                    "The app waits for the rest of an escape sequence, without a time limit, or without a frame at its end.",
                change:
                    "Count the byte as soon as it is read, or publish once the wait for more is over (ESCDELAY is 25 ms)."
            )
        }
        let facts = transcript.facts
        let frames = Array(facts.recent.suffix(max(0, facts.frames - moment.before.frames)))
        guard transcript.isStill, let late = shownLate(in: facts, among: frames) else { return }
        // An app that acknowledges every key too early waits for nothing.
        throw .obstacle(
            Complaint(
                seen:
                    "Escape alone was acknowledged by a frame that is not busy, and this was shown only after that: \(late).",
                cause: "The app waits for an escape sequence to follow, and doesn't announce that wait.",
                change: "Acknowledge the byte once that wait is over, or name the wait in \"busy\" until then."),
            home: frames.count > 1 ? Order.lateness : Order.behindFrames)
    }

    /// The drawing that an app has shown after the frame that acknowledged all; nil if there was none.
    private static func shownLate(in facts: Facts, among frames: [ShownFrame]) -> String? {
        guard let first = frames.first(where: { $0.message.mark >= facts.sent }), first.message.busy.isEmpty else {
            return nil
        }
        if let last = frames.last, last.grid.firstDifference(from: first.grid) != nil || last.tree != first.tree {
            return last.drawing.isEmpty ? "another tree" : Text.bytes(last.drawing)
        }
        let isSame = first.grid.firstDifference(from: facts.grid) == nil
        return isSame ? nil : Text.bytes(facts.drawnSinceMessage)
    }

    static func noText(_ app: CheckedApp) throws(Finding) {
        // The first begins a message of the test, and no letter; the next is none.
        let inputs: [[UInt8]] = [[0xFF, 0x61], [Envelope.lead, 0x61], [0xE9, 0x61]]
        for moment in try app.opened(Plan(), inputs.map { .input(.bytes($0)) }).moments {
            guard case .input(.bytes(let bytes), _) = moment.deed,
                let shortfall = try moment.shortfallOrEnd(of: "bytes that aren't UTF-8")
            else { continue }
            let numbers = bytes.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
            throw .fails(
                seen: "After \(numbers): \(shortfall.words)",
                cause: bytes.first == Envelope.lead
                    ? "0xC0 is taken for the beginning of a message, and kept when something else follows."
                    : "A byte that isn't UTF-8 is dropped before it is counted.",
                change: "Count bytes where they are read, whatever they are.")
        }
    }
}
