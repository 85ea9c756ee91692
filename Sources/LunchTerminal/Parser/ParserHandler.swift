/// Gives meaning to what the parser finds.
protocol ParserHandler {
    /// Printable ASCII, at least one byte.
    mutating func print(ascii: borrowing Span<UInt8>)
    /// A printable character beyond ASCII; U+FFFD for what is not UTF-8.
    mutating func print(_ scalar: UInt32)
    /// Printable characters beyond ASCII, at least one.
    mutating func print(scalars: borrowing Span<UInt32>)
    /// A control character of C0, or DEL.
    mutating func execute(_ control: UInt8)
    /// An escape sequence; the last intermediate is in the lowest byte.
    mutating func escape(intermediates: UInt16, final: UInt8)
    /// A control sequence (CSI).
    mutating func control(_ sequence: borrowing ControlSequence)
    /// The start of a control string; for DCS the sequence holds what was before the string.
    mutating func stringBegan(_ kind: StringKind, _ sequence: borrowing ControlSequence)
    /// A part of the control string's content.
    mutating func stringContent(_ bytes: borrowing Span<UInt8>)
    /// The end of the control string; returns whether the parser pauses after it.
    mutating func stringEnded(_ end: StringEnd) -> Bool
}

extension ParserHandler {
    mutating func print(scalars: borrowing Span<UInt32>) {
        for index in 0..<scalars.count { print(scalars[index]) }
    }
}

/// The control strings of ECMA-48 5.6.
enum StringKind: UInt8, Sendable {
    case deviceControl
    case operatingSystemCommand
    case applicationCommand
    case privacyMessage
    case startOfString
}

/// The end of a control string.
enum StringEnd: UInt8, Sendable {
    /// With ST, as ECMA-48 asks.
    case terminator
    /// With BEL, which xterm takes for OSC.
    case bell
    /// With CAN, SUB or another sequence: the string is void.
    case cancelled
}
