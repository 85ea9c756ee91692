import LunchWire

extension TUIScreenRecord {
    /// An error of `TUIScreenRecord.File`, for example a difference between a screen and its record.
    public enum Mismatch: Error, Sendable, Hashable {
        /// The name is not a valid name for a record (see `TUIScreenRecord.File.init(_:in:)`). The associated value is
        /// the name.
        case name(String)
        /// The file of the record does not exist. The third associated value is the current screen.
        case missing(name: String, path: String, TUIScreenRecord)
        /// The screen differed from the record or had no valid record, and has been written to the file. The third
        /// associated value is the screen.
        ///
        /// This case occurs only in recording mode (see `TUIScreenRecord.File.compare(_:isRecording:)`). It is an error
        /// so that a test fails whenever a screen is recorded.
        case recorded(name: String, path: String, TUIScreenRecord)
        /// The screen differs from the record. `difference` is the result of `TUIScreenRecord.difference(from:)`.
        case different(name: String, path: String, difference: String)
        /// The file contains no recorded screen (no line that begins with `size: `), or is not UTF-8 text.
        case malformed(path: String)
        /// The file exists but cannot be read. `reason` is the system's error code as text.
        case unreadable(path: String, reason: String)
        /// The file cannot be written, or its folder cannot be created. `reason` is the system's error code as text.
        case unwritable(path: String, reason: String)
    }
}

extension TUIScreenRecord.Mismatch: CustomStringConvertible {
    /// A message that describes the error and, for most errors, says what to do.
    public var description: String {
        switch self {
        case .name(let name):
            """
            \(name.literal) cannot name a recorded screen. It becomes the name of a file in one folder: \
            it has 1 to 200 bytes, does not begin with a dot, and has no / and no \\ and nothing invisible in it.
            """
        case .missing(let name, let path, let record):
            """
            No screen \(name.literal) is recorded: there is no file \(path.visible)
            If the screen below is right, run the test once with LUNCH_RECORD=1 in the environment, and commit the file.
            \(Self.indented(record))
            """
        case .recorded(let name, let path, let record):
            """
            The screen \(name.literal) was recorded in \(path.visible)
            It was compared with nothing, so the test fails. Look at it, and run the test again without LUNCH_RECORD=1.
            \(Self.indented(record))
            """
        case .different(let name, let path, let difference):
            """
            The screen is not as it was recorded for \(name.literal) (− recorded, + received):
            \(difference)
            It is recorded in \(path.visible)
            If the new screen is right, run the test once with LUNCH_RECORD=1 in the environment, and commit the file.
            """
        case .malformed(let path):
            """
            There is no recorded screen in \(path.visible)
            It is not text in UTF-8, or has no line that begins with "\(ScreenLines.first)". Bring it back, or run the \
            test once with LUNCH_RECORD=1 in the environment to write it anew.
            """
        case .unreadable(let path, let reason):
            "The recorded screen cannot be read (\(reason.visible)): \(path.visible)"
        case .unwritable(let path, let reason):
            "The screen cannot be recorded (\(reason.visible)): \(path.visible)"
        }
    }

    private static func indented(_ record: TUIScreenRecord) -> String {
        record.lines.map { "  \($0)" }.joined(separator: "\n")
    }
}
