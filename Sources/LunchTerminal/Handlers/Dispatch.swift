/// Leads what the parser finds to the handlers of each family.
extension Emulator: ParserHandler {
    mutating func execute(_ control: UInt8) {
        guard control != Byte.delete else { return printDelete() }
        breaker.reset()
        lastPrinted = nil
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
        if screen.hasDoubleLines { stayOnLine() }
    }

    mutating func stringBegan(_ kind: StringKind, _ sequence: borrowing ControlSequence) {
        breaker.reset()
        lastPrinted = nil
        string.begin(kind, key: kind == .deviceControl ? sequence.key : 0)
        guard kind == .deviceControl else { return }
        string.parameter = sequence.value(0)
        if string.key == UInt32(UInt8(ascii: "q")) { string.sixel = SixelMeter() }
    }

    mutating func stringContent(_ bytes: borrowing Span<UInt8>) {
        switch string.kind {
        case .operatingSystemCommand:
            commandContent(bytes)
        case .deviceControl:
            if string.sixel != nil {
                string.sixel?.feed(bytes)
            } else {
                string.append(bytes, limit: Limits.string)
            }
        case .applicationCommand:
            string.append(bytes, keeping: Limits.imageHead)
            string.measure(bytes)
        case .privacyMessage, .startOfString:
            break
        }
    }

    /// The content of an OSC: messages to the host may be longer than others; of an image only the head is kept.
    private mutating func commandContent(_ bytes: borrowing Span<UInt8>) {
        guard string.bytes.count + bytes.count > Limits.string, !string.isTooLong else {
            return string.append(bytes, limit: Limits.string)
        }
        if string.starts(with: messages.prefix, adding: bytes) {
            string.isMessage = true
            string.append(bytes, limit: Limits.message, keeping: messages.prefix.count + Limits.messageHead)
        } else if string.starts(with: Self.imagePrefix, adding: bytes) {
            string.append(bytes, keeping: Limits.string)
        } else {
            string.append(bytes, limit: Limits.string)
        }
    }

    /// The prefix of an image of iTerm2's.
    private static let imagePrefix = Array("1337;File=".utf8)

    mutating func stringEnded(_ end: StringEnd) -> Bool {
        defer { string.begin(.operatingSystemCommand, key: 0) }
        guard end != .cancelled else {
            return string.kind == .operatingSystemCommand && messages.cutOff(string)
        }
        string.endedWithBell = end == .bell
        switch string.kind {
        case .operatingSystemCommand:
            return operatingSystemCommand()
        case .deviceControl:
            deviceControl()
        case .applicationCommand:
            if string.bytes.first == UInt8(ascii: "G") { kittyGraphics() } else { noteUnknownString("APC") }
        case .privacyMessage, .startOfString:
            break
        }
        return false
    }
}
