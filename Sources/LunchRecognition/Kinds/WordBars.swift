import LunchTerminal
import LunchWire

/// Finds the bar of key hints in the last row of a screen whose words stand before their keys: `Stage: <space> | Commit: c | …`.
///
/// Each key stands there once, none is a number, and half of them are the letters that their words begin with, or have names that are
/// hardly anything else: a status line has other values.
enum WordBars {
    private typealias Pair = (words: Range<Int>, key: Range<Int>)

    private static let dividers: [Character] = ["|", "│", "•", "·"]
    /// The blanks between a bar and what stands at the right edge.
    private static let gap = 3

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let row = surface.rows - 1
        guard scene.isFullScreen, let line = scene.line(row, of: 0), line.columns.count == surface.columns,
            !findings.isClaimed(line.columns, row), !HintBars.isTyped(line, scene)
        else { return }
        let pairs = self.pairs(of: line, scene)
        guard let first = pairs.first, let last = pairs.last else { return }
        let keys = pairs.map { surface.text($0.key, row) }
        let strong = keys.count { KeyName($0) == .strong }
        let mnemonics = pairs.count { pair in
            let letter = surface.text(pair.words.lowerBound..<pair.words.lowerBound + 1, row)
            return surface.text(pair.key, row).lowercased() == letter.lowercased()
        }
        guard Set(keys).count == keys.count, 2 * (strong + mnemonics) >= keys.count,
            keys.count >= (strong == keys.count ? 2 : 3)
        else { return }
        let buttons = pairs.map { words, key in
            AccessibilityNode.inferred(
                .button, surface.text(words, row), value: surface.text(key, row),
                frame: CellRect(words.lowerBound..<key.upperBound, row))
        }
        let frame = CellRect(first.words.lowerBound..<last.key.upperBound, row)
        findings.add(.inferred(.toolbar, "", frame: frame, children: buttons), to: 0)
    }

    /// The pairs of a line, between which signs stand, up to a wide gap; none if something else is among them but a sign at the end that
    /// there are more.
    private static func pairs(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        var piece: [Range<Int>] = []
        var end: Int?
        func read() -> Pair? {
            guard let key = piece.last, piece.count >= 2 else { return nil }
            let words = piece[0].lowerBound..<piece[piece.count - 2].upperBound - 1
            guard surface.scalar(words.upperBound, line.row) == 0x3A, words.count >= 2,
                Character(surface.scalar(words.lowerBound, line.row)).isLetter,
                !words.contains(where: { surface.scalar($0, line.row) == 0x3A }),
                Int(surface.text(key, line.row)) == nil, KeyName(surface.text(key, line.row)) != .none
            else { return nil }
            return (words, key)
        }
        for word in scene.runs(of: line).flatMap({ KeyPairs.words(of: $0, line.row, surface) }) {
            if let end, word.lowerBound > end + gap { break }
            end = word.upperBound
            guard word.count == 1, dividers.contains(Character(surface.scalar(word.lowerBound, line.row))) else {
                piece.append(word)
                continue
            }
            guard let pair = read() else { return [] }
            pairs.append(pair)
            piece = []
        }
        let isCutOff = piece.first.map { ["…", "..."].contains(surface.text($0, line.row)) } ?? false
        if isCutOff { return pairs }
        guard let pair = read() else { return [] }
        return pairs + [pair]
    }
}
