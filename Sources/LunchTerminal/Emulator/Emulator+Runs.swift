extension Emulator {
    /// Prints characters of any kind: as many at a time as are simple and fit before the margin.
    mutating func print(scalars: borrowing Span<UInt32>) {
        let isSimple = charsets.isPlain && !modes.flags.contains(.insert)
        var start = 0
        while start < scalars.count {
            if isSimple, !isWrapPending { start += printRun(scalars.extracting(start...)) }
            guard start < scalars.count else { return }
            printTranslated(scalars[start])
            start += 1
        }
    }

    /// Prints what needs no look beyond its line; returns how many code points that were.
    @inline(__always)
    private mutating func printRun(_ scalars: borrowing Span<UInt32>) -> Int {
        let end = endOfLine
        let slot = screen.slot(cursorRow)
        let style = screen.slots[slot].index(of: pen)
        let run = screen.slots[slot].write(
            scalars, at: cursorColumn, end: end, style: style, rules: textRules, breaker: breaker)
        guard run.count > 0 else { return 0 }
        touchCursorRow()
        clusterColumn = run.lastColumn
        breaker = run.breaker
        lastPrinted = run.lastStart
        advance(to: run.end, end: end)
        return run.count
    }
}
