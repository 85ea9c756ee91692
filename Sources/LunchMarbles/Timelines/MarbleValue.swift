/// A type whose values can be written directly in a timeline, without a dictionary of values.
///
/// `Bool` is written as `t` or `f` (or `true`, `false`), `Int` as its digits, and `String` as the string itself,
/// without quotation marks. An optional of such a type is written as `nil` or as the wrapped value.
///
/// To write the values of your own type in this way, conform the type to this protocol.
public protocol MarbleValue {
    /// Creates the value that a key in a timeline denotes; nil if the key denotes none.
    init?(marbleKey: String)

    /// The key that denotes the value in a timeline.
    var marbleKey: String { get }
}

extension Bool: MarbleValue {
    /// Creates true from the key `t` or `true`, and false from `f` or `false`; nil for any other key.
    public init?(marbleKey: String) {
        switch marbleKey {
        case "t", "true": self = true
        case "f", "false": self = false
        default: return nil
        }
    }

    /// The key of the value: `t` or `f`.
    public var marbleKey: String { self ? "t" : "f" }
}

extension Int: MarbleValue {
    /// Creates the number from its digits; nil for any other key.
    public init?(marbleKey: String) { self.init(marbleKey) }

    /// The key of the number: its digits.
    public var marbleKey: String { String(self) }
}

extension String: MarbleValue {
    /// Creates the string from its key; the key is the string itself.
    public init?(marbleKey: String) { self = marbleKey }

    /// The key of the string: the string itself.
    public var marbleKey: String { self }
}

/// `nil`, or how the value inside is written.
extension Optional: MarbleValue where Wrapped: MarbleValue {
    /// Creates nil from the key `nil`, or a wrapped value from the key of that value; the initializer fails for any
    /// other key.
    public init?(marbleKey: String) {
        if marbleKey == "nil" {
            self = Self.none
        } else if let value = Wrapped(marbleKey: marbleKey) {
            self = .some(value)
        } else {
            return nil
        }
    }

    /// The key of the wrapped value, or the string `"nil"` if the optional is nil.
    public var marbleKey: String { self?.marbleKey ?? "nil" }
}
