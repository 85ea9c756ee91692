/// A type whose values can be written in timelines without a dictionary.
///
/// A `Bool` is written as `t` or `f` (or `true`, `false`), an `Int` as its digits, and a `String` as itself.
public protocol MarbleValue {
    /// Creates the value of a key; nil if the key has no value.
    init?(marbleKey: String)

    /// The key of the value, as a timeline has it.
    var marbleKey: String { get }
}

extension Bool: MarbleValue {
    /// Creates true from `t` and `true`, false from `f` and `false`; nil for other keys.
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
    /// Creates the number from its digits; nil for other keys.
    public init?(marbleKey: String) { self.init(marbleKey) }

    /// The key of the number: its digits.
    public var marbleKey: String { String(self) }
}

extension String: MarbleValue {
    /// Creates the text from its key, which is the text itself.
    public init?(marbleKey: String) { self = marbleKey }

    /// The key of the text, which is the text itself.
    public var marbleKey: String { self }
}

/// `nil`, or how the value inside is written.
extension Optional: MarbleValue where Wrapped: MarbleValue {
    /// Creates nil from `nil`, or the wrapped value from its key.
    public init?(marbleKey: String) {
        if marbleKey == "nil" {
            self = Self.none
        } else if let value = Wrapped(marbleKey: marbleKey) {
            self = .some(value)
        } else {
            return nil
        }
    }

    /// The key of the wrapped value, or `nil`.
    public var marbleKey: String { self?.marbleKey ?? "nil" }
}
