/// Finds what differs between a terminal and the one that was brought to the same state.
struct KeyFrameLosses {
    private(set) var found: Set<TUIKeyFrame.Loss> = []

    private mutating func expect(_ loss: TUIKeyFrame.Loss, _ isEqual: Bool) {
        if !isEqual { found.insert(loss) }
    }

    mutating func compare(_ one: Emulator, with other: Emulator) {
        compareScreens(one, with: other)
        compareStacks(one, with: other)
        compareModes(one, with: other)
        expect(.tabs, one.tabStops.columns == other.tabStops.columns)
        expect(.characterSets, one.charsets == other.charsets)
        expect(.palette, one.palette == other.palette)
        expect(.prompt, one.prompt == other.prompt)
        let isPenEqual = isEqual(one.pen, in: one, other.pen, in: other)
        expect(.style, isPenEqual && one.protection == other.protection)
        expect(.marks, path(one.pen.mark, in: one) == path(other.pen.mark, in: other))
        expect(.marks, one.unopenedMarks == other.unopenedMarks && one.markReader.place == nil)
        expect(.desktop, one.desktop == other.desktop && one.bellCount == other.bellCount)
        expect(.images, one.kittyImages.isUntouched)
        expect(.counts, one.unknown.count == other.unknown.count && one.droppedStrings == other.droppedStrings)
        expect(.counts, one.answers.dropped == 0 && one.messages.dropped == 0)
        expect(.counts, one.links.dropped == other.links.dropped && one.marks.dropped == other.marks.dropped)
        expect(.update, one.heldGrid == nil)
        expect(.continuation, one.breaker == other.breaker && one.lastPrinted == other.lastPrinted)
        expect(.continuation, one.breaker.isAtStart || one.clusterColumn == other.clusterColumn)
    }

    mutating func compare(
        _ one: borrowing Parser, _ string: borrowing ControlString, with other: borrowing Parser,
        _ otherString: borrowing ControlString, messages prefix: [UInt8]
    ) {
        let bytes = one.unfinished(string, messages: prefix)
        expect(.sequence, bytes != nil && bytes == other.unfinished(otherString, messages: prefix))
    }

    // MARK: - Screens

    private mutating func compareScreens(_ one: Emulator, with other: Emulator) {
        for line in 0..<one.rows {
            compare(one.screen[line], of: one, with: other.screen[line], of: other)
            compare(one.hiddenScreen[line], of: one, with: other.hiddenScreen[line], of: other)
        }
        let isAlternate = one.modes.isAlternateScreen
        let scrollback = isAlternate ? one.hiddenScreen.scrollback : one.screen.scrollback
        let copy = isAlternate ? other.hiddenScreen.scrollback : other.screen.scrollback
        expect(.scrollback, scrollback.count == copy.count)
        guard scrollback.count == copy.count else { return }
        var lines = KeyFrameLosses()
        for line in 0..<scrollback.count {
            lines.compare(scrollback[line], of: one, with: copy[line], of: other)
        }
        expect(.scrollback, lines.found.subtracting([.blanks]).isEmpty)
        expect(.blanks, !lines.found.contains(.blanks))
    }

    private mutating func compare(
        _ row: Row, of one: Emulator, with copy: Row, of other: Emulator
    ) {
        expect(.wraps, row.isWrapped == copy.isWrapped)
        expect(.prompt, row.marks == copy.marks)
        expect(.cells, row.lineSize == copy.lineSize && row.cells.count == copy.cells.count)
        for column in 0..<min(row.cells.count, copy.cells.count) where column < max(row.occupied, copy.occupied) {
            let (cell, twin) = (row.cells[column], copy.cells[column])
            let (style, twinStyle) = (row.style(at: column), copy.style(at: column))
            let isBlank = cell.isBlank && twin.isBlank
            let isText = cell.isWide == twin.isWide && cell.isTail == twin.isTail
            expect(.cells, isText && (isBlank || row.scalars(at: column) == copy.scalars(at: column)))
            expect(.cells, isEqual(style, in: one, twinStyle, in: other))
            expect(.blanks, cell.isWritten == twin.isWritten)
            expect(.wraps, (cell.kind == .filler) == (twin.kind == .filler))
            let mark = cell.isErased ? 0 : style.mark
            let twinMark = twin.isErased ? 0 : twinStyle.mark
            if mark != 0 || twinMark != 0 { expect(.marks, path(mark, in: one) == path(twinMark, in: other)) }
        }
    }

    /// True if two styles show the same; the numbers of links differ between terminals.
    private func isEqual(
        _ style: TUIStyle, in one: Emulator, _ copy: TUIStyle, in other: Emulator
    ) -> Bool {
        guard one.links[style.link] == other.links[copy.link] else { return false }
        var (style, copy) = (style.unmarked, copy.unmarked)
        style.link = 0
        copy.link = 0
        return style == copy
    }

    /// The names of the marks around what has a mark, from the innermost.
    private func path(_ number: UInt16, in emulator: Emulator) -> [String] {
        var names: [String] = []
        var next = number
        while let mark = emulator.marks[next], names.count <= Limits.markDepth {
            names.append(mark.name)
            next = mark.parent
        }
        return names
    }

    // MARK: - The rest

    private mutating func compareStacks(_ one: Emulator, with other: Emulator) {
        expect(.titles, one.title == other.title && one.iconTitle == other.iconTitle)
        expect(.titles, one.titleStack.count == other.titleStack.count)
        for (saved, copy) in zip(one.titleStack, other.titleStack) { expect(.titles, saved == copy) }
        expect(.style, one.renditionStack.count == other.renditionStack.count)
        for (style, copy) in zip(one.renditionStack, other.renditionStack) {
            expect(.style, style.renditionParameters == copy.renditionParameters)
        }
        expect(.savedModes, one.savedModes == other.savedModes)
        expect(.keyboard, one.modes.keyboard == other.modes.keyboard && one.keyboardStack == other.keyboardStack)
        let (hidden, copy) = (one.hiddenKeyboard, other.hiddenKeyboard)
        expect(.keyboard, hidden.flags == copy.flags && hidden.stack == copy.stack)
    }

    private mutating func compareModes(_ one: Emulator, with other: Emulator) {
        expect(.modes, one.modes == other.modes && one.margins == other.margins)
        expect(.modes, one.conformanceLevel == other.conformanceLevel)
        expect(.modes, one.changeExtentIsRectangle == other.changeExtentIsRectangle)
        expect(.cursor, one.cursorColumn == other.cursorColumn && one.cursorRow == other.cursorRow)
        expect(.cursor, one.isWrapPending == other.isWrapPending && one.cursorShape == other.cursorShape)
        compare(one.screen.savedCursor, in: one, with: other.screen.savedCursor, in: other)
        compare(one.hiddenScreen.savedCursor, in: one, with: other.hiddenScreen.savedCursor, in: other)
    }

    private mutating func compare(
        _ saved: SavedCursor?, in one: Emulator, with copy: SavedCursor?, in other: Emulator
    ) {
        guard let saved, let copy else { return expect(.savedCursor, saved == nil && copy == nil) }
        expect(.savedCursor, saved.column == copy.column && saved.row == copy.row)
        expect(.savedCursor, saved.isWrapPending == copy.isWrapPending && saved.originMode == copy.originMode)
        expect(.savedCursor, saved.charsets == copy.charsets && isEqual(saved.pen, in: one, copy.pen, in: other))
    }
}
