import LunchInput
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

extension Trial {
    /// Keys that many screens understand, and few leave by.
    static let harmless: [TUIKeyboardKey] = [.downArrow, .upArrow, .tab, "a", .downArrow, "b", .rightArrow, .leftArrow]

    /// The bytes that the terminal sends for a key, as the app has asked for it.
    func bytes(of key: TUIKeyboardKey) -> [UInt8] {
        let modes = look { $0.terminal.modes }
        // Every key of the checks can be sent; a letter acknowledges as well as any.
        return (try? key.bytes(for: modes)) ?? Array("a".utf8)
    }

    func press(_ key: TUIKeyboardKey) { send(bytes(of: key)) }

    /// Waits until a frame of the terminal's size acknowledges all that was sent; returns what is short if none does.
    func acknowledgement(_ limit: Duration? = nil) -> Shortfall? {
        let base = base.withLock(\.self)
        let isSized = isSized.withLock(\.self)
        switch until(limit, { $0.outstanding <= base && (!isSized || $0.frame?.message.size == $0.size) ? true : nil })
        {
        case .success:
            // Input that was behind has been made up for.
            self.base.withLock { $0 = look { state in min(base, state.outstanding) } }
            return nil
        case .failure(let standing):
            return look { Shortfall(sent: $0.sent, mark: $0.frame?.message.mark ?? 0, absence: standing.absence) }
        }
    }

    /// Waits for an acknowledgement.
    ///
    /// - Throws: if the app has left of its own accord, which a key may be for, or has died.
    func acknowledgementOrEnd(of deed: String) throws(Finding) -> Shortfall? {
        guard let shortfall = acknowledgement() else { return nil }
        guard case .ended(let status) = shortfall.absence else { return shortfall }
        if status == .exited(0) { throw .skipped("the app left at \(deed)") }
        throw .fails(
            seen: ended(status, at: deed),
            cause: "It does not expect such input, and an error that nobody catches ends it.",
            change: "Handle it, or pass over it: any bytes may be typed or pasted.")
    }

    /// The finding that the app has failed instead of doing what was waited for; nil if it lives, or has left with status 0.
    func crash(_ absence: Absence, at deed: String) -> Finding? {
        guard case .ended(let status) = absence, status != .exited(0) else { return nil }
        return .fails(
            seen: ended(status, at: deed), cause: "An error that nobody catches ends it.",
            change: "Mend what it says, and have the app go on.")
    }

    private func ended(_ status: LunchProcess.ExitStatus, at deed: String) -> String {
        "The app \(status) at \(deed).\(Text.errors(look { $0.errors }))"
    }
}

/// The input that is not acknowledged, and the activity of the app meanwhile.
struct Shortfall: Hashable, Sendable {
    let sent: Int
    let mark: Int
    let absence: Absence

    var count: Int { sent - mark }

    /// The shortfall as a sentence.
    var words: String {
        count > 0
            ? "\(sent) bytes were sent, and the last frame acknowledges \(mark) (its mark): \(absence.words())."
            : "All \(sent) bytes are acknowledged, but by no frame of the terminal's size: \(absence.words())."
    }
}
