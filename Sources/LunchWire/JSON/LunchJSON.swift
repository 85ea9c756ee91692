/// A JSON value (RFC 8259). It can be written as a Swift literal.
public enum LunchJSON: Hashable, Sendable {
    /// The value `null`.
    case null

    /// The value `true` or `false`.
    case bool(Bool)

    /// A number, stored as its JSON text so that no digit is lost.
    case number(String)

    /// A string, stored without the quotation marks and escape sequences of JSON.
    case string(String)

    /// An array of JSON values.
    case array([LunchJSON])

    /// An object: JSON values by their keys. The order of the keys is not preserved.
    case object([String: LunchJSON])
}

extension LunchJSON {
    /// The kind of value in the words of JSON: `an object`, `a string`.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// Creates a number from an integer.
    package static func integer(_ value: Int) -> LunchJSON { .number(String(value)) }
}

extension LunchJSON: ExpressibleByNilLiteral {
    /// Creates the value `null` from the literal `nil`.
    public init(nilLiteral: ()) { self = .null }
}

extension LunchJSON: ExpressibleByBooleanLiteral {
    /// Creates the value `true` or `false` from a Boolean literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension LunchJSON: ExpressibleByIntegerLiteral {
    /// Creates a number from an integer literal.
    public init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension LunchJSON: ExpressibleByFloatLiteral {
    /// Creates a number from a floating-point literal, with as few digits as are needed to read back the same value.
    public init(floatLiteral value: Double) { self = .number(String(value)) }
}

extension LunchJSON: ExpressibleByStringInterpolation {
    /// Creates a string from a string literal.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension LunchJSON: ExpressibleByArrayLiteral {
    /// Creates an array from an array literal.
    public init(arrayLiteral elements: LunchJSON...) { self = .array(elements) }
}

extension LunchJSON: ExpressibleByDictionaryLiteral {
    /// Creates an object from a dictionary literal. If a key occurs more than once, its last value is used.
    public init(dictionaryLiteral elements: (String, LunchJSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
