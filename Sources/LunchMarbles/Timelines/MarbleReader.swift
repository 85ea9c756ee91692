/// Reads `e---(t,f)--|`: each character is a column, and a column is a frame.
struct MarbleReader {
    let characters: [Character]
    let frame: Duration
    private var index = 0
    private var entries: [MarbleTimeline.Entry] = []

    init(characters: [Character], frame: Duration) {
        self.characters = characters
        self.frame = frame
    }

    mutating func read() throws(TimelineError) -> [MarbleTimeline.Entry] {
        while index < characters.count {
            if characters[index] == "-" {
                index += 1
            } else if characters[index] == "(" {
                try readGroup()
            } else {
                try readKey(at: frame * index)
            }
        }
        return entries
    }

    private mutating func readGroup() throws(TimelineError) {
        let start = index
        index += 1
        while true {
            guard index < characters.count else { throw error(#""(" without a ")" behind it."#, at: start) }
            switch characters[index] {
            case ",", ")": throw error("there is no key before \"\(characters[index])\".", at: index)
            case "-": throw error(#""-" inside parentheses, where no time passes."#, at: index)
            case "(": throw error(#""(" inside parentheses."#, at: index)
            default: try readKey(at: frame * start)
            }
            guard index < characters.count else { throw error(#""(" without a ")" behind it."#, at: start) }
            switch characters[index] {
            case ",": index += 1
            case ")":
                index += 1
                return
            case "-": throw error(#""-" inside parentheses, where no time passes."#, at: index)
            default: throw error("separate keys in parentheses with a comma.", at: index)
            }
        }
    }

    private mutating func readKey(at time: Duration) throws(TimelineError) {
        let start = index
        let first = characters[start]
        if entries.last?.key.isLast == true { throw error("nothing follows an error or the end.", at: start) }
        switch first {
        case ")": throw error(#"")" without a "(" before it."#, at: start)
        case ",": throw error(#"","; put keys at the same time in parentheses."#, at: start)
        case _ where first.isWhitespace: throw error(#"a space; time passes with "-"."#, at: start)
        case "|":
            index += 1
            return entries.append(.init(time: time, column: start, key: .end))
        default: break
        }
        index += 1
        while index < characters.count, Self.isPartOfKey(characters[index]) { index += 1 }
        let name = String(characters[start..<index])
        entries.append(.init(time: time, column: start, key: first == "#" ? .failure(name) : .value(name)))
    }

    private func error(_ problem: String, at column: Int) -> TimelineError {
        TimelineError(problem: problem, column: column, timeline: String(characters))
    }

    /// True if a key can be written between dashes.
    static func isKey(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy(isPartOfKey)
    }

    /// True if a character represents itself; a key is a run of such.
    static func isPartOfKey(_ character: Character) -> Bool {
        !character.isWhitespace && !"-()|#,@".contains(character)
    }
}
