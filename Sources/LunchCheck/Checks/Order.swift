import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire

/// The checks that drawings, trees and acknowledgements come in their order.
enum Order {
    static let checks = [
        ProtocolCheck(behindFrames, "draws nothing behind the frame that describes it", .order, behind),
        ProtocolCheck(lateness, "acknowledges a key behind what it draws for it", .order, late),
        ProtocolCheck("order.errors", "keeps standard error off the screen", .streams, errors),
        ProtocolCheck("frames.revisions", "counts its frames without a gap", .frame, revisions),
        ProtocolCheck("frames.screen", "names the screen in each of its frames", .frame, named),
        ProtocolCheck("frames.marks", "acknowledges no more than was sent, and takes nothing back", .counting, marks),
        ProtocolCheck("frames.busy", "stops being busy", .busy, busy),
    ]

    static let (behindFrames, lateness) = ("order.behind", "order.late")

    static func behind(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject, .still)
        defer { trial.end() }
        let isStill = trial.isStill()
        let walk = trial.walk()
        let first = walk.steps.first { $0.behind != nil && ($0.deed == Walk.opening || isStill) }
        if let step = first, let bytes = step.behind {
            let sight = step.frames.last.flatMap { step.grid.firstDifference(from: $0.grid) }
            throw .fails(
                seen:
                    "Behind the frame for \(step.deed) this was drawn, and no frame came after it: \(Text.bytes(bytes))."
                    + (sight.map { $0 == .text ? "" : " It changes the \($0.rawValue)." } ?? ""),
                cause:
                    "The tree is written before the drawing, the drawing stays in a buffer that is flushed later, or another "
                    + "part of the app writes to the terminal as well.",
                change: "Draw, flush, and then write the frame, best in one write. What draws later publishes again.")
        }
        if !isStill { throw .skipped("the app draws by itself without a frame, so that nothing can be told apart") }
        if walk.changes.isEmpty { throw .skipped(walk.nothingShown) }
    }

    /// An app is caught at it twice: once may be a timer.
    static func late(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject, .still)
        defer { trial.end() }
        if !trial.isStill() { throw .skipped("the app draws by itself, so that nothing can be told apart") }
        let walk = trial.walk()
        let found = walk.steps.dropFirst().compactMap { step -> (key: String, drawing: [UInt8])? in
            guard let first = step.frames.first(where: { $0.message.mark >= step.sent }), first.message.busy.isEmpty,
                let later = step.frames.last, later.grid.firstDifference(from: first.grid) != nil
            else { return nil }
            return (step.deed, later.drawing)
        }
        guard found.count >= 2 else {
            if walk.changes.isEmpty { throw .skipped(walk.nothingShown) }
            return
        }
        throw .fails(
            seen:
                "\(found.map(\.key).joined(separator: ", ")) were acknowledged by a frame, and drawn only after that: "
                + "\(Text.bytes(found[0].drawing)).",
            cause: "The app publishes when it has read its input, and not when it has handled it.",
            change:
                "Acknowledge input in the frame behind what is drawn for it. If it takes longer, name the reason in \"busy\" "
                + "until it is drawn.")
    }

    static func errors(_ subject: Subject) throws(Finding) {
        var plan = Plan()
        plan.keepsErrorsApart = false
        let trial = try Trial.opened(subject)
        for key in Trial.harmless.prefix(4) {
            trial.press(key)
            if trial.acknowledgement() != nil { break }
        }
        trial.rest()
        let errors = trial.look { $0.errors }
        trial.end()
        guard !errors.isEmpty else { return }
        let same = try Trial.opened(subject, plan)
        defer { same.end() }
        for key in Trial.harmless.prefix(4) {
            same.press(key)
            if same.acknowledgement() != nil { break }
        }
        same.rest()
        let text = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        let screen = same.look { $0.screen }
        guard let line = text.last(where: { !$0.isEmpty && screen.contains($0.prefix(60)) }) else { return }
        throw .fails(
            seen:
                "While it runs, the app writes to standard error, and if that is its terminal, this stands on the screen: "
                + "\(line.literal).",
            cause: "A log or a warning goes to standard error, over the drawing.",
            change: "Write it to a file, or only if standard error is no terminal (isatty).")
    }

    static func revisions(_ subject: Subject) throws(Finding) {
        let trial = try Messages.used(subject)
        defer { trial.end() }
        guard let (revision, last) = trial.look({ $0.ledger.gap }) else { return }
        throw .fails(
            seen: "The frame with the revision \(revision) came after \(last == 0 ? "none" : "that with \(last)").",
            cause: last == 0
                ? "The first frame is not number 1."
                : revision <= last
                    ? "A frame was sent twice, or the count began anew." : "Frames are counted that are not written.",
            change:
                "Begin with \"revision\":1, and add 1 with each frame that is written, in the whole life of the process."
        )
    }

    static func named(_ subject: Subject) throws(Finding) {
        let trial = try Messages.used(subject)
        defer { trial.end() }
        if let (revision, name) = trial.look({ $0.ledger.nameless }) {
            throw .fails(
                seen:
                    "The frame with the revision \(revision) names no screen, and the one before names \(name.literal).",
                cause: "The name is written into the first frame, or lost when the screen is drawn anew.",
                change: "Write the name of the screen as \"screen\" of each frame, as long as that screen is shown.")
        }
        if trial.look({ $0.frame?.message.screen.isEmpty == true }) { throw .skipped("no frame names a screen") }
    }

    static func marks(_ subject: Subject) throws(Finding) {
        let trial = try Messages.used(subject)
        defer { trial.end() }
        if let (mark, sent) = trial.look({ $0.ledger.unsent }) {
            throw .fails(
                seen: "A frame acknowledges \(mark) bytes, and \(Text.count(sent, "byte")) had been sent.",
                cause:
                    "The mark counts reads, letters in UTF-16 or events, or what the app itself has put back; or it is added twice.",
                change: "Count each byte that read(2) returns from the terminal, once.")
        }
        if let (mark, last) = trial.look({ $0.ledger.backwards }) {
            throw .fails(
                seen: "A frame acknowledges \(mark) bytes, and the one before \(last).",
                cause: "The mark is the length of the last read, or is set back with a new screen.",
                change: "Add up all bytes since the launch.")
        }
    }

    static func busy(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        trial.focusField()
        for key in [nil] + (["a"] + Trial.harmless + [.escape, .space, .return]).map({ Optional($0) }) {
            if let key { trial.press(key) }
            let base = trial.base.withLock(\.self)
            let result = trial.until { $0.frame?.message.busy.isEmpty == true && $0.outstanding <= base ? true : nil }
            switch result {
            case .success: continue
            case .failure(let standing):
                let reasons = trial.look { $0.frame?.message.busy ?? [] }
                let deed = key.map { "\($0)" } ?? "its opening"
                if let crash = trial.crash(standing.absence, at: deed) { throw crash }
                guard !reasons.isEmpty else { return }
                if case .ended = standing.absence { return }
                throw .fails(
                    seen:
                        "The last frame is busy with \(Text.list(reasons)) after \(deed): \(standing.absence.words()).",
                    cause:
                        "What ends is not told: no frame follows the end of the work, or the reason is never taken away.",
                    change:
                        "Publish a frame without the reason as soon as the work has ended, also if nothing is drawn. What a "
                        + "person has to end is no reason to be busy.")
            }
        }
    }
}
