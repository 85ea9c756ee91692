extension String {
    /// The lines of the text.
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The number of columns of the longest line, without its escape sequences.
    public var width: Int {
        lines.map { $0.pieces.reduce(0) { $0 + $1.width } }.max() ?? 0
    }

    /// The number of lines.
    public var height: Int { lines.count }

    /// The line with blanks behind it, up to a width.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - self.width, 0)) }

    /// The line without the characters behind a width; its escape sequences stay.
    func truncated(to width: Int) -> String {
        var room = width
        var result = ""
        for piece in pieces {
            room -= piece.width
            if room >= 0 || piece.width == 0 { result += piece.text }
        }
        return result
    }

    /// The escape sequences and characters of a line, with the columns that each takes.
    private var pieces: [(text: String, width: Int)] {
        var pieces: [(text: String, width: Int)] = []
        var sequence: String?
        for scalar in unicodeScalars {
            if let open = sequence {
                sequence = open + String(scalar)
                guard scalar != "[", "@"..."~" ~= scalar else { continue }
                pieces.append((sequence ?? "", 0))
                sequence = nil
            } else if scalar == "\u{1B}" {
                sequence = "\u{1B}"
            } else {
                pieces.append((String(scalar), scalar.width))
            }
        }
        return pieces
    }
}

extension Unicode.Scalar {
    /// The number of columns, as wcwidth(3) has it.
    fileprivate var width: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF:
            return 2
        default: return 1
        }
    }
}
