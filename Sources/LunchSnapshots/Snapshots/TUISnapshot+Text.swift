import LunchWire

extension TUISnapshot {
    /// The content of a file that stores this snapshot.
    ///
    /// Invisible characters in the remarks are escaped, for example as `\u{1B}`.
    public var text: String {
        // A note that looked like the first line would end the notes when they are read.
        let notes = notes.map(\.visible).map { SnapshotParser.isFirst($0) ? " " + $0 : $0 }
        return (notes + lines).map { $0 + "\n" }.joined()
    }

    /// The lines that describe the screen, without the remarks.
    public var lines: [String] {
        let legend = SnapshotLegend(body.rows, preferring: letters)
        var lines = [headline] + body.facts
        for row in body.rows {
            lines.append("|" + row.text)
            if !row.size.isEmpty { lines.append("=" + row.size) }
            if !row.looks.isEmpty { lines.append(legend.line(of: row)) }
        }
        if !legend.isEmpty { lines.append(SnapshotLegend.title) }
        return lines + legend.lines + body.lines
    }

    /// Creates a snapshot from the text of its file.
    ///
    /// The text has the format of the property `text`. Line breaks of Windows, blanks at the ends of lines and blank lines at
    /// the end do not count. Invisible characters, for example from manual editing, are escaped.
    ///
    /// - Parameter text: the text of the file.
    /// - Throws: `ParsingError` if a line of the text is not of this format.
    public init(text: String) throws(ParsingError) {
        self = try SnapshotParser.snapshot(from: text)
    }

    /// An error that reports that a text is not that of a snapshot.
    public struct ParsingError: Error, Sendable, Hashable {
        /// The number of the first line that is wrong, counted from 1.
        public let line: Int
        /// The reason, as the second part of a sentence.
        public let reason: String
    }
}

/// Reads the text of a snapshot.
enum SnapshotParser {
    private typealias Content = TUISnapshot.Content

    /// Returns true if a line begins a snapshot.
    static func isFirst(_ line: String) -> Bool { Content.allCases.contains { line.begins(with: "\($0.rawValue): ") } }

    static func snapshot(from text: String) throws(TUISnapshot.ParsingError) -> TUISnapshot {
        let all = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.visible.trimmed }
        let lines = Array(all.dropLast(while: \.isEmpty))
        guard let first = lines.firstIndex(where: isFirst) else {
            let names = Content.allCases.map { "\"\($0.rawValue): \"" }.joined(separator: ", ")
            throw TUISnapshot.ParsingError(line: 1, reason: "no line begins with one of \(names)")
        }
        let words = lines[first].split(separator: ": ", maxSplits: 1).map(String.init)
        guard words.count == 2, let content = Content(rawValue: words[0]), let size = size(words[1]) else {
            throw TUISnapshot.ParsingError(line: first + 1, reason: "a size is written as 80×24")
        }
        var parser = Rows(body: TUISnapshot.Body(content: content, size: size))
        for index in lines.indices[(first + 1)...] {
            do throws(Rows.Problem) {
                try parser.take(lines[index])
            } catch {
                throw TUISnapshot.ParsingError(line: index + 1, reason: error.reason)
            }
        }
        do throws(Rows.Problem) {
            try parser.finish()
        } catch {
            throw TUISnapshot.ParsingError(line: lines.count, reason: error.reason)
        }
        var snapshot = TUISnapshot(parser.body, notes: Array(lines[..<first]))
        snapshot.letters = Dictionary(parser.legend.map { ($1, $0) }) { one, _ in one }
        return snapshot
    }

    private static func size(_ text: String) -> CellSize? {
        let numbers = text.split(separator: "×", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], columns >= 0, rows >= 0 else {
            return nil
        }
        return CellSize(columns: columns, rows: rows)
    }

    /// Takes the lines after the first.
    private struct Rows {
        var body: TUISnapshot.Body
        var legend: [Character: String] = [:]
        private var letters: [Int: String] = [:]
        private var isLegend = false

        struct Problem: Error { let reason: String }

        init(body: TUISnapshot.Body) { self.body = body }

        mutating func take(_ line: String) throws(Problem) {
            let isList = body.content == .elements || body.content == .changes
            if body.rows.isEmpty, body.lines.isEmpty, !isLegend, TUISnapshot.Fact.isOne(line) {
                body.facts.append(line)
            } else if isList {
                body.lines.append(line)
            } else if isLegend {
                try takeStyle(line)
            } else if line == SnapshotLegend.title, body.content == .cells {
                isLegend = true
            } else if line.begins(with: "|") {
                guard body.rows.count < body.size.rows else {
                    throw Problem(reason: "there are more than \(body.size.rows) rows")
                }
                body.rows.append(SnapshotRow(text: line.behindFirst))
            } else if line.begins(with: "="), let last = body.rows.indices.last, body.rows[last].size.isEmpty {
                body.rows[last].size = line.behindFirst
            } else if line.begins(with: ":"), body.content == .cells, let last = body.rows.indices.last,
                letters[last] == nil
            {
                letters[last] = line.behindFirst
            } else {
                throw Problem(reason: "\(line.literal) is not a line of a snapshot of \(body.content.rawValue)")
            }
        }

        private mutating func takeStyle(_ line: String) throws(Problem) {
            let words = line.split(separator: ": ", maxSplits: 1)
            guard words.count == 2, words[0].count == 1, let letter = words[0].first, letter != " " else {
                throw Problem(reason: "\(line.literal) is not a letter with a style")
            }
            // Files of version 0.2 spell it "colour".
            let style = String(words[1]).replacing("colour ", with: "color ")
            guard legend.updateValue(style, forKey: letter) == nil else {
                throw Problem(reason: "the legend has two styles for \(letter)")
            }
        }

        /// Puts the styles into the rows.
        mutating func finish() throws(Problem) {
            for (row, line) in letters.sorted(by: { $0.key < $1.key }) {
                var looks: [String] = []
                for letter in line {
                    guard letter != " " else {
                        looks.append("")
                        continue
                    }
                    guard let words = legend[letter] else {
                        throw Problem(reason: "the legend has no style for \(letter)")
                    }
                    looks.append(words)
                }
                body.rows[row].looks = Array(looks.dropLast(while: \.isEmpty))
            }
            body.rows = Array(body.rows.dropLast(while: \.isBlank))
        }
    }
}
