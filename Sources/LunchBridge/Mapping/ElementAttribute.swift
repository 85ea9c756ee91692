public import LunchWire

/// The source of an element's attribute in a view: a name, a key path or a closure.
///
/// A string literal is the name of a property, or several names with points between them: `"frame.size.width"`.
public struct ElementAttribute<View, Value> {
    let read: (View, Reflected) throws -> Value

    /// Creates an attribute that a closure reads from a view; the closure's second parameter has the view's stored
    /// properties.
    public init(_ read: @escaping (_ view: View, _ stored: Reflected) throws -> Value) { self.read = read }

    /// Returns the attribute whose value is behind a key path.
    public static func path(_ path: KeyPath<View, Value>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// Returns the attribute that has the same value for all views.
    public static func constant(_ value: Value) -> ElementAttribute { ElementAttribute { _, _ in value } }
}

extension ElementAttribute where Value == String? {
    /// Returns the attribute whose text is behind a key path.
    public static func path(_ path: KeyPath<View, String>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// Returns the attribute whose value, "1" or "0", is a Boolean value behind a key path.
    public static func path(_ path: KeyPath<View, Bool>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] ? "1" : "0" }
    }
}

extension ElementAttribute: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value: ReflectedValue {
    /// Creates the attribute whose value is stored under a name.
    public init(stringLiteral name: String) { self.init { _, stored in try Value(stored[name]) } }
}

extension ElementAttribute where Value == CellRect {
    /// Returns the attribute whose rectangle is stored in four numbers, each under a name.
    public static func names(x: String, y: String, width: String, height: String) -> ElementAttribute {
        ElementAttribute { _, stored in
            CellRect(
                column: try stored[x].number, row: try stored[y].number, columns: try stored[width].number,
                rows: try stored[height].number)
        }
    }
}

/// A type of values that can be read from a view's stored properties.
public protocol ReflectedValue {
    /// Reads the value from a stored property; throws an error if the property is of another kind.
    init(_ stored: Reflected) throws(ReflectionError)
}

extension String: ReflectedValue {
    /// Reads a text; a property that is nil is an empty text.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? "" : stored.text }
}

extension Bool: ReflectedValue {
    /// Reads a Boolean value.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.flag }
}

extension Optional: ReflectedValue where Wrapped: ReflectedValue {
    /// Reads a value, or nil if the property is nil.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? nil : Wrapped(stored) }
}

extension Array: ReflectedValue {
    /// Reads a collection whose elements are all of one type.
    public init(_ stored: Reflected) throws(ReflectionError) {
        self = []
        for element in try stored.elements { append(try element.get(Element.self)) }
    }
}

extension CellRect: ReflectedValue {
    /// Reads a rectangle from the usual names: `x` or `column`, `y` or `row`, `width` or `columns`, `height` or `rows`.
    ///
    /// The names are found in the property itself, or in its `origin` and its `size`.
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
    /// Reads a whole number.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.number }
}
