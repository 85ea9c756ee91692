/// The background that every second row of a table on the screen has.
enum Stripes {
    /// The background of two stripes or more, given that of most rows; nil if there are none.
    static func ink(in block: [ListRow], _ normal: Look.Ink) -> Look.Ink? {
        let others = Dictionary(grouping: block.indices.filter { block[$0].ink != normal }) { block[$0].ink }
        let stripes = others.filter { _, rows in
            // The selected row may be one of them.
            rows.count >= 2 && zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 2 || $1 - $0 == 4 }
                && rows.allSatisfy {
                    block[$0].share >= 0.9 && block[$0].text.lowerBound == block[rows[0]].text.lowerBound
                }
        }
        return stripes.count == 1 ? stripes.first?.key : nil
    }

    /// The end of a table, given the rows up to its only stripe.
    static func end(
        of block: [ListRow], from lower: Int, _ upper: Int, _ selected: Int, _ normal: Look.Ink, _ scene: Scene
    ) -> Int {
        guard upper < block.count, upper - lower <= 3 else { return upper }
        let stripe = block[upper].ink
        guard stripe != normal, stripe != block[selected].ink, stripe != scene.background(of: 0),
            !(lower..<upper - 1).contains(where: { $0 != selected && $0 + 1 != selected })
        else { return upper }
        var end = upper
        while end < block.count, block[end].text.lowerBound == block[selected].text.lowerBound, !block[end].hasRule,
            block[end].ink == ((end - upper).isMultiple(of: 2) ? stripe : normal), block[end].share >= 0.9
        {
            end += 1
        }
        return Highlights.isTable(block[lower..<end], scene) ? end : upper
    }
}
