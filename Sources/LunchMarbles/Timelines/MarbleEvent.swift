/// An event of a timeline.
public enum MarbleEvent<Value> {
    /// A value.
    case value(Value)
    /// An error, after which no more events happen.
    case failure(any Error)
    /// The end, after which no more events happen.
    case end
}

/// The error that `#`, or a name such as `#1`, stands for in a timeline if the test passes no errors of its own.
public struct MarbleError: Error, Hashable, CustomStringConvertible {
    /// The name of the error in the timeline, including the `#`.
    public let name: String

    /// Creates an error from its name, which begins with `#`.
    public init(_ name: String) { self.name = name }

    /// The error as Swift source: `MarbleError("#1")`.
    public var description: String { "MarbleError(\"\(name)\")" }
}

extension MarbleEvent: Sendable where Value: Sendable {}
