import LunchInput
import LunchProcess
@_spi(Lunch) import LunchWire

/// The app as a check meets it: in visits, each of which is a launch, and by their transcripts alone.
///
/// A check is a function of the transcripts of the visits that it asks for. It has no process.
struct CheckedApp {
    let subject: Subject

    /// Returns what the app did in a visit. Throws if it cannot be launched.
    let transcript: (Visit) throws(Finding) -> Transcript
}

extension CheckedApp {
    /// Keys that many screens understand, and few leave by.
    static let harmlessKeys: [TUIKeyboardKey] = [
        .downArrow, .upArrow, .tab, "a", .downArrow, "b", .rightArrow, .leftArrow,
    ]

    /// The deeds by which an app is used a little: keys, and another size of the terminal.
    ///
    /// A letter beyond ASCII may be shown in a field, and so be read.
    private static let use: [Deed] = [
        .focusField, .keys(["é"] + harmlessKeys), .resize([CellSize(columns: 90, rows: 30)]), .rest,
    ]

    /// Has an app that need not publish anything launched, and does to it what it can.
    func launched(_ plan: Plan = Plan(), _ deeds: [Deed] = []) throws(Finding) -> Transcript {
        try transcript(Visit(plan: plan, deeds: deeds, isForAnyApp: !deeds.isEmpty))
    }

    /// Has an app launched that publishes elements.
    ///
    /// - Throws: if it does not open, or publishes nothing.
    func opened(
        _ plan: Plan = Plan(), _ deeds: [Deed] = [], repetition: Int = 0
    ) throws(Finding) -> Transcript {
        let transcript = try transcript(Visit(plan: plan, deeds: deeds, repetition: repetition))
        try transcript.requireFrames()
        return transcript
    }

    /// Has an app launched and used a little.
    func used() throws(Finding) -> Transcript { try opened(Plan(), Self.use) }

    /// Walks through an app with keys while time is stopped, if it has a clock for that.
    func walked() throws(Finding) -> Transcript { try opened(.still, [.rest, .watch(.stillness), .walk]) }
}

extension Transcript {
    fileprivate func requireFrames() throws(Finding) {
        switch opening {
        case .publishes: break
        case .isLaunchOnly:
            // A message that cannot be read may have been its first frame.
            if let obstacle = Messages.obstacle(opened) { throw obstacle }
            if opened.hello?.publishes == true {
                throw .obstacle(Greeting.noFrame(opened.written), home: Greeting.promise)
            }
            throw .skipped("the app publishes no elements")
        case .refuses, .ended, .isSilent: throw .obstacle(Greeting.notOpened(self), home: Greeting.opens)
        }
        // Of what is typed nothing would arrive before the end of a line.
        if let complaint = Greeting.lineModes(opened.inputModes ?? []) {
            throw .obstacle(complaint, home: Greeting.raw)
        }
    }

    /// Requires that the app has opened, whether or not it publishes anything.
    func requireOpening() throws(Finding) {
        switch opening {
        case .publishes, .isLaunchOnly: break
        case .refuses, .ended, .isSilent: throw .obstacle(Greeting.notOpened(self), home: Greeting.opens)
        }
    }
}

extension Moment {
    /// The input that is missing.
    ///
    /// - Throws: if the app has exited, which a key may do, or has crashed.
    func shortfallOrEnd(of deed: String) throws(Finding) -> Shortfall? {
        guard case .ended(let status)? = absence else { return shortfall }
        if status == .exited(0) { throw .skipped("the app exited at \(deed)") }
        throw .fails(
            seen: ended(status, at: deed),
            cause: "It doesn't expect such input, and an uncaught error ends it.",
            change: "Handle it or ignore it: a user may type or paste any bytes.")
    }

    /// The finding that the app has failed instead of doing what was waited for; nil if it lives, or has exited with status 0.
    func crash(at deed: String) -> Finding? {
        guard case .ended(let status)? = absence, status != .exited(0) else { return nil }
        return .fails(
            seen: ended(status, at: deed), cause: "An uncaught error ends it.",
            change: "Correct the error, so that the app continues.")
    }

    private func ended(_ status: ExitStatus, at deed: String) -> String {
        "The app \(status) at \(deed).\(Text.errors(facts.errors))"
    }
}
