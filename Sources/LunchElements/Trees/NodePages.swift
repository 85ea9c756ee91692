package import LunchWire

/// The attributes of a tree's elements, in pages: a change copies one page, even if the others are shared.
///
/// Recognized elements are read from the screen each time, until something must be changed.
package struct NodePages: RandomAccessCollection, Equatable, Sendable {
    private var pages: [[AccessibilityNode.Attributes]]
    /// The elements of a screen, which are in no page.
    private var recognized: (any ScreenElements)?
    /// The types once more, side by side: queries look at all of them, and they hardly ever change.
    package private(set) var types: ContiguousArray<TUIElementType>
    /// The elements that receive typed text, usually one: every key asks for them.
    package private(set) var focused: Set<Int>
    /// The secure fields in the order of the tree: each read asks for them.
    package private(set) var secure: [Int]
    /// True if any element may have an unknown state.
    package private(set) var mayHaveUnknown: Bool

    private static let shift = 6
    private static let size = 1 << shift

    package init(_ nodes: [AccessibilityNode.Attributes]) {
        types = ContiguousArray(nodes.lazy.map(\.type))
        mayHaveUnknown = nodes.contains { !$0.unknown.isEmpty }
        focused = Set(nodes.indices.filter { nodes[$0].hasFocus })
        secure = Self.secure(types)
        pages = Self.pages(of: nodes)
    }

    package init(_ elements: any ScreenElements) {
        types = elements.types
        mayHaveUnknown = true
        focused = Set(elements.focused)
        secure = Self.secure(types)
        pages = []
        recognized = elements
    }

    /// True if they are of a screen that costs too much work to be read.
    package var isCutShort: Bool { recognized?.isCutShort == true }

    private static func secure(_ types: ContiguousArray<TUIElementType>) -> [Int] {
        types.indices.filter { types[$0].nature.contains(.secret) }
    }

    private static func pages(of nodes: [AccessibilityNode.Attributes]) -> [[AccessibilityNode.Attributes]] {
        stride(from: 0, to: nodes.count, by: size).map { start in
            Array(nodes[start..<Swift.min(start + size, nodes.count)])
        }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { types.count }

    package subscript(index: Int) -> AccessibilityNode.Attributes {
        _read {
            if let recognized {
                yield recognized.attributes(of: index)
            } else {
                yield pages[index >> Self.shift][index & (Self.size - 1)]
            }
        }
    }

    /// True if any of them may have an identifier or a placeholder; nothing on a screen is either.
    var mayHaveIdentifiers: Bool { recognized == nil }

    /// The elements with an identifier, in the order of the tree.
    func identified(_ identifier: String) -> [Int] {
        mayHaveIdentifiers ? indices.filter { self.identifier(of: $0) == identifier } : []
    }

    /// The identifier of an element that was published; the other properties are not copied, as the subscript does.
    func identifier(of index: Int) -> String { pages[index >> Self.shift][index & (Self.size - 1)].identifier }

    /// The given nodes whose identifier is the name; if there are none, by label, and then by placeholder.
    func named(_ name: String, among candidates: [Int]) -> [Int] {
        // Many elements have no name, which is not an empty one.
        if name.isEmpty { return [] }
        if let recognized { return recognized.labelled(name, among: candidates) }
        var identified: [Int] = []
        var labelled: [Int] = []
        var placeheld: [Int] = []
        for index in candidates {
            // Property by property, since a tree may have many elements.
            let (page, place) = (index >> Self.shift, index & (Self.size - 1))
            if pages[page][place].identifier == name { identified.append(index) }
            if pages[page][place].label == name { labelled.append(index) }
            if pages[page][place].placeholder == name { placeheld.append(index) }
        }
        return !identified.isEmpty ? identified : !labelled.isEmpty ? labelled : placeheld
    }

    package mutating func replace(_ index: Int, with node: AccessibilityNode.Attributes) {
        if recognized != nil {
            pages = Self.pages(of: Array(self))
            recognized = nil
        }
        pages[index >> Self.shift][index & (Self.size - 1)] = node
        if types[index] != node.type {
            types[index] = node.type
            secure = Self.secure(types)
        }
        if !node.unknown.isEmpty { mayHaveUnknown = true }
        if node.hasFocus { focused.insert(index) } else { focused.remove(index) }
    }

    package static func == (one: NodePages, other: NodePages) -> Bool {
        if let recognized = one.recognized, recognized === other.recognized { return true }
        guard one.recognized == nil, other.recognized == nil else { return one.elementsEqual(other) }
        return one.pages == other.pages
    }
}
