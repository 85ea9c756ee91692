extension Emulator {
    /// Prints characters beyond ASCII: as many at a time as stand alone and fit before the margin.
    mutating func print(scalars: borrowing Span<UInt32>) {
        charsets.endSingleShift()
        var start = 0
        while start < scalars.count {
            let taken = printRun(scalars.extracting(start...))
            if taken > 0 {
                start += taken
            } else {
                print(scalars[start])
                start += 1
            }
        }
    }

    /// Prints what can be printed without a look at its neighbours; returns how many characters that were.
    @inline(__always)
    private mutating func printRun(_ scalars: borrowing Span<UInt32>) -> Int {
        guard breaker.plainlyBreaks(before: UnicodeProperties(scalars[0]).breakClass), !isWrapPending,
            !modes.flags.contains(.insert)
        else { return 0 }
        let end = endOfLine
        let slot = screen.slot(cursorRow)
        let style = screen.slots[slot].index(of: pen)
        let ambiguousWidth = options.ambiguousWidth == .wide ? 2 : 1
        let run = screen.slots[slot].write(
            scalars, at: cursorColumn, end: end, ambiguousWidth: ambiguousWidth, style: style)
        guard run.count > 0 else { return 0 }
        touchCursorRow()
        clusterColumn = run.lastColumn
        cursorColumn = run.end
        if cursorColumn >= end {
            cursorColumn = end - 1
            isWrapPending = true
        }
        let last = scalars[run.count - 1]
        lastPrinted = last
        if modes.flags.contains(.graphemeClusters) {
            breaker.start(UnicodeProperties(last).breakClass)
        } else {
            breaker.reset()
        }
        return run.count
    }
}
