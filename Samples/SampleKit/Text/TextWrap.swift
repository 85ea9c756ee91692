/// Breaks text into lines no wider than a number of cells, after spaces where there are any.
///
/// A space at which a line breaks stays at its end, where it may hang over; a newline belongs to no line.
///
/// - Returns: the range of each line's characters, in order; at least one.
func wrap(_ characters: [Character], width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    var breakable: Int?
    for (index, character) in characters.enumerated() {
        if character.isNewline {
            lines.append(start..<index)
            (start, used, breakable) = (index + 1, 0, nil)
            continue
        }
        let isSpace = character == " "
        while !isSpace, used + character.cellWidth > width, index > start {
            let end = breakable ?? index
            lines.append(start..<end)
            used = characters[end..<index].reduce(0) { $0 + $1.cellWidth }
            (start, breakable) = (end, nil)
        }
        used += character.cellWidth
        if isSpace { breakable = index + 1 }
    }
    lines.append(start..<characters.count)
    return lines
}
