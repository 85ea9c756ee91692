/// Changing the attributes of cells that are already on the screen (VT420 and VT510 manuals).
extension Emulator {
    /// DECSACE: whether DECCARA and DECRARA take a rectangle or the stream of text between its corners.
    mutating func selectChangeExtent(_ value: Int) {
        switch value {
        case 0, 1: changeExtentIsRectangle = false
        case 2: changeExtentIsRectangle = true
        default: break
        }
    }

    /// DECCARA: sets or clears bold, underline, blink, inverse and hidden in an area (VT510 manual, xterm).
    mutating func changeAttributes(_ sequence: borrowing ControlSequence) {
        let parameters = attributeParameters(sequence)
        restyle(sequence) { style in
            for parameter in parameters { Self.change(&style, parameter) }
        }
    }

    /// DECRARA: turns the same attributes over (VT510 manual, xterm).
    mutating func reverseAttributes(_ sequence: borrowing ControlSequence) {
        let parameters = attributeParameters(sequence)
        restyle(sequence) { style in
            for parameter in parameters { Self.reverse(&style, parameter) }
        }
    }

    private func attributeParameters(_ sequence: borrowing ControlSequence) -> [Int] {
        guard sequence.count > 4 else { return [0] }
        var parameters: [Int] = []
        for index in 4..<sequence.count { parameters.append(sequence.value(index)) }
        return parameters
    }

    private static func change(_ style: inout TUIStyle, _ parameter: Int) {
        switch parameter {
        case 0:
            style.attributes.subtract([.bold, .blink, .rapidBlink, .inverse, .hidden])
            style.underline = .none
        case 1: style.attributes.insert(.bold)
        case 4: style.underline = .single
        case 5: style.attributes.insert(.blink)
        case 7: style.attributes.insert(.inverse)
        case 8: style.attributes.insert(.hidden)
        case 22: style.attributes.remove(.bold)
        case 24: style.underline = .none
        case 25: style.attributes.subtract([.blink, .rapidBlink])
        case 27: style.attributes.remove(.inverse)
        case 28: style.attributes.remove(.hidden)
        default: break
        }
    }

    private static func reverse(_ style: inout TUIStyle, _ parameter: Int) {
        switch parameter {
        case 0: for each in [1, 4, 5, 7] { reverse(&style, each) }
        case 1: style.attributes.formSymmetricDifference(.bold)
        case 4: style.underline = style.underline == .none ? .single : .none
        case 5: style.attributes.formSymmetricDifference(.blink)
        case 7: style.attributes.formSymmetricDifference(.inverse)
        case 8: style.attributes.formSymmetricDifference(.hidden)
        default: break
        }
    }

    /// Changes the styles of an area: of a rectangle, or of the stream from its first corner to its last.
    private mutating func restyle(_ sequence: borrowing ControlSequence, _ change: (inout TUIStyle) -> Void) {
        let (top, left, bottom, right) = corners(sequence, from: 0)
        let (first, last) = modes.originMode ? (margins.left, margins.right) : (0, columns - 1)
        guard top <= bottom, left <= last else { return }
        for row in top...bottom {
            let start = changeExtentIsRectangle || row == top ? left : first
            let end = changeExtentIsRectangle || row == bottom ? right : last
            guard start <= end else { continue }
            screen.slots[screen.slot(row)].restyle(start..<end + 1, change)
            screen.touch(row, revision: revision)
        }
    }
}
