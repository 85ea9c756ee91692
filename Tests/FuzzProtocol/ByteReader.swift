import LunchWire

/// Makes values of the bytes of an input, of which there are always more: zeros follow.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func bytes(_ count: Int) -> [UInt8] {
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    mutating func remaining() -> [UInt8] { bytes(rest.count) }

    mutating func index(below end: Int) -> Int { Int(byte()) % max(1, end) }

    mutating func happens(oneIn count: Int) -> Bool { index(below: count) == 1 }

    /// Mostly a number near a small screen, otherwise one at an edge of what is allowed or of what there is.
    mutating func number() -> Int {
        let byte = Int(byte())
        let edges = [
            Int.min, .min + 1, -(1 << 30) - 1, -(1 << 30), 1 << 30, (1 << 30) + 1, 1 << 53, .max - 2, .max - 1, .max,
        ]
        return byte < 256 - edges.count ? byte % 40 - 12 : edges[byte - (256 - edges.count)]
    }

    mutating func text() -> String {
        let letters = ["a", "b", "", "a\"", "日", "\u{1B}\\", ";", "\u{7}", "e\u{301}", "\n", "x,\"length\":1", "\\"]
        return (0..<index(below: 3)).map { _ in letters[index(below: letters.count)] }.joined()
    }

    mutating func rect() -> CellRect {
        CellRect(column: number(), row: number(), columns: number(), rows: number())
    }
}

extension ByteReader {
    private static let types: [TUIElementType] = [
        .button, .group, .other, .table, .cell, .alert, .textField, .scrollView, .window, .staticText, .application,
    ]

    mutating func type() -> TUIElementType { Self.types[index(below: Self.types.count)] }

    mutating func attributes() -> AccessibilityNode.Attributes {
        let flags = byte()
        return AccessibilityNode.Attributes(
            type(), identifier: flags & 1 != 0 ? text() : "", label: flags & 2 != 0 ? text() : "",
            value: flags & 4 != 0 ? text() : nil, placeholder: flags & 8 != 0 ? text() : nil, frame: rect(),
            isEnabled: flags & 16 == 0, isSelected: flags & 32 != 0, hasFocus: flags & 64 != 0)
    }

    /// A tree of at most so many elements; there are none where the bytes have ended.
    mutating func node(_ budget: inout Int, depth: Int = 0) -> AccessibilityNode {
        budget -= 1
        var node = AccessibilityNode(attributes())
        let count = depth < 6 ? index(below: 6) : 0
        while node.children.count < count, budget > 0, !isAtEnd {
            node.children.append(self.node(&budget, depth: depth + 1))
        }
        return node
    }

    mutating func change() -> AccessibilityChange {
        let path = (0..<index(below: 4)).map { _ in happens(oneIn: 20) ? number() : index(below: 3) }
        if happens(oneIn: 2) { return .attributes(path: path, attributes()) }
        let (start, count) = (
            happens(oneIn: 10) ? number() : index(below: 3), happens(oneIn: 10) ? number() : index(below: 3)
        )
        var budget = 4
        let nodes = (0..<index(below: 3)).map { _ in node(&budget, depth: 4) }
        return .children(path: path, at: start, remove: count, insert: nodes)
    }
}
