public import LunchWire

/// A row of an `ElementTable`. It maps a type of views to a type of elements, and has rules for reading the attributes
/// of the elements from the views.
public struct ElementRow {
    let views: Views
    /// The element of a view, and what it has instead of the elements of its children; nil for a view of another type.
    let make: (_ view: Any, _ frame: CellRect, _ hasFocus: Bool) throws -> (AccessibilityNode, hasOwn: Bool)?

    /// The views that a row is for.
    enum Views {
        case type(Any.Type)
        /// Those of the class of this name, which the app cannot name by its type.
        case named(String)

        /// Returns true if they are of this very class, and not of a superclass.
        func areOf(_ type: Any.Type) -> Bool {
            switch self {
            case .type(let own): own == type
            case .named(let name): ElementRow.name(of: type) == name
            }
        }
    }

    /// The name of a class in its source, without its module, the types around it, and its generic arguments.
    static func name(of type: Any.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }

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
        self.init(
            .type(type), element, label: label, value: value, placeholder: placeholder, isEnabled: isEnabled,
            isSelected: isSelected, content: content)
    }

    /// Creates a row for the views of a class that the app cannot name by its type, for example a private class of a
    /// framework, and of its subclasses that have no row of their own.
    ///
    /// ```swift
    /// ElementRow("ButtonControl", .button, label: .property("title"))
    /// ```
    ///
    /// `ElementTable.elements(of:)` throws `ReflectionError.noClass` if the app has no class of that name.
    ///
    /// - Parameters:
    ///   - name: the name of the class, without its module, the types around it, and its generic arguments.
    ///   - element: the type of the elements that the views become.
    ///   - label: the rule for reading the label.
    ///   - value: the rule for reading the value. A Boolean value becomes "1" or "0".
    ///   - placeholder: the rule for reading the placeholder, the text that a field shows while it is empty.
    ///   - isEnabled: the rule for reading whether the view is enabled.
    ///   - isSelected: the rule for reading whether the view is selected.
    ///   - content: a closure that returns the child elements, as in the initializer with a type.
    public init(
        _ name: String, _ element: TUIElementType, label: ElementAttribute<AnyObject, String> = .constant(""),
        value: ElementAttribute<AnyObject, String?> = .constant(nil),
        placeholder: ElementAttribute<AnyObject, String?> = .constant(nil),
        isEnabled: ElementAttribute<AnyObject, Bool> = .constant(true),
        isSelected: ElementAttribute<AnyObject, Bool> = .constant(false),
        content: ((AnyObject, Reflected, CellRect, Bool) throws -> [AccessibilityNode])? = nil
    ) {
        self.init(
            .named(name), element, label: label, value: value, placeholder: placeholder, isEnabled: isEnabled,
            isSelected: isSelected, content: content)
    }

    private init<View>(
        _ views: Views, _ element: TUIElementType, label: ElementAttribute<View, String>,
        value: ElementAttribute<View, String?>, placeholder: ElementAttribute<View, String?>,
        isEnabled: ElementAttribute<View, Bool>, isSelected: ElementAttribute<View, Bool>,
        content: ((View, Reflected, CellRect, Bool) throws -> [AccessibilityNode])?
    ) {
        self.views = views
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
        ElementRow(type, .table, content: cells(rows, selection, offset))
    }

    /// Creates a row for list views of a class that the app cannot name by its type.
    ///
    /// - Parameters:
    ///   - name: the name of the class, without its module, the types around it, and its generic arguments.
    ///   - rows: the name of the stored property that contains the entries, or a path of names separated by dots.
    ///   - selection: the rule for reading the index of the selected entry, as in the function with a type.
    ///   - offset: the rule for reading the index of the first visible entry. By default, this index is always 0.
    public static func list(
        _ name: String, rows: String, selection: ElementAttribute<AnyObject, Int?>,
        offset: ElementAttribute<AnyObject, Int> = .constant(0)
    ) -> ElementRow {
        ElementRow(name, .table, content: cells(rows, selection, offset))
    }

    private static func cells<View>(
        _ rows: String, _ selection: ElementAttribute<View, Int?>, _ offset: ElementAttribute<View, Int>
    ) -> (View, Reflected, CellRect, Bool) throws -> [AccessibilityNode] {
        { view, stored, frame, hasFocus in
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
