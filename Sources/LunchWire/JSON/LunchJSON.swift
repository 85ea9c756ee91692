/// A JSON value (RFC 8259), written as a Swift literal or read from text.
public enum LunchJSON: Hashable, Sendable {
    /// `null`.
    case null

    /// `true` or `false`.
    case bool(Bool)

    /// A number, stored as its text so that no digit is lost.
    case number(String)

    /// A text, without the quotes and escapes of JSON.
    case string(String)

    /// A list of values.
    case array([LunchJSON])

    /// An object: values by their keys, in no particular order.
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
    /// Creates `null`.
    public init(nilLiteral: ()) { self = .null }
}

extension LunchJSON: ExpressibleByBooleanLiteral {
    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension LunchJSON: ExpressibleByIntegerLiteral {
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension LunchJSON: ExpressibleByFloatLiteral {
    /// Creates a number with the fewest digits that distinguish the value from every other `Double`.
    public init(floatLiteral value: Double) { self = .number(String(value)) }
}

extension LunchJSON: ExpressibleByStringInterpolation {
    /// Creates a text.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension LunchJSON: ExpressibleByArrayLiteral {
    /// Creates a list.
    public init(arrayLiteral elements: LunchJSON...) { self = .array(elements) }
}

extension LunchJSON: ExpressibleByDictionaryLiteral {
    /// Creates an object; if two keys are equal, the last one counts.
    public init(dictionaryLiteral elements: (String, LunchJSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
