/// Splits bytes into text, controls, sequences and strings; it knows syntax only.
///
/// The states are those of Paul Williams' parser for the VT500 series (vt100.net/emu/dec_ansi_parser), one method
/// each. A method takes as many bytes as its state lasts, so that runs are handled as runs. All that is left over
/// at the end of the bytes is kept, so it does not matter how the input is cut.
struct Parser: ~Copyable, Sendable {
    enum State: UInt8, Sendable {
        /// The state outside every sequence.
        case ground
        /// The state once ESC has come.
        case escape
        /// The state once an intermediate byte has followed ESC.
        case escapeIntermediate
        /// The state between CSI or DCS and its first byte.
        case entry
        /// The state within the parameters of CSI or DCS.
        case parameters
        /// The state once an intermediate byte has followed the parameters.
        case intermediates
        /// The state in a malformed CSI or DCS whose end is awaited.
        case ignored
        /// The state within a control string.
        case string
        /// The state once ESC has come within a control string: a backslash ends it, anything else voids it.
        case stringEscape
    }

    var state = State.ground
    /// True if entry, parameters, intermediates and ignored are those of DCS.
    var isDeviceControl = false
    var stringKind = StringKind.operatingSystemCommand
    var sequence = ControlSequence()
    /// The parameter being read; `ControlSequence.omitted` before its first digit.
    var value = Int64(ControlSequence.omitted)
    /// True if the parameter being read follows a colon.
    var isAfterColon = false
    /// The lead byte of U+0080 to U+00BF within a string, of which ST may be one.
    var hasStringLead = false
    /// True if the handler asked to pause.
    var isPaused = false
    var decoder = UTF8Decoder()

    /// Parses bytes until they end or the handler asks to pause; returns how many were taken.
    mutating func feed<Handler: ParserHandler>(_ bytes: Span<UInt8>, to handler: inout Handler) -> Int {
        var index = 0
        isPaused = false
        while index < bytes.count, !isPaused {
            switch state {
            case .ground: index = ground(bytes, index, &handler)
            case .escape, .escapeIntermediate: index = escape(bytes, index, &handler)
            case .entry, .parameters: index = parameters(bytes, index, &handler)
            case .intermediates: index = intermediates(bytes, index, &handler)
            case .ignored: index = ignored(bytes, index, &handler)
            case .string: index = string(bytes, index, &handler)
            case .stringEscape: index = stringEscape(bytes, index, &handler)
            }
        }
        return index
    }
}

/// The bytes that the grammar names.
enum Byte {
    static let bell: UInt8 = 0x07
    static let cancel: UInt8 = 0x18
    static let substitute: UInt8 = 0x1A
    static let escape: UInt8 = 0x1B
    static let delete: UInt8 = 0x7F
    /// The UTF-8 lead byte of the C1 controls.
    static let c1Lead: UInt8 = 0xC2
    /// The UTF-8 trail byte of ST, U+009C.
    static let terminatorTrail: UInt8 = 0x9C
}
