/// Marks around what an app draws, in tag characters (Unicode block Tags), which have no cells.
///
/// U+E0001, a name, U+E007F: what is printed next belongs to the mark of that name, inside the marks that are open. Without a
/// name, they end the innermost mark. U+E0001 is deprecated, so no text has it; the tags of an emoji follow the emoji.
///
/// All marks end where the cursor moves without text, as at the end of a line: a line that was cut may have lost its ends.
///
/// U+E007F, a name, U+E007F directly after a character belong to that character, for frameworks that keep a screen as
/// cells and lose all that has none: the character has the mark of that name, inside those that it has already.
extension Emulator {
    /// Takes a character that is part of a mark; false for one that is text.
    mutating func takesForMark(_ scalar: UInt32) -> Bool {
        guard scalar & ~0x7F == Tag.block else { return false }
        let place = MarkReader.Place(column: cursorColumn, row: cursorRow, isWrapPending: isWrapPending)
        if scalar == Tag.begin {
            breaker.reset()
            markReader.begin(at: place)
            return true
        }
        // Text between the characters of a mark tears it.
        guard markReader.place == place, breaker.isAtStart || markReader.isBehindCharacter else {
            guard scalar == Tag.end, let column = columnBefore, mayMark(column) else { return false }
            markReader.begin(at: place, isBehindCharacter: true)
            return true
        }
        switch scalar {
        case Tag.characters: markReader.append(UInt8(truncatingIfNeeded: scalar - Tag.block))
        case Tag.end where markReader.isBehindCharacter: applyBehind(markReader.end())
        case Tag.end: apply(markReader.end())
        default: return false
        }
        return true
    }

    /// Returns true if U+E007F after the character in a column begins a mark, and does not end an emoji of tags.
    private func mayMark(_ column: Int) -> Bool {
        !Tag.characters.contains(screen.slots[screen.slot(cursorRow)].scalars(at: column).last ?? 0)
    }

    /// Gives the character before the cursor the mark of a name.
    private mutating func applyBehind(_ name: String?) {
        guard let name, let column = columnBefore else { return }
        collectMarksIfDue()
        let slot = screen.slot(cursorRow)
        guard !screen.slots[slot].cells[column].isErased else { return }
        let parent = screen.slots[slot].style(at: column).mark
        guard let number = marks.number(of: Mark(name: name, parent: parent)) else { return }
        let end = column + (screen.slots[slot].cells[column].isWide ? 2 : 1)
        screen.slots[slot].restyle(column..<end) { $0.mark = number }
        touchCursorRow()
    }

    private mutating func collectMarksIfDue() {
        guard marks.wantsCollection(rows: screen.scrollback.count + hiddenScreen.scrollback.count) else { return }
        collectMarks()
    }

    private enum Tag {
        static let block: UInt32 = 0xE0000
        /// LANGUAGE TAG.
        static let begin: UInt32 = 0xE0001
        /// TAG SPACE to TAG TILDE.
        static let characters: ClosedRange<UInt32> = 0xE0020...0xE007E
        /// CANCEL TAG.
        static let end = TextRules.cancelTag
    }

    /// Opens the mark of a name, or ends the innermost one.
    private mutating func apply(_ name: String?) {
        guard let name else {
            if unopenedMarks > 0 { unopenedMarks -= 1 } else { pen.mark = marks[pen.mark]?.parent ?? 0 }
            return
        }
        // Wherever all marks end, those end as well.
        if pen.mark == 0 { unopenedMarks = 0 }
        collectMarksIfDue()
        if unopenedMarks == 0, let number = marks.number(of: Mark(name: name, parent: pen.mark)) {
            pen.mark = number
        } else {
            unopenedMarks += 1
        }
    }

    /// Frees the marks that nothing on the screens has; lines that were scrolled out lose theirs, so that however many there
    /// are, what is on a screen has marks. Restoring a saved pen ends its marks.
    mutating func collectMarks() {
        if marks.count == 0 { return }
        screen.scrollback.removeMarks()
        hiddenScreen.scrollback.removeMarks()
        var used: Set<UInt16> = [pen.mark]
        for row in screen.slots + hiddenScreen.slots {
            for style in row.styles where style.mark != 0 { used.insert(style.mark) }
        }
        marks.keep(only: used)
    }
}
