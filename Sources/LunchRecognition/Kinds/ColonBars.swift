import LunchTerminal
import LunchWire

/// Finds bars of key hints in one style, each a key, a colon and words: `q:Quit  d:Delete`.
///
/// The bar is one of the first two rows of the screen or of the last three, has another background than most rows from edge to
/// edge, and there is nothing else in it; or it has a line over the whole width between itself and the other rows.
enum ColonBars {
    private struct Pair {
        var key: Range<Int>
        var words: Range<Int>
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard scene.isFullScreen || !scene.cursor.isVisible, surface.rows >= 4 else { return }
        let ground = scene.background(of: 0)
        for row in [0, 1, surface.rows - 3, surface.rows - 2, surface.rows - 1] {
            guard let line = scene.line(row, of: 0), line.columns.count == surface.columns,
                !findings.isClaimed(line.columns, row), !HintBars.isTyped(line, scene)
            else { continue }
            let ink = surface.background(0, row)
            var pairs: [Pair] = []
            if ink != ground, line.columns.allSatisfy({ surface.background($0, row) == ink }) {
                if row != 1 { pairs = self.pairs(of: line, scene) }
                if pairs.isEmpty { pairs = spacedPairs(of: line, scene) }
                if pairs.isEmpty { pairs = namedPairs(of: line, scene) }
            } else if row == 0 && isRule(1, surface) || row == surface.rows - 1 && isRule(row - 1, surface) {
                pairs = pairsBehindTitle(of: line, scene)
            }
            if pairs.isEmpty, row == 0 || row == surface.rows - 1, isBetweenRules(line, scene) {
                pairs = ruledPairs(of: line, scene)
            }
            guard pairs.count >= 3 else { continue }
            add(pairs, row, scene, &findings)
        }
    }

    private static func add(_ pairs: [Pair], _ row: Int, _ scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let buttons = pairs.map { pair in
            AccessibilityNode.inferred(
                .button, surface.text(pair.words, row), value: surface.text(pair.key, row),
                frame: CellRect(pair.key.lowerBound..<pair.words.upperBound, row))
        }
        let columns = pairs[0].key.lowerBound..<pairs[pairs.count - 1].words.upperBound
        findings.add(.inferred(.toolbar, "", frame: CellRect(columns, row), children: buttons), to: 0)
    }

    /// The pairs of a line; none if there is anything else in it, or if all keys are numbers, as those of windows are.
    private static func pairs(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        var hasLetters = false
        for run in scene.runs(of: line) {
            for word in words(of: run, line.row, surface) where !isDivider(word, line.row, surface) {
                guard let colon = word.dropFirst().first(where: { surface.scalar($0, line.row) == 0x3A }),
                    colon + 1 < word.upperBound, Character(surface.scalar(colon + 1, line.row)).isLetter
                else {
                    // A word more of the pair before it.
                    guard let last = pairs.indices.last, pairs[last].words.upperBound == word.lowerBound - 1 else {
                        // A place, as `Top`, may stand at the right edge.
                        let isLast = word.lowerBound >= surface.columns - 8
                        return isLast && hasLetters && pairs.allSatisfy { $0.words.count >= 2 } ? pairs : []
                    }
                    pairs[last].words = pairs[last].words.lowerBound..<word.upperBound
                    continue
                }
                let key = surface.text(word.lowerBound..<colon, line.row)
                guard KeyName(key) != .none else { return [] }
                if Int(key) == nil { hasLetters = true }
                pairs.append(Pair(key: word.lowerBound..<colon, words: colon + 1..<word.upperBound))
            }
        }
        return hasLetters && pairs.allSatisfy { $0.words.count >= 2 } ? pairs : []
    }

    /// The pairs of a line in which a blank stands behind each colon, and two between pairs; none if there is anything else.
    ///
    /// `Row: Top` in a status bar looks alike: one of the pairs has to be hardly anything else than a hint.
    private static func spacedPairs(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        for run in scene.runs(of: line) {
            let words = words(of: run, line.row, surface)
            guard words.count >= 2, let key = words.first, surface.scalar(key.upperBound - 1, line.row) == 0x3A,
                KeyName(surface.text(key.lowerBound..<key.upperBound - 1, line.row)) != .none,
                Character(surface.scalar(words[1].lowerBound, line.row)).isLetter,
                !words.dropFirst().contains(where: { surface.scalar($0.upperBound - 1, line.row) == 0x3A })
            else { return [] }
            pairs.append(Pair(key: key.lowerBound..<key.upperBound - 1, words: words[1].lowerBound..<run.upperBound))
        }
        return pairs.contains { tells($0, line.row, surface) } ? pairs : []
    }

    /// The pairs of a line in which the name of a key stands before words: `F1 Help  F10 Quit`, or `ESC menu | F2 save`.
    private static func namedPairs(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        var isFirst = true
        var end = line.columns.lowerBound
        for word in scene.runs(of: line).flatMap({ words(of: $0, line.row, surface) }) {
            if isDivider(word, line.row, surface) {
                isFirst = true
                continue
            }
            let isApart = isFirst || word.lowerBound > end + 1
            end = word.upperBound
            isFirst = false
            if isApart {
                guard KeyName(surface.text(word, line.row)) == .strong else { return [] }
                pairs.append(Pair(key: word, words: word.upperBound..<word.upperBound))
            } else if let last = pairs.indices.last {
                let isNext = pairs[last].words.isEmpty
                guard !isNext || Character(surface.scalar(word.lowerBound, line.row)).isLetter else { return [] }
                pairs[last].words = (isNext ? word.lowerBound : pairs[last].words.lowerBound)..<word.upperBound
            }
        }
        return pairs.allSatisfy { $0.words.count >= 2 } ? pairs : []
    }

    /// True if a word is a sign that stands between two pairs.
    private static func isDivider(_ word: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        word.count == 1 && HintBars.dividers.contains(surface.scalar(word.lowerBound, row))
    }

    /// The pairs of a line between bars as in `name 1.0 | q:quit  ?:help | 3/4`; two blanks stand between pairs.
    ///
    /// Letters are those that the words begin with, and one of the pairs is hardly anything else than a hint.
    private static func pairsBehindTitle(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var words = scene.runs(of: line).flatMap { self.words(of: $0, line.row, surface) }[...]
        func isBar(_ word: Range<Int>) -> Bool { word.count == 1 && surface.scalar(word.lowerBound, line.row) == 0x7C }
        if let bar = words.firstIndex(where: isBar), bar <= 4 { words = words[(bar + 1)...] }
        var pairs: [Pair] = []
        for word in words.prefix(while: { !isBar($0) }) {
            let colon = word.dropFirst().first { surface.scalar($0, line.row) == 0x3A }
            if let colon, colon + 1 < word.upperBound {
                let pair = Pair(key: word.lowerBound..<colon, words: colon + 1..<word.upperBound)
                if let last = pairs.last, last.words.upperBound + 2 > word.lowerBound { return [] }
                guard tells(pair, line.row, surface) || isMnemonic(pair, line.row, surface) else { return [] }
                pairs.append(pair)
            } else {
                guard let last = pairs.indices.last, pairs[last].words.upperBound + 1 == word.lowerBound else {
                    return []
                }
                pairs[last].words = pairs[last].words.lowerBound..<word.upperBound
            }
        }
        return pairs.contains { tells($0, line.row, surface) } ? pairs : []
    }

    /// The pairs of a line between two rules, with keys in a style of their own and one blank between pairs.
    private static func ruledPairs(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        // The word of what is on now may be drawn as its key is.
        var unlike = 0
        for word in scene.runs(of: line).flatMap({ words(of: $0, line.row, surface) }) {
            guard let colon = word.dropFirst().first(where: { surface.scalar($0, line.row) == 0x3A }) else {
                guard let last = pairs.indices.last, pairs[last].words.upperBound + 1 == word.lowerBound else {
                    return []
                }
                pairs[last].words = pairs[last].words.lowerBound..<word.upperBound
                continue
            }
            let pair = Pair(key: word.lowerBound..<colon, words: min(colon + 1, word.upperBound)..<word.upperBound)
            let look = surface.look(pair.key.lowerBound, line.row)
            guard pair.words.count >= 2, pair.key.count <= 6,
                pair.key.allSatisfy({ surface.look($0, line.row) == look })
            else { return [] }
            if look != surface.look(pair.words.lowerBound, line.row) { unlike += 1 }
            pairs.append(pair)
        }
        return 3 * unlike >= 2 * pairs.count && pairs.contains { tells($0, line.row, surface) } ? pairs : []
    }

    /// True if a line is a rule that has words in it.
    private static func isBetweenRules(_ line: Line, _ scene: Scene) -> Bool {
        let text = scene.extent(of: line)
        let ends = [line.columns.lowerBound..<text.lowerBound, text.upperBound..<line.columns.upperBound]
        return ends.allSatisfy { columns in
            columns.count { scene.surface.lines($0, line.row).contains(.horizontal) } >= 3
                && columns.allSatisfy {
                    scene.surface.isBlank($0, line.row) || scene.surface.lines($0, line.row).contains(.horizontal)
                }
        }
    }

    private static func tells(_ pair: Pair, _ row: Int, _ surface: Surface) -> Bool {
        KeyName.tells(surface.text(pair.key, row), surface.text(pair.words, row))
    }

    /// True if a key is the letter that its word begins with.
    private static func isMnemonic(_ pair: Pair, _ row: Int, _ surface: Surface) -> Bool {
        pair.key.count == 1
            && surface.text(pair.key, row).lowercased()
                == surface.text(pair.words.lowerBound..<pair.words.lowerBound + 1, row).lowercased()
    }

    /// True if a horizontal line takes a row from edge to edge.
    private static func isRule(_ row: Int, _ surface: Surface) -> Bool {
        (0..<surface.columns).allSatisfy { surface.lines($0, row).contains(.horizontal) }
    }

    private static func words(of run: Range<Int>, _ row: Int, _ surface: Surface) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = run.lowerBound
        for column in run.lowerBound...run.upperBound where column == run.upperBound || surface.isBlank(column, row) {
            if column > start { words.append(start..<column) }
            start = column + 1
        }
        return words
    }
}
