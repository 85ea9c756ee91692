import LunchTerminal
import LunchWire

/// Finds bars of key hints in the last rows of a screen with each key in square brackets: `[enter] Edit an entry  [d] Delete an entry`.
///
/// One of the keys has a name that is hardly anything else, each stands there once, and three are the letters that their words begin
/// with: the marks of choices are neither.
enum BracketBars {
    private typealias Pair = (key: Range<Int>, words: Range<Int>)

    private static let most = 5

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard scene.isFullScreen, surface.rows > most else { return }
        var pairs: [(row: Int, pair: Pair)] = []
        var top = surface.rows
        for row in (surface.rows - most..<surface.rows).reversed() {
            guard let line = scene.line(row, of: 0), line.columns.count == surface.columns,
                !findings.isClaimed(line.columns, row), !HintBars.isTyped(line, scene)
            else { break }
            let found = self.pairs(of: line, scene)
            guard !found.isEmpty else { break }
            pairs = found.map { (row, $0) } + pairs
            top = row
        }
        let keys = pairs.map { name(of: $0.pair, $0.row, surface) }
        let mnemonics = pairs.count { row, pair in
            pair.key.count == 3
                && surface.text(pair.words.lowerBound..<pair.words.lowerBound + 1, row).lowercased()
                    == name(of: pair, row, surface)
        }
        guard keys.count >= 4, Set(keys).count == keys.count, mnemonics >= 3,
            keys.contains(where: { KeyName($0) == .strong })
        else { return }
        let buttons = pairs.map { row, pair in
            AccessibilityNode.inferred(
                .button, surface.text(pair.words, row), value: surface.text(pair.key, row),
                frame: CellRect(pair.key.lowerBound..<pair.words.upperBound, row))
        }
        let left = pairs.map(\.pair.key.lowerBound).min() ?? 0
        let right = pairs.map(\.pair.words.upperBound).max() ?? 0
        let frame = CellRect(column: left, row: top, columns: right - left, rows: surface.rows - top)
        findings.add(.inferred(.toolbar, "", frame: frame, children: buttons), to: 0)
    }

    private static func name(of pair: Pair, _ row: Int, _ surface: Surface) -> String {
        surface.text(pair.key.lowerBound + 1..<pair.key.upperBound - 1, row)
    }

    /// The pairs of a line; none if anything else is there but a title with a colon before them, or a text far behind them.
    private static func pairs(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        for word in scene.runs(of: line).flatMap({ KeyPairs.words(of: $0, line.row, surface) }) {
            if isKey(word, line.row, surface) {
                pairs.append((word, word.upperBound..<word.upperBound))
            } else if let last = pairs.last {
                let end = last.words.isEmpty ? last.key.upperBound : last.words.upperBound
                if word.lowerBound > end + 4, !last.words.isEmpty { break }
                guard word.lowerBound == end + 1 else { return [] }
                let start = last.words.isEmpty ? word.lowerBound : last.words.lowerBound
                pairs[pairs.count - 1].words = start..<word.upperBound
            } else if surface.scalar(word.upperBound - 1, line.row) != 0x3A {
                return []
            }
        }
        return pairs.allSatisfy { !$0.words.isEmpty } ? pairs : []
    }

    private static func isKey(_ word: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        guard word.count >= 3, surface.scalar(word.lowerBound, row) == 0x5B,
            surface.scalar(word.upperBound - 1, row) == 0x5D
        else { return false }
        return KeyName(surface.text(word.lowerBound + 1..<word.upperBound - 1, row)) != .none
    }
}
