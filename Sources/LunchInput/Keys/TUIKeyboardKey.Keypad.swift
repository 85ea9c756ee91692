extension TUIKeyboardKey {
    /// A key of the numeric keypad. To press it, use `TUIKeyboardKey.keypad(_:)`, for example `.keypad(.seven)`.
    ///
    /// The raw value is the number of the key in the kitty keyboard protocol.
    ///
    /// Keys such as `.seven` and `.add` type a character. In application keypad mode (`TUIModes.applicationKeypad`),
    /// they send an escape sequence instead, unless they are pressed with the modifier `.numLock`. This mode has no
    /// effect on an app that uses the kitty keyboard protocol.
    ///
    /// On a real keypad, the number keys have other functions while Num Lock is off. Here, these functions are cases of
    /// their own: the key labelled 4 is `.four` if it types 4, and `.left` if it moves the cursor. `.four` never moves
    /// the cursor, even without `.numLock`.
    public enum Keypad: UInt32, CaseIterable, Hashable, Sendable {
        /// The key that types the digit 0.
        case zero = 57399
        /// The keys that type the digits 1 to 9.
        case one, two, three, four, five, six, seven, eight, nine
        /// The key that types the decimal point.
        case decimal
        /// The keys that type `/`, `*`, `-` and `+`.
        case divide, multiply, subtract, add
        /// The Enter key of the keypad. The main Enter key (Return on Apple keyboards) is `TUIKeyboardKey.return`.
        case enter
        /// The keys that type `=` (`equal`) and `,` (`separator`). Only some keypads have them: Apple's have `=`, and
        /// those of DEC terminals have the comma.
        case equal, separator
        /// The arrow keys of the keypad.
        case left, right, up, down
        /// The Page Up and Page Down keys of the keypad.
        case pageUp, pageDown
        /// The Home and End keys of the keypad.
        case home, end
        /// The Insert and Forward Delete keys of the keypad.
        case insert, delete
        /// The key in the middle of the keypad, labelled 5, while Num Lock is off.
        case begin
    }
}

extension TUIKeyboardKey.Keypad {
    /// The character that the key types; nil for Enter and for keys that move.
    package var character: Character? {
        switch self {
        case .zero: "0"
        case .one: "1"
        case .two: "2"
        case .three: "3"
        case .four: "4"
        case .five: "5"
        case .six: "6"
        case .seven: "7"
        case .eight: "8"
        case .nine: "9"
        case .decimal: "."
        case .divide: "/"
        case .multiply: "*"
        case .subtract: "-"
        case .add: "+"
        case .equal: "="
        case .separator: ","
        default: nil
        }
    }

    /// The key elsewhere on the keyboard that does the same; nil for the one in the middle, which has none.
    var equivalent: TUIKeyboardKey? {
        switch self {
        case .enter: .return
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .home: .home
        case .end: .end
        case .insert: .insert
        case .delete: .forwardDelete
        case .begin: nil
        default: character.map { TUIKeyboardKey(.character($0)) }
        }
    }

    /// The letter after SS3 with DECKPAM; nil for the keys that move (xterm's ctlseqs, "VT220-Style Function Keys").
    var applicationLetter: Character? {
        switch self {
        case .zero: "p"
        case .one: "q"
        case .two: "r"
        case .three: "s"
        case .four: "t"
        case .five: "u"
        case .six: "v"
        case .seven: "w"
        case .eight: "x"
        case .nine: "y"
        case .decimal: "n"
        case .divide: "o"
        case .multiply: "j"
        case .subtract: "m"
        case .add: "k"
        case .enter: "M"
        case .equal: "X"
        case .separator: "l"
        default: nil
        }
    }
}
