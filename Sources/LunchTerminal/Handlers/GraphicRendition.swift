/// SGR: colors and attributes of what is printed next.
extension Emulator {
    /// SGR (ECMA-48 8.3.117; xterm ctlseqs; colors in semicolon form and in the colon form of ITU T.416).
    mutating func selectGraphicRendition(_ sequence: borrowing ControlSequence) {
        guard sequence.count > 0 else { return resetRendition() }
        var index = 0
        while index < sequence.count {
            let value = sequence.value(index)
            var next = index + 1
            while sequence.isSubparameter(next) { next += 1 }
            switch value {
            case 4 where next > index + 1:
                pen.underline =
                    TUIStyle.Underline(rawValue: UInt8(clamping: sequence.value(index + 1))) ?? pen.underline
            case 38, 48, 58:
                let (color, end) = color(sequence, at: index, end: next)
                next = end
                if let color { setColor(value, to: color) }
            default:
                selectRendition(value)
            }
            index = next
        }
    }

    private mutating func setColor(_ which: Int, to color: PackedColor) {
        let color = options.profile.colors == .direct ? color : options.profile.shown(color)
        switch which {
        case 38: pen.packedForeground = color
        case 48: pen.packedBackground = color
        default: pen.packedUnderlineColor = color
        }
    }

    /// One parameter of SGR that is alone.
    private mutating func selectRendition(_ value: Int) {
        switch value {
        case 0: resetRendition()
        case 1: pen.attributes.insert(.bold)
        case 2: pen.attributes.insert(.faint)
        case 3: pen.attributes.insert(.italic)
        case 4: pen.underline = .single
        case 5: pen.attributes.insert(.blink)
        case 6: pen.attributes.insert(.rapidBlink)
        case 7: pen.attributes.insert(.inverse)
        case 8: pen.attributes.insert(.hidden)
        case 9: pen.attributes.insert(.strikethrough)
        case 21: pen.underline = .double
        case 22: pen.attributes.subtract([.bold, .faint])
        case 23: pen.attributes.remove(.italic)
        case 24: pen.underline = .none
        case 25: pen.attributes.subtract([.blink, .rapidBlink])
        case 27: pen.attributes.remove(.inverse)
        case 28: pen.attributes.remove(.hidden)
        case 29: pen.attributes.remove(.strikethrough)
        case 30...37: setColor(38, to: PackedColor(index: UInt8(value - 30)))
        case 39: pen.packedForeground = .default
        case 40...47: setColor(48, to: PackedColor(index: UInt8(value - 40)))
        case 49: pen.packedBackground = .default
        case 53: pen.attributes.insert(.overline)
        case 55: pen.attributes.remove(.overline)
        case 59: pen.packedUnderlineColor = .default
        case 90...97: setColor(38, to: PackedColor(index: UInt8(value - 90 + 8)))
        case 100...107: setColor(48, to: PackedColor(index: UInt8(value - 100 + 8)))
        default: break
        }
    }

    /// SGR 0: protection, the hyperlink and the mark are not its concern.
    private mutating func resetRendition() {
        let kept = pen
        pen = TUIStyle()
        pen.link = kept.link
        pen.mark = kept.mark
        pen.attributes = kept.attributes.intersection(.protected)
    }

    /// The color that SGR 38, 48 or 58 names, and the index after it; no color when it is malformed.
    ///
    /// In colon form the parts are subparameters up to `end`, with an optional color space before the channels; in
    /// semicolon form they are the parameters that follow.
    private func color(
        _ sequence: borrowing ControlSequence, at index: Int, end: Int
    ) -> (color: PackedColor?, end: Int) {
        let hasColons = end > index + 1
        let kind = sequence.value(index + 1)
        switch kind {
        case 5:
            let color = Self.channel(sequence, index + 2).map { PackedColor(index: $0) }
            return (color, hasColons ? end : Self.semicolonEnd(sequence, index + 3))
        case 2:
            let first = hasColons && end - index > 5 ? index + 3 : index + 2
            guard let red = Self.channel(sequence, first),
                let green = Self.channel(sequence, first + 1),
                let blue = Self.channel(sequence, first + 2)
            else {
                return (nil, hasColons ? end : Self.semicolonEnd(sequence, index + 5))
            }
            let color = PackedColor(red: red, green: green, blue: blue)
            return (color, hasColons ? end : Self.semicolonEnd(sequence, index + 5))
        default:
            return (nil, hasColons ? end : index + 2)
        }
    }

    /// A part of a color; one that was left out is 0, one above 255 makes the color void.
    @inline(__always)
    private static func channel(_ sequence: borrowing ControlSequence, _ index: Int) -> UInt8? {
        UInt8(exactly: sequence.value(index))
    }

    private static func semicolonEnd(_ sequence: borrowing ControlSequence, _ end: Int) -> Int {
        min(end, sequence.count)
    }
}
