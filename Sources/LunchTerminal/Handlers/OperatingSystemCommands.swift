/// The table of OSC: which handler each number leads to (xterm ctlseqs, "Operating System Commands").
extension Emulator {
    /// Takes the OSC received; returns whether feeding pauses: it was a message, or many did not come whole.
    mutating func operatingSystemCommand() -> Bool {
        guard !string.isTooLong else {
            if string.isMessage { return messages.drop(string) }
            droppedStrings += 1
            return false
        }
        let (number, content) = splitCommand()
        if let number, number == options.messageCommand {
            messages.append(Array(string.bytes[content...]))
            return true
        }
        interpret(number, string.bytes[content...])
        return false
    }

    private mutating func interpret(_ number: Int?, _ content: ArraySlice<UInt8>) {
        let hasTitles = options.profile.features.contains(.titles)
        switch number {
        case 0 where !hasTitles, 1 where !hasTitles, 2 where !hasTitles: break
        case 8 where !options.profile.features.contains(.links): break
        case 0: setTitles(titleText(content))
        case 1: iconTitle = titleText(content)
        case 2: title = titleText(content)
        case 4: paletteColors(content)
        case 5: specialColors(content)
        case 7: desktop.workingDirectory = boundedText(content, Limits.address)
        case 8: hyperlink(content)
        case 9: notifyOrReportProgress(content)
        case 10, 11, 12, 13, 14, 15, 16, 17, 18, 19: dynamicColors(from: number ?? 10, content)
        case 52: selectionData(content)
        case 104: resetPaletteColors(content)
        case 105: resetSpecialColors(content)
        case 110, 111, 112, 113, 114, 115, 116, 117, 118, 119: palette.setDynamicColor((number ?? 110) - 100, to: nil)
        case 133: semanticPrompt(content)
        case 777: notifyWithTitle(content)
        case 1337: proprietaryCommand(content)
        case 3, 6, 22, 46, 50, 51, 60, 61, 106: break
        // 3 X properties, 6 and 106 the switches of special colors, 22 the pointer's shape, 46 log files,
        // 50 fonts, 51 Emacs, 60 and 61 what is allowed: ignored on purpose, there is nothing here that they change.
        default: noteUnknownCommand(number)
        }
    }

    /// The number before the first semicolon, and the index at which the rest begins.
    private func splitCommand() -> (number: Int?, content: Int) {
        let bytes = string.bytes
        let end = bytes.prefix(9).firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        guard let number = Int(digits: bytes[..<end]) else { return (nil, 0) }
        return (number, min(end + 1, bytes.endIndex))
    }

    // MARK: - Texts

    private mutating func setTitles(_ text: String) {
        title = text
        iconTitle = text
    }

    /// OSC 0, 1 and 2: the title as text, without controls, within its cap.
    private func titleText(_ content: ArraySlice<UInt8>) -> String { boundedText(content, Limits.title) }

    /// Content as text, without controls, of so many code points at most.
    func boundedText(_ content: some Sequence<UInt8>, _ limit: Int) -> String {
        var text = ""
        var count = 0
        for scalar in String(decoding: Array(content), as: UTF8.self).unicodeScalars {
            guard scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) else { continue }
            guard count < limit else { break }
            text.unicodeScalars.append(scalar)
            count += 1
        }
        return text
    }
}
