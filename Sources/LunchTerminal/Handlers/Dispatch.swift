/// Leads what the parser finds to the handlers of each family.
extension Emulator: ParserHandler {
    mutating func execute(_ control: UInt8) {
        breaker.reset()
        switch control {
        case 0x07: bell()  // BEL
        case 0x08: backspace()  // BS
        case 0x09: tab(1)  // HT
        case 0x0A, 0x0B, 0x0C: lineFeed()  // LF, VT, FF
        case 0x0D: returnCarriage()  // CR
        case 0x0E: charsets.left = 1  // SO, LS1
        case 0x0F: charsets.left = 0  // SI, LS0
        default: break  // NUL, ENQ with an empty answerback, and what has no meaning on a screen
        }
    }

    mutating func stringBegan(_ kind: StringKind, _ sequence: borrowing ControlSequence) {
        breaker.reset()
        string.begin(kind, key: kind == .deviceControl ? sequence.key : 0)
    }

    mutating func stringContent(_ bytes: borrowing Span<UInt8>) {
        switch string.kind {
        case .operatingSystemCommand:
            if string.bytes.count + bytes.count > Limits.string, !string.isTooLong {
                string.isMessage = string.starts(with: messages.prefix, adding: bytes)
            }
            string.append(bytes, limit: string.isMessage ? Limits.message : Limits.string)
        case .deviceControl:
            string.append(bytes, limit: Limits.string)
        case .applicationCommand, .privacyMessage, .startOfString:
            break
        }
    }

    mutating func stringEnded(_ end: StringEnd) -> Bool {
        defer { string.begin(.operatingSystemCommand, key: 0) }
        guard end != .cancelled else { return false }
        switch string.kind {
        case .operatingSystemCommand:
            return operatingSystemCommand()
        case .deviceControl:
            deviceControl()
        case .applicationCommand, .privacyMessage, .startOfString:
            break
        }
        return false
    }
}
