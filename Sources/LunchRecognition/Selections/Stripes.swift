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

    /// The background of the only stripe that a bar leaves of two in a table of four or five rows right below a heading.
    enum Lone {
        case ink(Look.Ink)
        /// None: the table has none, or what looks like one is a second heading.
        case none
        /// Either of two rows may be the stripe, and the other one the selected row or a heading.
        case unclear
    }

    /// The only stripe, which is drawn in the colours and the style of the rows beside it, while the selected row is not.
    static func lone(in block: [ListRow], _ normal: Look.Ink, _ scene: Scene) -> Lone {
        for heading in block.indices.prefix(3) where block[heading].ink != normal {
            let lone = lone(below: heading, in: block, normal, scene)
            if case .none = lone { continue }
            return lone
        }
        return .none
    }

    private static func lone(
        below heading: Int, in block: [ListRow], _ normal: Look.Ink, _ scene: Scene
    ) -> Lone {
        let rows = block[(heading + 1)...].prefix {
            $0.text.lowerBound == block[heading].text.lowerBound && !$0.hasRule
        }
        let others = rows.indices.filter { rows[$0].ink != normal }
        guard (4...5).contains(rows.count), others.count == 2, block[heading].share >= 0.9,
            rows.allSatisfy({ $0.share >= 0.9 }),
            others[1] - others[0] == 2, others[0] <= rows.startIndex + 1, others[1] + 2 >= rows.endIndex,
            Set((others + [heading]).map { block[$0].ink }).count == 3,
            let plain = rows.first(where: { $0.ink == normal })
        else { return .none }
        let surface = scene.surface
        let look = surface.look(plain.text.lowerBound, plain.row)
        let alike = others.filter { index in
            let own = surface.look(rows[index].text.lowerBound, rows[index].row)
            return own.foreground == look.foreground && own.attributes == look.attributes
        }
        // The first row may be a second heading, unless it is drawn as the rows are.
        if others[0] == rows.startIndex, alike.contains(others[1]) { return .unclear }
        // A last row that is drawn otherwise may be none of the table.
        return alike == [others[0]] ? .ink(rows[others[0]].ink) : .none
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
