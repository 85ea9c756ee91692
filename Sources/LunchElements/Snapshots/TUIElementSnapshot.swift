public import LunchTerminal
public import LunchWire

/// A snapshot of an element and of all its descendants, in one frame.
///
/// The snapshot does not change when the app does. If the query did not match exactly one element, `exists` is false
/// and all other properties are empty.
public struct TUIElementSnapshot: Sendable {
    private let context: (frame: TUIFrame, index: Int)?

    package init(_ frame: TUIFrame, _ index: Int) { context = (frame, index) }

    /// A snapshot of no element.
    package init() { context = nil }

    /// The frame that shows the element; nil if there is no element.
    package var shownFrame: TUIFrame? { context?.frame }

    private var attributes: AccessibilityNode.Attributes? { context.map { $0.frame.tree.nodes[$0.index] } }

    /// True if the query matched exactly one element.
    public var exists: Bool { context != nil }

    /// The name by which tests find the element; empty if the element has none.
    public var identifier: String { attributes?.identifier ?? "" }

    /// The text that a person reads on the element, or would call the element by.
    public var label: String { attributes?.label ?? "" }

    /// The title of the element, which is always its label.
    public var title: String { label }

    /// The value of the element, such as a field's text; nil if the element has none.
    public var value: String? {
        guard let attributes else { return nil }
        if attributes.type.nature.contains(.secret) { SnapshotReads.tellSecret() }
        return attributes.value
    }

    /// The text that a field shows while the field is empty; nil if there is none.
    public var placeholderValue: String? { attributes?.placeholder }

    /// The type of the element; `.any` if the type is unknown.
    public var elementType: TUIElementType { attributes?.type ?? .any }

    /// The cells that the element covers, zero-based from the top left of the screen.
    public var frame: CellRect { attributes?.frame ?? .zero }

    /// True if any element of the frame may have a state that nobody knows.
    var mayHaveUnknown: Bool { context?.frame.tree.nodes.mayHaveUnknown ?? false }

    /// A state; if nobody knows it, that is told, and the answer means nothing.
    private func state(
        _ state: ElementStates, _ value: KeyPath<AccessibilityNode.Attributes, Bool>
    ) -> Bool {
        guard let attributes else { return false }
        if attributes.unknown.contains(state) { SnapshotReads.tell(state, of: attributes) }
        return attributes[keyPath: value]
    }

    /// True if the element reacts to input.
    public var isEnabled: Bool { state(.isEnabled, \.isEnabled) }

    /// True if the element is selected.
    public var isSelected: Bool { state(.isSelected, \.isSelected) }

    /// True if the element receives the keys that are typed.
    public var hasFocus: Bool { state(.hasFocus, \.hasFocus) }

    /// True if a click would hit the element, because the element is topmost at one of its cells on the screen.
    public var isHittable: Bool { context.map { $0.frame.hitPoint(of: $0.index) != nil } ?? false }

    /// The style of the element's first cell that is not blank; a plain style if all cells are blank.
    public var style: TUIStyle { context.map { $0.frame.firstCell(of: $0.index).style } ?? TUIStyle() }

    /// The address that the element links to (OSC 8), taken from its first cell with a link; nil if the element is no
    /// link.
    public var link: String? { context.flatMap { $0.frame.link(of: $0.index) } }

    /// The position of a slider, from 0 to 1, read from a value such as `40%`, `2/5` or `0.4`; nil if the value has no
    /// such form or lies outside 0 to 1.
    public var normalizedSliderPosition: Double? { value.flatMap(NormalizedValue.read) }

    /// The child elements, from back to front.
    public var children: [TUIElementSnapshot] {
        guard let context else { return [] }
        return context.frame.tree.children(of: context.index).map { TUIElementSnapshot(context.frame, $0) }
    }
}

extension TUIElementSnapshot {
    /// The value of a property, and the unknown states that it rests on; with any of these the value means nothing.
    package func read<Value>(
        _ property: KeyPath<TUIElementSnapshot, Value>
    ) -> (value: Value, unknown: ElementStates) {
        mayHaveUnknown ? SnapshotReads.watchingUnknowns { self[keyPath: property] } : (self[keyPath: property], [])
    }
}

extension TUIElementSnapshot: Equatable {
    /// Returns true if two snapshots are equal, including all their descendants.
    public static func == (left: TUIElementSnapshot, right: TUIElementSnapshot) -> Bool {
        left.attributes == right.attributes && left.children == right.children
    }
}

extension TUIElementSnapshot: CustomDebugStringConvertible {
    /// The element and its descendants, one per line.
    public var debugDescription: String {
        context.map { TreeText.tree($0.frame.tree, below: $0.index) } ?? "no element"
    }
}
