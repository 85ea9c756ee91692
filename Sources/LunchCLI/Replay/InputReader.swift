import LunchInput
import LunchTerminal
import LunchWire

/// Takes apart what a terminal sends, without adding a byte or losing one.
///
/// All pieces together are what was read, in its order. A sequence that a read cuts in two is handed on at once, and
/// understood once the rest has come.
struct InputReader {
    private var table: KeyTable?
    /// The bytes that have been handed on, and are the beginning of something.
    private var begun: [UInt8] = []

    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// The length from which on a sequence that has no end is none.
    private static let sequenceLimit = 64

    /// Takes apart what was read at once.
    ///
    /// - Parameter modes: the modes that the app had set when it was sent.
    mutating func pieces(of read: [UInt8], in modes: TUIModes) -> [InputPiece] {
        if table?.modes != modes { table = KeyTable(modes) }
        let bytes = begun + read
        var handedOn = begun.count
        var pieces: [InputPiece] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let (length, deed) = next(in: rest, modes) else {
                begun = Array(rest)
                let new = Array(rest.dropFirst(handedOn))
                return pieces + (new.isEmpty ? [] : [InputPiece(bytes: new, deed: nil)])
            }
            pieces.append(InputPiece(bytes: Array(rest.prefix(length).dropFirst(handedOn)), deed: deed))
            handedOn = max(0, handedOn - length)
            rest = rest.dropFirst(length)
        }
        begun = []
        return pieces
    }

    /// The first deed, and the number of its bytes; nil if the rest of it is yet to come.
    private func next(in rest: ArraySlice<UInt8>, _ modes: TUIModes) -> (Int, InputPiece.Deed)? {
        guard let first = rest.first else { return nil }
        guard first == 0x1B else { return character(in: rest, first) }
        if rest.starts(with: Self.pasteStart) { return paste(in: rest) }
        switch length(ofSequence: rest, modes) {
        case .known(let length): return (length, deed(of: rest.prefix(length), modes))
        case .open: return nil
        case .none: break
        }
        // Option with a character of several bytes.
        if rest.count > 1, let (length, deed) = next(in: rest.dropFirst(), modes), case .key(let key) = deed,
            rest[rest.startIndex + 1] != 0x1B
        {
            return (length + 1, .key(.option(key)))
        }
        return (1, table?[[first]].map { .key($0) } ?? .unknown)
    }

    private func character(in rest: ArraySlice<UInt8>, _ first: UInt8) -> (Int, InputPiece.Deed)? {
        if first < 0x80 {
            // A terminal may send plain characters also where an app has asked for other keys in another form.
            let plain = 0x20..<0x7F ~= first ? TUIKeyboardKey.character(Character(Unicode.Scalar(first))) : nil
            return (1, (table?[[first]] ?? plain).map { .key($0) } ?? .unknown)
        }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5 else { return (1, .unknown) }
        let tail = rest.dropFirst().prefix(length - 1)
        guard tail.allSatisfy({ 0x80..<0xC0 ~= $0 }) else { return (1, .unknown) }
        if tail.count < length - 1 { return nil }
        guard let character = String(validating: rest.prefix(length), as: UTF8.self)?.first else {
            return (1, .unknown)
        }
        return (length, .key(.character(character)))
    }

    private func paste(in rest: ArraySlice<UInt8>) -> (Int, InputPiece.Deed)? {
        let content = rest.dropFirst(Self.pasteStart.count)
        guard let end = content.firstRange(of: Self.pasteEnd) else { return nil }
        let text = String(decoding: content[..<end.lowerBound], as: UTF8.self).replacing("\r", with: "\n")
        return (end.upperBound - rest.startIndex, .paste(text))
    }

    // MARK: - Sequences

    private enum Length {
        case known(Int)
        /// The end is yet to come.
        case open
        /// It is no sequence.
        case none
    }

    /// The length of an escape sequence at the beginning (ECMA-48, 5.4; SS3 of xterm's function keys).
    private func length(ofSequence rest: ArraySlice<UInt8>, _ modes: TUIModes) -> Length {
        let bytes = Array(rest.prefix(Self.sequenceLimit))
        guard bytes.count > 1 else { return .none }
        switch bytes[1] {
        case UInt8(ascii: "O"):
            return bytes.count > 2 ? .known(3) : .none
        case UInt8(ascii: "["):
            guard bytes.count > 2 else { return .open }
            if bytes[2] == UInt8(ascii: "["), bytes.count > 3 { return .known(4) }
            if bytes[2] == UInt8(ascii: "M"), modes.mouseTracking != .off, modes.mouseEncoding == .standard {
                return bytes.count >= 6 ? .known(6) : .open
            }
            guard let end = bytes[2...].firstIndex(where: { !(0x20..<0x40 ~= $0) }) else {
                return bytes.count < Self.sequenceLimit ? .open : .none
            }
            return 0x40..<0x7F ~= bytes[end] ? .known(end + 1) : .none
        case 0x1B:
            // Option with a key that is a sequence itself.
            if case .known(let length) = length(ofSequence: rest.dropFirst(), modes) { return .known(length + 1) }
            return .none
        case 0x80...: return .none
        default: return .known(2)
        }
    }

    private func deed(of sequence: ArraySlice<UInt8>, _ modes: TUIModes) -> InputPiece.Deed {
        if let event = MouseReport.event(sequence, modes) { return .mouse(event) }
        if modes.focusEvents {
            for change in [FocusChange.gained, .lost] where sequence.elementsEqual(change.bytes(for: modes)) {
                return .focus(change)
            }
        }
        if let key = table?[sequence] { return .key(key) }
        if sequence.count > 2, sequence.dropFirst().first == 0x1B, let key = table?[sequence.dropFirst()] {
            return .key(.option(key))
        }
        return Self.character(of: sequence).map { .key($0) } ?? .unknown
    }

    /// The key of a character that a sequence names by its number: `CSI 27 ; modifiers ; number ~` of xterm's
    /// modifyOtherKeys, and `CSI number ; modifiers u` of kitty's protocol.
    private static func character(of sequence: ArraySlice<UInt8>) -> TUIKeyboardKey? {
        let text = String(decoding: sequence, as: UTF8.self)
        guard
            let match = text.wholeMatch(
                of: #/\x1B\[(?:27;(?<held>\d{1,3});(?<other>\d{1,7})~|(?<kitty>\d{1,7})(?:;(?<with>\d{1,3}))?u)/#),
            let number = (match.other ?? match.kitty).flatMap({ UInt32($0) }), number >= 0x20,
            let scalar = Unicode.Scalar(number)
        else { return nil }
        let bits = max(0, (match.held ?? match.with).flatMap { Int($0) }.map { $0 - 1 } ?? 0)
        var key = TUIKeyboardKey.character(Character(scalar))
        if bits & 1 != 0 { key = .shift(key) }
        if bits & 2 != 0 { key = .option(key) }
        if bits & 4 != 0 { key = .control(key) }
        return key
    }
}

/// A report of the mouse, as xterm's ctlseqs has them under "Mouse Tracking".
enum MouseReport {
    /// The event that a sequence reports in the modes of an app; nil if it reports none.
    static func event(_ sequence: ArraySlice<UInt8>, _ modes: TUIModes) -> MouseEvent? {
        guard modes.mouseTracking != .off else { return nil }
        let bytes = Array(sequence)
        switch modes.mouseEncoding {
        case .standard:
            guard bytes.count == 6, bytes.starts(with: Array("\u{1B}[M".utf8)) else { return nil }
            return event(Int(bytes[3]) - 32, Int(bytes[4]) - 32, Int(bytes[5]) - 32, isRelease: false)
        case .sgr:
            guard bytes.starts(with: Array("\u{1B}[<".utf8)), let final = bytes.last, final == 0x4D || final == 0x6D
            else { return nil }
            let numbers = numbers(bytes.dropFirst(3).dropLast())
            return numbers.count == 3
                ? event(numbers[0], numbers[1], numbers[2], isRelease: final == 0x6D) : nil
        case .urxvt:
            guard bytes.last == 0x4D else { return nil }
            let numbers = numbers(bytes.dropFirst(2).dropLast())
            return numbers.count == 3 ? event(numbers[0] - 32, numbers[1], numbers[2], isRelease: false) : nil
        case .utf8, .sgrPixels: return nil
        }
    }

    private static func numbers(_ bytes: some Collection<UInt8>) -> [Int] {
        String(decoding: bytes, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }

    private static func event(_ code: Int, _ column: Int, _ row: Int, isRelease: Bool) -> MouseEvent? {
        guard (0..<256).contains(code), (1...65_535).contains(column), (1...65_535).contains(row) else { return nil }
        let cell = CellPoint(column: column - 1, row: row - 1)
        var modifiers: TUIKeyModifierFlags = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.option) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let number = code & ~0b1_1100
        let button = MouseEvent.Button(rawValue: number & 3)
        if let direction = MouseEvent.Direction(rawValue: number) {
            return MouseEvent(.wheel(direction), at: cell, modifiers)
        }
        if number & 32 != 0 { return MouseEvent(.motion(button), at: cell, modifiers) }
        guard number < 4 else { return nil }
        // In the older encodings a release does not say of which button it is.
        guard let button else { return MouseEvent(.release(.left), at: cell, modifiers) }
        return MouseEvent(isRelease ? .release(button) : .press(button), at: cell, modifiers)
    }
}
