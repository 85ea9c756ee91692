import LunchInput
import LunchTerminal

/// The keys by the bytes that they send in the modes that an app has set: the encoder of a test, read backwards.
///
/// A key that is recorded is therefore one for which a test sends the same.
struct KeyTable {
    let modes: TUIModes
    private var keys: [[UInt8]: TUIKeyboardKey] = [:]

    init(_ modes: TUIModes) {
        self.modes = modes
        for key in Self.candidates {
            // A key that these modes cannot say is sent by no terminal.
            guard let bytes = try? key.bytes(for: modes), !bytes.isEmpty, keys[bytes] == nil else { continue }
            keys[bytes] = key
        }
        // Not every terminal knows the modes in which control characters are sequences.
        for byte in UInt8(1)..<0x20 where keys[[byte]] == nil {
            keys[[byte]] = TUIKeyboardKey(typing: Character(Unicode.Scalar(byte)))
        }
        for (text, key) in Self.synonyms where keys[Array(text.utf8)] == nil { keys[Array(text.utf8)] = key }
    }

    subscript(bytes: some Collection<UInt8>) -> TUIKeyboardKey? { keys[Array(bytes)] }

    /// The keys that are looked for; of two that send the same, the first is meant.
    private static let candidates: [TUIKeyboardKey] = {
        let named: [TUIKeyboardKey] =
            [
                .return, .tab, .escape, .delete, .forwardDelete, .insert, .up, .down, .left, .right, .home, .end,
                .pageUp, .pageDown,
            ] + (1...20).map { .f($0) }
        let modifiers: [TUIKeyModifierFlags] = [
            [], .shift, .option, .control, [.shift, .option], [.shift, .control], [.option, .control],
            [.shift, .option, .control],
        ]
        let printable = (0x20..<0x7F).map { TUIKeyboardKey.character(Character(Unicode.Scalar($0))) }
        // Control-] and Control-5 are the same; the sign is meant.
        let letters = printable.filter { !$0.isCapital && !$0.isDigit } + printable.filter(\.isDigit)
        return modifiers.flatMap { held in named.map { $0.with(held) } } + printable
            + letters.map { .control($0) } + printable.map { .option($0) } + letters.map { .option(.control($0)) }
            + TUIKeyboardKey.Keypad.allCases.map { .keypad($0) }
    }()

    /// The sequences that other terminals send for keys (terminfo: linux, rxvt, screen, vt220).
    private static let synonyms: [(String, TUIKeyboardKey)] = [
        ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home),
        ("\u{1B}[F", .end), ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
        ("\u{1B}OH", .home), ("\u{1B}OF", .end), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[4~", .end),
        ("\u{1B}[8~", .end), ("\u{1B}[11~", .F1), ("\u{1B}[12~", .F2), ("\u{1B}[13~", .F3), ("\u{1B}[14~", .F4),
        ("\u{1B}[[A", .F1), ("\u{1B}[[B", .F2), ("\u{1B}[[C", .F3), ("\u{1B}[[D", .F4), ("\u{1B}[[E", .F5),
        ("\u{7F}", .delete),
    ]
}

extension TUIKeyboardKey {
    /// The character that the key types by itself; nil if it types none, or is pressed together with others.
    var character: Character? {
        guard case .character(let character) = code, modifiers.isEmpty else { return nil }
        return character
    }

    fileprivate var isCapital: Bool { character?.isUppercase == true }
    fileprivate var isDigit: Bool { character?.isNumber == true }
}
