/// A type whose values can be written directly in a timeline, without a dictionary of values.
///
/// `Bool` is written as `t` or `f` (or `true`, `false`), `Int` as its decimal digits, and `String` as the string
/// itself, without quotation marks. An optional of such a type is written as `nil` or as the wrapped value.
///
/// To write the values of your own type in this way, conform the type to this protocol.
public protocol MarbleValue {
    /// Creates the value that a key in a timeline denotes; returns nil if the key denotes no value of the type.
    init?(marbleKey: String)

    /// The key that denotes the value in a timeline. Failure messages show it.
    ///
    /// The key should contain no blanks and none of the characters `-()|#,@`, because they separate keys or have other
    /// meanings in timelines.
    var marbleKey: String { get }
}

extension Bool: MarbleValue {
    /// Creates true from the key `t` or `true`, and false from `f` or `false`; returns nil for any other key.
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
    /// Creates the number from its decimal digits, which a sign may precede; returns nil for any other key.
    public init?(marbleKey: String) { self.init(marbleKey) }

    /// The key of the number: its decimal digits, after a minus sign if the number is negative.
    ///
    /// In timelines such as `1--2`, `-` is a column without an event. Negative numbers are therefore possible only in
    /// the form with explicit times, such as `-5@0.4s`.
    public var marbleKey: String { String(self) }
}

extension String: MarbleValue {
    /// Creates the string from its key. The key is the string itself. The result is never nil.
    public init?(marbleKey: String) { self = marbleKey }

    /// The key of the string: the string itself.
    public var marbleKey: String { self }
}

/// `nil`, or how the value inside is written.
extension Optional: MarbleValue where Wrapped: MarbleValue {
    /// Creates nil from the key `nil`, or a wrapped value from the key of that value. For any other key, the
    /// initializer fails.
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
