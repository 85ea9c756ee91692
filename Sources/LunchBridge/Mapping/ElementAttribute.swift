public import LunchWire

/// A rule for reading an attribute of an element from a view: a property name, a key path, a closure or a constant.
///
/// A rule can be written as a string literal. The literal is the name of a stored property, or a path of names
/// separated by dots: `"frame.size.width"`.
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

extension ElementAttribute: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value: ReflectedValue {
    /// Creates a rule that reads a stored property by its name, or by a path of names such as `"frame.size.width"`.
    ///
    /// Reading throws `ReflectionError` if there is no such property, or if it has an unsuitable type.
    public init(stringLiteral name: String) { self.init { _, stored in try Value(stored[name]) } }
}

extension ElementAttribute where Value == CellRect {
    /// Returns a rule that reads a rectangle from four stored numbers.
    ///
    /// Each argument is the name of a stored property, or a path of names separated by dots. Reading throws
    /// `ReflectionError` if one of the properties is missing or is not a number.
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
/// If a type conforms to this protocol, an `ElementAttribute` of that type can be written as the name of a property.
public protocol ReflectedValue {
    /// Creates a value from a stored property.
    ///
    /// - Throws: `ReflectionError` if the property is missing, or if no value can be created from it.
    init(_ stored: Reflected) throws(ReflectionError)
}

extension String: ReflectedValue {
    /// Creates a string from a stored property; the string is empty if the property is nil.
    ///
    /// - Throws: `ReflectionError` if the property is missing or cannot be read as text.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? "" : stored.text }
}

extension Bool: ReflectedValue {
    /// Creates a Boolean value from a stored property of type `Bool`.
    ///
    /// - Throws: `ReflectionError` if the property is missing, is nil, or has another type.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.flag }
}

extension Optional: ReflectedValue where Wrapped: ReflectedValue {
    /// Creates an optional value from a stored property; it is nil if the property is nil.
    ///
    /// - Throws: `ReflectionError` if the property is missing or has an unsuitable type.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.isNil ? nil : Wrapped(stored) }
}

extension Array: ReflectedValue {
    /// Creates an array from a stored collection.
    ///
    /// - Throws: `ReflectionError` if the property is missing or is not a collection, or if an item is not of type
    ///   `Element`.
    public init(_ stored: Reflected) throws(ReflectionError) {
        self = []
        for element in try stored.elements { append(try element.get(Element.self)) }
    }
}

extension CellRect: ReflectedValue {
    /// Creates a rectangle from four stored numbers: `x` or `column`, `y` or `row`, `width` or `columns`, `height` or
    /// `rows`.
    ///
    /// The numbers may also be stored in an `origin` and a `size` of the property.
    ///
    /// - Throws: `ReflectionError` if one of the numbers is missing or is not a number.
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
    /// Creates an integer from a stored number; the fraction of a `Double` is cut off.
    ///
    /// - Throws: `ReflectionError` if the property is missing, is nil, or is not a number.
    public init(_ stored: Reflected) throws(ReflectionError) { self = try stored.number }
}
