import Lunch

/// Turns what a terminal sends into events: a state machine, so that a read may end anywhere.
struct InputDecoder {
    private enum State {
        case ground
        /// The state once some bytes of a character have come.
        case character([UInt8], length: Int)
        /// The state after ESC.
        case escape
        /// The state within a control sequence (ECMA-48, 5.4), with its parameters so far.
        case controlSequence([UInt8])
        /// The state after SS3, which begins a function key.
        case singleShift
        /// The state within a string that the terminal sends (ECMA-48, 5.6), which is skipped.
        case string
        /// The state after ESC within such a string.
        case stringEscape
        /// The state within a bracketed paste, with what was pasted so far.
        case paste([UInt8])
    }

    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
    private static let parameterLimit = 64

    private var state = State.ground
    private var events: [InputEvent] = []

    /// The events in what was read; an ESC with nothing behind it in the same read is the Escape key.
    mutating func decode(_ read: some Sequence<UInt8>) -> [InputEvent] {
        for byte in read { accept(byte) }
        if case .escape = state {
            emit(.escape)
            state = .ground
        }
        defer { events = [] }
        return events
    }

    private mutating func accept(_ byte: UInt8) {
        switch state {
        case .paste(var bytes):
            state = .ground
            bytes.append(byte)
            if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
                events.append(.paste(Self.text(pasted: bytes.dropLast(Self.pasteEnd.count))))
            } else {
                state = .paste(bytes)
            }
        case .ground:
            acceptGround(byte)
        case .character(let bytes, let length):
            acceptCharacter(byte, after: bytes, length: length)
        case .stringEscape where byte == UInt8(ascii: "\\"):
            state = .ground
        case .escape, .stringEscape:
            acceptEscape(byte)
        case _ where byte < 0x20:
            // A control character ends whatever has not ended yet, but for BEL, which ends a string.
            if case .string = state {
                state = byte == 0x1B ? .stringEscape : .ground
                if byte == 0x07 || byte == 0x1B { return }
            }
            acceptGround(byte)
        case .string:
            break
        case .singleShift:
            state = .ground
            emit(functionKey: byte, modifiers: [])
        case .controlSequence(let parameters):
            if (0x20...0x3F).contains(byte) {
                state = .controlSequence(parameters + (parameters.count < Self.parameterLimit ? [byte] : []))
            } else {
                state = .ground
                if parameters.count < Self.parameterLimit { dispatch(byte, parameters: parameters) }
            }
        }
    }

    private mutating func acceptGround(_ byte: UInt8) {
        state = .ground
        switch byte {
        case 0x1B: state = .escape
        case 0x0D, 0x0A: emit(.enter)
        case 0x09: emit(.tab)
        case 0x08, 0x7F: emit(.backspace)
        case 0x01...0x1A: emit(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        case 0x20..<0x7F: emit(.character(Character(Unicode.Scalar(byte))))
        case 0xC2...0xDF: state = .character([byte], length: 2)
        case 0xE0...0xEF: state = .character([byte], length: 3)
        case 0xF0...0xF4: state = .character([byte], length: 4)
        default: break
        }
    }

    private mutating func acceptCharacter(_ byte: UInt8, after bytes: [UInt8], length: Int) {
        guard (0x80...0xBF).contains(byte) else { return acceptGround(byte) }
        let bytes = bytes + [byte]
        guard bytes.count == length else {
            state = .character(bytes, length: length)
            return
        }
        state = .ground
        let character = String(validating: bytes, as: UTF8.self)?.first
        if let character, !character.isControl { emit(.character(character)) }
    }

    private mutating func acceptEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            emit(.escape)
            state = .escape
        case UInt8(ascii: "["): state = .controlSequence([])
        case UInt8(ascii: "O"): state = .singleShift
        // OSC, DCS, APC, PM and SOS.
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string
        default:
            let count = events.count
            acceptGround(byte)
            if events.count > count, case .key(var key) = events[count] {
                key.modifiers.insert(.alt)
                events[count] = .key(key)
            }
        }
    }
}

extension InputDecoder {
    private mutating func dispatch(_ final: UInt8, parameters: [UInt8]) {
        let text = String(decoding: parameters, as: UTF8.self)
        if text.hasPrefix("<") { return emitMouse(text.dropFirst(), isRelease: final == UInt8(ascii: "m")) }
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let modifiers = Key.Modifiers(rawValue: numbers.count > 1 ? max(0, numbers[1] - 1) & 7 : 0)
        guard final == UInt8(ascii: "~") else { return emit(functionKey: final, modifiers: modifiers) }
        switch numbers[0] {
        case 1, 7: emit(.home, modifiers)
        case 3: emit(.delete, modifiers)
        case 4, 8: emit(.end, modifiers)
        case 5: emit(.pageUp, modifiers)
        case 6: emit(.pageDown, modifiers)
        case 200: state = .paste([])
        default: break
        }
    }

    /// A key whose sequence ends with a letter (xterm's ctlseqs, "PC-Style Function Keys").
    private mutating func emit(functionKey final: UInt8, modifiers: Key.Modifiers) {
        switch final {
        case UInt8(ascii: "A"): emit(.up, modifiers)
        case UInt8(ascii: "B"): emit(.down, modifiers)
        case UInt8(ascii: "C"): emit(.right, modifiers)
        case UInt8(ascii: "D"): emit(.left, modifiers)
        case UInt8(ascii: "F"): emit(.end, modifiers)
        case UInt8(ascii: "H"): emit(.home, modifiers)
        case UInt8(ascii: "M"): emit(.enter, modifiers)
        case UInt8(ascii: "Z"): emit(.tab, .shift)
        default: break
        }
    }

    /// A report of the mouse (xterm's ctlseqs, mode 1006): button, column and row, the latter two from 1.
    private mutating func emitMouse(_ parameters: Substring, isRelease: Bool) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3 else { return }
        let action: Mouse.Action
        switch numbers[0] & ~0b1_1100 {
        case 0: action = isRelease ? .release : .press
        case 64: action = .scrollUp
        case 65: action = .scrollDown
        default: return
        }
        events.append(.mouse(Mouse(action: action, point: .init(column: numbers[1] - 1, row: numbers[2] - 1))))
    }

    private mutating func emit(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
        events.append(.key(Key(code, modifiers)))
    }

    private static func text(pasted bytes: some Collection<UInt8>) -> String {
        var text = ""
        for character in String(decoding: bytes, as: UTF8.self) {
            if character == "\r\n" || character == "\r" || character == "\n" {
                text.append("\n")
            } else if character == "\t" {
                text.append(" ")
            } else if !character.isControl {
                text.append(character)
            }
        }
        return text
    }
}
