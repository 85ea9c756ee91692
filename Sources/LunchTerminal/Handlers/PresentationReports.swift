/// DECRQPSR and DECRSPS: the state of the cursor and the tabs, reported and restored.
extension Emulator {
    /// DECRQPSR: 1 answers DECCIR, 2 DECTABSR, both made from the state (VT510 manual).
    mutating func requestPresentation(_ value: Int) {
        switch value {
        case 1: report("\u{1B}P1$u\(cursorInformation)\u{1B}\\")
        case 2:
            let stops = tabStops.columns.map { String($0 + 1) }.joined(separator: "/")
            report("\u{1B}P2$u\(stops)\u{1B}\\")
        default: break
        }
    }

    /// Row; column; page; rendition; attribute; flags; GL; GR; sizes; sets (VT510 manual, DECCIR).
    private var cursorInformation: String {
        var rendition = 0
        if pen.attributes.contains(.bold) { rendition |= 1 }
        if pen.underline != .none { rendition |= 2 }
        if !pen.attributes.isDisjoint(with: [.blink, .rapidBlink]) { rendition |= 4 }
        if pen.attributes.contains(.inverse) { rendition |= 8 }
        let attribute = pen.attributes.contains(.protected) && protection == .selective ? 1 : 0
        var flags = 0
        if modes.originMode { flags |= 1 }
        if charsets.single == 2 { flags |= 2 }
        if charsets.single == 3 { flags |= 4 }
        if isWrapPending { flags |= 8 }
        func text(_ bits: Int) -> Character { Character(Unicode.Scalar(UInt8(0x40 + bits))) }
        return "\(cursorRow + 1);\(cursorColumn + 1);1;\(text(rendition));\(text(attribute));\(text(flags));"
            + "\(charsets.left);\(charsets.right);\(text(charsets.sizes));\(charsets.designators)"
    }

    /// DECRSPS: restores what DECRQPSR reported; anything that does not fit is left as it is (VT510 manual).
    mutating func restorePresentation() {
        let content = string.bytes[...]
        switch string.parameter {
        case 1:
            restoreCursorInformation(content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false))
        case 2:
            let stops = content.split(separator: UInt8(ascii: "/")).compactMap { Int(digits: $0) }
            tabStops.clearAll()
            for stop in stops.prefix(Limits.columns) { tabStops.set(stop - 1) }
        default:
            break
        }
    }

    private mutating func restoreCursorInformation(_ parts: [ArraySlice<UInt8>]) {
        guard parts.count >= 8, let row = Int(digits: parts[0]), let column = Int(digits: parts[1]) else { return }
        func bits(_ index: Int) -> Int { parts[index].first.map { Int($0) - 0x40 } ?? 0 }
        func set(_ attribute: TUIStyle.Attributes, _ isSet: Bool) {
            if isSet { pen.attributes.insert(attribute) } else { pen.attributes.remove(attribute) }
        }
        set(.bold, bits(3) & 1 != 0)
        pen.underline = bits(3) & 2 != 0 ? .single : .none
        set(.blink, bits(3) & 4 != 0)
        set(.inverse, bits(3) & 8 != 0)
        set(.protected, bits(4) & 1 != 0)
        if bits(5) & 1 != 0 { modes.flags.insert(.origin) } else { modes.flags.remove(.origin) }
        moveCursor(column: column - 1, row: row - 1)
        isWrapPending = bits(5) & 8 != 0 && cursorColumn == endOfLine - 1
        if parts.count > 9 { restoreCharsets(parts[9], sizes: bits(8)) }
        if let left = Int(digits: parts[6]), left < 4 { charsets.left = left }
        if let right = Int(digits: parts[7]), right < 4 { charsets.right = right }
    }

    /// Designates the sets that are named one after the other; a bit of `sizes` reports that one has 96 characters.
    private mutating func restoreCharsets(_ names: ArraySlice<UInt8>, sizes: Int) {
        var rest = names
        for set in 0..<4 {
            var intermediates = UInt16(sizes >> set & 1 == 0 ? 0x28 : 0x2C) + UInt16(set)
            if let first = rest.first, (0x20...0x2F).contains(first) {
                intermediates = intermediates << 8 | UInt16(first)
                rest.removeFirst()
            }
            guard let final = rest.popFirst(), (0x30...0x7E).contains(final) else { return }
            designate(intermediates, final)
        }
    }
}
