package import LunchTerminal
package import LunchWire

extension TUIFrame {
    /// The cells of the screen, as far as they are there and the app has drawn for them.
    package var bounds: CellRect {
        let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
        return screen.intersection(CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    }

    /// The part of an element that can be seen: inside the screen, and inside all that shows a part of what it holds.
    package func visibleFrame(of index: Int) -> CellRect {
        var visible = tree.nodes[index].frame.intersection(bounds)
        var parent = tree.parents[index]
        while parent >= 0, !visible.isEmpty {
            let node = tree.nodes[parent]
            // An author who leaves a frame out does not specify what is visible.
            if node.type.nature.contains(.clips), !node.frame.isEmpty { visible = visible.intersection(node.frame) }
            parent = tree.parents[parent]
        }
        return visible
    }

    /// The cell at which a click meets an element: its middle, or the nearest to that where it is topmost.
    ///
    /// An element that comes later in the tree is over those before, and over what it is in. Groups and elements of
    /// no kind are transparent; what is in them is not. Nil where the element is nowhere topmost.
    package func hitPoint(of index: Int) -> CellPoint? {
        let visible = visibleFrame(of: index)
        guard let columns = visible.columns, let rows = visible.rows else { return nil }
        let covers = covers(of: index, visible)
        let center = visible.center
        func isTopmost(at cell: CellPoint) -> Bool {
            isElement(index, at: cell)
                && !covers.contains { $0.frame.contains(cell) && isElement($0.index, at: cell) }
        }
        if isTopmost(at: center) { return center }
        var best: (point: CellPoint, distance: Int)?
        for row in rows {
            for column in columns {
                let point = CellPoint(column: column, row: row)
                let distance = abs(column - center.column) + abs(row - center.row)
                if let best, best.distance <= distance { continue }
                if isTopmost(at: point) { best = (point, distance) }
            }
        }
        return best?.point
    }

    /// The elements that are over an element, topmost first, with their places; `visible` is what could be seen of the element.
    package func covers(of index: Int, _ visible: CellRect) -> [(index: Int, frame: CellRect)] {
        guard tree.ends[index] < tree.nodes.count else { return [] }
        return (tree.ends[index]..<tree.nodes.count).reversed().compactMap { other in
            let node = tree.nodes[other]
            guard !node.type.nature.contains(.transparent), !node.frame.intersection(visible).isEmpty else {
                return nil
            }
            let frame = visibleFrame(of: other).intersection(visible)
            return frame.isEmpty ? nil : (other, frame)
        }
    }

    /// The alert that has to be answered before an element can be reached; nil if there is none, or if the
    /// element is part of it.
    ///
    /// An alert without a button is answered with a key, so that any key may answer it by accident; it doesn't count if it is
    /// covered everywhere. A text is part of an alert if it is in its cells; the alert is an element of the frame as it was
    /// committed.
    package func alert(before index: Int) -> Int? {
        if !isCommitted {
            let place = tree.nodes[index].frame.center
            return elementSource == .published ? committed.alert(before: place) : nil
        }
        return tree.nodes.indices.last { !($0..<tree.ends[$0]).contains(index) && interrupts($0) }
    }

    /// Returns true if an element is an alert that can be seen and waits for its answer.
    private func interrupts(_ index: Int) -> Bool {
        tree.nodes.types[index].nature.contains(.interrupts) && !visibleFrame(of: index).isEmpty
            && (hasAnswer(index) || hitPoint(of: index) != nil)
    }

    /// Returns true if an alert has something to press that answers it.
    package func hasAnswer(_ alert: Int) -> Bool {
        tree.descendants(of: alert).contains { tree.nodes.types[$0].nature.contains(.answers) }
    }

    /// The alert or dialog in front of an element, which is not part of it: it may take all keys, whether or not it has
    /// anything to press; nil if there is none.
    ///
    /// An alert may be anywhere in the tree, a dialog after the element.
    package func front(of index: Int) -> Int? {
        tree.nodes.indices.last { front in
            let type = tree.nodes.types[front]
            return (type.nature.contains(.interrupts) || type == .dialog && front > index)
                && !(front..<tree.ends[front]).contains(index)
        }
    }

    /// The alert that has to be answered before a cell outside it can be reached.
    private func alert(before cell: CellPoint) -> Int? {
        tree.nodes.indices.last { interrupts($0) && !visibleFrame(of: $0).contains(cell) }
    }

    /// The first cell of an element that shows something; where none does, the first that can be seen.
    package func firstCell(of index: Int) -> TUICell {
        cells(of: index).first { $0.text != " " && !$0.text.isEmpty } ?? cells(of: index).first { _ in true }
            ?? TUICell()
    }

    /// The address after the first cell of an element that has one.
    package func link(of index: Int) -> String? { cells(of: index).lazy.compactMap(\.link).first?.address }

    private func cells(of index: Int) -> some Sequence<TUICell> {
        let visible = visibleFrame(of: index)
        let count = visible.isEmpty ? 0 : visible.size.columns * visible.size.rows
        return (0..<count).lazy.map { place in
            CellPoint(
                column: visible.origin.column + place % visible.size.columns,
                row: visible.origin.row + place / visible.size.columns)
        }.filter { isElement(index, at: $0) }.map { grid[$0.column, $0.row] }
    }
}
