extension Emulator {
    /// Prints a run of ASCII: as many cells at a time as fit before the margin.
    mutating func print(ascii bytes: borrowing Span<UInt8>) {
        guard charsets.isPlain, !modes.flags.contains(.insert), breaker.previous != .prepend else {
            for index in 0..<bytes.count { printTranslated(bytes[index]) }
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
            cursorColumn += count
            clusterColumn = cursorColumn - 1
            if cursorColumn >= end {
                cursorColumn = end - 1
                isWrapPending = true
            }
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

    /// Prints ASCII through the character set in use.
    private mutating func printTranslated(_ byte: UInt8) {
        print(charsets.isPlain ? UInt32(byte) : charsets.translate(byte))
    }

    /// Prints a character of any width: a cell of its own, or a part of the one before.
    mutating func print(_ scalar: UInt32) {
        if charsets.single != nil { charsets.single = nil }
        let properties = UnicodeProperties(scalar)
        if modes.flags.contains(.graphemeClusters) {
            printClustered(scalar, properties)
        } else if properties.width == 0 {
            breaker.reset()
            guard properties.breakClass != .control else { return }
            joinCellBefore(scalar)
        } else {
            breaker.reset()
            printCell(scalar, width: width(of: properties))
        }
    }

    /// How many cells a character takes, 0 to 2.
    @inline(__always)
    func width(of properties: UnicodeProperties) -> Int {
        properties.isAmbiguous && options.ambiguousWidth == .wide ? 2 : properties.width
    }

    /// The column behind the last one that text may fill on the cursor's line.
    @inline(__always)
    var endOfLine: Int {
        let end = cursorColumn > margins.right ? columns : margins.right + 1
        return screen.hasDoubleLines ? max(cursorColumn + 1, min(end, columns(ofLine: cursorRow))) : end
    }

    /// Prints a character into cells of its own.
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
        if modes.flags.contains(.insert) {
            screen.slots[slot].insertBlanks(width, at: cursorColumn, end: end, fill: eraseStyle)
        }
        let style = screen.slots[slot].index(of: pen)
        screen.slots[slot].write(scalar, width: width, at: cursorColumn, style: style)
        touchCursorRow()
        clusterColumn = cursorColumn
        advance(by: width, end: end)
    }

    /// Moves the cursor behind what was printed; at the margin it stays and the wrap is pending.
    @inline(__always)
    private mutating func advance(by width: Int, end: Int) {
        cursorColumn += width
        if cursorColumn >= end {
            cursorColumn = end - 1
            isWrapPending = true
        }
    }

    /// Leaves the last column blank, because a wide character did not fit there.
    private mutating func markFiller() {
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
        isWrapPending = false
        returnCarriage()
        index()
    }
}
