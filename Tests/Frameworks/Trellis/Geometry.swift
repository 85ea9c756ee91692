/// A size in columns and rows.
public struct Size: Equatable, Sendable {
    public var width = 0
    public var height = 0
}

/// A rectangle of the screen, in columns and rows of the view around it.
public struct Rect: Equatable, Sendable {
    public var x = 0
    public var y = 0
    public var size = Size()
}

extension StringProtocol {
    /// The number of columns that the text takes.
    var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
    /// The number of columns that the character takes.
    var columns: Int {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF: 2
        default: 1
        }
    }
}
