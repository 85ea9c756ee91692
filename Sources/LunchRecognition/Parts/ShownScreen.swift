import LunchTerminal

/// Recognises the picture of another screen, and text that is scrolled back: a prompt in them is one behind which nobody types.
enum ShownScreen {
    /// The cells beside a bar in a box that may be blank.
    private static let margin = 4

    /// True if the region around the cursor shows another screen, or the text of one that is scrolled back.
    static func isAround(_ span: Range<Int>, _ region: Int, _ scene: Scene) -> Bool {
        isPicture(span, region, scene) || isScrolledBack(span, scene)
    }

    /// True if a box ends with a bar in the colour of the one that the screen ends with: it shows a whole screen, with its cursor.
    private static func isPicture(_ span: Range<Int>, _ region: Int, _ scene: Scene) -> Bool {
        let surface = scene.surface
        guard scene.isCursorDrawn, let box = scene.layout.regions[region].box,
            let bar = surface.ink(ofRow: surface.rows - 1), bar != scene.background(of: region)
        else { return false }
        let last = box.rows.upperBound - 1
        return last > scene.cursor.row
            && span.count { surface.background($0, last) == bar } >= max(margin, span.count - margin)
    }

    /// True if the first row of the screen or of a pane ends with a count as `[3/120]` on a background of its own: the text is that of
    /// rows that were written before, over which the cursor moves. On a bar of its own somebody types what is searched in it.
    private static func isScrolledBack(_ span: Range<Int>, _ scene: Scene) -> Bool {
        let surface = scene.surface
        var top = scene.cursor.row
        while top > 0, !LineDrawing.draws(surface.scalar(span.lowerBound, top - 1)) { top -= 1 }
        let ink = surface.background(span.upperBound - 1, top)
        let base = scene.background(of: 0)
        guard scene.isFullScreen, ink != base, surface.ink(of: span, top) == nil,
            surface.background(scene.cursor.column, scene.cursor.row) == base
        else { return false }
        let end = surface.stretch(around: span.upperBound - 1, top, in: span) { $0.background == ink }
        let text = surface.text(end, top)
        guard text.last == "]", let open = text.lastIndex(of: "[") else { return false }
        let numbers = text[open...].dropFirst().dropLast().split(separator: "/", omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }
}
