import LunchTerminal

extension Prompt {
    /// The place of the cursor's row among the others.
    enum Place {
        /// The last row of the screen, or one above nothing but key hints.
        case bottom
        /// The last row with text of a program that writes line after line.
        case end
        /// The last row with text on a screen or a pane that a program draws as a whole.
        case last
        /// There is text below.
        case amid

        init(_ scene: Scene, _ span: Range<Int>, _ region: Int, _ findings: Findings) {
            let row = scene.cursor.row
            let surface = scene.surface
            self = .bottom
            var isBlank = true
            let box = scene.layout.regions[region].box
            for below in row + 1..<max(row + 1, box?.rows.upperBound ?? surface.rows) {
                let first = surface.scalar(span.lowerBound, below)
                if LineDrawing.draws(first) { break }
                guard let text = surface.trimmed(span, below) else {
                    // The last row may be kept for messages, below a bar of hints.
                    if self == .bottom, below < surface.rows - 1 || below == row + 1 { self = .last }
                    continue
                }
                if findings.isClaimed(text.lowerBound, below) { continue }
                if !scene.isPainted, isOverlay(text, below, surface) { continue }
                if below == surface.rows - 1,
                    surface.ink(ofRow: below).map({ $0 != surface.background(span.lowerBound, below - 1) }) ?? false
                {
                    self = .last
                    continue
                }
                isBlank = false
                break
            }
            if !isBlank { self = .amid }
            guard scene.layout.regions[region].isScreen else {
                self = self == .amid ? .amid : .last
                return
            }
            if self != .amid, !scene.isPainted { self = self == .bottom && row == surface.rows - 1 ? .bottom : .end }
        }

        /// True if all of a text has a background of its own, as words that would complete a command have below it.
        private func isOverlay(_ text: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
            text.allSatisfy { surface.background($0, row) != .defaultBackground }
        }
    }
}
