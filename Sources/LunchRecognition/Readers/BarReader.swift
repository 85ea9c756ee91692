import LunchTerminal
import LunchWire

/// Finds bars of keys: rows of pairs of a key and words at an edge of the screen, such as `^G Help  ^X Exit` or `q:Quit
/// d:Delete`.
enum BarReader {
    /// The facts that show that rows of pairs are a bar.
    static let evidence = Evidence<Bar>(
        threshold: 5,
        facts: [
            .init("bar: own background from edge to edge", 3) { $0.hasOwnGround },
            .init("bar: keys drawn otherwise than words", 2) { $0.isStyled },
            .init("bar: keys on another background", 2) { $0.isColored },
            .init("bar: all pairs are telling", 2) { $0.telling == $0.pairs.count },
            .init("bar: a pair is telling", 1) { $0.telling > 0 },
            .init("bar: three keys", 1) { $0.keys >= 3 },
            .init("bar: nothing else in the rows", 1) { $0.isAlone },
            .init("bar: a sign after each key", 2) { $0.named > 0 && $0.pairs.allSatisfy(\.isDivided) },
            .init("bar: more keys after other words", -10) { $0.rows.contains(where: \.isPartial) },
            .init("bar: one style, and no pair is telling", -10) { !$0.isStyled && $0.telling == 0 },
            .init("bar: one key", -3) { $0.pairs.count < 2 },
            .init("bar: two keys beside other words", -10) { $0.keys < 3 && !$0.isAlone },
            .init("bar: words before a later row", -10) { $0.rows.dropFirst().contains(where: \.hasTitle) },
            .init("bar: a key twice", -10) { $0.hasKeyTwice },
            .init("bar: a colon or a comma in the words", -10) { $0.hasSign },
        ])

    /// Adds the bars of the screen.
    static func find(in scene: Scene, _ findings: inout Findings) {
        for bar in bars(of: scene) where evidence.accepts(bar, in: scene) {
            let buttons = bar.rows.flatMap { row in
                row.pairs.map { pair in
                    AccessibilityNode.inferred(
                        .button, scene.surface.text(pair.words, row.line.row),
                        value: scene.surface.text(pair.key, row.line.row),
                        frame: CellRect(pair.key.lowerBound..<pair.words.upperBound, row.line.row))
                }
            }
            findings.add(.inferred(.toolbar, "", frame: bar.frame, children: buttons), to: 0)
        }
    }

    /// The rows of pairs among the first two and the last three of the screen. Adjacent rows that are drawn alike are one bar.
    private static func bars(of scene: Scene) -> [Bar] {
        let count = scene.surface.rows
        var bars: [Bar] = []
        for row in 0..<count where row < 2 || row >= count - 3 {
            // The part of a bar beside a box is not all of it.
            guard let line = scene.line(row, of: 0), !scene.layout.isCut(line) else { continue }
            let read = KeyRow(line, scene.surface)
            guard !read.pairs.isEmpty else { continue }
            if let last = bars.indices.last, bars[last].isContinued(by: read) {
                bars[last].rows.append(read)
            } else {
                bars.append(Bar(rows: [read], scene: scene))
            }
        }
        return bars
    }

    /// Rows of pairs that may be a bar.
    struct Bar {
        var rows: [KeyRow]
        let scene: Scene

        var pairs: [KeyPair] { rows.flatMap(\.pairs) }
        var keys: Int { rows.reduce(0) { $0 + $1.keys } }
        var isAlone: Bool { rows.allSatisfy { !$0.hasTitle && !$0.hasRest } }
        var isStyled: Bool { pairs.allSatisfy { $0.keyLook != $0.wordLook } }
        var isColored: Bool { pairs.allSatisfy { $0.keyLook.background != $0.wordLook.background } }
        var named: Int { pairs.count { $0.name == .strong } }
        var telling: Int { rows.reduce(0) { $0 + $1.telling(scene.surface) } }
        var hasKeyTwice: Bool {
            let keys = rows.flatMap { row in row.pairs.map { scene.surface.text($0.key, row.line.row) } }
            return Set(keys).count < keys.count
        }

        /// True if a sign is in the words: the pairs may have been cut in the wrong place.
        var hasSign: Bool {
            rows.contains { row in
                row.pairs.contains {
                    $0.words.contains { [0x2C, 0x3A].contains(scene.surface.scalar($0, row.line.row)) }
                }
            }
        }

        var hasOwnGround: Bool {
            rows.allSatisfy { row in
                let ink = scene.surface.background(row.line.columns.upperBound - 1, row.line.row)
                return ink != scene.background(of: 0) && scene.surface.ink(of: row.line.columns, row.line.row) == ink
            }
        }

        var frame: CellRect {
            let left = pairs.map(\.key.lowerBound).min() ?? 0
            let right = pairs.map(\.words.upperBound).max() ?? 0
            return CellRect(column: left, row: rows[0].line.row, columns: right - left, rows: rows.count)
        }

        /// True if a row is right below the others, and drawn as they are.
        func isContinued(by row: KeyRow) -> Bool {
            guard let last = rows.last, let one = last.pairs.first, let other = row.pairs.first else { return false }
            return last.line.row + 1 == row.line.row && one.keyLook == other.keyLook && one.wordLook == other.wordLook
        }
    }
}

/// A key and the words for its purpose.
struct KeyPair {
    var key: Range<Int>
    var words: Range<Int>
    var name: KeyName
    var keyLook: Look
    var wordLook: Look
    /// True if a sign is between the key and its words.
    var isDivided = false
}

/// The pairs of a line, cut by styles, gaps and signs.
struct KeyRow {
    /// A word in one style.
    private struct Word {
        var columns: Range<Int>
        var look: Look
        /// True if a sign, a line, two blanks or another style divide it from the word before.
        var isApart: Bool
    }

    let line: Line
    private(set) var pairs: [KeyPair] = []
    /// The number of keys, even of those without words.
    private(set) var keys = 0
    /// True if other words come before the pairs.
    private(set) var hasTitle = false
    /// True if other words come after the pairs.
    private(set) var hasRest = false
    /// True if more pairs come after those words.
    private(set) var isPartial = false
    private var words: [Word] = []

    init(_ line: Line, _ surface: Surface) {
        self.line = line
        words = Self.words(of: line, surface)
        read(surface)
        words = []
    }

    /// The number of pairs that are hardly anything else.
    func telling(_ surface: Surface) -> Int {
        pairs.count { KeyName.tells(surface.text($0.key, line.row), surface.text($0.words, line.row)) }
    }

    private mutating func read(_ surface: Surface) {
        var index = 0
        while index < words.count {
            let word = words[index]
            let text = surface.text(word.columns, line.row)
            let isApart = word.isApart || KeyName.isUnmistakable(text)
            if let (pair, next) = isApart
                ? pair(at: index, text, surface) : joined(word, isApart: false, surface).map({ ($0, index + 1) })
            {
                if hasRest {
                    isPartial = isPartial || pair.keyLook == pairs[0].keyLook
                    index += 1
                    continue
                }
                pairs.append(pair)
                keys += 1
                index = next
                continue
            }
            let name = KeyName(text)
            if let last = pairs.indices.last, !hasRest {
                if !word.isApart, word.look == pairs[last].wordLook {
                    pairs[last].words = pairs[last].words.lowerBound..<word.columns.upperBound
                } else if name != .none, word.look == pairs[last].keyLook, word.look != pairs[last].wordLook {
                    keys += 1
                } else {
                    hasRest = true
                    isPartial =
                        word.columns.lowerBound < line.columns.upperBound - 8
                        && word.columns.lowerBound < pairs[last].words.upperBound + 4
                        || word.look == pairs[0].keyLook && word.look != pairs[0].wordLook
                }
            } else if hasRest, word.look == pairs[0].keyLook, word.look != pairs[0].wordLook {
                isPartial = true
            } else if pairs.isEmpty {
                if name == .none
                    || index + 1 < words.count && words[index + 1].look == word.look && !words[index + 1].isApart
                {
                    hasTitle = true
                } else {
                    keys += 1
                }
            }
            index += 1
        }
    }

    /// The pair that begins with a word, and the index of the word after its first one.
    private func pair(at index: Int, _ text: String, _ surface: Surface) -> (KeyPair, Int)? {
        let word = words[index]
        let name = KeyName(text)
        if name != .none, index + 1 < words.count, words[index + 1].look != word.look {
            let next = words[index + 1]
            let gap = next.columns.lowerBound - word.columns.upperBound
            var place = index + 1
            var start = next.columns.lowerBound
            var isDivided = false
            if Self.signs.contains(surface.scalar(start, line.row)) {
                isDivided = true
                start += 1
                if next.columns.count == 1, index + 2 < words.count, words[index + 2].look == next.look {
                    place = index + 2
                    start = words[place].columns.lowerBound
                }
            }
            let columns = start..<words[place].columns.upperBound
            guard gap <= 4, gap > 0 || name == .strong || Int(text) != nil || isDivided,
                columns.contains(where: { isLetter($0, surface) })
            else { return nil }
            return (
                KeyPair(
                    key: word.columns, words: columns, name: name, keyLook: word.look, wordLook: next.look,
                    isDivided: isDivided),
                place + 1
            )
        }
        if let pair = joined(word, isApart: true, surface) { return (pair, index + 1) }
        guard index + 1 < words.count, words[index + 1].look == word.look,
            words[index + 1].columns.lowerBound == word.columns.upperBound + 1
        else { return nil }
        let next = words[index + 1]
        if word.columns.count > 1, surface.scalar(word.columns.upperBound - 1, line.row) == 0x3A {
            return make(
                word.look, word.columns.lowerBound..<word.columns.upperBound - 1, next.columns, isDivided: true, surface
            ).map { ($0, index + 2) }
        }
        let isSign = next.columns.count == 1 && Self.signs.contains(surface.scalar(next.columns.lowerBound, line.row))
        if isSign, index + 2 < words.count, words[index + 2].look == word.look {
            return make(word.look, word.columns, words[index + 2].columns, isDivided: true, surface).map {
                ($0, index + 3)
            }
        }
        return make(word.look, word.columns, next.columns, isDivided: false, surface).map { ($0, index + 2) }
    }

    private func make(_ look: Look, _ key: Range<Int>, _ words: Range<Int>, isDivided: Bool, _ surface: Surface)
        -> KeyPair?
    {
        let name = KeyName(surface.text(key, line.row))
        guard name == .strong || isDivided && name == .weak, isLetter(words.lowerBound, surface) else { return nil }
        return KeyPair(key: key, words: words, name: name, keyLook: look, wordLook: look, isDivided: isDivided)
    }

    /// The pair that begins in one word: a key, a sign, and a letter.
    private func joined(_ word: Word, isApart: Bool, _ surface: Surface) -> KeyPair? {
        let isName = KeyName(surface.text(word.columns, line.row)) == .strong
        for column in word.columns.dropFirst().dropLast() {
            let sign = surface.scalar(column, line.row)
            guard sign == 0x3A || isApart && !isName && Self.signs.contains(sign),
                let pair = make(
                    word.look, word.columns.lowerBound..<column, column + 1..<word.columns.upperBound, isDivided: true,
                    surface),
                sign != 0x2D || pair.name == .strong
            else { continue }
            return pair
        }
        return nil
    }

    private func isLetter(_ column: Int, _ surface: Surface) -> Bool {
        Character(surface.scalar(column, line.row)).isLetter
    }

    /// The signs between a key and its words: a colon, an equals sign, a hyphen.
    private static let signs: Set<UInt32> = [0x3A, 0x3D, 0x2D]
    /// The signs between two pairs: a bar, a bullet, a dot in the middle.
    private static let dividers: Set<UInt32> = [0x7C, 0xB7, 0x2022, 0x2219, 0x22C5]

    /// The words of a line, without lines and the signs between pairs.
    private static func words(of line: Line, _ surface: Surface) -> [Word] {
        let row = line.row
        var words: [Word] = []
        var isApart = true
        var column = line.columns.lowerBound
        while column < line.columns.upperBound {
            let start = column
            let look = surface.look(start, row)
            while column < line.columns.upperBound, !surface.isGap(column, row), surface.look(column, row) == look {
                column += 1
            }
            guard column > start else {
                isApart = isApart || !surface.isBlank(column, row) || surface.isBlank(column + 1, row)
                column += 1
                continue
            }
            if column == start + 1, dividers.contains(surface.scalar(start, row)), surface.isBlank(start - 1, row),
                surface.isBlank(column, row)
            {
                isApart = true
                continue
            }
            words.append(Word(columns: start..<column, look: look, isApart: isApart || words.last?.look != look))
            isApart = false
        }
        return words
    }
}
