import LunchTerminal
import LunchWire

/// Finds the fields at the head of a letter that somebody writes, while a bar at the end of the screen asks what becomes of it.
///
/// The colons of their labels stand below each other, and the text begins below a titled rule. A letter that somebody reads has no
/// empty ones.
enum LetterHeads {
    private static let fewest = 3
    private static let fewestEmpty = 2

    static func find(in scene: Scene, _ findings: inout Findings) {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard scene.isFullScreen, cursor.isVisible, cursor.row >= surface.rows - 4,
            let bar = surface.ink(ofRow: cursor.row), bar != scene.background(of: 0),
            findings.count(of: .toolbar, in: 0) > 0,
            let rule = (fewest..<surface.rows / 2).first(where: { isTitledRule($0, surface) }),
            let colon = colon(rule - 1, surface)
        else { return }
        var top = rule
        while top > 0, Self.colon(top - 1, surface) == colon, !findings.isClaimed(0..<surface.columns, top - 1) {
            top -= 1
        }
        let rows = top..<rule
        let empty = rows.count { surface.trimmed(colon + 1..<surface.columns, $0) == nil }
        let isPadded = rows.contains { surface.isBlank(colon - 1, $0) }
        guard rows.count >= fewest, empty >= fewestEmpty, isPadded else { return }
        for row in rows {
            let label = surface.trimmed(0..<colon, row).map { surface.text($0, row) } ?? ""
            Fields.add(
                colon + 2..<surface.columns, row, label: label, to: 0, hasFocus: false, scene, &findings)
        }
    }

    /// The column of the colon behind the word that begins a row.
    private static func colon(_ row: Int, _ surface: Surface) -> Int? {
        guard let text = surface.trimmed(0..<surface.columns, row), text.lowerBound == 0,
            let colon = text.first(where: { surface.scalar($0, row) == 0x3A }), colon > 1,
            let label = surface.trimmed(0..<colon, row), surface.isBlank(colon + 1, row),
            label.allSatisfy({ Character(surface.scalar($0, row)).isLetter })
        else { return nil }
        return colon
    }

    /// True if a row is a title between hyphens, from the first column on.
    private static func isTitledRule(_ row: Int, _ surface: Surface) -> Bool {
        let hyphens = 4
        guard let text = surface.trimmed(0..<surface.columns, row), text.lowerBound == 0, text.count > 3 * hyphens
        else { return false }
        let ends = Array(text.prefix(hyphens)) + Array(text.suffix(hyphens))
        return ends.allSatisfy { surface.scalar($0, row) == UInt32(UInt8(ascii: "-")) }
            && text.contains { Character(surface.scalar($0, row)).isLetter }
    }
}
