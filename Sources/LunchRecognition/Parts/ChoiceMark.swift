import LunchTerminal
import LunchWire

/// The mark of a check box or a radio button.
struct ChoiceMark {
    var type: TUIElementType
    var isOn: Bool
    var width: Int
}

extension ChoiceMark {
    /// The mark of a choice at the beginning of some columns.
    static func mark(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> ChoiceMark? {
        let first = surface.scalar(columns.lowerBound, row)
        guard mayBegin(first) else { return nil }
        if let mark = symbols[first] { return mark }
        guard columns.lowerBound + 3 <= columns.upperBound else { return nil }
        // A line behind brackets is that of a tree, whose nodes they fold.
        guard
            !surface.contains(columns.lowerBound + 3, row) || surface.isBlank(columns.lowerBound + 3, row)
                || columns.count == 3 && !LineDrawing.draws(surface.scalar(columns.lowerBound + 3, row))
        else { return nil }
        return sign(columns.lowerBound, row, surface)
    }

    /// The mark of three cells that begins in one, whatever stands behind it.
    static func sign(_ column: Int, _ row: Int, _ surface: Surface) -> ChoiceMark? {
        let first = surface.scalar(column, row)
        let middle = surface.scalar(column + 1, row)
        let last = surface.scalar(column + 2, row)
        if first == 0x5B, last == 0x5D {
            if middle == 0x20 { return ChoiceMark(type: .checkBox, isOn: false, width: 3) }
            return checks.contains(middle) ? ChoiceMark(type: .checkBox, isOn: true, width: 3) : nil
        }
        guard first == 0x28, last == 0x29 else { return nil }
        if middle == 0x20 { return ChoiceMark(type: .radioButton, isOn: false, width: 3) }
        return dots.contains(middle) ? ChoiceMark(type: .radioButton, isOn: true, width: 3) : nil
    }

    /// True if a mark may begin with a character.
    static func mayBegin(_ scalar: UInt32) -> Bool {
        scalar == 0x5B || scalar == 0x28 || scalar >= 0x25C9
    }

    private static let checks = Set("xX*✓✔✗✘".unicodeScalars.map(\.value))
    private static let dots = Set("*oOxX●•◉".unicodeScalars.map(\.value))
    private static let symbols: [UInt32: ChoiceMark] = [
        0x2610: ChoiceMark(type: .checkBox, isOn: false, width: 1),
        0x2611: ChoiceMark(type: .checkBox, isOn: true, width: 1),
        0x2612: ChoiceMark(type: .checkBox, isOn: true, width: 1),
        0x25EF: ChoiceMark(type: .radioButton, isOn: false, width: 1),
        0x25C9: ChoiceMark(type: .radioButton, isOn: true, width: 1),
        0x25CB: ChoiceMark(type: .radioButton, isOn: false, width: 1),
        0x25CF: ChoiceMark(type: .radioButton, isOn: true, width: 1),
    ]
}
