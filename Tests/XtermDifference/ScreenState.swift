/// The state of a terminal after some input, as far as it can be compared.
struct ScreenState: Equatable {
    /// The answers of the terminal.
    var answers = ""
    /// Row, column, page, rendition, protection and flags, the pending wrap among them (DECCIR).
    var cursor = ""
    /// One string for each line: its characters, a point for the second half of a wide one.
    var text: [String] = []
    /// The parameters of SGR for each cell, line by line.
    var styles: [[String]] = []

    /// Takes from blanks the color of their text, which nobody sees.
    mutating func forgetForegroundsOfBlanks() {
        for (row, text) in text.enumerated() {
            for (column, character) in text.unicodeScalars.enumerated() where character == " " {
                guard column < styles[row].count else { return }
                styles[row][column] = styles[row][column].split(separator: ";").filter {
                    !($0.count == 2 && ($0.hasPrefix("3") || $0.hasPrefix("9"))) && !$0.hasPrefix("38:")
                }.joined(separator: ";")
            }
        }
    }

    /// In words, where two states differ.
    func differences(from other: ScreenState) -> [String] {
        var words: [String] = []
        if answers != other.answers {
            words.append("answers: \(answers.debugDescription), xterm \(other.answers.debugDescription)")
        }
        if cursor != other.cursor { words.append("cursor: \(cursor), xterm \(other.cursor)") }
        for (row, (own, its)) in zip(text, other.text).enumerated() where own != its {
            words.append("line \(row + 1): \(own.debugDescription), xterm \(its.debugDescription)")
        }
        for (row, (own, its)) in zip(styles, other.styles).enumerated() where text[row] == other.text[row] {
            for (column, (one, two)) in zip(own, its).enumerated() where one != two {
                words.append("style at \(row + 1);\(column + 1): \(one), xterm \(two)")
                break
            }
        }
        return words
    }
}
