public import LunchWire

/// A table of rules that turn a framework's views into accessibility elements.
///
/// Each row maps a type of views to a type of elements. In this example, `View`, `Label` and `Button` are classes of
/// the framework. The framework's object `app` stores its top view in the property `root`:
///
/// ```swift
/// let table = ElementTable<View>(
///     children: "children", frame: .names(x: "frame.x", y: "frame.y", width: "frame.width", height: "frame.height")
/// ) {
///     ElementRow(Label.self, .staticText, label: .property("text"))
///     ElementRow(Button.self, .button, label: .path(\.title), isEnabled: .property("isEnabled"))
/// }
/// let bridge = LaunchBridge { try table.elements(of: Reflected(app).root) }
/// ```
///
/// If the class of a view and its superclasses have no row, the view has no element. The elements of its subviews take
/// its place in the tree.
///
/// The identifier of an element is the name of the property in which an enclosing view stores the element's view. If
/// several enclosing views store it, the property of the outermost one counts. The identifier is empty if there is no
/// such property. To set another identifier, call `identify(_:as:)`.
public final class ElementTable<View: AnyObject> {
    private struct Name {
        weak var view: View?
        let identifier: String
    }

    private let children: ElementAttribute<View, [View]>
    private let frame: ElementAttribute<View, CellRect>
    private let isRelative: Bool
    private let isHidden: ElementAttribute<View, Bool>
    private let hasFocus: ElementAttribute<View, Bool>
    private let rows: [ElementRow]
    private var names: [ObjectIdentifier: Name] = [:]
    /// True if the app has a class for each row with a name.
    private var isChecked = false

    /// Creates a table for the views of a framework.
    ///
    /// - Parameters:
    ///   - children: the rule for reading a view's subviews, from back to front.
    ///   - frame: the rule for reading a view's frame.
    ///   - isRelative: true if a view's frame is relative to the enclosing view, false if it is relative to the screen.
    ///   - isHidden: the rule for reading whether a view is hidden. A hidden view and its subviews have no elements.
    ///   - hasFocus: the rule for reading whether a view has the focus.
    ///   - rows: the rows of the table. A view whose class has no row uses the row of the nearest superclass that has
    ///     one.
    public init(
        children: ElementAttribute<View, [View]>, frame: ElementAttribute<View, CellRect>, isRelative: Bool = true,
        isHidden: ElementAttribute<View, Bool> = .constant(false),
        hasFocus: ElementAttribute<View, Bool> = .constant(false), @ElementTableBuilder _ rows: () -> [ElementRow]
    ) {
        self.children = children
        self.frame = frame
        self.isRelative = isRelative
        self.isHidden = isHidden
        self.hasFocus = hasFocus
        self.rows = rows()
    }

    /// Sets the identifier of a view's element, and returns the view.
    ///
    /// If the view is not of the type `View` of this table, the function only returns it.
    @discardableResult
    public func identify<Identified>(_ view: Identified, as identifier: String) -> Identified {
        if let view = view as? View { names[ObjectIdentifier(view)] = Name(view: view, identifier: identifier) }
        return view
    }

    /// Returns the accessibility elements of views that the framework stores in private properties.
    ///
    /// - Parameter views: the properties, in the order of their views from back to front. Each property contains a
    ///   view, an array of views, or nil. A property that is nil has no element.
    /// - Throws: `ReflectionError` if a property cannot be read, or the error that a closure of a rule or a row throws.
    public func elements(of views: Reflected...) throws -> [AccessibilityNode] {
        let found: [View] = try views.flatMap { view -> [View] in
            if try view.isNil { return [] }
            return try view.isCollection ? view.elements.map { try $0.get(View.self) } : [view.get(View.self)]
        }
        return try elements(ofAll: found)
    }

    /// Returns the accessibility elements of several views, for example of all windows of an app.
    ///
    /// - Parameter views: the views, from back to front.
    /// - Throws: `ReflectionError` if a property cannot be read, or the error that a closure of a rule or a row throws.
    public func elements(of views: [View]) throws -> [AccessibilityNode] { try elements(ofAll: views) }

    /// Returns the accessibility elements of the given views.
    ///
    /// - Parameter views: the views, from back to front. A view that is nil has no element.
    /// - Throws: `ReflectionError` if a property cannot be read, or the error that a closure of a rule or a row throws.
    public func elements(of views: View?...) throws -> [AccessibilityNode] {
        try elements(ofAll: views.compactMap(\.self))
    }

    private func elements(ofAll views: [View]) throws -> [AccessibilityNode] {
        if !isChecked { try checkClasses(of: views) }
        names = names.filter { $0.value.view != nil }
        return try views.flatMap { try elements(of: $0, at: CellPoint(column: 0, row: 0), named: [:]) }
    }

    private func elements(
        of view: View, at origin: CellPoint, named outer: [ObjectIdentifier: String]
    ) throws -> [AccessibilityNode] {
        let stored = Reflected(view)
        guard try !isHidden.read(view, stored) else { return [] }
        var place = try frame.read(view, stored)
        if isRelative {
            place.origin.column += origin.column
            place.origin.row += origin.row
        }
        var named = outer
        for property in Reflected.properties(of: view) {
            // Anything can become an AnyObject, in a separate box.
            guard let value = Reflected.unwrap(property.value), Swift.type(of: value) is AnyClass,
                let child = value as? View
            else { continue }
            // The outermost view specifies what a view is called.
            let key = ObjectIdentifier(child)
            if named[key] == nil { named[key] = property.name }
        }
        let focused = try hasFocus.read(view, stored)
        let made = try row(for: view)?.make(view, place, focused)
        if let (node, hasOwn) = made, hasOwn { return [identified(node, view, outer)] }
        let inner = try children.read(view, stored).flatMap { try elements(of: $0, at: place.origin, named: named) }
        guard var node = made?.0 else { return inner }
        node.children = inner
        return [identified(node, view, outer)]
    }

    private func identified(
        _ node: AccessibilityNode, _ view: View, _ named: [ObjectIdentifier: String]
    ) -> AccessibilityNode {
        var node = node
        let key = ObjectIdentifier(view)
        node.attributes.identifier = names[key]?.identifier ?? named[key] ?? ""
        return node
    }

    /// Throws an error if a row is for a class that the app does not have: its views would have no elements, without an error.
    private func checkClasses(of views: [View]) throws {
        for case .named(let name) in rows.map(\.views) where System.hasClass(named: name) == false {
            throw ReflectionError.noClass(name, known: Set(try views.flatMap(classes)).sorted())
        }
        isChecked = true
    }

    /// The names of the classes of a view and of the views in it.
    private func classes(_ view: View) throws -> [String] {
        [ElementRow.name(of: Swift.type(of: view))] + (try children.read(view, Reflected(view)).flatMap(classes))
    }

    private func row(for view: View) -> ElementRow? {
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            if let row = rows.first(where: { $0.views.areOf(current.subjectType) }) { return row }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// A result builder that collects the rows of a table. It supports neither `if` nor loops.
@resultBuilder
public enum ElementTableBuilder {
    /// Collects the rows into an array.
    public static func buildBlock(_ rows: ElementRow...) -> [ElementRow] { rows }
}
