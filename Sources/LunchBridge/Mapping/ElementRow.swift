public import LunchWire

/// A row of an `ElementTable`. It maps a type of views to a type of elements, and has rules for reading the attributes
/// of the elements from the views.
public struct ElementRow {
    let type: Any.Type
    /// The element of a view, and what it has instead of the elements of its children; nil for a view of another type.
    let make: (_ view: Any, _ frame: CellRect, _ hasFocus: Bool) throws -> (AccessibilityNode, hasOwn: Bool)?

    /// Creates a row for the views of a class. A view whose class has no row uses the row of the nearest superclass
    /// that has one.
    ///
    /// - Parameters:
    ///   - type: the class of the views.
    ///   - element: the type of the elements that the views become.
    ///   - label: the rule for reading the label.
    ///   - value: the rule for reading the value. A Boolean property becomes "1" (true) or "0" (false).
    ///   - placeholder: the rule for reading the placeholder, the text that a field shows while it is empty.
    ///   - isEnabled: the rule for reading whether the view is enabled.
    ///   - isSelected: the rule for reading whether the view is selected.
    ///   - content: a closure that returns the child elements. Use it for parts that are not views, such as the rows of
    ///     a list. Its arguments are the view, a reader of the view's stored properties, the view's frame on the
    ///     screen, and whether the view has the focus. The closure is called on the thread that calls `elements(of:)`
    ///     of the table. If a child element has the focus, the element of the view does not have it. If the closure is
    ///     nil, the elements of the subviews become the child elements.
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

    /// Returns a row for list views that draw one text entry per line. A list becomes an element of type `.table`, and
    /// each visible entry becomes an element of type `.cell`.
    ///
    /// - Parameters:
    ///   - type: the type of the list views.
    ///   - rows: the name of the stored property that contains the entries, or a path of names separated by dots. The
    ///     text of an entry becomes the label of its cell.
    ///   - selection: the rule for reading the index of the selected entry. The index must be nil if no entry is
    ///     selected. For lists without a selection, pass `.constant(nil)`.
    ///   - offset: the rule for reading the index of the first visible entry. By default, this index is always 0.
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
