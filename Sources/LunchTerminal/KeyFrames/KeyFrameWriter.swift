/// Writes the bytes of a key frame, and knows what the terminal that reads them would print next, and where.
struct KeyFrameWriter {
    private(set) var bytes: [UInt8] = []
    let columns: Int
    let rows: Int
    let links: LinkTable
    let marks: MarkTable
    var spelling: Spelling

    /// The style of what is printed next; the numbers of links and marks are those of the terminal that is written down.
    private(set) var pen = TUIStyle()
    /// The place of the cursor; nil if it is better not to rely on it.
    private(set) var place: (column: Int, row: Int)?
    /// The division into clusters after what was printed last.
    private var breaker = GraphemeBreaker()
    /// The character sets in use.
    var charsets = Charsets()

    init(_ emulator: Emulator) {
        columns = emulator.columns
        rows = emulator.rows
        links = emulator.links
        marks = emulator.marks
        spelling = Spelling(options: emulator.options)
    }

    // MARK: - Sequences

    /// Appends bytes that end with a control function.
    mutating func control(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        breaker.reset()
    }

    mutating func csi(_ text: String) { control("\u{1B}[" + text) }

    mutating func osc(_ text: String) { control("\u{1B}]" + text + "\u{1B}\\") }

    /// Moves the cursor to a cell, which ends all marks; lines and columns count from 0.
    mutating func move(_ column: Int, _ row: Int) {
        csi(column == 0 && row == 0 ? "H" : column == 0 ? "\(row + 1)H" : "\(row + 1);\(column + 1)H")
        place = (column, row)
        pen.mark = 0
    }

    /// Forgets where the cursor is, which a control function has moved without text.
    mutating func lose() {
        place = nil
        pen.mark = 0
    }

    /// Moves the cursor to a cell unless it is there and within the same marks.
    mutating func go(_ column: Int, _ row: Int, mark: UInt16 = 0) {
        guard let place, place == (column, row), pen.mark == mark || pen.mark == 0 else { return move(column, row) }
    }

    /// Appends bytes that are what they are: the start of a sequence, or of a character.
    mutating func raw(_ content: some Sequence<UInt8>) { bytes.append(contentsOf: content) }

    // MARK: - Styles

    /// Makes the style that of what is printed next, without its mark.
    mutating func setPen(_ style: TUIStyle, always: Bool = false) {
        setLink(style.link)
        let isProtected = style.attributes.contains(.protected)
        if isProtected != pen.attributes.contains(.protected) { csi(isProtected ? "1\"q" : "\"q") }
        var wanted = style
        wanted.mark = pen.mark
        var known = pen
        known.attributes.remove(.protected)
        if isProtected { known.attributes.insert(.protected) }
        if always || known != wanted {
            let parameters = wanted.renditionParameters
            csi(parameters == "0" ? "m" : parameters + "m")
        }
        pen = wanted
    }

    /// SPA, and EPA unless what is printed next is protected.
    mutating func guardPen(_ isProtected: Bool) {
        control("\u{1B}V" + (isProtected ? "" : "\u{1B}W"))
        if isProtected { pen.attributes.insert(.protected) } else { pen.attributes.remove(.protected) }
    }

    private mutating func setLink(_ number: UInt32) {
        guard number != pen.link else { return }
        pen.link = number
        guard let link = links[number] else { return osc("8;;") }
        osc("8;\(link.identifier.isEmpty ? "" : "id=" + link.identifier);\(link.address)")
    }

    /// Opens the marks around what is printed next, from the outermost; the cursor was moved, so that none is open.
    mutating func openMarks(_ number: UInt16) {
        guard number != pen.mark else { return }
        pen.mark = number
        var names: [String] = []
        var next = number
        while let mark = marks[next], names.count < Limits.markDepth {
            names.append(mark.name)
            next = mark.parent
        }
        for name in names.reversed() {
            tag(0x01)
            for byte in name.utf8 {
                if (0x20...0x7E).contains(byte), byte != UInt8(ascii: "%") {
                    tag(byte)
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    for digit in "%\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8 { tag(digit) }
                }
            }
            tag(0x7F)
        }
        breaker.reset()
    }

    /// A character of the block Tags.
    private mutating func tag(_ byte: UInt8) {
        raw([0xF3, 0xA0, 0x80 | byte >> 6, 0x80 | byte & 0x3F])
    }

    // MARK: - Characters

    /// Prints the character of a cell where the cursor is; a space if it is unknown.
    mutating func print(_ scalars: ContiguousArray<UInt32>, width: Int) {
        guard let spelled = spelling.bytes(of: scalars, width: width), let first = scalars.first else {
            for _ in 0..<width { print([0x20], width: 1) }
            return
        }
        // NUL does nothing but to end the character before.
        if !breaker.isAtStart {
            var next = breaker
            if !next.breaks(before: UnicodeProperties(first).breakClass) { control("\0") }
        }
        raw(spelled.bytes)
        if spelled.endsWithControl {
            breaker.reset()
        } else {
            for scalar in scalars { _ = breaker.breaks(before: UnicodeProperties(scalar).breakClass) }
        }
        if let place {
            // At the end of a line the wrap is pending: there the cursor has to be moved whatever comes.
            self.place = place.column + width < columns ? (place.column + width, place.row) : nil
        }
    }
}
