public import LunchWire

/// The source from which an element's attribute is read: a property's name, a key path or a closure.
///
/// A string literal is the name of a property, or several names with points between them: `"frame.size.width"`.
public struct ElementAttribute<View, Value> {
    let read: (View, Reflected) throws -> Value

    /// Creates a source that reads the attribute with a closure.
    ///
    /// The arguments of the closure are the view and its stored properties, including private ones.
    public init(_ read: @escaping (_ view: View, _ stored: Reflected) throws -> Value) { self.read = read }

    /// Returns a source that reads the attribute from a key path of the view.
    public static func path(_ path: KeyPath<View, Value>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// Returns a source that has the same value for all views.
    public static func constant(_ value: Value) -> ElementAttribute { ElementAttribute { _, _ in value } }
}

extension ElementAttribute where Value == String? {
    /// Returns a source that reads the text at a key path of the view.
    public static func path(_ path: KeyPath<View, String>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// Returns a source that reads the Boolean value at a key path of the view, as "1" or "0".
    public static func path(_ path: KeyPath<View, Bool>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] ? "1" : "0" }
    }
}

extension ElementAttribute: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value: ReflectedValue {
    /// Creates a source that reads the stored property with a name, or with a path of names such as
    /// `"frame.size.width"`.
    public init(stringLiteral name: String) { self.init { _, stored in try Value(stored[name]) } }
}

extension ElementAttribute where Value == CellRect {
    /// Returns a source that reads a rectangle from four stored numbers, each with its name or its path of names.
    public static func names(x: String, y: String, width: String, height: String) -> ElementAttribute {
        ElementAttribute { _, stored in
            CellRect(
                column: try stored[x].number, row: try stored[y].number, columns: try stored[width].number,
                rows: try stored[height].number)
        }
    }
}

/// A type whose values can be read from a view's stored properties.
public protocol ReflectedValue {
    /// Creates a value from a stored property; throws an error if the property has another type.
    init(_ stored: Reflected) throws(ReflectionError)
}

extension String: ReflectedValue {
    /// Creates a string from the text of a stored property; the string is empty if the property is nil.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? "" : stored.text }
}

extension Bool: ReflectedValue {
    /// Creates a Boolean value from a stored property of type `Bool`.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.flag }
}

extension Optional: ReflectedValue where Wrapped: ReflectedValue {
    /// Creates a value from a stored property, or nil if the property is nil.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? nil : Wrapped(stored) }
}

extension Array: ReflectedValue {
    /// Creates an array from a stored collection; throws an error if an element is not of type `Element`.
    public init(_ stored: Reflected) throws(ReflectionError) {
        self = []
        for element in try stored.elements { append(try element.get(Element.self)) }
    }
}

extension CellRect: ReflectedValue {
    /// Creates a rectangle from four numbers: `x` or `column`, `y` or `row`, `width` or `columns`, `height` or `rows`.
    ///
    /// These are properties of the stored property itself, or of its `origin` and its `size`.
    public init(_ stored: Reflected) throws(ReflectionError) {
        func number(_ names: [String], in part: String) throws(ReflectionError) -> Int {
            for place in [stored, stored[part]] {
                for name in names where place.has(name) { return try place[name].number }
            }
            // A missing edge is told of the rectangle itself.
            return try stored[names[0]].number
        }
        self.init(
            column: try number(["x", "column"], in: "origin"), row: try number(["y", "row"], in: "origin"),
            columns: try number(["width", "columns"], in: "size"), rows: try number(["height", "rows"], in: "size"))
    }
}

extension Int: ReflectedValue {
    /// Creates an integer from a stored number.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.number }
}
