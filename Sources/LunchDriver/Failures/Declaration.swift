import LunchElements
import LunchTerminal
import LunchWire

/// A declaration of a region of the screen, as a test writes it with `treating(_:as:)`, for an element that Lunch can't read from
/// the screen alone.
///
/// Its queries were resolved against the frame: they find there what it contains.
struct Declaration {
    /// The query for the declared element and, in it, for the element that was sought.
    let steps: [QueryStep]
    /// The type of the declared element.
    let type: TUIElementType
    /// The label of the element that was sought; empty for a field.
    let label: String
    /// The labels of the elements in the declared one, or its value.
    let contents: [String]

    /// The declaration as it is written in a test, with all names in full.
    var code: String { QueryText.code(of: steps) }
}

extension TUIFailure {
    /// The declaration that finds what a query looked for in vain on the screen of a program that publishes no elements; nil if no
    /// declaration does.
    var declaration: Declaration? {
        guard let resolution, let failure = resolution.failure, failure.found.isEmpty,
            resolution.frame.elementSource == .inferred, resolution.frame.isCommitted
        else { return nil }
        let steps = resolution.steps
        let finder = DeclarationFinder(
            frame: resolution.frame, type: QueryStep.type(soughtBy: steps[...failure.index]))
        guard let name = QueryStep.name(in: steps[failure.index...]) else { return finder.unnamed }
        return finder.declaration(named: name)
    }
}

extension QueryStep {
    /// The first name that some steps search for.
    static func name(in steps: ArraySlice<QueryStep>) -> String? {
        for case .matching(_, let name) in steps where !name.isEmpty { return name }
        return nil
    }
}

/// Tries declarations on a frame.
private struct DeclarationFinder {
    let frame: TUIFrame
    let type: TUIElementType

    private var grid: TUIGrid { frame.grid }

    /// The number of places of a name that are tried.
    private static let limit = 8

    /// The declaration for an element whose name is on the screen: the one whose label has the least beside that name.
    func declaration(named name: String) -> Declaration? {
        let texts = TextSearch(.literal(name)).matches(in: frame)
        return texts.prefix(Self.limit).compactMap { declaration(of: $0) }.min { $0.label.count < $1.label.count }
    }

    /// The declaration for any element of the type: the longest block of rows as a list, or the place after a question as a field.
    var unnamed: Declaration? {
        switch type {
        case .cell, .table:
            return longestBlock.flatMap { declaration(.table, .rows($0), [.descendants(.cell)], holds: { _ in true }) }
        case .textField:
            let question = (0..<grid.rows).lazy.map { grid.text(row: $0).trimmedBlanks }.first { $0.hasSuffix(":") }
            return question.flatMap { field(rightOf: $0, in: nil) }
        default: return nil
        }
    }

    private func declaration(of text: TextMatch) -> Declaration? {
        let row = text.frame.origin.row
        let box = box(around: text.frame)
        let line = ScreenRegion.rows(row...row)
        let inBox = box.map { ScreenRegion.both(line, $0) } ?? line
        switch type {
        case .cell, .table:
            if let box { return named(.table, box, .cell, containing: text) }
            let rows = list(around: row)
            return anchored(rows).flatMap { named(.table, $0, .cell, containing: text) }
                ?? named(.table, .rows(rows), .cell, containing: text)
        case .menuItem, .menuBar: return named(.menuBar, inBox, .menuItem, containing: text)
        case .button, .toolbar: return named(.toolbar, inBox, .button, containing: text)
        case .textField:
            let end = text.frame.origin.column + text.frame.size.columns
            let isQuestion = end < grid.columns && grid.text(columns: end..<end + 1, row: row) == ":"
            return field(rightOf: text.label + (isQuestion ? ":" : ""), in: box)
        default: return nil
        }
    }

    private func field(rightOf name: String, in box: ScreenRegion?) -> Declaration? {
        let place = ScreenRegion.beside(.rightOf, [.text(TextSearch(.literal(name))), .only])
        return declaration(.textField, box.map { .both(place, $0) } ?? place, [], holds: { _ in true })
    }

    /// The declaration in which an element contains a text, with the query that finds this element alone.
    private func named(
        _ container: TUIElementType, _ region: ScreenRegion, _ type: TUIElementType, containing text: TextMatch
    ) -> Declaration? {
        let steps: [QueryStep] = [.hint(container, region), .only, .descendants(type)]
        let resolution = Resolution(steps, in: frame)
        let index = resolution.found.first { index in
            let element = resolution.frame.tree.nodes[index]
            return element.label.contains(text.label) && element.frame.intersection(text.frame) == text.frame
        }
        guard let index else { return nil }
        let element = resolution.frame.tree.nodes[index]
        let sole = resolution.frame.soleQuery(of: index)
        // A number in a label may be another one soon.
        let isNamed = sole.basis == .label || sole.basis == .part
        let last = isNamed ? Array(sole.steps.dropFirst()) : [.matching(.any, element.label), .only]
        let declaration = declaration(container, region, [.descendants(type)] + last) { $0.frame == element.frame }
        // Any row of text is a list of one row, and a bar of one button.
        return declaration.flatMap { $0.contents.count > 1 ? $0 : nil }
    }

    /// The declaration with a query in it, if this query finds something that is meant.
    private func declaration(
        _ container: TUIElementType, _ region: ScreenRegion, _ rest: [QueryStep],
        holds: (AccessibilityNode.Attributes) -> Bool
    ) -> Declaration? {
        let start: [QueryStep] = [.hint(container, region), .only]
        let resolution = Resolution(start + rest, in: frame)
        let nodes = resolution.frame.tree.nodes
        let found = rest.last?.isOnly == true ? resolution.index : resolution.found.first
        guard let found, holds(nodes[found]), let declared = Resolution(start, in: frame).index else { return nil }
        let children = resolution.frame.tree.children(of: declared).map { nodes[$0].label }
        return Declaration(
            steps: start + rest, type: container, label: nodes[found].label,
            contents: container == .textField ? [nodes[declared].value ?? ""] : children)
    }
}

extension DeclarationFinder {
    /// The region of the innermost box around some cells; nil if there is none, or if only its position leads to it.
    private func box(around cells: CellRect) -> ScreenRegion? {
        let tree = frame.tree
        let boxes = tree.nodes.indices.filter {
            tree.nodes.types[$0] == .group && tree.nodes[$0].frame.intersection(cells) == cells
        }
        guard let box = boxes.last else { return nil }
        let query = frame.soleQuery(of: box)
        return query.basis == .position ? nil : .element(query.steps)
    }

    /// The region of some rows between the rows above and below them, each of which has a text that occurs once; nil if one has none.
    private func anchored(_ rows: ClosedRange<Int>) -> ScreenRegion? {
        let above = (0..<rows.lowerBound).last { indent($0) != nil }
        let below = (rows.upperBound + 1..<max(rows.upperBound + 1, grid.rows)).first { indent($0) != nil }
        let regions = [(above, Relation.below), (below, .above)].map { row, relation in
            row.map { anchor(in: $0).map { ScreenRegion.beside(relation, $0) } }
        }
        switch (regions[0], regions[1]) {
        case (.some(.some(let above)), .some(.some(let below))): return .both(above, below)
        case (.some(.some(let region)), nil), (nil, .some(.some(let region))): return region
        default: return nil
        }
    }

    /// The query for a text of a row that occurs once, and has no digits, which may change.
    private func anchor(in row: Int) -> [QueryStep]? {
        let pieces = grid.text(row: row).replacing("  ", with: "\n").split(separator: "\n").map { $0.trimmedBlanks }
        return pieces.lazy.filter { $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }
            .map { [.text(TextSearch(.literal($0))), .only] }.first { Resolution($0, in: frame).index != nil }
    }

    /// The adjacent rows that begin in the same column as a row. Without such rows, the adjacent rows that aren't blank.
    private func list(around row: Int) -> ClosedRange<Int> {
        let aligned = rows(around: row) { indent($0) == indent(row) }
        return aligned.count > 1 ? aligned : rows(around: row) { indent($0) != nil }
    }

    private func rows(around row: Int, where isAlike: (Int) -> Bool) -> ClosedRange<Int> {
        var (first, last) = (row, row)
        while first > 0, isAlike(first - 1) { first -= 1 }
        while last + 1 < grid.rows, isAlike(last + 1) { last += 1 }
        return first...last
    }

    /// The longest run of rows that aren't blank; nil if it has a single row.
    private var longestBlock: ClosedRange<Int>? {
        let filled = (0..<grid.rows).filter { indent($0) != nil }
        let blocks = filled.map { rows(around: $0) { indent($0) != nil } }
        return blocks.max { $0.count < $1.count }.flatMap { $0.count > 1 ? $0 : nil }
    }

    /// The number of blanks, and of signs that point to the row, at the beginning of a row; nil if the row is blank.
    private func indent(_ row: Int) -> Int? {
        let text = grid.text(row: row)
        let count = text.prefix { " >❯➤»›▌".contains($0) }.count
        return count == text.count ? nil : count
    }
}

extension StringProtocol {
    fileprivate var trimmedBlanks: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
