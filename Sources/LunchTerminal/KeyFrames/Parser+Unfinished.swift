extension Parser {
    /// Bytes that bring a parser outside of every sequence to this state; nil if none do.
    ///
    /// A message to the host that has begun is left out: it continues with its end, which then is a sequence of no effect.
    borrowing func unfinished(_ string: borrowing ControlString, messages prefix: [UInt8]) -> [UInt8]? {
        let start: [UInt8] = [Byte.escape, isDeviceControl ? UInt8(ascii: "P") : UInt8(ascii: "[")]
        switch state {
        case .ground: return decoder.pendingBytes
        case .escape, .escapeIntermediate: return [Byte.escape] + intermediateBytes
        case .entry: return start
        case .parameters: return start + parameterBytes
        case .intermediates: return start + parameterBytes + intermediateBytes
        case .ignored: return start + Array("<<".utf8)
        case .string, .stringEscape:
            guard var bytes = unfinishedString(string) else { return nil }
            let isMessage = string.isMessage || !prefix.isEmpty && string.bytes.starts(with: prefix)
            if stringKind == .operatingSystemCommand, isMessage { return [] }
            if hasStringLead { bytes.append(Byte.c1Lead) }
            return state == .stringEscape ? bytes + [Byte.escape] : bytes
        }
    }

    private borrowing func unfinishedString(_ string: borrowing ControlString) -> [UInt8]? {
        switch stringKind {
        case .operatingSystemCommand:
            return string.isTooLong ? nil : [Byte.escape, UInt8(ascii: "]")] + Array(string.bytes)
        case .applicationCommand:
            guard string.length == string.bytes.count else { return nil }
            return [Byte.escape, UInt8(ascii: "_")] + Array(string.bytes)
        case .privacyMessage: return [Byte.escape, UInt8(ascii: "^")]
        case .startOfString: return [Byte.escape, UInt8(ascii: "X")]
        case .deviceControl:
            // Only the size of a picture is kept.
            guard string.sixel == nil, !string.isTooLong else { return nil }
            return [Byte.escape, UInt8(ascii: "P")] + parameterBytes(upTo: sequence.count) + intermediateBytes
                + [sequence.final] + Array(string.bytes)
        }
    }

    /// The parameters that have ended, and the one being read.
    private var parameterBytes: [UInt8] {
        var bytes = parameterBytes(upTo: sequence.count)
        if sequence.count > 0 { bytes.append(isAfterColon ? UInt8(ascii: ":") : UInt8(ascii: ";")) }
        if value != Int64(ControlSequence.omitted) { bytes += Array(String(value).utf8) }
        return bytes
    }

    private borrowing func parameterBytes(upTo count: Int) -> [UInt8] {
        var bytes: [UInt8] = sequence.prefix == 0 ? [] : [sequence.prefix]
        for index in 0..<count {
            if index > 0 { bytes.append(sequence.isSubparameter(index) ? UInt8(ascii: ":") : UInt8(ascii: ";")) }
            if sequence[index] != ControlSequence.omitted { bytes += Array(String(sequence[index]).utf8) }
        }
        return bytes
    }

    private var intermediateBytes: [UInt8] {
        switch sequence.intermediates {
        case 0: []
        case ControlSequence.tooMany: [0x20, 0x20, 0x20]
        case let one where one <= 0xFF: [UInt8(one)]
        case let two: [UInt8(two >> 8), UInt8(two & 0xFF)]
        }
    }
}
