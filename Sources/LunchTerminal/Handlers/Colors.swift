/// Setting, asking and resetting colours (xterm ctlseqs, OSC 4, 10 to 19, 104 and 110 to 119).
extension Emulator {
    /// OSC 4 ; number ; colour, any number of pairs; `?` asks for the colour.
    mutating func paletteColors(_ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        var index = 0
        while index + 1 < parts.count {
            defer { index += 2 }
            guard let number = Int(digits: parts[index]).flatMap({ UInt8(exactly: $0) }) else { continue }
            if parts[index + 1].elementsEqual("?".utf8) {
                answers.append("\u{1B}]4;\(number);\(palette[number].specification)\(string.terminator)")
            } else if let color = RGB(specification: parts[index + 1]) {
                palette[number] = color
            }
        }
    }

    /// OSC 104 ; number …: these entries as at the start; without a number, all of them.
    mutating func resetPaletteColors(_ content: ArraySlice<UInt8>) {
        guard !content.isEmpty else { return palette.resetEntries() }
        for part in content.split(separator: UInt8(ascii: ";")) {
            if let number = Int(digits: part).flatMap({ UInt8(exactly: $0) }) { palette.resetEntry(number) }
        }
    }

    /// OSC 10 to 19 ; colour …: the dynamic colours from this one on; `?` asks for the colour.
    mutating func dynamicColors(from first: Int, _ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        for (number, part) in zip(first...Palette.dynamicNumbers.upperBound, parts) {
            if part.elementsEqual("?".utf8) {
                let color = palette.dynamicColor(number).specification
                answers.append("\u{1B}]\(number);\(color)\(string.terminator)")
            } else if let color = RGB(specification: part) {
                palette.setDynamicColor(number, to: color)
            }
        }
    }
}
