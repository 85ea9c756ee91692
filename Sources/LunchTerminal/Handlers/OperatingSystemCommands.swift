/// The table of OSC: which handler each number leads to (xterm ctlseqs).
extension Emulator {
    /// Takes the OSC received; returns whether it was a message, at which feeding pauses.
    mutating func operatingSystemCommand() -> Bool {
        guard !string.isTooLong else {
            if string.isMessage { messages.drop() } else { droppedStrings += 1 }
            return false
        }
        let (number, content) = splitCommand()
        if let number, number == messageCommand {
            messages.append(Array(string.bytes[content...]))
            return true
        }
        switch number {
        case 0:
            title = titleText(from: content)
            iconTitle = title
        case 1: iconTitle = titleText(from: content)
        case 2: title = titleText(from: content)
        case 8: hyperlink(from: content)
        default: noteUnknownCommand(number)
        }
        return false
    }

    /// The number before the first semicolon, and where the rest begins.
    private func splitCommand() -> (number: Int?, content: Int) {
        var number: Int?
        var index = 0
        while index < string.bytes.count, index < 9 {
            let byte = string.bytes[index]
            if byte == UInt8(ascii: ";") { return (number, index + 1) }
            guard byte >= 0x30, byte <= 0x39 else { return (nil, 0) }
            number = (number ?? 0) * 10 + Int(byte & 0x0F)
            index += 1
        }
        return index == string.bytes.count ? (number, index) : (nil, 0)
    }

    /// OSC 0, 1 and 2: the title as text, without controls, within its cap.
    private func titleText(from start: Int) -> String {
        var text = ""
        var count = 0
        for scalar in String(decoding: string.bytes[start...], as: UTF8.self).unicodeScalars {
            guard scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) else { continue }
            guard count < Limits.title else { break }
            text.unicodeScalars.append(scalar)
            count += 1
        }
        return text
    }
}
