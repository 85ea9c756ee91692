import LunchTerminal
import LunchWire

/// The elements found so far, and the cells that they have claimed.
struct Findings {
    /// The elements of each region, by its index.
    private(set) var elements: [[AccessibilityNode]]
    private var claims: ContiguousArray<Bool>
    /// Whether cells of a row are claimed.
    private var rows: [Bool]
    private let columns: Int

    init(_ layout: Layout) {
        elements = Array(repeating: [], count: layout.regions.count)
        columns = layout.surface.columns
        rows = Array(repeating: false, count: layout.surface.rows)
        claims = ContiguousArray(repeating: false, count: columns * rows.count)
    }

    /// Adds an element, which claims its cells.
    mutating func add(_ node: AccessibilityNode, to region: Int) {
        elements[region].append(node)
        claim(node.attributes.frame)
    }

    /// Takes cells so that they belong to no other element.
    mutating func claim(_ frame: CellRect) {
        let left = max(0, frame.origin.column)
        let right = min(columns, frame.origin.column + frame.size.columns)
        let top = max(0, frame.origin.row)
        let bottom = min(rows.count, frame.origin.row + frame.size.rows)
        guard left < right, top < bottom else { return }
        for row in top..<bottom {
            rows[row] = true
            for column in left..<right { claims[row * columns + column] = true }
        }
    }

    func isClaimed(_ column: Int, _ row: Int) -> Bool {
        rows[row] && claims[row * columns + column]
    }

    /// Whether a cell of some columns of a row is claimed.
    func isClaimed(_ range: Range<Int>, _ row: Int) -> Bool {
        rows[row] && range.contains { claims[row * columns + $0] }
    }

    func hasClaims(_ row: Int) -> Bool { rows[row] }
}

extension AccessibilityNode {
    /// A node of which no state is known but those given.
    static func inferred(
        _ type: TUIElementType, _ label: String, value: String? = nil, frame: CellRect, isSelected: Bool? = nil,
        hasFocus: Bool? = nil, children: [AccessibilityNode] = []
    ) -> AccessibilityNode {
        var node = AccessibilityNode(
            type, label: label, value: value, frame: frame, isSelected: isSelected ?? false,
            hasFocus: hasFocus ?? false, children: children)
        var unknown: ElementStates = .isEnabled
        if isSelected == nil { unknown.insert(.isSelected) }
        if hasFocus == nil { unknown.insert(.hasFocus) }
        node.attributes.unknown = unknown
        return node
    }
}
