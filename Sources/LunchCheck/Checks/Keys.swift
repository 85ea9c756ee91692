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
        ProtocolCheck("input.bytes", "acknowledges bytes that are no UTF-8", .counting, noText),
    ]

    static func single(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        for key in Trial.harmless + ["é"] {
            trial.press(key)
            guard let shortfall = try trial.acknowledgementOrEnd(of: key.description) else { continue }
            if let complaint = countsLetters(shortfall, key.description) { throw .fails(complaint) }
            trial.rest()
            let isDrawn = trial.look { state in
                state.frame.map { state.terminal.grid.firstDifference(from: $0.grid) != nil } ?? false
            }
            if isDrawn {
                throw .fails(
                    seen: "After \(key.description), which has changed the screen: \(shortfall.words)",
                    cause: "The app draws what this key does, and publishes no frame on that path.",
                    change: "Publish behind each drawing, in one place that every path comes through.")
            }
            throw .fails(
                seen: "After \(key.description), \(Text.bytes(trial.bytes(of: key))): \(shortfall.words)",
                cause: "A key that changes nothing gets no frame, or only some keys are counted.",
                change:
                    "Publish a frame after each read, also if nothing changed, with the count of all bytes that were read."
            )
        }
    }

    /// The complaint about an app that counts a letter of several bytes as one; nil if that is not what is short.
    static func countsLetters(_ shortfall: Shortfall, _ text: String) -> Complaint? {
        let (bytes, letters) = (text.utf8.count, text.unicodeScalars.count)
        guard bytes > letters, shortfall.count == bytes - letters else { return nil }
        return Complaint(
            seen: "After \(text.literal), which is \(letters) letters in \(bytes) bytes: \(shortfall.words)"
                .replacing("1 letters", with: "1 letter"),
            cause: "Letters are counted, and not bytes.",
            change: "Count bytes where they are read, before they are decoded.")
    }

    static func burst(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let keys = (0..<5).flatMap { _ in Trial.harmless }.flatMap { trial.bytes(of: $0) }
        trial.send(keys)
        guard let shortfall = try trial.acknowledgementOrEnd(of: "40 keys at once") else { return }
        throw finding(
            Complaint(
                seen: "After 40 keys in one write: \(shortfall.words)",
                cause: "One key is taken of each read and the rest is lost, or a frame counts keys and not bytes.",
                change: "Handle all that a read returns, and count its bytes. A read may return many keys."))
    }

    /// The finding that keys are not acknowledged in some circumstances; an app that does not acknowledge one by itself is told of
    /// that alone.
    static func finding(_ complaint: Complaint) -> Finding { .obstacle(complaint, home: oneByOne) }

    static func tornLetter(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        for letter in Letters.all {
            trial.send(letter)
            if let shortfall = try trial.acknowledgementOrEnd(of: "a letter"),
                let complaint = countsLetters(shortfall, String(decoding: letter, as: UTF8.self))
            {
                throw .obstacle(complaint, home: oneByOne)
            }
            for cut in 1..<letter.count {
                trial.send(Array(letter[..<cut]))
                trial.rest()
                trial.send(Array(letter[cut...]))
                guard let shortfall = try trial.acknowledgementOrEnd(of: "a letter in two parts") else { continue }
                throw .fails(
                    seen:
                        "\(String(decoding: letter, as: UTF8.self).literal) came as \(cut) and \(letter.count - cut) bytes: "
                        + shortfall.words,
                    cause:
                        "The first part of a letter is dropped, held back without being counted later, or counted twice.",
                    change:
                        "Count bytes where they are read, before they are decoded; keep the begin of a letter for the next read."
                )
            }
        }
    }

    static func tornSequence(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let bytes = trial.bytes(of: .downArrow)
        for cut in [2, 1] where bytes.count > cut {
            trial.send(Array(bytes[..<cut]))
            trial.rest(.milliseconds(20))
            trial.send(Array(bytes[cut...]))
            guard let shortfall = try trial.acknowledgementOrEnd(of: "an arrow in two parts") else { continue }
            throw finding(
                Complaint(
                    seen:
                        "\(Text.bytes(bytes)) came as \(Text.bytes(Array(bytes[..<cut]))) and \(Text.bytes(Array(bytes[cut...]))): "
                        + shortfall.words,
                    cause: "The begin of a sequence is held back and never counted, or is dropped.",
                    change: "Count bytes where they are read, before sequences are recognised."))
        }
    }

    static func escape(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let isStill = trial.isStill()
        let frames = trial.look { $0.frames }
        trial.press(.escape)
        if let shortfall = try trial.acknowledgementOrEnd(of: "Escape") {
            throw .fails(
                seen: "After Escape alone: \(shortfall.words)",
                cause:
                    "The app waits for the rest of an escape sequence, without a limit of time or without a frame when it is over.",
                change:
                    "Count the byte as soon as it is read, or publish once the wait for more is over (ESCDELAY is 25 ms)."
            )
        }
        guard isStill, let late = trial.wait(subject.limits.escape, { shownLate($0, since: frames) }) else { return }
        // One that acknowledges every key too early waits for nothing.
        throw .obstacle(
            Complaint(
                seen:
                    "Escape alone was acknowledged by a frame that is not busy, and this was shown only after that: \(late).",
                cause: "The app waits whether an escape sequence follows, and says nothing of that wait.",
                change: "Acknowledge the byte once that wait is over, or name the wait in \"busy\" until then."),
            home: trial.look { $0.recent.suffix($0.frames - frames).count > 1 } ? Order.lateness : Order.behindFrames)
    }

    /// The drawing that an app has shown behind the frame that acknowledged all; nil if there was none.
    private static func shownLate(_ state: borrowing Trial.State, since frames: Int) -> String? {
        let since = state.recent.suffix(max(0, state.frames - frames))
        guard let first = since.first(where: { $0.message.mark >= state.sent }), first.message.busy.isEmpty else {
            return nil
        }
        if let last = since.last, last.grid.firstDifference(from: first.grid) != nil || last.tree != first.tree {
            return last.drawing.isEmpty ? "another tree" : Text.bytes(last.drawing)
        }
        let isSame = first.grid.firstDifference(from: state.terminal.grid) == nil
        return isSame ? nil : Text.bytes(state.drawnSinceMessage)
    }

    static func noText(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        // The first begins a message of the test, and no letter; the next is none.
        for bytes: [UInt8] in [[0xFF, 0x61], [Envelope.lead, 0x61], [0xE9, 0x61]] {
            trial.send(bytes)
            guard let shortfall = try trial.acknowledgementOrEnd(of: "bytes that are no UTF-8") else { continue }
            let numbers = bytes.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
            throw .fails(
                seen: "After \(numbers): \(shortfall.words)",
                cause: bytes[0] == Envelope.lead
                    ? "0xC0 is taken for the begin of a message, and not let go of when something else follows."
                    : "A byte that is no UTF-8 is dropped before it is counted.",
                change: "Count bytes where they are read, whatever they are.")
        }
    }
}
