extension Emulator {
    /// The grid that a person sees: while an update is synchronized, the state before it.
    var grid: TUIGrid { heldGrid ?? liveGrid }

    /// The state as a value; rows are shared until they change.
    var liveGrid: TUIGrid {
        TUIGrid(
            columns: columns, rows: rows,
            cursor: TUICursor(
                column: cursorColumn, row: cursorRow, isVisible: modes.flags.contains(.cursorVisible),
                shape: cursorShape, blinks: modes.flags.contains(.cursorBlinks), isWrapPending: isWrapPending),
            title: title, iconTitle: iconTitle, modes: modes, palette: palette, desktop: desktop, prompt: prompt,
            bellCount: bellCount, unknownSequences: unknown,
            dropped: TUIGrid.Dropped(
                answers: answers.dropped, messages: messages.dropped, strings: droppedStrings, links: links.dropped,
                marks: marks.dropped),
            revision: revision,
            content: screen.lines,
            damage: screen.damage,
            history: modes.isAlternateScreen ? hiddenScreen.scrollback : screen.scrollback,
            links: links,
            marks: marks)
    }
}
