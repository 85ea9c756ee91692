import LunchTerminal
import LunchWire

/// Finds bars of key hints in one style, each a key, a colon and words: `q:Quit  d:Delete`.
///
/// The bar is the first row of the screen or one of the last three, has another background than most rows from edge to edge,
/// and there is nothing else in it.
enum ColonBars {
    private struct Pair {
        var key: Range<Int>
        var words: Range<Int>
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard scene.isFullScreen || !scene.cursor.isVisible, surface.rows >= 4 else { return }
        let ground = scene.background(of: 0)
        for row in [0, surface.rows - 3, surface.rows - 2, surface.rows - 1] {
            guard let line = scene.line(row, of: 0), line.columns.count == surface.columns,
                !findings.isClaimed(line.columns, row), !HintBars.isTyped(line, scene)
            else { continue }
            let ink = surface.background(0, row)
            guard ink != ground, line.columns.allSatisfy({ surface.background($0, row) == ink }) else { continue }
            let pairs = pairs(of: line, scene)
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
            for word in words(of: run, line.row, surface) {
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
