import LunchTerminal

/// The place of the cursor's row among the others of its region.
enum PromptPlace {
    /// The last row of a screen that a program draws as a whole, or one above nothing but key hints.
    case bottom
    /// The last row with text, of a program that writes line after line or of the whole screen.
    case end
    /// The last row with text in a box, or above the status line of a screen.
    case last
    /// Other text is below.
    case amid

    init(_ scene: Scene, _ span: Range<Int>, _ region: Int, _ findings: Findings) {
        let (surface, row) = (scene.surface, scene.cursor.row)
        let box = scene.layout.regions[region].box
        let end = box?.rows.upperBound ?? surface.rows
        var isBlankBelow = true
        var hasGap = false
        for below in row + 1..<max(row + 1, end) {
            if scene.isPainted, LineDrawing.draws(surface.scalar(span.lowerBound, below)) { break }
            guard let text = surface.trimmed(span, below) else {
                // The last row may be kept for messages, below a bar of hints.
                if below < surface.rows - 1 || below == row + 1 { hasGap = true }
                continue
            }
            if findings.isClaimed(text.lowerBound, below) { continue }
            // Words that would complete a command have a separate background.
            if !scene.isPainted, text.allSatisfy({ surface.background($0, below) != .defaultBackground }) { continue }
            if below == surface.rows - 1,
                surface.ink(ofRow: below).map({ $0 != surface.background(span.lowerBound, below - 1) }) ?? false
            {
                hasGap = true
                continue
            }
            isBlankBelow = false
            break
        }
        let isAlone = (row + 1..<max(row + 1, surface.rows)).allSatisfy {
            surface.trimmed(0..<surface.columns, $0) == nil
        }
        if !isBlankBelow {
            self = .amid
        } else if box != nil {
            self = .last
        } else if scene.isPainted {
            self = !hasGap ? .bottom : isAlone ? .end : .last
        } else {
            self = .end
        }
    }
}
