import LunchTerminal

/// A key frame of any state brings a new terminal to it, but for what it says.
enum KeyFrameRun {
    static func problem(_ bytes: [UInt8]) -> String? {
        let columns = 1 + Int(bytes.first ?? 0) % 30
        let rows = 1 + Int(bytes.dropFirst().first ?? 0) % 10
        let input = ContiguousArray(bytes.dropFirst(3))
        let cut = input.count * Int(bytes.dropFirst(2).first ?? 0) / 256
        var terminal = TUITerminal(columns: columns, rows: rows, scrollbackLimit: 5)
        terminal.feedWhole(input[..<cut])
        let frame = terminal.keyFrame()
        var copy = TUITerminal(columns: columns, rows: rows, scrollbackLimit: 5)
        copy.feedWhole(frame.bytes[...])
        if let problem = copy.checkInvariants().first { return "a key frame leads to \(problem)" }
        guard frame.losses.allSatisfy({ [.counts, .blanks, .images].contains($0) }) else { return nil }
        if let problem = difference(terminal.grid, copy.grid) {
            return "a key frame that loses \(frame.losses): \(problem)"
        }
        terminal.feedWhole(input[cut...])
        copy.feedWhole(input[cut...])
        if let problem = difference(terminal.grid, copy.grid) { return "the same bytes behind a key frame: \(problem)" }
        return nil
    }

    private static func difference(_ one: TUIGrid, _ other: TUIGrid) -> String? {
        if one.cursor != other.cursor { return "\(one.cursor), \(other.cursor)" }
        if one.modes != other.modes { return "modes" }
        if one.title != other.title { return "title" }
        if one.palette != other.palette { return "palette" }
        if one.scrollbackLines != other.scrollbackLines { return "scrollback" }
        for row in 0..<one.rows {
            if one.isWrapped(row: row) != other.isWrapped(row: row) { return "wrap of line \(row)" }
            if one.lineSize(row: row) != other.lineSize(row: row) { return "size of line \(row)" }
            for column in 0..<one.columns where !isSame(one[column, row], other[column, row]) {
                return "cell \(column), \(row): \(one[column, row]), \(other[column, row])"
            }
        }
        return nil
    }
}

/// True if two cells show the same; the numbers of links in styles differ between terminals.
private func isSame(_ one: TUICell, _ other: TUICell) -> Bool {
    one.text == other.text && one.width == other.width && one.link == other.link
        && one.style.foreground == other.style.foreground && one.style.background == other.style.background
        && one.style.underlineColor == other.style.underlineColor && one.style.underline == other.style.underline
        && one.style.attributes == other.style.attributes
}

extension TUITerminal {
    fileprivate mutating func feedWhole(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            let taken = feed(ContiguousArray(rest).span)
            guard taken > 0 else { return }
            rest = rest.dropFirst(taken)
        }
        _ = takeAnswers()
    }
}
