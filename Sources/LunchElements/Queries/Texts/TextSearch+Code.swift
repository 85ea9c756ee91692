import LunchWire

extension TextSearch {
    /// The pattern, written as the arguments of `text(…)` in a test.
    func arguments(quoted: (String) -> String) -> String {
        var arguments: [String]
        switch pattern {
        case .literal(let text): arguments = [quoted(text)]
        case .regex(let pattern): arguments = [pattern.code]
        }
        if let region = region.code(quoted: quoted) { arguments.append("within: \(region)") }
        if keepsBlanks { arguments.append("keepingBlanks: true") }
        if isAcrossLines { arguments.append("acrossLines: true") }
        return arguments.joined(separator: ", ")
    }
}

extension ScreenRegion {
    /// The region as it is written in a test; nil for the whole screen.
    func code(quoted: (String) -> String) -> String? {
        switch self {
        case .screen: nil
        case .rows(let rows) where rows.count == 1: ".row(\(rows.lowerBound))"
        case .rows(let rows): ".rows(\(rows.lowerBound)...\(rows.upperBound))"
        case .cursorRow: ".cursorRow"
        case .rectangle(let rectangle):
            """
            .rectangle(CellRect(column: \(rectangle.origin.column), row: \(rectangle.origin.row), \
            columns: \(rectangle.size.columns), rows: \(rectangle.size.rows)))
            """
        case .element(let steps): ".element(\(QueryText.text(of: steps, quoted: quoted)))"
        case .beside(let relation, let steps): ".\(relation.rawValue)(\(QueryText.text(of: steps, quoted: quoted)))"
        case .both(let one, let other):
            "\(one.code(quoted: quoted) ?? ".screen").intersection(\(other.code(quoted: quoted) ?? ".screen"))"
        }
    }
}
