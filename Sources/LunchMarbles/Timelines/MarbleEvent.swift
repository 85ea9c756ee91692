/// An event of a timeline.
public enum MarbleEvent<Value> {
    /// A value.
    case value(Value)
    /// An error, after which there are no events.
    case failure(any Error)
    /// The end, after which there are no events.
    case end
}

/// The error that `#` or `#name` in a timeline means if no other error is given for the name.
public struct MarbleError: Error, Hashable, CustomStringConvertible {
    /// The name in the timeline, with its `#`.
    public let name: String

    /// Creates the error of a name, which begins with `#`.
    public init(_ name: String) { self.name = name }

    /// The error as a test creates it.
    public var description: String { "MarbleError(\"\(name)\")" }
}

extension MarbleEvent: Sendable where Value: Sendable {}
