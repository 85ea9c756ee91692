@testable import LunchTerminal

/// The characters of marks.
enum Tags {
    static let end = "\u{E0001}\u{E007F}"

    static func begin(_ name: String) -> String { "\u{E0001}\(letters(name))\u{E007F}" }

    /// A mark that belongs to the character before it.
    static func behind(_ name: String) -> String { "\u{E007F}\(letters(name))\u{E007F}" }

    private static func letters(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }))
    }
}

/// A line of text between marks; the name is written as it is.
func mark(_ name: String, _ text: String) -> String { Tags.begin(name) + text + Tags.end }

extension TUIGrid {
    /// The marks with their columns and rows: `save 2–5, 1`, `list 0–9, 0–3`.
    var describedMarks: [String] {
        markedCells.map { mark in
            let rows =
                mark.rows.count == 1 ? "\(mark.rows.lowerBound)" : "\(mark.rows.lowerBound)–\(mark.rows.upperBound)"
            return "\(mark.name) \(mark.columns.lowerBound)–\(mark.columns.upperBound), \(rows)"
        }
    }
}
