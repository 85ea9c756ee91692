extension Emulator {
    /// Prints a run of ASCII: as many cells at a time as fit before the margin.
    mutating func print(ascii bytes: borrowing Span<UInt8>) {
        guard charsets.isPlain, !modes.flags.contains(.insert), !breaker.isBehindPrepend else {
            for index in 0..<bytes.count { printTranslated(UInt32(bytes[index])) }
            return
        }
        var start = 0
        while start < bytes.count {
            if isWrapPending {
                if modes.flags.contains(.autowrap) { wrapLine() } else { isWrapPending = false }
            }
            let end = endOfLine
            var count = min(bytes.count - start, end - cursorColumn)
            if !modes.flags.contains(.autowrap), bytes.count - start > count {
                // Without autowrap the last column takes every further character; only the last one stays.
                let last = bytes.count - 1
                writeASCII(bytes.extracting(start..<start + count))
                start = last
                count = 1
                cursorColumn = end - 1
            }
            writeASCII(bytes.extracting(start..<start + count))
            start += count
            clusterColumn = cursorColumn + count - 1
            advance(to: cursorColumn + count, end: end)
        }
        breaker.startOther()
        lastPrinted = UInt32(bytes[bytes.count - 1])
    }

    @inline(__always)
    private mutating func writeASCII(_ bytes: borrowing Span<UInt8>) {
        let slot = screen.slot(cursorRow)
        let style = screen.slots[slot].index(of: pen)
        screen.slots[slot].write(ascii: bytes, at: cursorColumn, style: style)
        touchCursorRow()
    }

    /// Prints a character, one of ASCII through the character set in use.
    mutating func printTranslated(_ scalar: UInt32) {
        let isTranslated = scalar < 0x80 && !charsets.isPlain
        print(isTranslated ? charsets.translate(UInt8(scalar)) : scalar)
    }

    /// Prints a character of any width: a separate cell, or a part of the one before.
    mutating func print(_ scalar: UInt32) {
        if charsets.single != nil { charsets.single = nil }
        let properties = UnicodeProperties(scalar)
        if properties.width == 0, takesForMark(scalar) { return }
        if modes.flags.contains(.graphemeClusters) {
            printClustered(scalar, properties)
        } else if properties.width == 0 {
            breaker.reset()
            guard properties.breakClass != .control else { return }
            joinCellBefore(scalar)
        } else {
            breaker.reset()
            printCell(scalar, width: textRules.width(of: properties))
        }
    }

    /// The rules by which text is divided into cells now.
    @inline(__always)
    var textRules: TextRules {
        TextRules(
            joinsClusters: modes.flags.contains(.graphemeClusters),
            ambiguousWidth: options.profile.ambiguousWidth == .wide ? 2 : 1)
    }

    /// The column after the last one that text may fill on the cursor's line.
    @inline(__always)
    var endOfLine: Int {
        let end = cursorColumn > margins.right ? columns : margins.right + 1
        return screen.hasDoubleLines ? max(cursorColumn + 1, min(end, columns(ofLine: cursorRow))) : end
    }

    /// True if what is printed pushes what follows to the right: IRM, but not outside the left and right margins (xterm).
    var inserts: Bool { modes.flags.contains(.insert) && margins.contains(column: cursorColumn) }

    /// Prints a character into separate cells.
    mutating func printCell(_ scalar: UInt32, width: Int) {
        lastPrinted = scalar
        let autowrap = modes.flags.contains(.autowrap)
        if isWrapPending {
            if autowrap { wrapLine() } else { isWrapPending = false }
        }
        var end = endOfLine
        if cursorColumn + width > end {
            guard autowrap, width <= margins.right + 1 - margins.left else { return breaker.reset() }
            markFiller()
            wrapLine()
            end = endOfLine
        }
        let slot = screen.slot(cursorRow)
        if inserts {
            screen.slots[slot].insertBlanks(width, at: cursorColumn, end: end, fill: eraseStyle)
        }
        let style = screen.slots[slot].index(of: pen)
        screen.slots[slot].write(scalar, width: width, at: cursorColumn, style: style)
        touchCursorRow()
        clusterColumn = cursorColumn
        advance(to: cursorColumn + width, end: end)
    }

    /// Moves the cursor to a column after what was printed; at the margin it stays and the wrap, until now not, is pending.
    @inline(__always)
    mutating func advance(to column: Int, end: Int) {
        cursorColumn = column
        if column >= end {
            cursorColumn = end - 1
            isWrapPending = true
        }
    }

    /// Leaves the last column blank, because a wide character did not fit there.
    mutating func markFiller() {
        let slot = screen.slot(cursorRow)
        let style = eraseStyle
        screen.slots[slot].erase(cursorColumn..<cursorColumn + 1, fill: style)
        screen.slots[slot].cells[cursorColumn].setKind(.filler)
        screen.slots[slot].occupied = max(screen.slots[slot].occupied, cursorColumn + 1)
        touchCursorRow()
    }

    /// Goes to the start of the next line, because the text reached the margin.
    mutating func wrapLine() {
        if areLinesWhole {
            screen.slots[screen.slot(cursorRow)].isWrapped = true
            touchCursorRow()
        }
        let mark = pen.mark
        // The line feed comes first: outside the left and right margins it does not scroll (xterm).
        index()
        putCursor(column: margins.left, row: cursorRow)
        pen.mark = mark
    }
}
