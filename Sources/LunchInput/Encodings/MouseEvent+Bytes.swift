package import LunchTerminal
import LunchWire

extension MouseEvent {
    /// The report of the event in the modes that the app has set, nothing where those leave it out.
    ///
    /// Without mouse tracking the wheel is Up and Down on the alternate screen, five at a time as in xterm, if the app
    /// has asked for that (1007).
    ///
    /// - Throws: `InputError` if the app should hear of it, and the encoding cannot express the place or a modifier.
    package func bytes(for modes: TUIModes) throws(InputError) -> [UInt8] {
        guard isReported(modes.mouseTracking) else { return try alternateScroll(modes) }
        guard modifiers.isDisjoint(with: [.command, .hyper, .meta]) else { throw InputError.unknownMouseModifier(self) }
        let extent = 0..<Int(UInt16.max)
        guard extent.contains(cell.column), extent.contains(cell.row) else { throw InputError.outside(self) }
        let (column, row) = (cell.column + 1, cell.row + 1)
        switch modes.mouseEncoding {
        case .standard:
            guard max(column, row) <= 223 else { throw InputError.place(self, limit: 223, modes) }
            return [0x1B, 0x5B, 0x4D] + [code(modes), column, row].map { UInt8($0 + 32) }
        case .utf8:
            guard max(column, row) <= 2015 else { throw InputError.place(self, limit: 2015, modes) }
            let scalars = [code(modes), column, row].compactMap { Unicode.Scalar(UInt32($0 + 32)) }
            return Array("\u{1B}[M\(String(String.UnicodeScalarView(scalars)))".utf8)
        case .urxvt:
            return Array("\u{1B}[\(code(modes) + 32);\(column);\(row)M".utf8)
        case .sgr:
            return sgr(column, row, modes)
        case .sgrPixels:
            let size = PixelSize.cell
            return sgr(
                cell.column * size.width + size.width / 2 + 1, cell.row * size.height + size.height / 2 + 1, modes)
        }
    }

    private func sgr(_ column: Int, _ row: Int, _ modes: TUIModes) -> [UInt8] {
        var final = "M"
        if case .release = kind { final = "m" }
        return Array("\u{1B}[<\(code(modes));\(column);\(row)\(final)".utf8)
    }

    /// True if an app hears of the event at all (xterm's ctlseqs, "Mouse Tracking").
    private func isReported(_ tracking: TUIModes.MouseTracking) -> Bool {
        switch (tracking, kind) {
        case (.off, _): false
        case (.press, .press): true
        case (.press, _): false
        case (.button, .motion): false
        case (.drag, .motion(let button)): button != nil
        default: true
        }
    }

    /// The button, with motion, modifiers and, outside SGR, the release without a button (Cb).
    private func code(_ modes: TUIModes) -> Int {
        let isSGR = modes.mouseEncoding == .sgr || modes.mouseEncoding == .sgrPixels
        let button =
            switch kind {
            case .press(let button): button.rawValue
            case .release(let button): isSGR ? button.rawValue : 3
            case .motion(let button): 32 + (button?.rawValue ?? 3)
            case .wheel(let direction): direction.rawValue
            }
        // "X10 compatibility mode": the button alone.
        guard modes.mouseTracking != .press else { return button }
        return button + (modifiers.contains(.shift) ? 4 : 0) + (modifiers.contains(.option) ? 8 : 0)
            + (modifiers.contains(.control) ? 16 : 0)
    }

    private func alternateScroll(_ modes: TUIModes) throws(InputError) -> [UInt8] {
        guard modes.mouseTracking == .off, modes.alternateScroll, modes.isAlternateScreen else { return [] }
        var key: [UInt8] = []
        switch kind {
        case .wheel(.up): key = try TUIKeyboardKey.up.bytes(for: modes)
        case .wheel(.down): key = try TUIKeyboardKey.down.bytes(for: modes)
        default: return []
        }
        return (0..<5).flatMap { _ in key }
    }
}

extension [MouseEvent] {
    /// The reports of all events, in their order.
    package func bytes(for modes: TUIModes) throws(InputError) -> [UInt8] {
        var bytes: [UInt8] = []
        for event in self { bytes += try event.bytes(for: modes) }
        return bytes
    }
}
