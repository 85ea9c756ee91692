import LunchTerminal
import LunchWire

/// Finds the rows of a tree that lies on the screen itself: lines lead to the texts, and the highlight has moved from one text to
/// another with the last input.
struct TreeMoves {
    private let scene: Scene
    private let past: Past
    private let rows: [Int: Row]

    /// The columns in which the text of a row may begin; a tree that is deeper is none.
    private static let deepest = 64

    /// A row of the screen that may belong to a tree.
    private struct Row {
        /// The line that the text is in.
        var line: Line
        /// The text behind the lines.
        var text: Range<Int>
        /// The column in which a line turns to the text; nil for a root.
        var corner: Int?
    }

    static func selection(_ scene: Scene, _ findings: Findings) -> ListSelection? {
        guard scene.isFullScreen, let past = scene.past, scene.work.spend(deepest * scene.surface.rows) else {
            return nil
        }
        return TreeMoves(scene, past, findings).selection
    }

    private init(_ scene: Scene, _ past: Past, _ findings: Findings) {
        (self.scene, self.past) = (scene, past)
        var rows: [Int: Row] = [:]
        for row in 0..<scene.surface.rows {
            guard let found = Self.row(row, scene), !findings.isClaimed(found.text, row) else { continue }
            rows[row] = found
        }
        self.rows = rows.values.count { $0.corner != nil } >= 2 ? rows : [:]
    }

    /// The row of the screen, if it has a text, before which nothing but lines and blanks may stand.
    private static func row(_ row: Int, _ scene: Scene) -> Row? {
        let surface = scene.surface
        var corner: Int?
        var column = 0
        let end = min(surface.end(ofRow: row), Self.deepest)
        while column < end, surface.isGap(column, row) {
            if surface.lines(column, row).isSuperset(of: [.up, .right]) { corner = column }
            column += 1
        }
        guard column < end, let line = scene.line(row, of: 0, around: column) else { return nil }
        return Row(line: line, text: column..<scene.extent(of: line).upperBound, corner: corner)
    }

    /// True if lines of a tree on the screen lead to some of the rows: whatever finds them does not know which others there are.
    static func isPart(_ selection: ListSelection, _ scene: Scene) -> Bool {
        selection.rows.contains { row in
            scene.layout.regions[row.line.region].isScreen && Self.row(row.row, scene)?.corner != nil
        }
    }

    private var selection: ListSelection? {
        let changed = rows.filter { past.contains($0.key) && hasSameText($0.key, $0.value) }.keys.sorted()
        guard changed.count == 2, let one = inks(changed[0]), let other = inks(changed[1]), one.now == other.then,
            one.then == other.now, one.now != one.then
        else { return nil }
        // The rest of the rows show which of the two backgrounds is the ordinary one.
        for (selected, normal) in [(changed[0], other.now), (changed[1], one.now)] {
            guard let range = tree(around: changed, selected, normal) else { continue }
            let listed = range.compactMap { rows[$0].map { ListRow($0.line, scene) } }
            return ListSelection(rows: listed[...], selected: selected - range.lowerBound)
        }
        return nil
    }

    private func hasSameText(_ row: Int, _ tree: Row) -> Bool {
        tree.text.allSatisfy { past.scalar($0, row) == scene.surface.scalar($0, row) }
    }

    /// The background of all of a text, as it is and as it was before the last input; nil if there is more than one.
    private func inks(_ row: Int) -> (now: Look.Ink, then: Look.Ink)? {
        guard let text = rows[row]?.text,
            // Before the words may stand a sign that is not highlighted.
            let start = text.first(where: { past.background($0, row) != scene.surface.background($0, row) }),
            start <= text.lowerBound + 4, start == text.lowerBound || scene.surface.isBlank(start - 1, row),
            let now = scene.surface.ink(of: start..<text.upperBound, row),
            let then = past.background(start, row),
            (start..<text.upperBound).allSatisfy({ past.background($0, row) == then })
        else { return nil }
        return (now, then)
    }

    /// The rows of the tree; nil if it is not certain where it begins and ends.
    private func tree(around changed: [Int], _ selected: Int, _ normal: Look.Ink) -> Range<Int>? {
        let corners = rows.values.compactMap(\.corner)
        guard let first = corners.min() else { return nil }
        func belongs(_ row: Int) -> Bool {
            guard let tree = rows[row], row == selected || scene.surface.ink(of: tree.text, row) == normal else {
                return false
            }
            return tree.corner != nil || tree.text.lowerBound <= first + 2
        }
        var (lower, upper) = (changed[0], changed[1] + 1)
        guard (lower..<upper).allSatisfy(belongs) else { return nil }
        while belongs(lower - 1) { lower -= 1 }
        while belongs(upper) { upper += 1 }
        let range = lower..<upper
        let branches = range.count { rows[$0]?.corner != nil }
        // A tree begins with a root, and all lines of the screen are in it.
        guard branches >= 2, branches == corners.count, range.count >= 3, rows[lower]?.corner == nil,
            2 * branches >= range.count
        else { return nil }
        // A text right above or below on the same ground may be one of its rows.
        let isApart = [lower - 1, upper].allSatisfy { row in
            rows[row].map { scene.surface.background($0.text.lowerBound, row) != normal } ?? true
        }
        return isApart ? range : nil
    }
}
