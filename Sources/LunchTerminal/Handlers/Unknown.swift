/// Keeping account of what no handler takes.
extension Emulator {
    private enum Kind: UInt64 {
        case control = 1
        case escape
        case mode
        case operatingSystemCommand
        case deviceControl
        case applicationCommand
    }

    private static func key(_ kind: Kind, _ number: UInt64) -> UInt64 { kind.rawValue << 56 | number }

    mutating func noteUnknown(_ sequence: borrowing ControlSequence) {
        let (prefix, intermediates, final) = (sequence.prefix, sequence.intermediates, sequence.final)
        var parameters: [(value: Int32, isSubparameter: Bool)] = []
        for index in 0..<min(sequence.count, 8) {
            parameters.append((sequence[index], sequence.isSubparameter(index)))
        }
        unknown.note(Self.key(.control, UInt64(sequence.key))) {
            var text = "CSI "
            if prefix != 0 { text.append(scalar: UInt32(prefix)) }
            for (index, parameter) in parameters.enumerated() {
                if index > 0 { text += parameter.isSubparameter ? ":" : ";" }
                if parameter.value != ControlSequence.omitted { text += String(parameter.value) }
            }
            return text + " " + Self.text(intermediates) + Self.text(UInt16(final))
        }
    }

    mutating func noteUnknownEscape(_ intermediates: UInt16, _ final: UInt8) {
        unknown.note(Self.key(.escape, UInt64(intermediates) << 8 | UInt64(final))) {
            "ESC " + Self.text(intermediates) + Self.text(UInt16(final))
        }
    }

    mutating func noteUnknownMode(_ number: Int, isPrivate: Bool, isSet: Bool) {
        unknown.note(Self.key(.mode, UInt64(number) << 1 | (isPrivate ? 1 : 0))) {
            "CSI \(isPrivate ? "?" : "")\(number) \(isSet ? "h" : "l")"
        }
    }

    /// `number` is nil for an OSC that begins with none.
    mutating func noteUnknownCommand(_ number: Int?) {
        let content = string.bytes.prefix(Limits.unknownExample)
        unknown.note(Self.key(.operatingSystemCommand, number.map { UInt64($0) } ?? UInt64(1) << 40)) {
            "OSC " + Self.printable(content)
        }
    }

    mutating func noteUnknownDeviceControl() {
        let key = string.key
        unknown.note(Self.key(.deviceControl, UInt64(key))) {
            "DCS " + Self.text(UInt16(key >> 24)) + Self.text(UInt16(truncatingIfNeeded: key >> 8))
                + Self.text(UInt16(key & 0xFF))
        }
    }

    mutating func noteUnknownString(_ name: String) {
        let content = string.bytes.prefix(Limits.unknownExample)
        unknown.note(Self.key(.applicationCommand, UInt64(content.first ?? 0))) {
            name + " " + Self.printable(content)
        }
    }

    /// One or two bytes of a sequence as text; none for 0.
    private static func text(_ bytes: UInt16) -> String {
        if bytes == ControlSequence.tooMany { return "…" }
        var text = ""
        if bytes > 0xFF { text.append(scalar: UInt32(bytes >> 8)) }
        if bytes > 0 { text.append(scalar: UInt32(bytes & 0xFF)) }
        return text
    }

    private static func printable(_ bytes: some Sequence<UInt8>) -> String {
        var text = ""
        for byte in bytes { text.append(scalar: byte >= 0x20 && byte < 0x7F ? UInt32(byte) : 0xFFFD) }
        return text
    }
}
