package import LunchElements
import LunchTerminal
import LunchWire

extension TUISnapshot {
    /// The screen that the snapshot describes, so that there can be a picture of it; nil if it describes elements or changes.
    ///
    /// A snapshot of text has no styles. Links are not drawn, and what was written out stays so.
    package var screen: TUIFrame? {
        let limits = 1...4000
        guard content == .cells || content == .text, limits.contains(size.columns), limits.contains(size.rows) else {
            return nil
        }
        var drawing = "\u{1B}[?7l\u{1B}[?2027h"
        if body.facts.contains(Fact.reverse) { drawing += "\u{1B}[?5h" }
        for (number, row) in body.rows.enumerated() { drawing += self.drawing(of: row, number) }
        if let cursor = cursor { drawing += cursor }
        var terminal = TUITerminal(columns: size.columns, rows: size.rows)
        _ = terminal.feed(ContiguousArray(drawing.utf8).span)
        return TUIFrame(plain: terminal.grid)
    }

    /// The sequences that draw a row: each cell at its place, since a style belongs to a column.
    private func drawing(of row: SnapshotRow, _ number: Int) -> String {
        var terminal = TUITerminal(columns: size.columns, rows: 1)
        _ = terminal.feed(ContiguousArray("\u{1B}[?7l\u{1B}[?2027h\(row.text)".utf8).span)
        let cells = terminal.grid
        var drawing = "\u{1B}[\(number + 1);1H" + Self.sizeSequence(row.size)
        for column in 0..<size.columns {
            let look = column < row.looks.count ? row.looks[column] : ""
            let cell = cells[column, 0]
            if cell.width == 0 || look.isEmpty && cell.text == " " { continue }
            drawing += "\u{1B}[\(number + 1);\(column + 1)H\u{1B}[\(StyleWords.rendition(look))m\(cell.text)"
        }
        return drawing + "\u{1B}[m"
    }

    /// The sequence for a row of larger characters (DECDWL, DECDHL).
    private static func sizeSequence(_ size: String) -> String {
        switch size {
        case "double width": "\u{1B}#6"
        case "double height, top": "\u{1B}#3"
        case "double height, bottom": "\u{1B}#4"
        default: ""
        }
    }

    /// The sequences that put the cursor where it was.
    private var cursor: String? {
        guard let line = body.facts.first(where: { $0.begins(with: Fact.cursor) }) else { return "\u{1B}[?25l" }
        let words = line.dropFirst(Fact.cursor.count).split(separator: " ")
        let place = (words.first ?? "").split(separator: ",").map { Int($0) ?? 0 }
        guard place.count == 2 else { return nil }
        let shape = words.contains("underline") ? "4" : words.contains("bar") ? "6" : "2"
        let hiding = words.contains("hidden") ? "\u{1B}[?25l" : ""
        return "\u{1B}[\(shape) q\u{1B}[\(place[1] + 1);\(place[0] + 1)H\(hiding)"
    }
}

/// Reads the words for a style, as `TUIStyle` describes itself.
enum StyleWords {
    private static let attributes = [
        "bold": "1", "faint": "2", "italic": "3", "blink": "5", "inverse": "7", "hidden": "8", "overlined": "53",
        "underline": "4",
    ]
    private static let pairs = [
        "rapid blink": "6", "crossed out": "9", "double underline": "21", "curly underline": "4:3",
        "dotted underline": "4:4", "dashed underline": "4:5",
    ]
    private static let colors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    /// The parameters of SGR for a style; unknown words are left out.
    static func rendition(_ look: String) -> String {
        var parameters = ["0"]
        var words = look.split(separator: " ").map(String.init)[...]
        while let word = words.popFirst() {
            if word == "link" { break }
            if let next = words.first, let pair = pairs["\(word) \(next)"] {
                words.removeFirst()
                parameters.append(pair)
            } else if let attribute = attributes[word] {
                parameters.append(attribute)
            } else if word == "in" {
                color(&words).map { parameters.append("58:\($0)") }
            } else if word == "on" {
                color(&words).map { parameters.append("48:\($0)") }
            } else {
                words = [word] + words
                guard let color = color(&words) else { continue }
                parameters.append("38:\(color)")
            }
        }
        return parameters.joined(separator: ";")
    }

    /// Takes the words for a color, and returns its parameters; nil, without the first word, if they are for none.
    private static func color(_ words: inout ArraySlice<String>) -> String? {
        guard let word = words.popFirst() else { return nil }
        if let index = colors.firstIndex(of: word) { return "5:\(index)" }
        switch word {
        case "color": return words.popFirst().flatMap(Int.init).map { "5:\($0)" }
        case "rgb":
            let numbers = words.prefix(3).compactMap { Int($0) }
            words = words.dropFirst(3)
            return numbers.count == 3 ? "2::\(numbers.map(String.init).joined(separator: ":"))" : nil
        default: return nil
        }
    }
}
