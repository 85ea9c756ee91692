/// OSC 1337: iTerm2's own commands, those of them that are harmless.
extension Emulator {
    /// OSC 1337 ; name [ = value ] (iTerm2's documentation of its escape codes).
    mutating func proprietaryCommand(_ content: ArraySlice<UInt8>) {
        let end = content.firstIndex(of: UInt8(ascii: "=")) ?? content.endIndex
        let value = content[min(end + 1, content.endIndex)...]
        switch String(decoding: content[..<end].prefix(32), as: UTF8.self) {
        case "CurrentDir": desktop.workingDirectory = boundedText(value, Limits.address)
        case "SetMark": mark(.user)
        case "CursorShape": setCursorShape(value)
        case "ClearScrollback": eraseInDisplay(3, selective: false)
        case "ReportCellSize":
            report(
                "\u{1B}]1337;ReportCellSize=\(PixelSize.cell.height).0;\(PixelSize.cell.width).0\(string.terminator)")
        case "File": inlineImage(value)
        default: break  // user variables, profiles, the Touch Bar, focus, attention: ignored on purpose
        }
    }

    /// CursorShape: 0 a block, 1 a bar, 2 an underline.
    private mutating func setCursorShape(_ value: ArraySlice<UInt8>) {
        switch value.first {
        case UInt8(ascii: "0"): cursorShape = .block
        case UInt8(ascii: "1"): cursorShape = .bar
        case UInt8(ascii: "2"): cursorShape = .underline
        default: break
        }
    }
}
