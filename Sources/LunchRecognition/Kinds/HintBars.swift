import LunchTerminal
import LunchWire

/// Finds bars of key hints: pairs of a key and a word, drawn in two ways, in rows at an edge of the screen or of a box.
enum HintBars {
    private struct Pair {
        var key: Range<Int>
        var word: Range<Int>
        var keyLook: Look
        var wordLook: Look
        var name: KeyName
        var isNumber: Bool
    }

    private struct Row {
        var line: Line
        var pairs: [Pair] = []
        /// The number of keys, also of those without a word.
        var keys = 0
        /// True if nothing else stands there.
        var isFull = false
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        for index in scene.layout.regions.indices {
            let region = scene.layout.regions[index]
            let bottom = region.inside.origin.row + region.inside.size.rows
            var rows: [Row] = []
            let reach = region.isScreen ? 3 : 1
            for row in max(region.inside.origin.row, bottom - reach)..<bottom {
                // The part of a bar beside a box is not all of it, and may end within a word.
                guard let line = scene.line(row, of: index), index != 0 || !scene.layout.isCut(line) else { continue }
                let row = self.row(line, scene)
                // Behind two keys there may be a field; nobody types the first of them.
                if isTyped(line, scene), row.keys < 2 { continue }
                if !row.pairs.isEmpty { rows.append(row) }
            }
            if !rows.isEmpty { add(rows, at: bottom, to: index, scene, &findings) }
        }
    }

    /// True if the cursor stands in the text of a line or right behind it, as in what somebody types.
    static func isTyped(_ line: Line, _ scene: Scene) -> Bool {
        let extent = scene.extent(of: line)
        return scene.cursor.isVisible && scene.cursor.row == line.row
            && (extent.lowerBound...extent.upperBound + 1).contains(scene.cursor.column)
    }

    /// Adds the bar that some rows at the bottom are, if they are one.
    private static func add(_ rows: [Row], at bottom: Int, to region: Int, _ scene: Scene, _ findings: inout Findings) {
        guard let first = rows.last?.pairs.first else { return }
        let alike = rows.filter { $0.pairs.allSatisfy { $0.keyLook == first.keyLook && $0.wordLook == first.wordLook } }
        let pairs = alike.flatMap(\.pairs)
        let isColored = first.keyLook.background != first.wordLook.background
        guard let last = alike.last, bottom - last.line.row <= 2 else { return }
        let keys = alike.reduce(0) { $0 + $1.keys }
        let isLast = last.line.row == bottom - 1 && pairs.contains { $0.name == .strong }
        let isAlone = isLast && pairs.count == 1 && last.isFull && stands(last.line, out: scene)
        // If there are few of them, each stands in a row of its own.
        let isStack =
            isLast && isColored && alike.count >= 2
            && alike.allSatisfy { $0.isFull && $0.pairs.count == 1 && $0.pairs[0].name == .strong }
            && alike[0].line.row + alike.count == bottom
        guard isAlone || isStack || alike.contains(where: { $0.keys >= 2 }) && (keys >= 3 || isColored && isLast) else {
            return
        }
        // Numbers and letters are keys only if the two are divided as on buttons.
        let strong = alike.reduce(0) { count, row in count + row.pairs.count { tells($0, row.line.row, scene) } }
        // Keys may stand below each other, as in a grid.
        let isGrid = alike.allSatisfy { row in
            row.pairs.count >= 2 && row.pairs.map(\.key.upperBound) == alike[0].pairs.map(\.key.upperBound)
        }
        let isTable = alike.count >= 2 && alike.allSatisfy { $0.isFull && ($0.pairs.count >= 3 || isGrid) }
        guard isColored || strong * 2 >= pairs.count || strong > 0 && (isTable || stands(last.line, out: scene)) else {
            return
        }
        if pairs.contains(where: \.isNumber), !isColored || alike.contains(where: { $0.keys < 3 }) { return }
        var buttons: [AccessibilityNode] = []
        for row in alike {
            for pair in row.pairs {
                let columns = pair.key.lowerBound..<pair.word.upperBound
                buttons.append(
                    .inferred(
                        .button, scene.surface.text(pair.word, row.line.row),
                        value: scene.surface.text(pair.key, row.line.row), frame: CellRect(columns, row.line.row)))
            }
        }
        let left = pairs.map(\.key.lowerBound).min() ?? 0
        let right = pairs.map(\.word.upperBound).max() ?? 0
        let top = alike[0].line.row
        let frame = CellRect(column: left, row: top, columns: right - left, rows: last.line.row - top + 1)
        findings.add(.inferred(.toolbar, "", frame: frame, children: buttons), to: region)
    }

    private static func tells(_ pair: Pair, _ row: Int, _ scene: Scene) -> Bool {
        KeyName.tells(scene.surface.text(pair.key, row), scene.surface.text(pair.word, row))
    }

    /// True if a line has another background than what is above it.
    private static func stands(_ line: Line, out scene: Scene) -> Bool {
        let start = line.columns.lowerBound
        return scene.surface.background(start, line.row) != scene.surface.background(start, line.row - 1)
    }

    // MARK: - Pairs

    private struct Piece {
        var columns: Range<Int>
        var look: Look
        var text: Range<Int>?
    }

    /// The pairs of a line, as far as they follow on each other; none if it begins with something else.
    private static func row(_ line: Line, _ scene: Scene) -> Row {
        var row = Row(line: line)
        // A pair is drawn in two ways.
        guard !scene.surface.hasOneStyle(line.columns, line.row) else { return row }
        let pieces = pieces(of: line, scene.surface).filter { $0.text != nil }
        var index = 0
        while index < pieces.count {
            let one = pieces[index]
            guard let key = one.text else { break }
            let text = scene.surface.text(key, line.row)
            var name = KeyName(text)
            // Among keys of a bar in two colours may be a word that stands for some, as `Other`.
            if name == .none, row.pairs.count >= 3, one.look == row.pairs[0].keyLook, text.allSatisfy(\.isLetter),
                index + 1 < pieces.count, pieces[index + 1].look == row.pairs[0].wordLook,
                one.look.background != pieces[index + 1].look.background
            {
                name = .weak
            }
            guard name != .none else { break }
            row.keys += 1
            index += 1
            guard index < pieces.count, let word = pieces[index].text else { break }
            // Some keys have no word; a sign may stand where others have a name.
            let gap = word.lowerBound - key.upperBound
            let isWide = gap > 2 && (key.count > 1 || gap > 4 || KeyName(scene.surface.text(word, line.row)) != .none)
            if isWide { continue }
            guard isWord(word, line.row, scene.surface) else {
                if KeyName(scene.surface.text(word, line.row)) != .none, pieces[index].look == one.look { continue }
                break
            }
            let pair = Pair(
                key: key, word: word, keyLook: one.look, wordLook: pieces[index].look, name: name,
                isNumber: Int(text) != nil)
            guard let pairs = divided(pair, line.row, scene.surface) else {
                row.pairs = []
                return row
            }
            row.pairs += pairs
            row.keys += pairs.count - 1
            index += 1
        }
        row.isFull = index == pieces.count
        // Behind something unknown there are more keys: not all of the bar is known.
        if let key = row.pairs.first?.keyLook, !row.isFull,
            pieces[index...].contains(where: { $0.look == key })
        {
            row.pairs = []
        }
        return row
    }

    /// A pair and those that follow on it in the style of its word, from the name of a key on; nil if one of them has no word.
    private static func divided(_ pair: Pair, _ row: Int, _ surface: Surface) -> [Pair]? {
        var pairs = [pair]
        pairs[0].word = pair.word.lowerBound..<pair.word.lowerBound
        for (index, word) in KeyPairs.words(of: pair.word, row, surface).enumerated() {
            let last = pairs.count - 1
            let start = pairs[last].word.isEmpty ? word.lowerBound : pairs[last].word.lowerBound
            guard index > 0, KeyName.isUnmistakable(surface.text(word, row)) else {
                pairs[last].word = start..<word.upperBound
                continue
            }
            guard !pairs[last].word.isEmpty else { return nil }
            var next = pair
            (next.key, next.word) = (word, word.upperBound..<word.upperBound)
            (next.name, next.isNumber) = (.strong, false)
            pairs.append(next)
        }
        return pairs[pairs.count - 1].word.isEmpty ? nil : pairs
    }

    private static func isWord(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        var letters = 0
        for column in columns {
            if surface.isBlank(column, row), surface.isBlank(column - 1, row) { return false }
            if Character(surface.scalar(column, row)).isLetter { letters += 1 }
        }
        return letters > 0 && columns.count <= 30
    }

    /// The columns without blanks, lines and signs that divide pairs at their ends; nil if nothing is left.
    private static func text(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Range<Int>? {
        var columns = columns
        func isDivider(_ column: Int) -> Bool {
            let scalar = surface.scalar(column, row)
            guard !LineDrawing.draws(scalar) else { return true }
            return KeyPairs.dividers.contains(scalar)
                && [column - 1, column + 1].allSatisfy { !columns.contains($0) || surface.isBlank($0, row) }
        }
        while let last = columns.last, isDivider(last) || surface.isBlank(last, row) { columns.removeLast() }
        while let first = columns.first, isDivider(first) || surface.isBlank(first, row) { columns.removeFirst() }
        return columns.isEmpty ? nil : columns
    }

    /// The cells of a line divided by how they look.
    private static func pieces(of line: Line, _ surface: Surface) -> [Piece] {
        var pieces: [Piece] = []
        var column = line.columns.lowerBound
        while column < line.columns.upperBound {
            let look = surface.look(column, line.row)
            let start = column
            while column < line.columns.upperBound, surface.look(column, line.row) == look { column += 1 }
            pieces.append(Piece(columns: start..<column, look: look, text: text(start..<column, line.row, surface)))
        }
        return pieces
    }
}
