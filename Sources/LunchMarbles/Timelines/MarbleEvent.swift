/// An event of a timeline or of a recording.
public enum MarbleEvent<Value> {
    /// An event with a value.
    case value(Value)
    /// An error; no events follow it.
    case failure(any Error)
    /// The end; no events follow it.
    case end
}

/// The error that an error name in a timeline, such as `#1`, denotes by default.
///
/// The parameter `errors` of functions such as `TestScheduler.hot(_:values:errors:)` can assign other errors to the
/// names. If that dictionary is empty, each name denotes the `MarbleError` with that name. If it is not empty, only a
/// plain `#` that it does not contain still denotes `MarbleError("#")`.
public struct MarbleError: Error, Hashable, CustomStringConvertible {
    /// The name of the error in the timeline, including the `#`.
    public let name: String

    /// Creates an error from its name. The name includes the `#`, for example `#1`.
    public init(_ name: String) { self.name = name }

    /// The error as Swift source, for example `MarbleError("#1")`.
    public var description: String { "MarbleError(\"\(name)\")" }
}

extension MarbleEvent: Sendable where Value: Sendable {}
