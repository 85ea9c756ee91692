import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire

/// The checks that drawings, trees and acknowledgements come in their order.
enum Order {
    static let checks = [
        ProtocolCheck(behindFrames, "draws nothing after the frame that describes it", .order, behind),
        ProtocolCheck(lateness, "acknowledges a key after drawing its effect", .order, late),
        ProtocolCheck("order.errors", "keeps standard error off the screen", .streams, errors),
        ProtocolCheck("frames.revisions", "counts its frames without a gap", .frame, revisions),
        ProtocolCheck("frames.screen", "names the screen in each of its frames", .frame, named),
        ProtocolCheck("frames.marks", "acknowledges no more than was sent, and takes nothing back", .counting, marks),
        ProtocolCheck("frames.busy", "stops being busy", .busy, busy),
    ]

    static let (behindFrames, lateness) = ("order.behind", "order.late")

    static func behind(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.walked()
        let walk = Walk(transcript)
        let steps = transcript.isStill ? walk.steps : Array(walk.steps.prefix(1))
        if let step = steps.first(where: { $0.behind != nil }), let bytes = step.behind {
            let sight = step.frames.last.flatMap { step.grid.firstDifference(from: $0.grid) }
            throw .fails(
                seen:
                    "After the frame for \(step.deed) this was drawn, and no frame came after it: \(Text.bytes(bytes))."
                    + (sight.map { $0 == .text ? "" : " It changes the \($0.rawValue)." } ?? ""),
                cause:
                    "The tree is written before the drawing, the drawing stays in a buffer that is flushed later, or another "
                    + "part of the app writes to the terminal as well.",
                change:
                    "Draw, flush, and then write the frame, best in one write. Publish again after each later drawing.")
        }
        if !transcript.isStill {
            throw .skipped("the app draws without input and without a frame, so its reactions can't be distinguished")
        }
        if walk.changes.isEmpty { throw .skipped(walk.nothingShown) }
    }

    /// An app is caught at it twice: once may be a timer.
    static func late(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.walked()
        if !transcript.isStill {
            throw .skipped("the app draws without input, so its reactions can't be distinguished")
        }
        let walk = Walk(transcript)
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
                "\(found.map(\.key).joined(separator: ", ")) were acknowledged by a frame, but drawn only after that: "
                + "\(Text.bytes(found[0].drawing)).",
            cause: "The app publishes when it has read its input, not when it has handled it.",
            change:
                "Acknowledge input in the frame that contains its effect. If it takes longer, name the reason in \"busy\" "
                + "until it is drawn.")
    }

    static func errors(_ app: CheckedApp) throws(Finding) {
        let deeds: [Deed] = [.keys(Array(CheckedApp.harmlessKeys.prefix(4))), .rest]
        let errors = try app.opened(Plan(), deeds).facts.errors
        guard !errors.isEmpty else { return }
        let screen = try app.opened(Plan(keepsErrorsApart: false), deeds).facts.grid.text
        let text = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        guard let line = text.last(where: { !$0.isEmpty && screen.contains($0.prefix(60)) }) else { return }
        throw .fails(
            seen:
                "While it runs, the app writes to standard error, and if that is its terminal, this is on the screen: "
                + "\(line.literal).",
            cause: "A log or a warning goes to standard error, over the drawing.",
            change: "Write it to a file, or only if standard error is not a terminal (isatty).")
    }

    static func revisions(_ app: CheckedApp) throws(Finding) {
        guard let (revision, last) = try app.used().facts.ledger.gap else { return }
        throw .fails(
            seen: "The frame with the revision \(revision) came after \(last == 0 ? "none" : "that with \(last)").",
            cause: last == 0
                ? "The first frame is not number 1."
                : revision <= last
                    ? "A frame was sent twice, or the count began anew."
                    : "The app counts frames that it doesn't write.",
            change:
                "Begin with \"revision\":1, and add 1 for each frame that is written, as long as the process runs."
        )
    }

    static func named(_ app: CheckedApp) throws(Finding) {
        let facts = try app.used().facts
        if let (revision, name) = facts.ledger.nameless {
            throw .fails(
                seen:
                    "The frame with the revision \(revision) names no screen, but the frame before it names \(name.literal).",
                cause: "The name is written into the first frame, or lost when the screen is drawn anew.",
                change: "Write the name of the screen as \"screen\" of each frame, as long as that screen is shown.")
        }
        if facts.screen.isEmpty { throw .skipped("no frame names a screen") }
    }

    static func marks(_ app: CheckedApp) throws(Finding) {
        let ledger = try app.used().facts.ledger
        if let (mark, sent) = ledger.unsent {
            throw .fails(
                seen: "A frame acknowledges \(mark) bytes, but \(Text.count(sent, "byte")) had been sent.",
                cause:
                    "The mark counts reads, letters in UTF-16 or events, or what the app itself has put back; or it is added twice.",
                change: "Count each byte that read(2) returns from the terminal, once.")
        }
        if let (mark, last) = ledger.backwards {
            throw .fails(
                seen: "A frame acknowledges \(mark) bytes, but the frame before it \(last).",
                cause: "The mark is the length of the last read, or is reset with a new screen.",
                change: "Add up all bytes since the launch.")
        }
    }

    static func busy(_ app: CheckedApp) throws(Finding) {
        let keys: [TUIKeyboardKey] = ["a"] + CheckedApp.harmlessKeys + [.escape, .space, .return]
        let deeds = keys.flatMap { [Deed.send(.key($0)), .await(.idle)] }
        let moments = try app.opened(Plan(), [.focusField, .await(.idle)] + deeds).moments
        guard let last = moments.last, last.deed == .await(.idle), let absence = last.absence else { return }
        var deed = "its opening"
        if case .send(.keys(let keys))? = moments.dropLast().last?.deed { deed = keys.map(\.description).joined() }
        if let crash = last.crash(at: deed) { throw crash }
        let reasons = last.facts.frame?.message.busy ?? []
        if reasons.isEmpty { return }
        if case .ended = absence { return }
        throw .fails(
            seen: "The last frame is busy with \(Text.list(reasons)) after \(deed): \(absence.words).",
            cause: "The end of the work isn't published: no frame follows it, or the reason is never removed.",
            change:
                "Publish a frame without the reason as soon as the work has ended, even if nothing is drawn. An app "
                + "that waits for a person isn't busy.")
    }
}
