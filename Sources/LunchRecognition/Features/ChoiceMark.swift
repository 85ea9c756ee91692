import LunchWire

/// The mark of a check box or a radio button: `[x]`, `(*)`, `◉`.
struct ChoiceMark {
    var type: TUIElementType
    var isOn: Bool
    var width: Int

    /// The mark of a choice at the beginning of some columns, before a blank.
    static func mark(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> ChoiceMark? {
        let start = columns.lowerBound
        if let isOn = circles[surface.scalar(start, row)] {
            return ChoiceMark(type: .radioButton, isOn: isOn, width: 1)
        }
        guard columns.count >= 3, !surface.contains(start + 3, row) || surface.isBlank(start + 3, row) else {
            return nil
        }
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

    private static let checks = Set("xX*✓✔✗✘".unicodeScalars.map(\.value))
    private static let dots = Set("*oOxX●•◉".unicodeScalars.map(\.value))
    /// Circles may be bullets as well, so that they mark the rows of lists alone.
    private static let circles: [UInt32: Bool] = [0x25EF: false, 0x25C9: true, 0x25CB: false, 0x25CF: true]
}
