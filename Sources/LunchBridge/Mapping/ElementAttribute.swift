public import LunchWire

/// A rule for reading an attribute of an element from a view: a property name, a key path, a closure or a constant.
///
/// A string literal is a constant text: `label: "OK"`. The text of a stored property is `label: .property("title")`.
public struct ElementAttribute<View, Value> {
    let read: (View, Reflected) throws -> Value

    /// Creates a rule that reads the attribute with a closure.
    ///
    /// - Parameter read: a closure that returns the attribute. Its arguments are the view and the view's stored
    ///   properties, including private properties.
    public init(_ read: @escaping (_ view: View, _ stored: Reflected) throws -> Value) { self.read = read }

    /// Returns a rule that reads the attribute at a key path of the view.
    public static func path(_ path: KeyPath<View, Value>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// Returns a rule that yields the same value for all views.
    public static func constant(_ value: Value) -> ElementAttribute { ElementAttribute { _, _ in value } }
}

extension ElementAttribute where Value == Bool {
    /// Returns a rule that is true for one view, for example for the view in which a window stores that it has the focus.
    ///
    /// - Parameter view: a function that returns the property in which that view is stored. If the property is nil, the
    ///   rule is false for all views.
    public static func isView(_ view: @escaping () -> Reflected) -> ElementAttribute {
        ElementAttribute { candidate, _ in
            let view = view()
            return try !view.isNil && candidate as AnyObject === view.get(AnyObject.self)
        }
    }
}

extension ElementAttribute where Value == String? {
    /// Returns a rule that reads the string at a key path of the view.
    public static func path(_ path: KeyPath<View, String>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// Returns a rule that reads a Boolean value at a key path of the view, as "1" for true or "0" for false.
    public static func path(_ path: KeyPath<View, Bool>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] ? "1" : "0" }
    }
}

extension ElementAttribute where Value: ReflectedValue {
    /// Returns a rule that reads a stored property by its name, or by a path of names such as `"frame.size.width"`.
    ///
    /// The property may be private. Reading the attribute throws `ReflectionError` if a name on the path is not the name of
    /// a stored property, or if the attribute cannot be created from the property's value.
    public static func property(_ name: String) -> ElementAttribute {
        ElementAttribute { _, stored in try Value(stored[name]) }
    }
}

extension ElementAttribute: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value: ElementText {
    /// Creates a rule that yields the same text for all views.
    public init(stringLiteral text: String) { self = .constant(Value._text(text)) }
}

/// A type whose values are texts of elements: `String` or `String?`.
public protocol ElementText {
    /// Returns the value that is a text.
    static func _text(_ text: String) -> Self
}

extension String: ElementText {
    public static func _text(_ text: String) -> String { text }
}

extension String?: ElementText {
    public static func _text(_ text: String) -> String? { text }
}

extension ElementAttribute where Value == CellRect {
    /// Returns a rule that reads a rectangle from four stored numbers.
    ///
    /// Each argument is the name of a stored property, or a path of names separated by dots. Reading the rectangle
    /// throws `ReflectionError` if a name on a path is not the name of a stored property, or if one of the four values
    /// is not a number.
    public static func names(x: String, y: String, width: String, height: String) -> ElementAttribute {
        ElementAttribute { _, stored in
            CellRect(
                column: try stored[x].number, row: try stored[y].number, columns: try stored[width].number,
                rows: try stored[height].number)
        }
    }
}

/// A type whose values can be created from a stored property of a view.
///
/// If a type conforms to this protocol, a rule for an attribute of this type can be written as the name of a property
/// (see `ElementAttribute`).
public protocol ReflectedValue {
    /// Creates a value from a stored property.
    ///
    /// - Throws: `ReflectionError` if the property does not exist, or if no value can be created from it.
    init(_ stored: Reflected) throws(ReflectionError)
}

extension String: ReflectedValue {
    /// Creates a string from a stored property; the string is empty if the property is nil.
    ///
    /// - Throws: `ReflectionError` if the property does not exist, or cannot be read as text (see `Reflected.text`).
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? "" : stored.text }
}

extension Bool: ReflectedValue {
    /// Creates a Boolean value from a stored property of type `Bool`.
    ///
    /// - Throws: `ReflectionError` if the property does not exist, is nil, or has another type.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.flag }
}

extension Optional: ReflectedValue where Wrapped: ReflectedValue {
    /// Creates an optional value from a stored property; the value is nil if the property is nil.
    ///
    /// - Throws: `ReflectionError` if the property does not exist, or if it is not nil and no value of type `Wrapped`
    ///   can be created from it.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? nil : Wrapped(stored) }
}

extension Array: ReflectedValue {
    /// Creates an array from a stored collection.
    ///
    /// - Throws: `ReflectionError` if the property does not exist, is nil, or is not a collection, or if an item of the
    ///   collection is not of type `Element`.
    public init(_ stored: Reflected) throws(ReflectionError) {
        self = []
        for element in try stored.elements { append(try element.get(Element.self)) }
    }
}

extension CellRect: ReflectedValue {
    /// Creates a rectangle from a stored property that contains four numbers: `x` or `column`, `y`, `row` or `line`, `width`
    /// or `columns`, and `height` or `rows`.
    ///
    /// The first two numbers may also be in an `origin` or a `position` of the property, and the other two in a `size`.
    ///
    /// - Throws: `ReflectionError` if one of the four numbers does not exist or is not a number.
    public init(_ stored: Reflected) throws(ReflectionError) {
        func number(_ names: [String], in parts: String...) throws(ReflectionError) -> Int {
            for place in [stored] + parts.map({ stored[$0] }) {
                for name in names where place.has(name) { return try place[name].number }
            }
            // A missing edge is reported for the rectangle itself.
            return try stored[names[0]].number
        }
        self.init(
            column: try number(["x", "column"], in: "origin", "position"),
            row: try number(["y", "row", "line"], in: "origin", "position"),
            columns: try number(["width", "columns"], in: "size"), rows: try number(["height", "rows"], in: "size"))
    }
}

extension Int: ReflectedValue {
    /// Creates an integer from a stored number; the fraction of a `Double` is cut off.
    ///
    /// - Throws: `ReflectionError` if the property does not exist, is nil, or cannot be read as an integer (see
    ///   `Reflected.number`).
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.number }
}
