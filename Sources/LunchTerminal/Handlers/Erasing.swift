/// Erasing cells without moving any; the margins do not matter here.
extension Emulator {
    /// ED: 0 from the cursor, 1 to it, 2 all, 3 the scrollback (ECMA-48 8.3.39, xterm). DECSED spares protected cells.
    mutating func eraseInDisplay(_ extent: Int, selective: Bool) {
        switch extent {
        case 0:
            eraseInLine(0, selective: selective)
            eraseLines(cursorRow + 1..<rows, selective: selective)
        case 1:
            eraseLines(0..<cursorRow, selective: selective)
            eraseInLine(1, selective: selective)
        case 2:
            eraseLines(0..<rows, selective: selective)
            isWrapPending = false
        case 3 where !selective:
            screen.scrollback.removeAll()
            if modes.isAlternateScreen { hiddenScreen.scrollback.removeAll() }
        default:
            break
        }
    }

    /// EL: 0 from the cursor, 1 to it, 2 all of the line (ECMA-48 8.3.41). DECSEL spares protected cells.
    mutating func eraseInLine(_ extent: Int, selective: Bool) {
        switch extent {
        case 0:
            erase(cursorColumn..<columns, row: cursorRow, selective: selective)
            screen.slots[screen.slot(cursorRow)].isWrapped = false
        case 1:
            erase(0..<cursorColumn + 1, row: cursorRow, selective: selective)
        case 2:
            erase(0..<columns, row: cursorRow, selective: selective)
            screen.slots[screen.slot(cursorRow)].isWrapped = false
        default:
            return
        }
        isWrapPending = false
    }

    /// ECH: as many cells as asked for, from the cursor on, within the line (ECMA-48 8.3.38).
    mutating func eraseCharacters(_ count: Int) {
        erase(cursorColumn..<min(columns, cursorColumn + min(count, columns)), row: cursorRow, selective: false)
        isWrapPending = false
    }

    private mutating func eraseLines(_ lines: Range<Int>, selective: Bool) {
        guard !lines.isEmpty else { return }
        guard spares(selective: selective) else {
            screen.clearLines(lines, fill: eraseStyle)
            return screen.touch(lines.lowerBound...lines.upperBound - 1, revision: revision)
        }
        for row in lines {
            // The palette of a line may still have styles that none of its cells has.
            if screen.slots[screen.slot(row)].hasCell(with: .protected) {
                erase(0..<columns, row: row, selective: selective)
                screen.slots[screen.slot(row)].isWrapped = false
            } else {
                screen.clearLine(row, fill: eraseStyle)
                screen.touch(row, revision: revision)
            }
        }
    }

    /// Blanks cells of a line, but for protected ones as far as the function spares them.
    mutating func erase(_ range: Range<Int>, row: Int, selective: Bool) {
        let slot = screen.slot(row)
        if spares(selective: selective) {
            screen.slots[slot].erase(range, fill: eraseStyle, sparing: .protected)
        } else {
            screen.slots[slot].erase(range, fill: eraseStyle, asSpaces: range.upperBound < columns)
        }
        screen.touch(row, revision: revision)
    }

    /// True if DECSED and DECSEL, or ED, EL and ECH, spare protected cells.
    private func spares(selective: Bool) -> Bool {
        selective ? protection != .none : protection == .guarded
    }

    /// DECSCA: 1 protects what is printed from selective erase, 0 and 2 do not (VT510 manual).
    mutating func selectProtection(_ value: Int) {
        protection = .selective
        switch value {
        case 1: pen.attributes.insert(.protected)
        case 0, 2: pen.attributes.remove(.protected)
        default: break
        }
    }

    /// SPA: what is printed is guarded against erasing (ECMA-48 8.3.129).
    mutating func startProtectedArea() {
        protection = .guarded
        pen.attributes.insert(.protected)
    }
}
