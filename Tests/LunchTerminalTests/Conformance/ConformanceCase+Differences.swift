import LunchTerminal

extension ConformanceCase {
    /// The differences from the expectation, in words; none if the case passes.
    func differences() -> [String] {
        let outcome = Outcome(
            of: bytes, columns: expected.cols, rows: expected.rows, scrollbackLimit: expected.history ?? 1000)
        var differences: [String] = []
        func compare<Value: Equatable>(_ what: String, _ found: Value, _ wanted: Value) {
            if found != wanted { differences.append("\(what): \(found), expected \(wanted)") }
        }
        for (row, text) in (expected.text ?? []).enumerated() {
            compare("row \(row)", outcome.text[row], Self.trimmed(text))
        }
        for (row, text) in expected.rowtext ?? [:] {
            compare("row \(row)", Int(row).map { outcome.text[$0] }, Self.trimmed(text))
        }
        if let cursor = expected.cursor {
            compare("cursor", [outcome.cursor.row, outcome.cursor.column], cursor)
        }
        if let output = expected.output {
            compare("answers", outcome.answers.utf8.map { String($0, radix: 16).padded }.joined(), output)
        }
        for run in expected.runs ?? [] {
            for column in run.column..<run.column + run.length {
                let style = outcome.cells[run.row][column].style
                let place = "row \(run.row), column \(column)"
                compare("\(place) foreground", Self.name(style.foreground, "Foreground"), run.foreground)
                compare("\(place) background", Self.name(style.background, "Background"), run.background)
                compare("\(place) flags", Self.flags(of: style), Set(run.flags.split(separator: " ").map(String.init)))
            }
        }
        if expected.runs != nil { compare("plain cells elsewhere", Self.unexpected(outcome, expected.runs ?? []), []) }
        return differences
    }

    /// Cells that are not plain although no run names them.
    private static func unexpected(_ outcome: Outcome, _ runs: [Run]) -> [String] {
        var named = Set<[Int]>()
        for run in runs {
            for column in run.column..<run.column + run.length { named.insert([run.row, column]) }
        }
        var found: [String] = []
        for (row, cells) in outcome.cells.enumerated() {
            for (column, cell) in cells.enumerated() where cell.style != TUIStyle() && !named.contains([row, column]) {
                found.append("\(row),\(column)")
            }
        }
        return found
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    private static let names = ["Black", "Red", "Green", "Yellow", "Blue", "Magenta", "Cyan", "White"]

    /// The name of a palette entry, by which the data calls the first sixteen; an index beyond.
    static func name(ofIndex index: Int) -> String {
        switch index {
        case 0..<8: names[index]
        case 8..<16: "Bright" + names[index - 8]
        default: String(index)
        }
    }

    private static func name(_ color: TUIColor, _ standard: String) -> String {
        switch color {
        case .default: standard
        case .indexed(let index): name(ofIndex: Int(index))
        case .rgb(let red, let green, let blue):
            "#" + [red, green, blue].map { String($0, radix: 16).padded }.joined()
        }
    }

    private static func flags(of style: TUIStyle) -> Set<String> {
        var flags: Set<String> = []
        let attributes: [(TUIStyle.Attributes, String)] = [
            (.bold, "BOLD"), (.faint, "DIM"), (.italic, "ITALIC"), (.inverse, "INVERSE"), (.hidden, "HIDDEN"),
            (.strikethrough, "STRIKEOUT"),
        ]
        for (attribute, name) in attributes where style.attributes.contains(attribute) { flags.insert(name) }
        switch style.underline {
        case .none: break
        case .single: flags.insert("UNDERLINE")
        case .double: flags.insert("DOUBLE_UNDERLINE")
        case .curly: flags.insert("UNDERCURL")
        case .dotted: flags.insert("DOTTED_UNDERLINE")
        case .dashed: flags.insert("DASHED_UNDERLINE")
        }
        return flags
    }
}

extension String {
    /// A hexadecimal number of two digits.
    fileprivate var padded: String { count < 2 ? "0" + self : self }
}
