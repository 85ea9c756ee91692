import LunchTerminal
import Testing

/// Control sequence introducer, for input that reads as the documentation does.
let csi = "\u{1B}["
let esc = "\u{1B}"
let st = "\u{1B}\\"

/// Feeds text to a fresh terminal, cut in every way, and returns the outcome, which must be the same each time.
func outcome(
    _ input: String, columns: Int = 10, rows: Int = 4, scrollbackLimit: Int = 1000,
    widthPolicy: TUIWidthPolicy = .graphemes, sourceLocation: SourceLocation = #_sourceLocation
) -> Outcome {
    outcome(
        of: Array(input.utf8), columns: columns, rows: rows, scrollbackLimit: scrollbackLimit,
        widthPolicy: widthPolicy, sourceLocation: sourceLocation)
}

/// As above, from bytes.
func outcome(
    of bytes: [UInt8], columns: Int = 10, rows: Int = 4, scrollbackLimit: Int = 1000,
    widthPolicy: TUIWidthPolicy = .graphemes, sourceLocation: SourceLocation = #_sourceLocation
) -> Outcome {
    let outcomes = Cuts.allCases.map {
        Outcome(
            of: bytes, columns: columns, rows: rows, cuts: $0, scrollbackLimit: scrollbackLimit,
            widthPolicy: widthPolicy)
    }
    for (cuts, other) in zip(Cuts.allCases, outcomes).dropFirst() {
        #expect(other == outcomes[0], "cut \(cuts)", sourceLocation: sourceLocation)
    }
    return outcomes[0]
}

extension Outcome {
    /// The rows without the empty ones at the bottom.
    var lines: [String] {
        var lines = text
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The cursor's position as (column, row).
    var position: [Int] { [cursor.column, cursor.row] }
}
