import LunchWire

/// A message of an app that could not be read.
struct UnreadableMessage: Sendable {
    let kind: String
    let error: WireError
    let json: [UInt8]
    /// The JSON as it was written; terminals drop control characters.
    let raw: [UInt8]
    /// True if no frame had come before that could be read.
    let isFirstFrame: Bool

    /// True if there were control characters in it.
    var hadControls: Bool { raw.contains { $0 < 0x20 } }
}
