import LunchWire

/// A line of a list: an element that must, may or must not be found on a screen.
///
///     # a comment
///     must group "Fruit" at 15,4 50x15
///     must cell "b Banana" selected
///     must button "OK" not selected on 27,17
///     must textField ":"|"" value "w" focus
///     may group *
///     must not checkBox *
///
/// Behind `must`, `may` or `must not` stand the type and the label, or several of which each is right, or `*` for all.
/// Then, in any order: `value "…"`, `selected`, `not selected`, `focus`, `not focus` for states that have to be known,
/// `at` column, row and size for the exact frame, `on` for a cell that the frame has to contain.
///
/// A line of `must not` holds for all elements, also for one that a line of `must` or `may` names; with a state, only for
/// those that say it. Elements of all types but `staticText`, `table` and `application` that no line names are wrong.
struct Expectation: CustomStringConvertible {
    enum Verb: String {
        case must
        case may
        case mustNot = "must not"
    }

    var verb: Verb
    var type: TUIElementType
    /// The labels that are right; nil if all are.
    var labels: [String]?
    /// The values that are right; nil if all are.
    var values: [String]?
    var isSelected: Bool?
    var hasFocus: Bool?
    var frame: CellRect?
    var cell: CellPoint?
    /// The line as it stands in the list.
    var description: String

    /// A line that cannot be read.
    struct Malformed: Error {
        var line: String
    }

    /// Reads a line; nil for a comment or a blank line.
    init?(_ line: Substring) throws {
        let line = line.prefix { $0 != "\r" }
        guard let first = line.first(where: { $0 != " " }), first != "#" else { return nil }
        description = String(line)
        var words = Self.words(of: line)[...]
        func next() throws -> String {
            guard let word = words.popFirst() else { throw Malformed(line: String(line)) }
            return word
        }
        func numbers(_ separator: Character) throws -> (Int, Int) {
            let parts = try next().split(separator: separator).map { Int($0) }
            guard parts.count == 2, let one = parts[0], let other = parts[1] else {
                throw Malformed(line: String(line))
            }
            return (one, other)
        }
        guard var verb = Verb(rawValue: try next()) else { throw Malformed(line: String(line)) }
        if words.first == "not" {
            _ = try next()
            verb = .mustNot
        }
        guard let type = TUIElementType(rawValue: try next()) else { throw Malformed(line: String(line)) }
        self.verb = verb
        self.type = type
        let label = try next()
        if label != "*" { labels = try Self.texts(label, in: line) }
        var isNegated = false
        while let word = words.popFirst() {
            switch word {
            case "not":
                isNegated = true
                continue
            case "selected": isSelected = !isNegated
            case "focus": hasFocus = !isNegated
            case "value": values = try Self.texts(try next(), in: line)
            case "on":
                let (column, row) = try numbers(",")
                cell = CellPoint(column: column, row: row)
            case "at":
                let (column, row) = try numbers(",")
                let (columns, rows) = try numbers("x")
                frame = CellRect(column: column, row: row, columns: columns, rows: rows)
            default: throw Malformed(line: String(line))
            }
            isNegated = false
        }
    }

    /// The words of a line; blanks between quotation marks divide none.
    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var isOpen = false
        var isQuoted = false
        var isEscaped = false
        for character in line {
            if character == " ", !isQuoted {
                isOpen = false
                continue
            }
            if !isOpen { words.append("") }
            isOpen = true
            words[words.count - 1].append(character)
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
        }
        return words
    }

    /// The texts between quotation marks, divided by `|`; a backslash stands before a mark or a backslash that is meant.
    private static func texts(_ word: String, in line: Substring) throws -> [String] {
        var texts: [String] = []
        var isQuoted = false
        var isEscaped = false
        for character in word {
            if isEscaped {
                texts[texts.count - 1].append(character)
                isEscaped = false
            } else if character == "\"" {
                if !isQuoted { texts.append("") }
                isQuoted.toggle()
            } else if !isQuoted {
                guard character == "|" else { throw Malformed(line: String(line)) }
            } else if character == "\\" {
                isEscaped = true
            } else {
                texts[texts.count - 1].append(character)
            }
        }
        guard !texts.isEmpty, !isQuoted else { throw Malformed(line: String(line)) }
        return texts
    }
}
