extension Parser {
    /// Entry action of escape: clear.
    @inline(__always)
    mutating func enterEscape() {
        state = .escape
        sequence.clear()
    }

    /// escape and escape intermediate.
    mutating func escape<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x7E:
                escapeFinal(byte, &handler)
                return index + 1
            case 0x20...0x2F:
                sequence.collect(byte)
                state = .escapeIntermediate
            case 0x80...:
                state = .ground
                return index
            default:
                if anywhere(byte, &handler) { return index + 1 }
            }
            index += 1
        }
        return index
    }

    /// The byte that ends an escape sequence, or opens one that continues.
    mutating func escapeFinal<Handler: ParserHandler>(_ byte: UInt8, _ handler: inout Handler) {
        guard sequence.intermediates == 0 else {
            state = .ground
            handler.escape(intermediates: sequence.intermediates, final: byte)
            return
        }
        switch byte {
        case UInt8(ascii: "["): enterSequence(isDeviceControl: false)
        case UInt8(ascii: "P"): enterSequence(isDeviceControl: true)
        case UInt8(ascii: "]"): enterString(.operatingSystemCommand, &handler)
        case UInt8(ascii: "_"): enterString(.applicationCommand, &handler)
        case UInt8(ascii: "^"): enterString(.privacyMessage, &handler)
        case UInt8(ascii: "X"): enterString(.startOfString, &handler)
        default:
            state = .ground
            handler.escape(intermediates: 0, final: byte)
        }
    }

    /// Controls within a sequence: CAN and SUB end it, ESC starts another, the rest acts at once.
    ///
    /// Returns whether the state has changed. Within DCS, controls do nothing.
    @inline(__always)
    mutating func anywhere<Handler: ParserHandler>(_ byte: UInt8, _ handler: inout Handler) -> Bool {
        switch byte {
        case Byte.escape:
            enterEscape()
            isDeviceControl = false
            return true
        case Byte.cancel, Byte.substitute:
            state = .ground
            isDeviceControl = false
            handler.execute(byte)
            return true
        case Byte.delete:
            return false
        default:
            if !isDeviceControl { handler.execute(byte) }
            return false
        }
    }
}
