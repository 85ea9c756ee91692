/// Something that happens on a timeline.
public enum MarbleEvent<Value> {
    case value(Value)
    /// An error; nothing follows it.
    case failure(any Error)
    /// The end; nothing follows it.
    case end
}

/// The error that a timeline stands for where it has no other for its name: `#` or `#name`.
public struct MarbleError: Error, Hashable, CustomStringConvertible {
    /// The name as the timeline writes it, with its `#`.
    public let name: String

    /// Makes the error of a name, which begins with `#`.
    public init(_ name: String) { self.name = name }

    /// The name, as an error that a test made up.
    public var description: String { "MarbleError(\"\(name)\")" }
}

extension MarbleEvent: Sendable where Value: Sendable {}
