extension Emulator {
    /// The state as a value; rows are shared until they change.
    var grid: Grid {
        Grid(
            columns: columns, rows: rows,
            cursor: Cursor(
                column: cursorColumn, row: cursorRow, isVisible: modes.flags.contains(.cursorVisible),
                shape: cursorShape, blinks: modes.flags.contains(.cursorBlinks), isWrapPending: isWrapPending),
            title: title, iconTitle: iconTitle, modes: modes, bellCount: bellCount, unknownSequences: unknown,
            dropped: Grid.Dropped(
                answers: answers.dropped, messages: messages.dropped, strings: droppedStrings, links: links.dropped),
            revision: revision,
            lines: ContiguousArray((0..<rows).map { screen[$0] }),
            damage: screen.damage,
            history: modes.isAlternateScreen ? hiddenScreen.scrollback : screen.scrollback,
            links: links)
    }
}
