public import LunchTerminal
public import LunchWire

/// The properties of an element and of all its descendants at one moment.
///
/// `TUIElement.snapshot()` returns a snapshot. A closure that is passed to `TUIElementQuery.matching(_:)` receives a
/// snapshot of each element that it checks. A snapshot does not change when the app changes.
public struct TUIElementSnapshot: Sendable {
    private let context: (frame: TUIFrame, index: Int)?

    package init(_ frame: TUIFrame, _ index: Int) { context = (frame, index) }

    /// A snapshot of no element.
    package init() { context = nil }

    /// The frame that shows the element; nil if there is no element.
    package var shownFrame: TUIFrame? { context?.frame }

    private var attributes: AccessibilityNode.Attributes? { context.map { $0.frame.tree.nodes[$0.index] } }

    /// A Boolean value that indicates whether the element exists.
    ///
    /// In a snapshot, the value is always `true`, because there are snapshots only of existing elements. In an
    /// expectation such as `element.expectToExist()`, the value is `true` if at least one element matches.
    public var exists: Bool { context != nil }

    /// The name by which tests find the element. It is the same in every language, and empty if the element has none.
    public var identifier: String { attributes?.identifier ?? "" }

    /// The text on the element, such as the title of a button.
    ///
    /// For an element without such text, the label is a name that describes the element, such as "E-mail" for a text
    /// field. The label is empty if the element has neither. The content of a field is its `value`.
    public var label: String { attributes?.label ?? "" }

    /// The title of the element; another name for `label`, as in XCUITest.
    public var title: String { label }

    /// The value of the element, such as the text of a field or the state of a switch; nil if the element has no value.
    public var value: String? {
        guard let attributes else { return nil }
        if attributes.type.nature.contains(.secret) { SnapshotReads.tellSecret() }
        return attributes.value
    }

    /// The placeholder of the element: the text that a field shows while it is empty; nil if there is none.
    public var placeholderValue: String? { attributes?.placeholder }

    /// The type of the element; `.any` if the type is unknown.
    public var elementType: TUIElementType { attributes?.type ?? .any }

    /// The rectangle of cells that the element covers, with (0, 0) at the top left of the screen; `.zero` if the
    /// rectangle is unknown.
    public var frame: CellRect { attributes?.frame ?? .zero }

    /// True if any element of the frame may have an unknown state.
    var mayHaveUnknown: Bool { context?.frame.tree.nodes.mayHaveUnknown ?? false }

    /// A state; if it is unknown, that is reported, and the result means nothing.
    private func state(
        _ state: ElementStates, _ value: KeyPath<AccessibilityNode.Attributes, Bool>
    ) -> Bool {
        guard let attributes else { return false }
        let assumed = attributes.unknown.contains(state) ? SnapshotReads.tell(state, of: attributes) : nil
        return assumed ?? attributes[keyPath: value]
    }

    /// A Boolean value that indicates whether the element reacts to input.
    ///
    /// The app reports the state if it publishes its elements. For an element that is read from the terminal's screen,
    /// the state is unknown. If a test reads an unknown state, a failure is recorded, and the value has no meaning.
    public var isEnabled: Bool { state(.isEnabled, \.isEnabled) }

    /// A Boolean value that indicates whether the element is selected, as a tab or a row can be.
    ///
    /// The app reports the state if it publishes its elements. For an element that is read from the terminal's screen,
    /// the state is unknown if the screen does not show it. If a test reads an unknown state, a failure is recorded,
    /// and the value has no meaning. If the condition of a query rests on an unknown state, it is unknown what the
    /// query finds, and reading its count, for example, records a failure.
    public var isSelected: Bool { state(.isSelected, \.isSelected) }

    /// A Boolean value that indicates whether the element is on, as a check box, a radio button or a switch can be.
    ///
    /// The value is `true` if `value` is "1", and `false` if it is "0". Any other element is neither on nor off, and the value is
    /// nil.
    public var isOn: Bool? { ["1": true, "0": false][attributes?.value ?? ""] }

    /// A Boolean value that indicates whether the element has the focus, so that it receives typed keys.
    ///
    /// The app reports the state if it publishes its elements. For an element that is read from the terminal's screen,
    /// the state is unknown if the screen does not show it. If a test reads an unknown state, a failure is recorded,
    /// and the value has no meaning. If the condition of a query rests on an unknown state, it is unknown what the
    /// query finds, and reading its count, for example, records a failure.
    public var hasFocus: Bool { state(.hasFocus, \.hasFocus) }

    /// A Boolean value that indicates whether a click can hit the element.
    ///
    /// A click can hit the element if at least one of its visible cells is not covered by another element. An element
    /// can be covered only by elements that come later in the tree. Its own descendants and elements such as groups,
    /// which only contain others, do not cover it. After an alert that has to be answered first, nothing can be hit.
    public var isHittable: Bool {
        context.map { $0.frame.hitPoint(of: $0.index) != nil && $0.frame.alert(before: $0.index) == nil } ?? false
    }

    /// The style of the element's first visible cell that is not blank.
    ///
    /// If all visible cells are blank, the value is the style of the first visible cell. If the element has no visible
    /// cells, the value is a plain style.
    public var style: TUIStyle { context.map { $0.frame.firstCell(of: $0.index).style } ?? TUIStyle() }

    /// The address of the first hyperlink (OSC 8) in the element's visible cells; nil if there is none.
    public var link: String? { context.flatMap { $0.frame.link(of: $0.index) } }

    /// The position of a slider, from 0 (the left or lower end) to 1.
    ///
    /// The position is read from a `value` such as `40%`, `2/5` or `0.4`. The position is nil if the value has another
    /// form, or if it does not represent a number from 0 to 1.
    public var normalizedSliderPosition: Double? { value.flatMap(NormalizedValue.read) }

    /// The child elements in drawing order: each may cover the ones before it.
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
    /// Returns a Boolean value that indicates whether two snapshots have equal properties and equal descendants.
    ///
    /// The properties `isHittable`, `style` and `link` are not compared.
    public static func == (left: TUIElementSnapshot, right: TUIElementSnapshot) -> Bool {
        left.attributes == right.attributes && left.children == right.children
    }
}

extension TUIElementSnapshot: CustomDebugStringConvertible {
    /// The element and its descendants as text, one per line. Descendants are indented.
    public var debugDescription: String {
        context.map { TreeText.tree($0.frame.tree, below: $0.index) } ?? "no element"
    }
}
