/// Reads `false@0.4s, true@1.6s`: each key with its time, in seconds or in milliseconds (`400ms`).
struct WrittenTimelineReader {
    let characters: [Character]
    private var index = 0
    private var entries: [MarbleTimeline.Entry] = []

    init(characters: [Character]) { self.characters = characters }

    mutating func read() throws(TimelineError) -> [MarbleTimeline.Entry] {
        while true {
            skipSpaces()
            let column = index
            let key = try readKey()
            let timeColumn = index
            let time = try readTime()
            if let last = entries.last {
                if last.key.isLast { throw error("nothing follows an error or the end.", at: column) }
                guard last.time <= time else {
                    throw error("time goes back, from \(last.time.text) to \(time.text).", at: timeColumn)
                }
            }
            entries.append(.init(time: time, column: column, key: key))
            skipSpaces()
            guard index < characters.count else { return entries }
            guard characters[index] == "," else { throw error("separate keys with a comma.", at: index) }
            index += 1
        }
    }

    private mutating func readKey() throws(TimelineError) -> MarbleTimeline.Key {
        let start = index
        while index < characters.count, characters[index] != "@", characters[index] != "," { index += 1 }
        let name = String(characters[start..<index])
        guard index < characters.count, characters[index] == "@" else {
            throw error(#"write a key with its time, as in "key@0.4s"."#, at: start)
        }
        guard !name.isEmpty else { throw error(#"there is no key before "@"."#, at: start) }
        index += 1
        return name == "|" ? .end : name.hasPrefix("#") ? .failure(name) : .value(name)
    }

    private mutating func readTime() throws(TimelineError) -> Duration {
        let start = index
        while index < characters.count, characters[index] != "," { index += 1 }
        var text = Substring(String(characters[start..<index]))
        while text.last?.isWhitespace == true { text.removeLast() }
        var digits = 18
        if text.hasSuffix("ms") {
            text.removeLast(2)
            digits = 15
        } else if text.hasSuffix("s") {
            text.removeLast()
        } else {
            text = ""
        }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : "0"
        guard let whole = parts.first, Self.isNumber(whole), whole.count <= 12, Self.isNumber(decimals),
            decimals.count <= 9, let units = Int64(whole),
            let fraction = Int64(decimals + String(repeating: "0", count: digits - decimals.count))
        else {
            throw error(#"a time is seconds or milliseconds, as in "0.4s" or "400ms"."#, at: start)
        }
        let rest = Duration(secondsComponent: 0, attosecondsComponent: fraction)
        return rest + (digits == 18 ? .seconds(units) : .milliseconds(units))
    }

    private mutating func skipSpaces() {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
    }

    private func error(_ problem: String, at column: Int) -> TimelineError {
        TimelineError(problem: problem, column: column, timeline: String(characters))
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
    }
}
