import LunchTerminal
package import LunchWire

/// The elements whose places an app shows by marks around what it draws: those that have an identifier and no frame.
struct MarkedElements: Sendable {
    /// The numbers of the marks of each such element that has cells on the screen.
    private(set) var numbers: [Int: Set<UInt16>] = [:]

    /// Finds the marks of elements on a screen, and gives each element the frame around its cells.
    ///
    /// A mark belongs to the only element of its name inside the element of the mark around it, or else in the tree. If there
    /// are several, it belongs to none.
    init(of tree: inout ElementTree, on grid: TUIGrid) {
        let marked = grid.markedCells
        if marked.isEmpty { return }
        var finder = Finder(tree: tree)
        var frames: [Int: CellRect] = [:]
        for cells in marked {
            guard let element = finder.element(of: cells) else { continue }
            let columns = cells.columns
            let frame = CellRect(
                column: columns.lowerBound, row: cells.rows.lowerBound, columns: columns.count, rows: cells.rows.count)
            frames[element] = frames[element].map { $0.union(frame) } ?? frame
            numbers[element, default: []].insert(cells.number)
        }
        for (element, frame) in frames { tree.place(element, in: frame) }
    }

    /// Finds elements for marks, of which those come first that lie around others.
    private struct Finder {
        let tree: ElementTree
        /// The elements without a frame by their identifier.
        private var named: [String: [Int]] = [:]
        /// The elements inside which the marks inside a mark are looked for.
        private var scopes: [UInt16: Range<Int>] = [:]

        init(tree: ElementTree) { self.tree = tree }

        mutating func element(of cells: TUIGrid.MarkedCells) -> Int? {
            let scope = scopes[cells.parent] ?? tree.nodes.indices
            let elements = elements(named: cells.name)
            // There may be very many, and as many marks: only as many are searched as needed to find one.
            let inside = elements[elements.firstIndex(notBelow: scope.lowerBound)...].prefix(2).filter(scope.contains)
            let element =
                inside.isEmpty && elements.count == 1 ? elements.first : inside.count == 1 ? inside.first : nil
            scopes[cells.number] = element.map { $0..<tree.ends[$0] } ?? scope
            return element
        }

        private mutating func elements(named name: String) -> [Int] {
            if let known = named[name] { return known }
            let tree = tree
            let found = name.isEmpty ? [] : tree.identified(name).filter { tree.nodes[$0].isWithoutFrame }
            named[name] = found
            return found
        }
    }
}

extension TUIFrame {
    /// The most elements whose texts are looked for on a screen without marks.
    private static let searchLimit = 1000

    /// The identifier of an element whose text is on a screen that has never had a mark; nil if marks come through, or
    /// if nothing reports that they do not.
    package var elementWithoutItsMarks: String? {
        if grid.hasMarks { return nil }
        let lines = grid.lines.filter { !$0.isEmpty }
        return tree.nodes.prefix(Self.searchLimit).first { node in
            guard node.isWithoutFrame, !node.identifier.isEmpty else { return false }
            let text = (node.label.isEmpty ? node.value ?? "" : node.label).split(separator: "\n").first ?? ""
            return !text.isEmpty && lines.contains { $0.contains(text) }
        }?.identifier
    }
}

extension AccessibilityNode.Attributes {
    /// True if the app has left the frame out.
    package var isWithoutFrame: Bool { frame == .zero }
}

extension [Int] {
    /// The index of the first number that is not less than a bound; the numbers are in order.
    fileprivate func firstIndex(notBelow bound: Int) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = self[middle] < bound ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

extension CellRect {
    /// The smallest rectangle around two that are on a screen.
    fileprivate func union(_ other: CellRect) -> CellRect {
        let (column, row) = (min(origin.column, other.origin.column), min(origin.row, other.origin.row))
        let right = max(origin.column + size.columns, other.origin.column + other.size.columns)
        let bottom = max(origin.row + size.rows, other.origin.row + other.size.rows)
        return CellRect(column: column, row: row, columns: right - column, rows: bottom - row)
    }
}
