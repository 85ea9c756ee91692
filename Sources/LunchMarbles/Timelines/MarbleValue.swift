/// A value that timelines can write without a dictionary.
///
/// `Bool` is `t` or `f` (or `true`, `false`), an `Int` its digits, and a `String` is what is written.
public protocol MarbleValue {
    /// Makes the value of a key; nil where it has none.
    init?(marbleKey: String)

    /// The value as a timeline writes it.
    var marbleKey: String { get }
}

extension Bool: MarbleValue {
    /// `t` and `true`, `f` and `false`.
    public init?(marbleKey: String) {
        switch marbleKey {
        case "t", "true": self = true
        case "f", "false": self = false
        default: return nil
        }
    }

    /// `t` or `f`.
    public var marbleKey: String { self ? "t" : "f" }
}

extension Int: MarbleValue {
    /// The number that the digits are.
    public init?(marbleKey: String) { self.init(marbleKey) }

    /// The digits.
    public var marbleKey: String { String(self) }
}

extension String: MarbleValue {
    /// The key itself.
    public init?(marbleKey: String) { self = marbleKey }

    /// The text itself.
    public var marbleKey: String { self }
}

/// `nil`, or how the value inside is written.
extension Optional: MarbleValue where Wrapped: MarbleValue {
    /// `nil`, or a key of the value inside.
    public init?(marbleKey: String) {
        if marbleKey == "nil" {
            self = Self.none
        } else if let value = Wrapped(marbleKey: marbleKey) {
            self = .some(value)
        } else {
            return nil
        }
    }

    /// `nil`, or the key of the value inside.
    public var marbleKey: String { self?.marbleKey ?? "nil" }
}
