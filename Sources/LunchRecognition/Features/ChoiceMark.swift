import LunchWire

/// The mark of a check box or a radio button: `[x]`, `(*)`, `☑`.
struct ChoiceMark {
    var type: TUIElementType
    var isOn: Bool
    var width: Int

    /// The mark of a choice at the beginning of some columns.
    static func mark(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> ChoiceMark? {
        let start = columns.lowerBound
        guard mayBegin(surface.scalar(start, row)) else { return nil }
        if let (type, isOn) = symbols[surface.scalar(start, row)] {
            return ChoiceMark(type: type, isOn: isOn, width: 1)
        }
        guard columns.count >= 3 else { return nil }
        // Brackets before a line fold the node of a tree.
        let isApart = !surface.contains(start + 3, row) || surface.isBlank(start + 3, row)
        guard isApart || columns.count == 3 && !LineDrawing.draws(surface.scalar(start + 3, row)) else { return nil }
        return sign(start, row, surface)
    }

    /// The mark of three cells that begins in one, whatever comes after it.
    static func sign(_ column: Int, _ row: Int, _ surface: Surface) -> ChoiceMark? {
        let inner = surface.scalar(column + 1, row)
        switch (surface.scalar(column, row), surface.scalar(column + 2, row)) {
        case (0x5B, 0x5D) where inner == 0x20 || checks.contains(inner):
            return ChoiceMark(type: .checkBox, isOn: inner != 0x20, width: 3)
        case (0x28, 0x29) where inner == 0x20 || dots.contains(inner):
            return ChoiceMark(type: .radioButton, isOn: inner != 0x20, width: 3)
        default: return nil
        }
    }

    /// True if a mark may begin with a character.
    static func mayBegin(_ scalar: UInt32) -> Bool { scalar == 0x5B || scalar == 0x28 || scalar >= 0x25C9 }

    private static let checks = Set("xX*✓✔✗✘".unicodeScalars.map(\.value))
    private static let dots = Set("*oOxX●•◉".unicodeScalars.map(\.value))
    private static let symbols: [UInt32: (TUIElementType, Bool)] = [
        0x2610: (.checkBox, false), 0x2611: (.checkBox, true), 0x2612: (.checkBox, true), 0x25EF: (.radioButton, false),
        0x25C9: (.radioButton, true), 0x25CB: (.radioButton, false), 0x25CF: (.radioButton, true),
    ]
}
