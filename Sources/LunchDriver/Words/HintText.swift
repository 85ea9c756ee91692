import LunchElements
import LunchTerminal
import LunchWire

/// Queries in which a test says what a part of the screen is, for elements that Lunch can't read from the screen alone.
///
/// Each query is resolved against the frame first, and left out unless it finds something there.
struct HintText {
    private let frame: TUIFrame
    private var grid: TUIGrid { frame.grid }

    init(_ frame: TUIFrame) { self.frame = frame.committed }

    /// The advice for an element of a type whose name is in a row of the screen; nil if no query finds it.
    func advice(_ type: TUIElementType, named name: String, row: Int) -> String? {
        switch type {
        case .cell, .table:
            let rows = list(around: row)
            return code(.table, .rows(rows), .cell, containing: name, row: row).map {
                "To treat \(words(rows)) as a list: \($0)"
            }
        case .menuItem, .menuBar:
            return code(.menuBar, .rows(row...row), .menuItem, containing: name, row: row).map {
                "To treat row \(row) as a menu: \($0)"
            }
        case .textField:
            let text: [QueryStep] = [.text(TextSearch(.literal(name))), .only]
            return field(rightOf: text).map { "To read the field after it: \($0)" }
        default: return nil
        }
    }

    /// The advice for any element of a type; nil if no query finds one.
    func advice(_ type: TUIElementType) -> String? {
        switch type {
        case .cell, .table:
            guard let rows = longestBlock, find([.hint(.table, .rows(rows)), .only, .descendants(.cell)]) != nil else {
                return nil
            }
            return "If \(words(rows)) are a list: \(QueryText.text(of: [.hint(.table, .rows(rows)), .only])).cells"
        case .textField:
            let question = (0..<grid.rows).lazy.map { grid.text(row: $0).trimmedBlanks }.first { $0.hasSuffix(":") }
            guard let question else { return nil }
            return field(rightOf: [.text(TextSearch(.literal(question))), .only]).map {
                "If the place after \(ShownText.quoted(question)) is a field: \($0)"
            }
        default: return nil
        }
    }

    private func words(_ rows: ClosedRange<Int>) -> String {
        rows.count == 1 ? "row \(rows.lowerBound)" : "rows \(rows.lowerBound) to \(rows.upperBound)"
    }

    private func field(rightOf text: [QueryStep]) -> String? {
        let steps: [QueryStep] = [.hint(.textField, .beside(.rightOf, text)), .only]
        return Resolution(steps, in: frame).index == nil ? nil : QueryText.text(of: steps)
    }

    /// The query for the element in a row, inside an element that a test declares.
    private func code(
        _ container: TUIElementType, _ region: ScreenRegion, _ type: TUIElementType, containing name: String, row: Int
    ) -> String? {
        let steps: [QueryStep] = [.hint(container, region), .only, .descendants(type)]
        guard let found = find(steps) else { return nil }
        let element = found.first { $0.label.contains(name) && $0.frame.rows?.contains(row) == true }
        guard let element else { return nil }
        let whole = steps + [.matching(.any, element.label), .only]
        return Resolution(whole, in: frame).index == nil ? nil : QueryText.text(of: whole)
    }

    /// The elements that steps find; nil if there are none.
    private func find(_ steps: [QueryStep]) -> [AccessibilityNode.Attributes]? {
        let resolution = Resolution(steps, in: frame)
        return resolution.found.isEmpty ? nil : resolution.found.map { resolution.frame.tree.nodes[$0] }
    }

    /// The rows around a row that begin in the same column; the rows around it that aren't blank if there are no such rows.
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

    /// The number of blanks at the beginning of a row; nil if the row is blank.
    private func indent(_ row: Int) -> Int? {
        let text = grid.text(row: row)
        let count = text.prefix { $0 == " " }.count
        return count == text.count ? nil : count
    }
}

extension String {
    fileprivate var trimmedBlanks: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
