public import LunchWire

/// The place of an element's attribute in a view: under a name, behind a key path, or where a closure finds it.
///
/// A string is a name, or several with points between them: `"frame.size.width"`.
public struct ElementAttribute<View, Value> {
    let read: (View, Reflected) throws -> Value

    /// Makes an attribute that a closure finds in a view; what the view stores is its second parameter.
    public init(_ read: @escaping (_ view: View, _ stored: Reflected) throws -> Value) { self.read = read }

    /// The value behind a key path.
    public static func path(_ path: KeyPath<View, Value>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// The same for all views.
    public static func constant(_ value: Value) -> ElementAttribute { ElementAttribute { _, _ in value } }
}

extension ElementAttribute where Value == String? {
    /// The text behind a key path.
    public static func path(_ path: KeyPath<View, String>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] }
    }

    /// The state behind a key path, on or off, as the value `"1"` or `"0"`.
    public static func path(_ path: KeyPath<View, Bool>) -> ElementAttribute {
        ElementAttribute { view, _ in view[keyPath: path] ? "1" : "0" }
    }
}

extension ElementAttribute: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value: ReflectedValue {
    /// The value stored under a name.
    public init(stringLiteral name: String) { self.init { _, stored in try Value(stored[name]) } }
}

extension ElementAttribute where Value == CellRect {
    /// A rectangle whose numbers are stored under four names.
    public static func names(x: String, y: String, width: String, height: String) -> ElementAttribute {
        ElementAttribute { _, stored in
            CellRect(
                column: try stored[x].number, row: try stored[y].number, columns: try stored[width].number,
                rows: try stored[height].number)
        }
    }
}

/// A value that can be read from a view by a name.
public protocol ReflectedValue {
    /// Reads the value; throws if it is none of this kind.
    init(_ stored: Reflected) throws(ReflectionError)
}

extension String: ReflectedValue {
    /// A text, or nothing if there is none.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? "" : stored.text }
}

extension Bool: ReflectedValue {
    /// Reads a flag.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.flag }
}

extension Optional: ReflectedValue where Wrapped: ReflectedValue {
    /// A value that may not be there.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? nil : Wrapped(stored) }
}

extension Array: ReflectedValue {
    /// Reads a collection, each element of it of one type.
    public init(_ stored: Reflected) throws(ReflectionError) {
        self = []
        for element in try stored.elements { append(try element.get(Element.self)) }
    }
}

extension CellRect: ReflectedValue {
    /// A rectangle by the names that rectangles have: `x` or `column`, `y` or `row`, `width` or `columns`, `height` or
    /// `rows`, there or in an `origin` and a `size`.
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
    /// A whole number.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.number }
}
