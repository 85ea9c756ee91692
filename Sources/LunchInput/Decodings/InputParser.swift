package import LunchTerminal

/// Takes apart what a terminal sends: keys, acts of the mouse, pastes, and the bytes of each.
///
/// All pieces together are what was read, in its order. A sequence that a read cuts in two is held back until the rest
/// has come, or until the caller reports that nothing more comes.
package struct InputParser: Sendable {
    /// The beginning of something.
    private var held: [UInt8] = []
    /// The text of a paste that has not ended; nil outside of one.
    private var pasted: [UInt8]?
    /// The button that went down last.
    private var lastButton: MouseEvent.Button?
    /// The modifier that went down last, as long as no other key was pressed.
    private var loneModifier: TUIKeyboardKey?

    package init() {}

    /// True if bytes are held back, for which the rest may come.
    package var isWaiting: Bool { !held.isEmpty }

    private static let escape: UInt8 = 0x1B
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// The length from which on a sequence that has no end is none; the text of an input method may be long.
    private static let sequenceLimit = 4096

    /// Takes apart what was read at once.
    ///
    /// - Parameters:
    ///   - modes: the modes that the terminal had when it was sent.
    ///   - isLast: true if nothing follows that belongs to it: ESC is then the Escape key.
    package mutating func pieces(of read: [UInt8], in modes: TUIModes, isLast: Bool = false) -> [InputPiece] {
        let bytes = held + read
        held = []
        var pieces: [InputPiece] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            if pasted != nil || rest.starts(with: Self.pasteStart) {
                let piece = takePaste(rest)
                pieces.append(piece)
                rest = rest.dropFirst(piece.bytes.count)
                continue
            }
            guard let (length, deeds) = next(in: rest, modes, isLast) else {
                held = Array(rest)
                break
            }
            let taken = rest.prefix(length)
            rest = rest.dropFirst(length)
            // Several keys of one sequence: it represents the first.
            for (place, deed) in deeds.enumerated() {
                pieces.append(InputPiece(bytes: place == 0 ? Array(taken) : [], deed: alone(deed, taken)))
            }
        }
        if isLast, let modifier = loneModifier {
            loneModifier = nil
            pieces.append(InputPiece(bytes: [], deed: Self.deed(of: modifier)))
        }
        return pieces
    }

    /// The first deeds, and the number of their bytes; nil if the rest of them is yet to come.
    private mutating func next(
        in rest: ArraySlice<UInt8>, _ modes: TUIModes, _ isLast: Bool
    ) -> (Int, [InputPiece.Deed])? {
        guard let first = rest.first else { return nil }
        guard first == Self.escape else { return character(in: rest, modes, isLast) }
        guard let second = rest.dropFirst().first else {
            return isLast ? (1, [.key(.escape)]) : nil
        }
        switch second {
        case UInt8(ascii: "["): return controlSequence(in: rest, modes, isLast)
        case UInt8(ascii: "O"): return singleShift(in: rest, modes, isLast)
        case Self.escape:
            guard let third = rest.dropFirst(2).first else { return isLast ? (2, [.key(.option(.escape))]) : nil }
            guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else { return (2, [.key(.option(.escape))]) }
        default: break
        }
        // Option with a character, or with a key that is a sequence itself.
        guard let (length, deeds) = next(in: rest.dropFirst(), modes, isLast) else { return nil }
        guard deeds.count == 1, case .key(let key) = deeds[0] else { return (1, [.key(.escape)]) }
        return (length + 1, [.key(.option(key))])
    }

    private func character(
        in rest: ArraySlice<UInt8>, _ modes: TUIModes, _ isLast: Bool
    ) -> (Int, [InputPiece.Deed])? {
        guard let first = rest.first else { return nil }
        if first < 0x80 {
            // LNM: Return sends both.
            let isNewLine = modes.newLineMode && first == 0x0D && rest.dropFirst().first == 0x0A
            return (isNewLine ? 2 : 1, [.key(KeyReading(modes: modes).key(ofByte: first))])
        }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard 0xC2..<0xF5 ~= first else { return (1, [.unknown]) }
        let tail = rest.dropFirst().prefix(length - 1)
        guard tail.allSatisfy({ 0x80..<0xC0 ~= $0 }) else { return (1, [.unknown]) }
        if tail.count < length - 1 { return isLast ? (rest.count, [.unknown]) : nil }
        guard let scalar = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first else {
            return (1, [.unknown])
        }
        return (length, [KeyReading.key(typing: Character(scalar)).map { .key($0) } ?? .unknown])
    }

    /// The text of a paste, as far as it has come: it is handed on at once, for it may be long.
    private mutating func takePaste(_ rest: ArraySlice<UInt8>) -> InputPiece {
        let opening = pasted == nil ? Self.pasteStart.count : 0
        var text = pasted ?? []
        pasted = nil
        let known = text.count
        text += rest.dropFirst(opening)
        // The end may have begun in the read before.
        guard let end = text[max(0, known - Self.pasteEnd.count + 1)...].firstRange(of: Self.pasteEnd) else {
            pasted = text
            return InputPiece(bytes: Array(rest), deed: .partOfPaste)
        }
        let content = String(decoding: text[..<end.lowerBound], as: UTF8.self)
        return InputPiece(
            bytes: Array(rest.prefix(opening + end.upperBound - known)),
            deed: .paste(content.replacing("\r\n", with: "\n").replacing("\r", with: "\n")))
    }

    // MARK: - Sequences

    private mutating func controlSequence(
        in rest: ArraySlice<UInt8>, _ modes: TUIModes, _ isLast: Bool
    ) -> (Int, [InputPiece.Deed])? {
        let bytes = rest.prefix(Self.sequenceLimit)
        let content = bytes.dropFirst(2)
        let bracket: (Int, [InputPiece.Deed]) = (2, [.key(.option("["))])
        // The Linux console: CSI [ letter.
        if content.first == UInt8(ascii: "[") {
            guard let letter = content.dropFirst().first else { return isLast ? bracket : nil }
            guard 0x41...0x45 ~= letter else { return bracket }
            return (4, [.key(.f(Int(letter) - 0x40))])
        }
        if content.first == UInt8(ascii: "M"), modes.mouseTracking != .off {
            return mouse(inCharactersOf: content.dropFirst(), modes, isLast)
        }
        guard let end = content.firstIndex(where: { !(0x20..<0x40 ~= $0) }) else {
            if bytes.count < Self.sequenceLimit, !isLast { return nil }
            return content.isEmpty ? bracket : (bytes.count, [.unknown])
        }
        guard 0x40..<0x7F ~= bytes[end] else {
            return content.startIndex == end ? bracket : (end - rest.startIndex, [.unknown])
        }
        let sequence = ControlSequence(bytes[...end])
        return (end - rest.startIndex + 1, sequence.flatMap { deeds(of: $0, modes) } ?? [.unknown])
    }

    private mutating func deeds(of sequence: ControlSequence, _ modes: TUIModes) -> [InputPiece.Deed]? {
        switch (sequence.prefix, sequence.final) {
        case ("<", "M"), ("<", "m"):
            return sequence.numbers(3).flatMap { numbers in
                let isRelease = sequence.final == "m"
                return mouse(numbers[0], numbers[1], numbers[2], isRelease: isRelease, modes.mouseEncoding)
            }
        case ("?", "u"):
            return sequence.numbers(1).map { [.answer(.init(rawValue: UInt8(truncatingIfNeeded: $0[0])))] }
        case (nil, "M"):
            return sequence.numbers(3).flatMap { numbers in
                mouse(numbers[0] - 32, numbers[1], numbers[2], .urxvt)
            }
        case (nil, "I") where sequence.fields.isEmpty: return [.focus(.gained)]
        case (nil, "O") where sequence.fields.isEmpty: return [.focus(.lost)]
        case (nil, _): return KeyReading(modes: modes).deeds(of: sequence)
        default: return nil
        }
    }

    /// SS3, a modifier if there is one, and a letter.
    private func singleShift(
        in rest: ArraySlice<UInt8>, _ modes: TUIModes, _ isLast: Bool
    ) -> (Int, [InputPiece.Deed])? {
        let digits = rest.dropFirst(2).prefix(3).prefix { 0x30...0x39 ~= $0 }
        let plain: (Int, [InputPiece.Deed]) = (2, [.key(.option("O"))])
        guard let letter = rest.dropFirst(2 + digits.count).first else { return isLast ? plain : nil }
        let parameter = digits.isEmpty ? nil : UInt32(String(decoding: digits, as: UTF8.self))
        guard let key = KeyReading(modes: modes).key(ofSingleShift: letter, parameter) else { return plain }
        return (3 + digits.count, [.key(key)])
    }

    // MARK: - The mouse

    /// A report of three characters: of one byte each, or in UTF-8.
    private mutating func mouse(
        inCharactersOf rest: ArraySlice<UInt8>, _ modes: TUIModes, _ isLast: Bool
    ) -> (Int, [InputPiece.Deed])? {
        var (numbers, tail) = ([Int](), rest)
        while numbers.count < 3, let first = tail.first {
            let isPair = modes.mouseEncoding == .utf8 && 0xC2..<0xE0 ~= first
            if isPair, tail.count < 2 { break }
            let second = isPair ? tail[tail.startIndex + 1] : 0
            numbers.append(isPair ? Int(first & 0x1F) << 6 | Int(second & 0x3F) : Int(first))
            tail = tail.dropFirst(isPair ? 2 : 1)
        }
        if numbers.count < 3, !isLast { return nil }
        let length = "\u{1B}[M".utf8.count + rest.count - tail.count
        if numbers.count < 3 { return (length + tail.count, [.unknown]) }
        let deeds = mouse(numbers[0] - 32, numbers[1] - 32, numbers[2] - 32, .standard)
        return (length, deeds ?? [.unknown])
    }

    private mutating func mouse(
        _ code: Int, _ column: Int, _ row: Int, isRelease: Bool = false, _ encoding: TUIModes.MouseEncoding
    ) -> [InputPiece.Deed]? {
        let event = MouseEvent(
            code: code, column: column, row: row, isRelease: isRelease, last: lastButton, encoding)
        if case .press(let button)? = event?.kind { lastButton = button }
        return event.map { [.mouse($0)] }
    }

    // MARK: - Modifiers

    /// Marks a modifier's own key as part of the press of another, unless none is pressed before it is let go.
    private mutating func alone(_ deed: InputPiece.Deed, _ bytes: ArraySlice<UInt8>) -> InputPiece.Deed {
        if case .key(let key) = deed, case .named(let name) = key.code, name.modifier != nil {
            loneModifier = key
            return .partOfKey
        }
        guard let modifier = loneModifier, case .named(let name) = modifier.code else { return deed }
        if deed == .partOfKey {
            guard bytes.starts(with: Array("\u{1B}[\(name.rawValue);".utf8)) else { return deed }
            loneModifier = nil
            return Self.deed(of: modifier)
        }
        loneModifier = nil
        return deed
    }

    /// A modifier's own key; a test has no name for those of Hyper and Meta.
    private static func deed(of modifier: TUIKeyboardKey) -> InputPiece.Deed {
        if case .named(let name) = modifier.code, name.modifier?.isDisjoint(with: [.hyper, .meta]) == true {
            return .key(modifier)
        }
        return .unknown
    }
}
