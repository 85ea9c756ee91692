import LunchTerminal
import LunchWire

/// A click of the left button in the middle of an element.
struct MouseClick {
    let bytes: [UInt8]

    /// Encodes the click as the app has asked for (xterm's ctlseqs, Mouse Tracking); nil where it cannot be said.
    init?(at cell: CellPoint, for modes: Modes) {
        let (column, row) = (cell.column + 1, cell.row + 1)
        let hasRelease = modes.mouseTracking != .press
        switch modes.mouseEncoding {
        case .sgr:
            bytes = Array("\u{1B}[<0;\(column);\(row)M\(hasRelease ? "\u{1B}[<0;\(column);\(row)m" : "")".utf8)
        case .standard where column <= 223 && row <= 223:
            let place = [UInt8(32 + column), UInt8(32 + row)]
            let press = Array("\u{1B}[M ".utf8) + place
            bytes = press + (hasRelease ? Array("\u{1B}[M#".utf8) + place : [])
        case .urxvt:
            bytes = Array("\u{1B}[32;\(column);\(row)M\(hasRelease ? "\u{1B}[35;\(column);\(row)M" : "")".utf8)
        default:
            return nil
        }
    }
}
