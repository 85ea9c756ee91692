import LunchTerminal
import LunchWire

extension MouseEvent {
    /// Reads a report (xterm's ctlseqs, "Mouse Tracking").
    ///
    /// - Parameters:
    ///   - code: the button, with motion and modifiers.
    ///   - column: the column, or the pixel, counted from 1; the same for `row`.
    ///   - isRelease: true if the report is a release, and names the button.
    ///   - last: the button that went down last, which older encodings do not name on release.
    ///   - encoding: the encoding of the report.
    init?(
        code: Int, column: Int, row: Int, isRelease: Bool = false, last: Button? = nil,
        _ encoding: TUIModes.MouseEncoding
    ) {
        let places = 1...Int(UInt16.max)
        guard (0..<256).contains(code), places.contains(column), places.contains(row) else { return nil }
        var modifiers: TUIKeyModifierFlags = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.option) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let number = code & ~0b11_1100
        let isMotion = code & 32 != 0
        let kind: Kind
        if let direction = Direction(rawValue: number) {
            guard !isMotion, !isRelease else { return nil }
            kind = .wheel(direction)
        } else if number == 3 {
            kind = isMotion ? .motion(nil) : .release(last ?? .left)
        } else if let button = Button(rawValue: number) {
            kind = isMotion ? .motion(button) : isRelease ? .release(button) : .press(button)
        } else {
            return nil
        }
        let (width, height) = encoding == .sgrPixels ? (PixelSize.cell.width, PixelSize.cell.height) : (1, 1)
        self.init(kind, at: CellPoint(column: (column - 1) / width, row: (row - 1) / height), modifiers)
    }
}
