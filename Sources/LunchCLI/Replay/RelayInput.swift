import LunchInput
import LunchTerminal

/// Translates what the person's terminal sends into what the app has asked for.
///
/// A terminal may lack a protocol that the app has asked for, or send a key in a separate form. The app gets what a
/// test sends for the same key, unless the terminal speaks the app's protocol itself: then it gets the bytes as they
/// are, including releases of keys and everything else.
struct RelayInput {
    private var parser = InputParser()
    /// The modes of the app, and those that the terminal has for it.
    private var modes: (app: TUIModes, terminal: TUIModes)?
    /// The flags of the kitty keyboard protocol that the terminal has set by its own account.
    private var answered: TUIModes.KeyboardFlags = []

    /// True if the beginning of something is held back, for which the rest may come.
    var isWaiting: Bool { parser.isWaiting }

    /// Takes what was read at once.
    ///
    /// - Parameters:
    ///   - app: the modes that the app has set.
    ///   - isLast: true if nothing has followed for a while.
    /// - Returns: the deeds of the person, each with the bytes for the app.
    mutating func pieces(of read: [UInt8], for app: TUIModes, isLast: Bool = false) -> [InputPiece] {
        if modes?.app != app { modes = (app, RelayModes.terminal(for: app)) }
        return parser.pieces(of: read, in: modes?.terminal ?? app, isLast: isLast).compactMap { translated($0, app) }
    }

    private mutating func translated(_ piece: InputPiece, _ app: TUIModes) -> InputPiece? {
        let speaksAlike = app.speaksKitty && answered.isSuperset(of: app.keyboard)
        switch piece.deed {
        case .key(let key):
            do throws(InputError) {
                let bytes = try key.bytes(for: app)
                // Escape with another key at once may be Option, or two keys: an app without a protocol decides that itself.
                let isAmbiguous =
                    piece.bytes.starts(with: [0x1B, 0x1B]) && !app.speaksKitty && app.modifyOtherKeys == 0
                return speaksAlike || isAmbiguous ? piece : InputPiece(bytes: bytes, deed: piece.deed)
            } catch .keyboardLocked {
                return piece
            } catch {
                // No test can express what the app's modes can't encode.
                return InputPiece(bytes: piece.bytes, deed: .unknown)
            }
        case .mouse(let event):
            // As at any terminal, the app does not hear of what its encoding has no place for.
            guard let bytes = try? event.bytes(for: app), !bytes.isEmpty else { return nil }
            return InputPiece(bytes: bytes, deed: piece.deed)
        case .focus(let change):
            let bytes = change.bytes(for: app)
            return bytes.isEmpty ? nil : InputPiece(bytes: bytes, deed: piece.deed)
        case .partOfKey: return speaksAlike ? piece : nil
        case .paste, .partOfPaste, .unknown: return piece
        case .answer(let flags):
            answered = flags
            return nil
        }
    }
}
