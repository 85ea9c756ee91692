public import LunchElements
public import LunchWire

/// Bytes that a program has written to its terminal.
public struct TUIOutput: Sendable {
    /// The bytes that the program has written.
    ///
    /// An app that uses Lunch also writes messages for the test to its terminal. In this array, each of them is
    /// replaced by an empty message, `ESC ] 7367 ; ESC \`.
    public let bytes: [UInt8]

    /// The number of bytes that the program has written from its launch to the last of these bytes.
    ///
    /// The messages of an app to the test are counted in full.
    public let position: Int

    /// The number of bytes, written directly before `bytes`, that no event reports.
    ///
    /// Bytes are missed if no listener was registered when they were written, or if the listeners were too slow.
    public let missed: Int
}

/// A frame that an app has published: a drawn screen, together with its elements.
public struct TUICommit: Sendable {
    /// The frame, with its cells and elements. The property `revision` of the frame is its number.
    public let frame: TUIFrame

    /// The message with which the app has published it.
    package let message: FrameMessage

    /// The number of bytes that the program had written from its launch until it published the frame.
    public var position: Int { frame.position }
}

/// A change of the size of a terminal.
public struct TUIResize: Sendable {
    /// The new size, in cells.
    public let size: CellSize

    /// The number of bytes, counted from the launch, that the program had written and the terminal had shown when its
    /// size changed.
    public let position: Int
}
