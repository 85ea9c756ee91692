package import LunchTerminal

/// Text that is pasted.
package struct Paste: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// The text as xterm sends it, between brackets where the app has asked for them ("Bracketed Paste Mode").
    ///
    /// A line end, also CR LF, is sent as CR, as Return is typed. The control characters that xterm does not let through
    /// become spaces, including ESC, so that no text can end the brackets (its `disallowedPasteControls`: BS, DEL, ENQ,
    /// EOT, ESC, NUL).
    package func bytes(for modes: TUIModes) -> [UInt8] {
        var bytes: [UInt8] = []
        for character in text {
            switch character {
            case "\r\n", "\n": bytes.append(0x0D)
            case "\0", "\u{4}", "\u{5}", "\u{8}", "\u{1B}", "\u{7F}": bytes.append(0x20)
            default: bytes += Array(String(character).utf8)
            }
        }
        guard modes.bracketedPaste else { return bytes }
        return Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8)
    }
}
