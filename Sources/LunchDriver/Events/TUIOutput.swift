public import LunchElements
public import LunchWire

/// Bytes that a program has written to its terminal.
public struct TUIOutput: Sendable {
    /// The bytes; an empty `ESC ] 7367 ; ESC \` stands for each message of the app to Lunch.
    public let bytes: [UInt8]

    /// The number of bytes that the program had written since its launch when it wrote the last of these, its messages to
    /// Lunch included.
    public let position: Int

    /// The number of bytes before these that were not told, because nobody listened then, or did not keep up.
    public let missed: Int
}

/// A frame that an app has published.
public struct TUICommit: Sendable {
    /// The frame, with its cells and elements; `revision` is its number.
    public let frame: TUIFrame

    /// The number of bytes that the program had written since its launch when it published the frame.
    public var position: Int { frame.position }
}

/// A new size of a terminal.
public struct TUIResize: Sendable {
    /// The size in cells.
    public let size: CellSize

    /// The number of bytes that the terminal had shown since the launch when it got the size.
    public let position: Int
}
