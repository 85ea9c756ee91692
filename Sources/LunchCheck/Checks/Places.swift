import LunchElements
import LunchTerminal
import LunchWire

/// The checks that elements are where their texts are drawn.
enum Places {
    static let labels = "tree.labels"

    static let checks = [
        ProtocolCheck(labels, "places elements where their texts are drawn", .elements, labelled)
    ]

    /// The place of a text that is not drawn under the frame of its element.
    private enum Shift: Hashable {
        case byOne(columns: Int, rows: Int)
        case swapped
        case withinParent
        case missing
        case elsewhere

        var cause: String {
            switch self {
            case .byOne(let columns, let rows):
                let which = [columns > 0 ? "columns" : nil, rows > 0 ? "rows" : nil].compactMap(\.self)
                return
                    "The \(which.joined(separator: " and ")) count from 1, as in escape sequences, or a border or a title is "
                    + "counted as well."
            case .swapped: return "Columns and rows are swapped: a frame is [column, row, columns, rows]."
            case .withinParent:
                return "Places are counted from within a container, and not from the top left of the screen."
            case .missing: return "The place of the view is unknown where the element is created, and is left out."
            case .elsewhere: return "Frames are kept from an earlier drawing, or counted differently."
            }
        }
    }

    /// An element whose text is on the screen, but not inside its frame.
    private struct Misplaced {
        let element: Placed
        let text: String
        let place: CellPoint
        let shift: Shift
    }

    private static func labelled(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.walked()
        let walk = Walk(transcript)
        guard let first = walk.steps.first, let last = walk.steps.last else { return }
        let hasMarks = transcript.facts.frame?.message.marked == true
        if let one = walk.pairs.lazy.compactMap({ typedElsewhere($0, $1, hasMarks: hasMarks) }).first {
            throw .fails(complaint(one, 1))
        }
        var isCompared = false
        for step in [first, last] {
            let elements = step.tree?.placed ?? []
            let texts = elements.filter {
                // Marks show the place of an element without a frame.
                !($0.node.frame.isEmpty && hasMarks) && !$0.isPartlyHidden(among: elements)
            }.compactMap { element in element.drawnText.map { (element, $0) } }
            let (right, others) = texts.partitioned { shows($0.1, under: $0.0.node.frame, on: step.grid) }
            isCompared = isCompared || !right.isEmpty
            let wrong = others.compactMap { misplaced($0.0, $0.1, elements, step.grid) }
            for shift in Set(wrong.map(\.shift)) {
                let alike = wrong.filter { $0.shift == shift }
                // A single text may be somewhere else for other reasons.
                guard let one = alike.first, alike.count > 1 && shift != .elsewhere || right.isEmpty else { continue }
                throw .fails(complaint(one, alike.count))
            }
        }
        if !isCompared { throw .skipped("no element has a frame and a text that is drawn in it") }
    }

    private static func complaint(_ one: Misplaced, _ count: Int) -> Complaint {
        Complaint(
            seen:
                "\(one.element.node.name) has \(one.shift == .missing ? "no frame" : "the frame \(one.element.node.frame)"), but its text \(one.text.literal) is "
                + "drawn from column \(one.place.column) of row \(one.place.row) on"
                + (count > 1 ? "; the same is true of \(Text.count(count - 1, "other element"))." : "."),
            cause: one.shift.cause,
            change: "Publish [column, row, columns, rows] from the top left of the screen, which is [0, 0].")
    }

    private static func shows(_ text: String, under rect: CellRect, on grid: TUIGrid) -> Bool {
        grid.texts(under: rect).contains { $0.contains(text) }
    }

    /// The field with the focus, if a letter that it has got is not drawn under its frame.
    private static func typedElsewhere(
        _ before: Walk.Step, _ after: Walk.Step, hasMarks: Bool
    ) -> Misplaced? {
        guard let letter = after.letter, let elements = after.tree?.placed,
            let field = elements.last(where: { $0.node.hasFocus && $0.node.type.nature.contains(.takesText) }),
            let old = before.tree?.placed.first(where: { $0.path == field.path })?.node,
            let value = field.node.value, value == (old.value ?? "") + letter, field.drawnText != nil
        else { return nil }
        let rect = field.node.frame
        // The end of a long text may be hidden.
        guard rect.isEmpty ? !hasMarks : value.count < rect.size.columns,
            after.grid.texts(under: rect) == before.grid.texts(under: rect)
        else { return nil }
        let places = after.grid.places(of: value).filter {
            after.grid[$0.column + value.count - 1, $0.row].text == letter
        }
        .filter { before.grid[$0.column + value.count - 1, $0.row].text != letter }
        guard places.count == 1, let place = places.first else { return nil }
        return Misplaced(
            element: field, text: value, place: place, shift: rect.isEmpty ? .missing : shift(of: field, to: place))
    }

    /// The place of an element's text, if it is drawn once and no other element of that text is there.
    private static func misplaced(_ element: Placed, _ text: String, _ all: [Placed], _ grid: TUIGrid) -> Misplaced? {
        // A short text is in others.
        guard text.count > 2 else { return nil }
        let places = grid.places(of: text).filter { place in
            !all.contains { $0.path != element.path && $0.drawnText == text && $0.node.frame.contains(place) }
        }
        if element.node.frame.isEmpty {
            guard places.count == 1, let place = places.first,
                !all.contains(where: { $0.drawnText != nil && $0.node.frame.contains(place) })
            else { return nil }
            return Misplaced(element: element, text: text, place: place, shift: .missing)
        }
        guard places.count == 1, let place = places.first,
            !(element.node.frame.rows?.contains(place.row) ?? false)
                || element.node.type.isItsText
        else { return nil }
        return Misplaced(element: element, text: text, place: place, shift: shift(of: element, to: place))
    }

    private static func shift(of element: Placed, to place: CellPoint) -> Shift {
        let rect = element.node.frame
        for (columns, rows) in [(0, 1), (1, 0), (1, 1)]
        where rect.moved(by: CellPoint(column: -columns, row: -rows)).contains(place) && !rect.contains(place)
            || rect.moved(by: CellPoint(column: -columns, row: -rows)).origin == place
        {
            return .byOne(columns: columns, rows: rows)
        }
        if place == CellPoint(column: rect.origin.row, row: rect.origin.column) { return .swapped }
        var origin = CellPoint(column: 0, row: 0)
        for ancestor in element.ancestors.reversed() {
            origin = CellPoint(
                column: origin.column + ancestor.frame.origin.column, row: origin.row + ancestor.frame.origin.row)
            if origin != CellPoint(column: 0, row: 0), rect.moved(by: origin).contains(place) { return .withinParent }
        }
        return .elsewhere
    }
}

extension TUIElementType {
    /// True if its text is drawn in its frame, and not beside it.
    fileprivate var isItsText: Bool { ![.checkBox, .radioButton, .toggle].contains(self) }
}

extension CellRect {
    fileprivate func moved(by offset: CellPoint) -> CellRect {
        CellRect(
            column: origin.column + offset.column, row: origin.row + offset.row, columns: size.columns, rows: size.rows)
    }
}

extension Array {
    /// The elements that satisfy a condition, and the others.
    fileprivate func partitioned(_ condition: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        (filter(condition), filter { !condition($0) })
    }
}
