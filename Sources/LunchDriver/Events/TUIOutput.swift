public import LunchElements
public import LunchWire

/// Bytes that a program has written to its terminal.
public struct TUIOutput: Sendable {
    /// The bytes that the program has written.
    ///
    /// An app that uses Lunch also writes messages for the test to its terminal. In this array, each message is
    /// replaced by an empty message, `ESC ] 7367 ; ESC \`.
    public let bytes: [UInt8]

    /// The number of bytes that the program has written from its launch up to and including the last of these bytes.
    ///
    /// The app's messages for the test are counted in full, although they are empty in `bytes`.
    public let position: Int

    /// The number of bytes that the program has written directly before `bytes` and that no event reports; 0 if there
    /// are none.
    ///
    /// Bytes are missed if no listener with `hearsOutput: true` was registered when the program wrote them, or if the
    /// listeners are so slow that more than 16 MiB of output is waiting for them.
    public let missed: Int
}

/// A frame that an app has published: a drawn screen, together with its elements.
public struct TUICommit: Sendable {
    /// The frame, with its cells and elements. Its property `revision` is the number of the frame.
    public let frame: TUIFrame

    /// The message with which the app has published the frame.
    package let message: FrameMessage

    /// The number of bytes that the program had written from its launch until it published the frame, including the
    /// program's messages for the test.
    public var position: Int { frame.position }
}

/// A change of the size of a terminal.
public struct TUIResize: Sendable {
    /// The new size, in cells.
    public let size: CellSize

    /// The number of bytes that the terminal had received from the program, from its launch until the size changed,
    /// including messages for the test.
    public let position: Int
}
