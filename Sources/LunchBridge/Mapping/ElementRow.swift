public import LunchWire

/// A line of an `ElementTable`: what the views of a type are, and where they have what an element says.
public struct ElementRow {
    let type: Any.Type
    /// The element of a view, and what it has instead of the elements of its children; nil for a view of another type.
    let make: (_ view: Any, _ frame: CellRect, _ hasFocus: Bool) throws -> (AccessibilityNode, hasOwn: Bool)?

    /// Describes the views of a type, and those of its subclasses that have no line of their own.
    ///
    /// - Parameters:
    ///   - type: the type of the views.
    ///   - element: the type of their elements.
    ///   - label: where a view has what a person reads on it.
    ///   - value: where it has what it holds; true or false is "1" or "0".
    ///   - placeholder: where it has what it shows while it is empty.
    ///   - isEnabled: where it says that it answers to a person.
    ///   - isSelected: where it says that it is the selected one.
    ///   - content: elements that are no views, for example the rows of a list: from the view, what it stores, where it is
    ///     and whether it has the focus. Nil: the elements of its children.
    public init<View>(
        _ type: View.Type, _ element: TUIElementType, label: ElementAttribute<View, String> = .constant(""),
        value: ElementAttribute<View, String?> = .constant(nil),
        placeholder: ElementAttribute<View, String?> = .constant(nil),
        isEnabled: ElementAttribute<View, Bool> = .constant(true),
        isSelected: ElementAttribute<View, Bool> = .constant(false),
        content: ((View, Reflected, CellRect, Bool) throws -> [AccessibilityNode])? = nil
    ) {
        self.type = type
        make = { view, frame, hasFocus in
            guard let view = view as? View else { return nil }
            let stored = Reflected(view)
            let children = try content?(view, stored, frame, hasFocus) ?? []
            // One element has the focus: a row of a list rather than the list.
            let hasFocus = hasFocus && !children.contains { $0.attributes.hasFocus }
            let node = AccessibilityNode(
                element, label: try label.read(view, stored), value: try value.read(view, stored),
                placeholder: try placeholder.read(view, stored), frame: frame,
                isEnabled: try isEnabled.read(view, stored), isSelected: try isSelected.read(view, stored),
                hasFocus: hasFocus, children: children)
            return (node, content != nil)
        }
    }

    /// Describes lists that draw rows of text, one below the other.
    ///
    /// - Parameters:
    ///   - type: the type of the lists.
    ///   - rows: where the rows are stored.
    ///   - selection: where the index of the selected row stands.
    ///   - offset: where the index of the first row that is shown stands.
    public static func list<View>(
        _ type: View.Type, rows: String, selection: ElementAttribute<View, Int?>,
        offset: ElementAttribute<View, Int> = .constant(0)
    ) -> ElementRow {
        ElementRow(type, .table) { view, stored, frame, hasFocus in
            let selected = try selection.read(view, stored)
            let first = try offset.read(view, stored)
            let shown = try stored[rows].elements.enumerated().dropFirst(first).prefix(max(0, frame.size.rows))
            return try shown.map { index, text in
                let place = CellRect(
                    column: frame.origin.column, row: frame.origin.row + index - first, columns: frame.size.columns,
                    rows: 1)
                let isSelected = index == selected
                return AccessibilityNode(
                    .cell, label: try text.text, frame: place, isSelected: isSelected, hasFocus: hasFocus && isSelected)
            }
        }
    }
}
