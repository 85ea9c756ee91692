import LunchTerminal

/// Reads the pairs of keys and words in a line: `q:Quit  d:Delete`, `q: quit  i: info`, `F1 - help :: q - quit`,
/// `F1 Help  F10 Quit`, `<Tab> next | <Esc> exit`, `Enter-execute`.
struct KeyPairs {
    struct Pair {
        var key: Range<Int>
        var words: Range<Int>
        var name: KeyName
        /// True if a colon stands between the key and its words, and no blank.
        var isJoined = false
        /// The sign that stands between blanks behind the key; 0 for none.
        var sign: UInt32 = 0
        /// True if some sign stands between the key and its words.
        var isDivided = false
    }

    private(set) var pairs: [Pair] = []
    /// True if words stand before the first pair.
    private(set) var hasTitle = false
    /// True if something else stands behind the last pair; but a place, as `Top`, may stand at the right edge.
    private(set) var hasRest = false
    private let words: [Range<Int>]
    private let row: Int
    private let surface: Surface

    init(_ line: Line, _ scene: Scene) {
        surface = scene.surface
        row = line.row
        words = scene.runs(of: line).flatMap { Self.words(of: $0, line.row, scene.surface) }.flatMap {
            Self.divided($0, line.row, scene.surface)
        }
        read()
    }

    /// The parts of a word between bars without blanks, as `F1:Help|F2:Save`, if each begins with the name of a key and a colon; but the
    /// last one may have been cut off behind it.
    private static func divided(_ word: Range<Int>, _ row: Int, _ surface: Surface) -> [Range<Int>] {
        let parts = word.split { surface.scalar($0, row) == 0x7C }
        guard parts.count >= 3 else { return [word] }
        let isKeys = parts.allSatisfy { part in
            part.first { surface.scalar($0, row) == 0x3A }.map {
                KeyName(surface.text(part.startIndex..<$0, row)) == .strong
            } ?? false
        }
        let isCutOff = parts.last.map { surface.scalar($0.upperBound - 1, row) == 0x3A } ?? false
        return isKeys ? (isCutOff ? parts.dropLast() : parts) : [word]
    }

    private mutating func read() {
        var index = 0
        var isApart = true
        while index < words.count {
            let word = words[index]
            if isDivider(word) {
                isApart = true
                index += 1
                continue
            }
            isApart =
                isApart || word.lowerBound >= words[max(0, index - 1)].upperBound + 2
                || KeyName.isUnmistakable(text(word))
                || index > 0 && pairs.last?.isDivided ?? false && endsWithComma(words[index - 1])
            if let (pair, next) = pair(at: index, isApart: isApart) {
                pairs.append(pair)
                index = next
            } else if let last = pairs.indices.last {
                guard !isApart else {
                    hasRest = word.lowerBound < surface.columns - 8
                    return
                }
                pairs[last].words = pairs[last].words.lowerBound..<word.upperBound
                index += 1
            } else {
                hasTitle = true
                index += 1
            }
            isApart = false
        }
        // A comma between two pairs is no part of the first one.
        for index in pairs.indices where pairs[index].isDivided && endsWithComma(pairs[index].words) {
            pairs[index].words.removeLast()
        }
    }

    private func endsWithComma(_ word: Range<Int>) -> Bool { surface.scalar(word.upperBound - 1, row) == 0x2C }

    /// The pair that begins with a word, and the index of the word behind those that were read.
    private func pair(at index: Int, isApart: Bool) -> (Pair, Int)? {
        let word = words[index]
        if let joined = joined(word, isApart: isApart) { return (joined, index + 1) }
        guard isApart else { return nil }
        // The colon behind the key is none of its cells.
        if word.count >= 2, surface.scalar(word.upperBound - 1, row) == 0x3A,
            let words = letters(behind: index)
        {
            let key = word.lowerBound..<word.upperBound - 1
            let name = KeyName(surface.text(key, row))
            return name == .none ? nil : (Pair(key: key, words: words, name: name, isDivided: true), index + 2)
        }
        if let group = group(at: index) { return group }
        if let end = bracketed(from: index) {
            let key = word.lowerBound..<self.words[end].upperBound
            if let (sign, words) = signed(behind: end) {
                return (Pair(key: key, words: words, name: .strong, sign: sign, isDivided: true), end + 3)
            }
            guard let words = letters(behind: end) else { return nil }
            return (Pair(key: key, words: words, name: .strong), end + 2)
        }
        let name = KeyName(surface.text(word, row))
        guard name != .none else { return nil }
        if let (sign, words) = signed(behind: index) {
            return (Pair(key: word, words: words, name: name, sign: sign, isDivided: true), index + 3)
        }
        guard name == .strong, let words = letters(behind: index) else { return nil }
        return (Pair(key: word, words: words, name: name), index + 2)
    }

    /// The pair whose key is the name of several ones, as `arrow keys: move`.
    private func group(at index: Int) -> (Pair, Int)? {
        guard index + 1 < words.count, words[index + 1].lowerBound == words[index].upperBound + 1 else { return nil }
        let last = words[index + 1]
        let end = surface.scalar(last.upperBound - 1, row) == 0x3A ? last.upperBound - 1 : last.upperBound
        let key = words[index].lowerBound..<end
        guard KeyName.groups.contains(surface.text(key, row).lowercased()) else { return nil }
        if let (sign, words) = signed(behind: index + 1) {
            return (Pair(key: key, words: words, name: .strong, sign: sign, isDivided: true), index + 4)
        }
        guard end < last.upperBound, let words = letters(behind: index + 1) else { return nil }
        return (Pair(key: key, words: words, name: .strong, isDivided: true), index + 3)
    }

    /// The pair that is one word, or begins in one: a key, a colon or an equals sign, or a hyphen behind the name of a key,
    /// and a letter.
    private func joined(_ word: Range<Int>, isApart: Bool) -> Pair? {
        for column in word.dropFirst().dropLast() {
            let scalar = surface.scalar(column, row)
            guard [0x3A, 0x3D].contains(scalar) || scalar == 0x2D && isApart,
                Character(surface.scalar(column + 1, row)).isLetter
            else { continue }
            let name = KeyName(surface.text(word.lowerBound..<column, row))
            if scalar == 0x3D, name != .strong, !isApart { continue }
            guard name == .strong || name == .weak && scalar != 0x2D else { continue }
            let isKey = scalar == 0x2D && KeyName(surface.text(word, row)) == .strong
            if isKey { continue }
            return Pair(
                key: word.lowerBound..<column, words: column + 1..<word.upperBound, name: name,
                isJoined: scalar == 0x3A,
                isDivided: true)
        }
        return nil
    }

    /// The index of the last word of keys in angle brackets, `<Tab>` or `<Tab> / <Shift + Tab>`, or of one in square brackets, `[F2]`;
    /// nil if none begins there.
    private func bracketed(from index: Int) -> Int? {
        let first = text(words[index])
        if first.count > 3, first.first == "[", first.last == "]",
            KeyName(String(first.dropFirst().dropLast())) == .strong
        {
            return index
        }
        var end: Int?
        var isOpen = false
        for place in index..<min(words.count, index + 8) {
            let text = self.text(words[place])
            guard isOpen || text.hasPrefix("<") || text == "/" && end != nil else { break }
            if text.hasPrefix("<") { isOpen = true }
            if isOpen, text.hasSuffix(">") { (isOpen, end) = (false, place) }
        }
        guard let end else { return nil }
        let keys = surface.text(words[index].lowerBound..<words[end].upperBound, row).split(separator: "/")
        let names = keys.map { key in
            KeyName(String(key.filter { $0 != "<" && $0 != ">" && $0 != " " }))
        }
        return names.allSatisfy { $0 == .strong } ? end : nil
    }

    /// The sign between blanks right behind a word, and the word behind it.
    private func signed(behind index: Int) -> (sign: UInt32, words: Range<Int>)? {
        guard index + 1 < words.count, words[index + 1].count == 1, "-=·".contains(text(words[index + 1])),
            words[index + 1].lowerBound == words[index].upperBound + 1, let letters = letters(behind: index + 1)
        else { return nil }
        return (surface.scalar(words[index + 1].lowerBound, row), letters)
    }

    /// The word right behind another one, if it begins with a letter.
    private func letters(behind index: Int) -> Range<Int>? {
        guard index + 1 < words.count, words[index + 1].lowerBound == words[index].upperBound + 1,
            Character(surface.scalar(words[index + 1].lowerBound, row)).isLetter
        else { return nil }
        return words[index + 1]
    }

    private func text(_ word: Range<Int>) -> String { surface.text(word, row) }

    /// Signs that stand between two pairs: a bar, a bullet, a dot in the middle.
    static let dividers: Set<UInt32> = [0x7C, 0xB7, 0x2022, 0x2219, 0x22C5]

    /// True if a word is a sign that stands between two pairs, or between a title and the first of them.
    private func isDivider(_ word: Range<Int>) -> Bool {
        if word.count == 1, Self.dividers.contains(surface.scalar(word.lowerBound, row)) { return true }
        return text(word) == "::" || pairs.isEmpty && text(word) == "-"
    }

    static func words(of run: Range<Int>, _ row: Int, _ surface: Surface) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = run.lowerBound
        for column in run.lowerBound...run.upperBound where column == run.upperBound || surface.isBlank(column, row) {
            if column > start { words.append(start..<column) }
            start = column + 1
        }
        return words
    }

    /// The pairs of a line that is nothing but single characters with a blank and a word or two behind each, two blanks apart.
    static func letters(_ line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        for run in pieces(of: scene.extent(of: line), line.row, surface) {
            let words = words(of: run, line.row, surface)
            guard (2...3).contains(words.count), words[0].count == 1, words[1].count >= 2,
                words.dropFirst().allSatisfy({ $0.allSatisfy { Character(surface.scalar($0, line.row)).isLetter } })
            else { return [] }
            let key = words[0]
            pairs.append(
                Pair(
                    key: key, words: words[1].lowerBound..<run.upperBound, name: KeyName(surface.text(key, line.row))))
        }
        return pairs
    }

    /// The parts of a text that two blanks divide.
    private static func pieces(of text: Range<Int>, _ row: Int, _ surface: Surface) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        for word in words(of: text, row, surface) {
            if let last = pieces.last, last.upperBound + 1 == word.lowerBound {
                pieces[pieces.count - 1] = last.lowerBound..<word.upperBound
            } else {
                pieces.append(word)
            }
        }
        return pieces
    }

    // MARK: - What tells

    /// True if all keys are numbers, as those of windows are.
    var areNumbers: Bool { pairs.allSatisfy { Int(surface.text($0.key, row)) != nil } }

    /// True if a pair is hardly anything else than a hint.
    func tells(_ pair: Pair) -> Bool {
        KeyName.tells(surface.text(pair.key, row), surface.text(pair.words, row)) || pair.name == .strong
    }

    /// True if a key is the letter that its word begins with.
    func isMnemonic(_ pair: Pair) -> Bool {
        pair.key.count == 1
            && surface.text(pair.key, row).lowercased()
                == surface.text(pair.words.lowerBound..<pair.words.lowerBound + 1, row).lowercased()
    }

    /// True if most keys are drawn in another style than their words; the one that is on now may not be.
    var areKeysDrawnOtherwise: Bool {
        let unlike = pairs.count { surface.look($0.key.lowerBound, row) != surface.look($0.words.upperBound - 1, row) }
        return 3 * unlike >= 2 * pairs.count
    }
}
