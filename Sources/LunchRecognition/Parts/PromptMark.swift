import LunchTerminal

/// The mark at the beginning of a prompt, and the facts of the screen that tell what it is.
enum PromptMark {
    /// The length of a prompt with the label that stands behind its mark, as `> Project name: `: drawn in one way up to the colon, and
    /// in another behind it; that of the mark alone if there is no label.
    static func length(_ mark: Int, _ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int {
        let (surface, row) = (scene.surface, scene.cursor.row)
        guard
            let colon = text.indices.dropFirst(mark).first(where: {
                text[$0] == ":" && $0 + 1 < text.count && text[$0 + 1] == " "
            }), colon > mark + 1, text[mark].isLetter
        else { return mark }
        let look = surface.look(span.lowerBound + mark, row)
        let label = span.lowerBound + mark...span.lowerBound + colon
        let isOne = label.allSatisfy { surface.isBlank($0, row) || surface.look($0, row) == look }
        return isOne && surface.look(label.upperBound + 2, row) != look ? colon + 2 : mark
    }

    /// True if a mark may be that of a prompt, and is not typed itself into a row in which the cursor stood before.
    ///
    /// A colon that stands alone has to come with the last input, which leaves nearly all other rows as they were: a pager shows one
    /// below each page.
    static func hasOpened(_ text: [Character], _ scene: Scene) -> Bool {
        let wasThere = scene.pastColumn == 0 && !scene.hasCursorCome
        if wasThere, let past = scene.past, past.scalar(0, scene.cursor.row) == 0x20 { return false }
        guard text == [":"] else { return true }
        guard let past = scene.past, past.contains(scene.cursor.row) else { return false }
        return (0..<scene.surface.rows).count { past.contains($0) } <= 2
    }
}
