/// A type whose values can be written in timelines without a dictionary of values.
///
/// A `Bool` is written as `t` or `f` (or `true`, `false`), an `Int` as its digits, and a `String` as itself.
public protocol MarbleValue {
    /// Creates the value that a key stands for; nil if the key stands for none.
    init?(marbleKey: String)

    /// The key that stands for the value in a timeline.
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
    /// Creates nil from the key `nil`, or the wrapped value from its own key.
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
