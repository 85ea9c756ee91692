public import LunchTerminal
public import LunchWire

/// A snapshot of an element in one frame, with all below it there.
///
/// It stays as it is, whatever the app does. Where no single element matched, `exists` is false and everything else is
/// empty.
public struct TUIElementSnapshot: Sendable {
    private let context: (frame: TUIFrame, index: Int)?

    package init(_ frame: TUIFrame, _ index: Int) { context = (frame, index) }

    /// A snapshot of no element.
    package init() { context = nil }

    private var attributes: AccessibilityNode.Attributes? { context.map { $0.frame.tree.nodes[$0.index] } }

    /// True if there was an element at all.
    public var exists: Bool { context != nil }

    /// The name by which tests find it; empty where it has none.
    public var identifier: String { attributes?.identifier ?? "" }

    /// The text that a person reads on it or would call it.
    public var label: String { attributes?.label ?? "" }

    /// The same as the label: on a terminal, what a box is titled is what a person calls it.
    public var title: String { label }

    /// The value that it holds; nil if it holds nothing.
    public var value: String? {
        guard let attributes else { return nil }
        if attributes.type.nature.contains(.secret) { SnapshotReads.tellSecret() }
        return attributes.value
    }

    /// The text that a field shows while it is empty.
    public var placeholderValue: String? { attributes?.placeholder }

    /// The kind of element.
    public var elementType: TUIElementType { attributes?.type ?? .any }

    /// The cells that it covers.
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

    /// True if it answers to a person.
    public var isEnabled: Bool { state(.isEnabled, \.isEnabled) }

    /// True if it is the selected one.
    public var isSelected: Bool { state(.isSelected, \.isSelected) }

    /// True if it receives what is typed.
    public var hasFocus: Bool { state(.hasFocus, \.hasFocus) }

    /// True if it is topmost at one of its cells, so that a click would meet it.
    public var isHittable: Bool { context.map { $0.frame.hitPoint(of: $0.index) != nil } ?? false }

    /// The style of its first cell that shows something; plain if none does.
    public var style: TUIStyle { context.map { $0.frame.firstCell(of: $0.index).style } ?? TUIStyle() }

    /// The address behind it (OSC 8): that of its first cell that has one; nil where none has.
    public var link: String? { context.flatMap { $0.frame.link(of: $0.index) } }

    /// The position of its value, from 0 to 1, as `NormalizedValue` reads it; nil if the value is no such number.
    public var normalizedSliderPosition: Double? { value.flatMap(NormalizedValue.read) }

    /// The elements directly below, from back to front.
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
    /// Returns true if two snapshots say the same, of themselves and of all below.
    public static func == (left: TUIElementSnapshot, right: TUIElementSnapshot) -> Bool {
        left.attributes == right.attributes && left.children == right.children
    }
}

extension TUIElementSnapshot: CustomDebugStringConvertible {
    /// The element and all below it, a line each.
    public var debugDescription: String {
        context.map { TreeText.tree($0.frame.tree, below: $0.index) } ?? "no element"
    }
}
