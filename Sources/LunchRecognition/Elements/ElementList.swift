import LunchWire

/// Puts the elements of all regions into one list in reading order, parents before their children.
struct ElementList {
    /// The index of each element's parent; -1 for the root.
    private(set) var parents: ContiguousArray<Int32> = []
    /// The index after each element's last descendant.
    private(set) var ends: ContiguousArray<Int32> = []
    private(set) var types: ContiguousArray<TUIElementType> = []
    private(set) var places: ContiguousArray<ElementPlace> = []
    /// The elements that are neither texts nor boxes.
    private(set) var found: ContiguousArray<AccessibilityNode.Attributes> = []

    private let layout: Layout
    private let findings: Findings
    private let inner: InnerElements

    init(_ layout: Layout, _ findings: Findings) {
        self.layout = layout
        self.findings = findings
        inner = InnerElements(layout.regions, findings)
        let count = layout.runs.count + layout.regions.count + 4 * findings.elements.count
        parents.reserveCapacity(count)
        ends.reserveCapacity(count)
        types.reserveCapacity(count)
        places.reserveCapacity(count)
        add(region: 0, in: -1)
    }

    /// Adds a region with all that is in it: its runs of text, and between these the other elements.
    private mutating func add(region number: Int, in parent: Int32) {
        // The size of a box that the edge of the screen cuts off is not known: what is in it belongs to what is around it.
        let isOpen = layout.regions[number].box?.isOpen ?? false
        let type: TUIElementType = number == 0 ? .application : .group
        let own = isOpen ? parent : append(type, ElementPlace(region: number), in: parent)
        var others = inner.range(of: number)
        for index in layout.regions[number].lines {
            let line = layout.lines[index]
            let isPartly = findings.hasClaims(line.row)
            for place in line.runs {
                let run = layout.runs[place]
                if isPartly {
                    addUnclaimed(run, line.row, behind: &others, in: own)
                } else {
                    add(text: run, line.row, behind: &others, in: own)
                }
            }
        }
        add(&others, through: .max, in: own)
        if !isOpen { close(own) }
    }

    /// Adds the parts of a run that belong to no other element.
    private mutating func addUnclaimed(_ run: Range<Int>, _ row: Int, behind others: inout Range<Int>, in parent: Int32)
    {
        var column = run.lowerBound
        while column < run.upperBound {
            while column < run.upperBound, findings.isClaimed(column, row) { column += 1 }
            let start = column
            while column < run.upperBound, !findings.isClaimed(column, row) { column += 1 }
            guard let text = layout.surface.trimmed(start..<column, row) else { continue }
            add(text: text, row, behind: &others, in: parent)
        }
    }

    /// Adds a text after those of the other elements that do not begin after it.
    private mutating func add(text: Range<Int>, _ row: Int, behind others: inout Range<Int>, in parent: Int32) {
        if !others.isEmpty { add(&others, through: InnerElements.position(text.lowerBound, row), in: parent) }
        _ = append(.staticText, ElementPlace(text: text, row: row), in: parent)
    }

    /// Adds other elements as far as they begin before a position or there.
    private mutating func add(_ others: inout Range<Int>, through position: Int32, in parent: Int32) {
        while let first = others.first, inner.elements[first].position <= position {
            others = first + 1..<others.upperBound
            let number = Int(inner.elements[first].number)
            if number < findings.elements.count {
                add(findings.elements[number].node, in: parent)
            } else {
                add(region: layout.regions.count + findings.elements.count - number, in: parent)
            }
        }
    }

    private mutating func add(_ node: AccessibilityNode, in parent: Int32) {
        let own = append(node.attributes.type, ElementPlace(found: found.count), in: parent)
        found.append(node.attributes)
        for child in node.children { add(child, in: own) }
        close(own)
    }

    private mutating func append(_ type: TUIElementType, _ place: ElementPlace, in parent: Int32) -> Int32 {
        let index = Int32(truncatingIfNeeded: types.count)
        parents.append(parent)
        ends.append(index + 1)
        types.append(type)
        places.append(place)
        return index
    }

    /// Notes that all elements in one are there.
    private mutating func close(_ index: Int32) {
        ends[Int(index)] = Int32(truncatingIfNeeded: types.count)
    }
}

/// The elements of each region other than its texts: those that were found in it, and the regions that are in it.
struct InnerElements {
    struct Element {
        /// The beginning, in reading order.
        var position: Int32
        /// Counts those that were found in their order, then the regions from the last to the first.
        var number: Int32
    }

    /// The elements region by region, each in reading order.
    private(set) var elements: ContiguousArray<Element> = []
    /// The end of each region's elements.
    private var ends: ContiguousArray<Int32>

    init(_ regions: ContiguousArray<Region>, _ findings: Findings) {
        ends = ContiguousArray(repeating: 0, count: regions.count)
        for element in findings.elements { ends[element.region] += 1 }
        for region in regions.dropFirst() { ends[region.parent] += 1 }
        var start: Int32 = 0
        for index in ends.indices { (start, ends[index]) = (start + ends[index], start) }
        elements = ContiguousArray(repeating: Element(position: 0, number: 0), count: Int(start))
        for (number, element) in findings.elements.enumerated() {
            add(element.node.attributes.frame, number, to: element.region)
        }
        for index in regions.indices.dropFirst().reversed() {
            add(regions[index].frame, findings.elements.count + regions.count - index, to: regions[index].parent)
        }
        start = 0
        for end in ends {
            if end - start > 1 { sort(Int(start)..<Int(end)) }
            start = end
        }
    }

    func range(of region: Int) -> Range<Int> { (region == 0 ? 0 : Int(ends[region - 1]))..<Int(ends[region]) }

    /// The place of a cell in reading order; a row has fewer than 65,536 columns.
    static func position(_ column: Int, _ row: Int) -> Int32 { Int32(truncatingIfNeeded: row << 16 + column) }

    private mutating func add(_ frame: CellRect, _ number: Int, to region: Int) {
        elements[Int(ends[region])] = Element(
            position: Self.position(frame.origin.column, frame.origin.row),
            number: Int32(truncatingIfNeeded: number))
        ends[region] += 1
    }

    private mutating func sort(_ range: Range<Int>) {
        func precedes(_ one: Element, _ other: Element) -> Bool {
            (one.position, one.number) < (other.position, other.number)
        }
        guard range.dropFirst().contains(where: { precedes(elements[$0], elements[$0 - 1]) }) else { return }
        elements.replaceSubrange(range, with: elements[range].sorted(by: precedes))
    }
}
