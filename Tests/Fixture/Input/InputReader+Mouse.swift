/// Pasted text and the mouse.
extension InputReader {
    mutating func readPaste() {
        let end = Array("\u{1B}[201~".utf8)
        let start = place + 6
        guard let stop = bytes.indices.first(where: { $0 >= start && bytes[$0...].starts(with: end) }) else {
            return giveUp()
        }
        events.append("paste \(String(decoding: bytes[start..<stop], as: UTF8.self).debugDescription)")
        place = stop + end.count
    }

    /// CSI M and three characters: of one byte each, or in UTF-8.
    mutating func readMouseCharacters() {
        let rest = bytes[(place + 3)...]
        let numbers: [Int]
        let length: Int
        if isMouseInUTF8 {
            let scalars = String(decoding: rest, as: UTF8.self).unicodeScalars.prefix(3)
            numbers = scalars.map { Int($0.value) - 32 }
            length = 3 + String(String.UnicodeScalarView(scalars)).utf8.count
        } else {
            numbers = rest.prefix(3).map { Int($0) - 32 }
            length = 6
        }
        guard numbers.count == 3 else { return giveUp() }
        note(mouse(numbers[0], numbers[1], numbers[2], isRelease: numbers[0] & 0b1110_0011 == 3), length)
    }

    /// CSI < button ; column ; row M or m, and the same without < and with 32 more.
    mutating func readMouseNumbers(_ parameters: String, isRelease: Bool, _ length: Int) {
        let isSGR = parameters.hasPrefix("<")
        let numbers = parameters.drop { $0 == "<" }.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3 else { return giveUp() }
        let button = isSGR ? numbers[0] : numbers[0] - 32
        let isEnd = isSGR ? isRelease : button & 0b1110_0011 == 3
        note(mouse(button, numbers[1], numbers[2], isRelease: isEnd), length)
    }

    private func mouse(_ code: Int, _ x: Int, _ y: Int, isRelease: Bool) -> String {
        var modifiers: [String] = []
        if code & 16 != 0 { modifiers.append("Control") }
        if code & 8 != 0 { modifiers.append("Option") }
        if code & 4 != 0 { modifiers.append("Shift") }
        let button = ["left", "middle", "right", "no button"][code & 3]
        let action =
            if code & 64 != 0 {
                "wheel " + ["up", "down", "left", "right"][code & 3]
            } else if code & 32 != 0 {
                "move with \(button)"
            } else if isRelease {
                code & 3 == 3 ? "release" : "release \(button)"
            } else {
                "press \(button)"
            }
        let (column, row) = isMouseInPixels ? ((x - 1) / 10, (y - 1) / 20) : (x - 1, y - 1)
        return (modifiers + [action]).joined(separator: "-") + " at (\(column), \(row))"
    }
}
