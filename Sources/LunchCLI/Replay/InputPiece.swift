import LunchInput

/// Something that a person did at a terminal, and the bytes that the terminal sent for it.
struct InputPiece: Equatable {
    /// An act of a hand.
    enum Deed: Equatable {
        case key(TUIKeyboardKey)
        case mouse(MouseEvent)
        case paste(String)
        /// The window of the terminal gets the focus, or loses it.
        case focus(FocusChange)
        /// A sequence that no key of these modes sends.
        case unknown
    }

    let bytes: [UInt8]
    /// The deed; nil if a later piece says what this one begins.
    let deed: Deed?
}
