import LunchTerminal
import LunchWire

/// Finds bars of key hints in one style, each a key and words: `q:Quit  d:Delete`.
///
/// The bar is one of the first two rows of the screen or of the last three, and has another background than most rows from
/// edge to edge, or a line over the whole width between itself and the other rows; or all of its keys have names that are no
/// words.
enum ColonBars {
    private typealias Pair = KeyPairs.Pair

    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard surface.rows >= 4 else { return }
        let isWhole = scene.isFullScreen || !scene.cursor.isVisible
        let ground = scene.background(of: 0)
        var bars: [Bar] = []
        // The rows of bars that are read as none, although they have keys.
        var others: [(row: Int, ink: Look.Ink, read: KeyPairs)] = []
        let below = scene.isFullScreen ? rowBelowBox(scene) : nil
        for row in [0, 1] + (below.map { [$0] } ?? []) + Array(max(2, surface.rows - 3)..<surface.rows) {
            guard let line = scene.line(row, of: 0), line.columns.count == surface.columns,
                !findings.isClaimed(line.columns, row)
            else { continue }
            let ink = surface.background(0, row)
            let isBar = ink != ground && line.columns.allSatisfy { surface.background($0, row) == ink }
            let read = KeyPairs(line, scene)
            // Below the lines that a program writes, a bar with names of keys alone is certain.
            guard isWhole || isBar && row == surface.rows - 1 && isNamedBar(read, row, surface) else { continue }
            // Nobody types the names of keys on a bar.
            guard !HintBars.isTyped(line, scene) || isBar && isNamedBar(read, row, surface) else { continue }
            var pairs: [Pair] = []
            if row == 0 || row == surface.rows - 1, isBetweenRules(line, scene) {
                pairs = ruledPairs(of: line, scene)
                guard pairs.count >= 3 else { continue }
            } else if isBar && isColoredBar(read, row) || ink != ground && isTabBar(read, ink, line, surface)
                || isRuledBar(read, row, surface)
                || isNamedBar(read, row, surface) || isSignedBar(read, row, surface) || isJoinedBar(read, row, surface)
                || (isBar && isAboveBlank(row, surface) || row == below) && hasNames(read)
            {
                pairs = read.pairs
            } else if scene.isFullScreen {
                let letters = KeyPairs.letters(line, scene)
                if isPlainBar(letters, row, surface) { pairs = letters }
            }
            if pairs.isEmpty {
                if ink != ground && !read.pairs.isEmpty || read.pairs.count >= 2 { others.append((row, ink, read)) }
            } else if let last = bars.last, last.rows.upperBound == row, last.ink == ink, !last.hasTitle, !read.hasTitle
            {
                bars[bars.count - 1].rows = last.rows.lowerBound..<row + 1
                bars[bars.count - 1].pairs += pairs.map { (row, $0) }
            } else {
                bars.append(
                    Bar(rows: row..<row + 1, ink: ink, hasTitle: read.hasTitle, pairs: pairs.map { (row, $0) }))
            }
        }
        for var bar in bars {
            if let other = others.firstIndex(where: { isRow($0.read, $0.ink, ofRow: $0.row, of: bar) }) {
                let (row, _, read) = others.remove(at: other)
                let pairs = read.pairs.map { (row, $0) }
                bar.pairs = row < bar.rows.lowerBound ? pairs + bar.pairs : bar.pairs + pairs
                bar.rows = min(row, bar.rows.lowerBound)..<max(row + 1, bar.rows.upperBound)
            }
            // One row of a bar that has more of them is not all of it.
            let isWhole = others.allSatisfy { other in
                other.ink != bar.ink || other.row + 1 != bar.rows.lowerBound && other.row != bar.rows.upperBound
            }
            if isWhole { add(bar, to: 0, scene, &findings) }
        }
        for region in scene.layout.regions.indices.dropFirst() { findInBox(region, scene, &findings) }
    }

    /// Adds the bar that the first or the last line of a box is, if that is nothing but keys with names that are no words: a line of a
    /// table of keys has others like it beside it.
    private static func findInBox(_ region: Int, _ scene: Scene, _ findings: inout Findings) {
        let lines = scene.lines(of: region)
        guard lines.count >= 2, !Lists.isCovered(region, scene) else { return }
        func pairs(_ line: Line) -> KeyPairs? {
            line.columns.count == scene.layout.regions[region].inside.size.columns ? KeyPairs(line, scene) : nil
        }
        for (line, next) in [(lines.first, lines.dropFirst().first), (lines.last, lines.dropLast().last)] {
            guard let line, let next, !findings.isClaimed(line.columns, line.row), !HintBars.isTyped(line, scene),
                let read = pairs(line), hasNames(read),
                abs(next.row - line.row) > 1 || pairs(next).map(\.pairs.isEmpty) ?? false
            else { continue }
            let ink = scene.surface.background(line.columns.lowerBound, line.row)
            let bar = Bar(
                rows: line.row..<line.row + 1, ink: ink, hasTitle: false, pairs: read.pairs.map { (line.row, $0) })
            add(bar, to: region, scene, &findings)
        }
    }

    /// Rows of one background that lie one below the other, and their pairs.
    private struct Bar {
        var rows: Range<Int>
        var ink: Look.Ink
        var hasTitle: Bool
        var pairs: [(row: Int, pair: Pair)]
    }

    /// True if a row beside a bar of one row, on its background, is one of it as well: the upper one of both begins with a title, and the
    /// signs between keys and words are the same.
    private static func isRow(_ read: KeyPairs, _ ink: Look.Ink, ofRow row: Int, of bar: Bar) -> Bool {
        let isAbove = row + 1 == bar.rows.lowerBound && read.hasTitle && !bar.hasTitle
        let isBelow = row == bar.rows.upperBound && !read.hasTitle && bar.hasTitle
        return (isAbove || isBelow) && ink == bar.ink && !read.hasRest && bar.rows.count == 1 && !read.pairs.isEmpty
            && (read.pairs + bar.pairs.map(\.pair)).allSatisfy { $0.isDivided && !$0.isJoined }
    }

    /// True if the pairs of a bar with a background of its own are hints: `Row: Top` in a status bar looks alike.
    private static func isColoredBar(_ read: KeyPairs, _ row: Int) -> Bool {
        let pairs = read.pairs
        guard pairs.count >= 3, pairs.allSatisfy({ $0.words.count >= 2 }) else { return false }
        let isJoined = pairs.allSatisfy(\.isJoined)
        if isJoined, !read.hasTitle, !read.hasRest, row != 1 { return !read.areNumbers }
        return !read.areNumbers && pairs.contains(where: read.tells)
    }

    /// True if most of a row has one background and all of its keys another style than their words: the words of what is on may have
    /// another background.
    private static func isTabBar(_ read: KeyPairs, _ ink: Look.Ink, _ line: Line, _ surface: Surface) -> Bool {
        let own = line.columns.count { surface.background($0, line.row) == ink }
        return read.pairs.count >= 5 && read.pairs.allSatisfy { $0.isJoined && $0.words.count >= 2 }
            && read.areKeysDrawnOtherwise && 4 * own >= 3 * line.columns.count
            && surface.background(line.columns.upperBound - 1, line.row) == ink
    }

    /// True if a line over the whole width divides a bar at an edge from the other rows, with each key the letter of its word.
    private static func isRuledBar(_ read: KeyPairs, _ row: Int, _ surface: Surface) -> Bool {
        guard row == 0 && isRule(1, surface) || row == surface.rows - 1 && isRule(row - 1, surface) else {
            return false
        }
        return read.pairs.count >= 3 && read.pairs.contains(where: read.tells)
            && read.pairs.allSatisfy { read.tells($0) || read.isMnemonic($0) }
    }

    /// True if a dot, or a hyphen, between blanks stands behind each key of a row at the end, of which some are hardly anything else.
    private static func isSignedBar(_ read: KeyPairs, _ row: Int, _ surface: Surface) -> Bool {
        let plain = read.pairs.count { read.tells($0) || read.isMnemonic($0) }
        guard read.pairs.count >= 4, !read.hasTitle, !read.hasRest, read.pairs.contains(where: { $0.name == .strong })
        else { return false }
        if read.pairs.allSatisfy({ $0.sign == 0x2D }) {
            return (row == surface.rows - 1 || isAboveBlank(row, surface))
                && read.pairs.contains { $0.name != .strong && read.tells($0) }
        }
        return row == surface.rows - 1 && read.pairs.allSatisfy { $0.sign == 0xB7 } && 2 * plain >= read.pairs.count
    }

    /// True if nothing but pairs with a colon between the key and its words, and no blank, is the last row, of which one key has a name
    /// and another one a word that tells it.
    private static func isJoinedBar(_ read: KeyPairs, _ row: Int, _ surface: Surface) -> Bool {
        read.pairs.count >= 4 && !read.hasTitle && !read.hasRest
            && (row == surface.rows - 1 || isAboveBlank(row, surface))
            && read.pairs.allSatisfy { $0.isJoined && $0.words.count >= 2 }
            && read.pairs.contains { $0.name == .strong }
            && read.pairs.contains { $0.name != .strong && read.tells($0) }
    }

    /// True if nothing but pairs of a letter and a word stands in the last row, two blanks apart, one of which is hardly anything else.
    private static func isPlainBar(_ pairs: [Pair], _ row: Int, _ surface: Surface) -> Bool {
        row == surface.rows - 1 && pairs.count >= 3 && pairs.contains { tells($0, row, surface) }
            && Set(pairs.map { surface.scalar($0.key.lowerBound, row) }).count == pairs.count
    }

    /// True if each key of the first or the last row has a name that is hardly anything else, and nothing but pairs is there.
    private static func isNamedBar(_ read: KeyPairs, _ row: Int, _ surface: Surface) -> Bool {
        (row == 0 || row == surface.rows - 1) && hasNames(read)
    }

    /// True if nothing but pairs was read, two or more, of which each key has a name that is hardly anything else; beside two of them
    /// may be letters with words that tell it, as `? help`.
    private static func hasNames(_ read: KeyPairs) -> Bool {
        read.pairs.count >= 2 && !read.hasTitle && !read.hasRest
            && read.pairs.allSatisfy { read.tells($0) && $0.words.count >= 2 }
            && read.pairs.count { $0.name == .strong } >= 2
    }

    /// The last row with a text, if it is right below a box and far from the end of the screen.
    private static func rowBelowBox(_ scene: Scene) -> Int? {
        let surface = scene.surface
        guard
            let row = (0..<surface.rows).last(where: { surface.trimmed(0..<surface.end(ofRow: $0), $0) != nil }),
            row >= 3, row < surface.rows - 3,
            scene.layout.regions.contains(where: { $0.box?.rows.upperBound == row - 1 })
        else { return nil }
        return row
    }

    /// True if a row is the last but one, and nothing stands in the last one, which is kept for messages.
    private static func isAboveBlank(_ row: Int, _ surface: Surface) -> Bool {
        row == surface.rows - 2 && surface.trimmed(0..<surface.columns, row + 1) == nil
    }

    private static func add(_ bar: Bar, to region: Int, _ scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        let buttons = bar.pairs.map { row, pair in
            AccessibilityNode.inferred(
                .button, surface.text(pair.words, row), value: surface.text(pair.key, row),
                frame: CellRect(pair.key.lowerBound..<pair.words.upperBound, row))
        }
        let left = bar.pairs.map(\.pair.key.lowerBound).min() ?? 0
        let right = bar.pairs.map(\.pair.words.upperBound).max() ?? 0
        let frame = CellRect(column: left, row: bar.rows.lowerBound, columns: right - left, rows: bar.rows.count)
        findings.add(.inferred(.toolbar, "", frame: frame, children: buttons), to: region)
    }

    /// The pairs of a line between two rules, with keys in a style of their own and one blank between pairs.
    private static func ruledPairs(of line: Line, _ scene: Scene) -> [Pair] {
        let surface = scene.surface
        var pairs: [Pair] = []
        // The word of what is on now may be drawn as its key is.
        var unlike = 0
        for word in scene.runs(of: line).flatMap({ KeyPairs.words(of: $0, line.row, surface) }) {
            guard let colon = word.dropFirst().first(where: { surface.scalar($0, line.row) == 0x3A }) else {
                guard let last = pairs.indices.last, pairs[last].words.upperBound + 1 == word.lowerBound else {
                    return []
                }
                pairs[last].words = pairs[last].words.lowerBound..<word.upperBound
                continue
            }
            let key = word.lowerBound..<colon
            let pair = Pair(
                key: key, words: min(colon + 1, word.upperBound)..<word.upperBound,
                name: KeyName(surface.text(key, line.row)))
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

    /// True if a horizontal line takes a row from edge to edge.
    private static func isRule(_ row: Int, _ surface: Surface) -> Bool {
        (0..<surface.columns).allSatisfy { surface.lines($0, row).contains(.horizontal) }
    }
}
