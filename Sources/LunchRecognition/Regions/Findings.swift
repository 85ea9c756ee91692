import LunchTerminal
import LunchWire

/// The elements found so far, and the cells that they have claimed.
struct Findings {
    /// An element, the number of the region in which it was found, and the one found there before it.
    struct Element {
        var node: AccessibilityNode
        var region: Int
        fileprivate var previous: Int?
    }

    /// In the order in which they were found.
    private(set) var elements: [Element] = []
    /// The last element of each region that has some.
    private var last: [Int: Int] = [:]
    /// Of each cell, a bit that reports whether it is claimed; nothing as long as none is.
    private var claims: ContiguousArray<UInt64> = []
    private let wordsPerRow: Int
    /// True for a row that has claimed cells.
    private var rows: ContiguousArray<Bool>
    private let columns: Int

    init(_ layout: Layout) {
        columns = layout.surface.columns
        wordsPerRow = (columns + 63) >> 6
        rows = ContiguousArray(repeating: false, count: layout.surface.rows)
    }

    /// Adds an element, which claims its cells.
    mutating func add(_ node: AccessibilityNode, to region: Int) {
        elements.append(Element(node: node, region: region, previous: last[region]))
        last[region] = elements.count - 1
        claim(node.attributes.frame)
    }

    /// The number of elements of a type in a region.
    func count(of type: TUIElementType, in region: Int) -> Int {
        var count = 0
        var place = last[region]
        while let index = place {
            if elements[index].node.attributes.type == type { count += 1 }
            place = elements[index].previous
        }
        return count
    }

    /// Takes cells so that they belong to no other element.
    mutating func claim(_ frame: CellRect) {
        let left = max(0, frame.origin.column)
        let right = min(columns, frame.origin.column + frame.size.columns)
        let top = max(0, frame.origin.row)
        let bottom = min(rows.count, frame.origin.row + frame.size.rows)
        guard left < right, top < bottom else { return }
        if claims.isEmpty { claims = ContiguousArray(repeating: 0, count: wordsPerRow * rows.count) }
        for row in top..<bottom {
            rows[row] = true
            BitWords.forEach(of: left..<right) { claims[row * wordsPerRow + $0] |= $1 }
        }
    }

    func isClaimed(_ column: Int, _ row: Int) -> Bool {
        rows[row] && claims[row * wordsPerRow + column >> 6] & 1 << UInt64(column & 63) != 0
    }

    /// True if a cell of some columns of a row is claimed.
    func isClaimed(_ range: Range<Int>, _ row: Int) -> Bool {
        guard rows[row], !range.isEmpty else { return false }
        var bits: UInt64 = 0
        BitWords.forEach(of: range) { bits |= claims[row * wordsPerRow + $0] & $1 }
        return bits != 0
    }

    func hasClaims(_ row: Int) -> Bool { rows[row] }
}

extension AccessibilityNode {
    /// A node of which no state is known but those given.
    static func inferred(
        _ type: TUIElementType, _ label: String, value: String? = nil, frame: CellRect, isSelected: Bool? = nil,
        hasFocus: Bool? = nil, children: [AccessibilityNode] = []
    ) -> AccessibilityNode {
        let attributes = Attributes(
            inferred: type, label, value: value, frame: frame, isSelected: isSelected, hasFocus: hasFocus)
        return AccessibilityNode(attributes, children: children)
    }
}

extension AccessibilityNode.Attributes {
    /// Attributes of which no state is known but those given.
    init(
        inferred type: TUIElementType, _ label: String, value: String? = nil, frame: CellRect,
        isSelected: Bool? = nil, hasFocus: Bool? = nil
    ) {
        self.init(
            type, label: label, value: value, frame: frame, isSelected: isSelected ?? false,
            hasFocus: hasFocus ?? false)
        unknown = .isEnabled
        if isSelected == nil { unknown.insert(.isSelected) }
        if hasFocus == nil { unknown.insert(.hasFocus) }
    }
}
