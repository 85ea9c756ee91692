extension Parser {
    /// Entry action of CSI and DCS.
    @inline(__always)
    mutating func enterSequence(isDeviceControl: Bool) {
        state = .entry
        self.isDeviceControl = isDeviceControl
        value = Int64(ControlSequence.omitted)
        isAfterColon = false
    }

    /// CSI entry, CSI param, DCS entry and DCS param.
    mutating func parameters<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 0x30...0x39:
                state = .parameters
                index = number(bytes, index - 1)
            case 0x3A, 0x3B:
                state = .parameters
                sequence.append(Int32(truncatingIfNeeded: value), afterColon: isAfterColon)
                value = Int64(ControlSequence.omitted)
                isAfterColon = byte == 0x3A
            case 0x40...0x7E:
                finish(byte, at: index, &handler)
                return index
            case 0x3C...0x3F:
                guard state == .entry else {
                    state = .ignored
                    return index
                }
                sequence.prefix = byte
                state = .parameters
            case 0x20...0x2F:
                sequence.collect(byte)
                state = .intermediates
                return index
            case 0x80...:
                state = .ground
                isDeviceControl = false
                return index - 1
            default:
                if anywhere(byte, &handler) { return index }
            }
        }
        return index
    }

    /// The digits of a parameter.
    @inline(__always)
    private mutating func number(_ bytes: Span<UInt8>, _ start: Int) -> Int {
        var index = start
        var number = max(value, 0)
        while index < bytes.count {
            let digit = bytes[index] &- 0x30
            guard digit < 10 else { break }
            // The bound keeps the product far below overflow.
            number = min(number &* 10 &+ Int64(digit), Int64(Limits.parameterValue))
            index += 1
        }
        value = number
        return index
    }

    /// CSI intermediate and DCS intermediate.
    mutating func intermediates<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 0x20...0x2F:
                sequence.collect(byte)
            case 0x40...0x7E:
                finish(byte, at: index, &handler)
                return index
            case 0x30...0x3F:
                state = .ignored
                return index
            case 0x80...:
                state = .ground
                isDeviceControl = false
                return index - 1
            default:
                if anywhere(byte, &handler) { return index }
            }
        }
        return index
    }

    /// CSI ignore and DCS ignore: waits for the final byte; a DCS continues to its string, which is void.
    mutating func ignored<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 0x40...0x7E:
                sequence.intermediates = ControlSequence.tooMany
                finish(byte, at: index, &handler)
                return index
            case 0x20...0x3F:
                break
            case 0x80...:
                state = .ground
                isDeviceControl = false
                return index - 1
            default:
                if anywhere(byte, &handler) { return index }
            }
        }
        return index
    }

    /// The final byte: CSI dispatch, or DCS hook.
    @inline(__always)
    private mutating func finish<Handler: ParserHandler>(
        _ byte: UInt8, at end: Int, _ handler: inout Handler
    ) {
        if value != Int64(ControlSequence.omitted) || sequence.count > 0 {
            sequence.append(Int32(truncatingIfNeeded: value), afterColon: isAfterColon)
        }
        sequence.final = byte
        sequence.end = end
        if isDeviceControl {
            isDeviceControl = false
            enterString(.deviceControl, &handler)
        } else {
            state = .ground
            handler.control(sequence)
        }
    }
}
