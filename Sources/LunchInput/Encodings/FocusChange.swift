package import LunchTerminal

/// The terminal as a whole gains or loses the focus.
package enum FocusChange: Hashable, Sendable {
    case gained
    case lost

    /// CSI I or CSI O where the app has asked for them, otherwise nothing (xterm's ctlseqs, "FocusIn/FocusOut").
    package func bytes(for modes: TUIModes) -> [UInt8] {
        guard modes.focusEvents else { return [] }
        return Array((self == .gained ? "\u{1B}[I" : "\u{1B}[O").utf8)
    }
}
