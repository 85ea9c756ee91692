/// An event of a timeline or of a recording.
public enum MarbleEvent<Value> {
    /// An event with a value.
    case value(Value)
    /// An error; no events follow it.
    case failure(any Error)
    /// The end; no events follow it.
    case end
}

/// The error that a name such as `#1` in a timeline denotes, if the dictionary of errors is empty. A plain `#` also
/// denotes a `MarbleError` if a dictionary without that name is given.
public struct MarbleError: Error, Hashable, CustomStringConvertible {
    /// The name of the error in the timeline, including the `#`.
    public let name: String

    /// Creates an error from its name. The name includes the `#`, for example `#1`.
    public init(_ name: String) { self.name = name }

    /// The error as Swift source, for example `MarbleError("#1")`.
    public var description: String { "MarbleError(\"\(name)\")" }
}

extension MarbleEvent: Sendable where Value: Sendable {}
