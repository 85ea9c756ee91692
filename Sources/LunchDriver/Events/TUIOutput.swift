public import LunchElements
public import LunchWire

/// Bytes that a program has written to its terminal.
public struct TUIOutput: Sendable {
    /// The bytes that the program has written.
    ///
    /// An app that uses Lunch also sends it messages. An empty message, `ESC ] 7367 ; ESC \`, replaces each of them.
    public let bytes: [UInt8]

    /// The number of bytes that the program has written from its launch to the last of these bytes.
    ///
    /// The messages of an app to Lunch are counted as well.
    public let position: Int

    /// The number of bytes before these that no event reports.
    ///
    /// Bytes are missed if no listener was registered when they were written, or if the listeners were too slow.
    public let missed: Int
}

/// A frame that an app has published.
public struct TUICommit: Sendable {
    /// The frame, with its cells and elements. Its number is `revision`.
    public let frame: TUIFrame

    /// The number of bytes that the program had written from its launch until it published the frame.
    public var position: Int { frame.position }
}

/// A change of the size of a terminal.
public struct TUIResize: Sendable {
    /// The new size, in cells.
    public let size: CellSize

    /// The number of bytes of the program that the terminal had shown from the launch until its size changed.
    public let position: Int
}
