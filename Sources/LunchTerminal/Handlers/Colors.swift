/// Setting, asking and resetting colors (xterm ctlseqs, OSC 4, 5, 10 to 19, 104, 105 and 110 to 119).
extension Emulator {
    /// OSC 4 ; number ; color, any number of pairs; `?` asks for the color. After the palette come the special colors.
    mutating func paletteColors(_ content: ArraySlice<UInt8>) {
        colors(content, command: 4, firstSpecial: 256)
    }

    /// OSC 5 ; number ; color: the special colors, of bold, underlined, blinking, inverse and italic text.
    ///
    /// They are kept and reported; which cells are shown in them depends on user settings, which do not exist here.
    mutating func specialColors(_ content: ArraySlice<UInt8>) {
        colors(content, command: 5, firstSpecial: 0)
    }

    private mutating func colors(_ content: ArraySlice<UInt8>, command: Int, firstSpecial: Int) {
        let parts = content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        var index = 0
        while index + 1 < parts.count {
            defer { index += 2 }
            guard let number = Int(digits: parts[index]) else { continue }
            let special = number - firstSpecial
            let isSpecial = TUIPalette.specialNumbers.contains(special)
            guard isSpecial || special < 0 else { continue }
            if parts[index + 1].elementsEqual("?".utf8) {
                guard options.profile.features.contains(.colorReports) else { continue }
                let color = isSpecial ? palette.specialColor(special) : palette[UInt8(number)]
                answers.append("\u{1B}]\(command);\(number);\(color.specification)\(string.terminator)")
            } else if let color = TUIRGB(specification: parts[index + 1]) {
                if isSpecial { palette.setSpecialColor(special, to: color) } else { palette[UInt8(number)] = color }
            }
        }
    }

    /// OSC 104 ; number …: these entries as at the start; without a number, the palette and the special colors.
    mutating func resetPaletteColors(_ content: ArraySlice<UInt8>) {
        guard !content.isEmpty else {
            palette.resetEntries()
            return palette.resetSpecialColors()
        }
        for part in content.split(separator: UInt8(ascii: ";")) {
            guard let number = Int(digits: part) else { continue }
            if let entry = UInt8(exactly: number) {
                palette.resetEntry(entry)
            } else {
                palette.setSpecialColor(number - 256, to: nil)
            }
        }
    }

    /// OSC 105 ; number …: these special colors as at the start; without a number, all of them.
    mutating func resetSpecialColors(_ content: ArraySlice<UInt8>) {
        guard !content.isEmpty else { return palette.resetSpecialColors() }
        for part in content.split(separator: UInt8(ascii: ";")) {
            if let number = Int(digits: part) { palette.setSpecialColor(number, to: nil) }
        }
    }

    /// OSC 10 to 19 ; color …: the dynamic colors from this one on; `?` asks for the color.
    mutating func dynamicColors(from first: Int, _ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        for (number, part) in zip(first...TUIPalette.dynamicNumbers.upperBound, parts) {
            if part.elementsEqual("?".utf8) {
                guard options.profile.features.contains(.colorReports) else { continue }
                let color = palette.dynamicColor(number).specification
                answers.append("\u{1B}]\(number);\(color)\(string.terminator)")
            } else if let color = TUIRGB(specification: part) {
                palette.setDynamicColor(number, to: color)
            }
        }
    }
}
