package import LunchTerminal

/// Something that a person did at a terminal, and the bytes that represent it.
package struct InputPiece: Equatable, Sendable {
    /// An act of a hand, or what a terminal sends besides.
    package enum Deed: Equatable, Sendable {
        case key(TUIKeyboardKey)
        case mouse(MouseEvent)
        case paste(String)
        /// The window of the terminal gets the focus, or loses it.
        case focus(FocusChange)
        /// Bytes that represent no known key and no act of the mouse.
        case unknown
        /// A key is let go, or a modifier goes down: the press of the key itself is a piece too.
        case partOfKey
        /// The beginning of a paste, whose text comes with its last piece.
        case partOfPaste
        /// The terminal answers which flags of the kitty keyboard protocol it has set.
        case answer(TUIModes.KeyboardFlags)
    }

    package var bytes: [UInt8]
    package let deed: Deed

    package init(bytes: [UInt8], deed: Deed) {
        (self.bytes, self.deed) = (bytes, deed)
    }
}

extension InputPiece.Deed {
    /// True if a hand did it.
    package var isAct: Bool {
        switch self {
        case .key, .mouse, .paste, .focus, .unknown: true
        case .partOfKey, .partOfPaste, .answer: false
        }
    }
}
