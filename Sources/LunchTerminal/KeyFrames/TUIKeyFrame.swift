/// Bytes that bring a new terminal to the state of another one.
///
/// A recording begins with one, and there is one wherever bytes of the recording are missing. They are ordinary control
/// sequences, so that any terminal can show them; Lunch's own comes out equal but for what `losses` names. The new
/// terminal must have the same size and the same options, and its answers to these bytes must be thrown away.
package struct TUIKeyFrame: Sendable, Hashable {
    /// The width in cells that the new terminal must have.
    package let columns: Int
    /// The height in cells that the new terminal must have.
    package let rows: Int
    /// The bytes to feed to the new terminal.
    package let bytes: [UInt8]
    /// The parts of the state that the bytes do not restore, each once; empty if the new terminal is equal.
    package let losses: [Loss]

    /// A part of a terminal's state that no bytes could restore.
    package enum Loss: String, Sendable, Hashable, CaseIterable {
        /// Characters, styles or links of cells, or the size of a line's characters.
        case cells
        /// The difference between a blank that was written and one that was erased, which only a checksum shows.
        case blanks
        /// The marks around what an app draws.
        case marks
        /// The lines that continue in the next one.
        case wraps
        /// The marks of a shell on lines, or the state of its prompt.
        case prompt
        /// Lines of the scrollback.
        case scrollback
        /// The place of the cursor, its shape, or the pending wrap.
        case cursor
        /// A saved cursor.
        case savedCursor
        /// The style of what is printed next, the styles set aside, or what erasing spares.
        case style
        /// Modes, margins or the level of conformance.
        case modes
        /// Modes set aside.
        case savedModes
        /// Tab stops.
        case tabs
        /// Character sets.
        case characterSets
        /// Titles, or titles set aside.
        case titles
        /// Colors of the palette.
        case palette
        /// Flags of the keyboard, or such as were set aside.
        case keyboard
        /// The clipboard, notifications, progress, or the number of images and bells.
        case desktop
        /// Images that were sent and may yet be placed.
        case images
        /// The list of unknown sequences, or the numbers of what was dropped.
        case counts
        /// A synchronized update that has begun: the new terminal shows what has been drawn so far.
        case update
        /// The last character, which the next one may join or REP repeat.
        case continuation
        /// A control sequence that has begun.
        case sequence
    }
}

extension TUIKeyFrame {
    /// The key frame of a terminal's state.
    ///
    /// The bytes are tried on a new terminal; what comes out otherwise is a loss.
    static func of(
        _ emulator: Emulator, _ parser: borrowing Parser, scrollbackLines: Int
    ) -> TUIKeyFrame {
        let (whole, losses) = attempt(emulator, parser, scrollbackLines, reprints: true)
        let visible: Set<Loss> = [.cells, .cursor, .marks, .wraps, .style]
        guard !visible.isDisjoint(with: losses) else {
            return TUIKeyFrame(columns: emulator.columns, rows: emulator.rows, bytes: whole, losses: losses)
        }
        // The last character may have been what went wrong.
        let (other, otherLosses) = attempt(emulator, parser, scrollbackLines, reprints: false)
        let isBetter = otherLosses.filter(visible.contains).count < losses.filter(visible.contains).count
        return TUIKeyFrame(
            columns: emulator.columns, rows: emulator.rows, bytes: isBetter ? other : whole,
            losses: isBetter ? otherLosses : losses)
    }

    private static func attempt(
        _ emulator: Emulator, _ parser: borrowing Parser, _ scrollbackLines: Int, reprints: Bool
    ) -> (bytes: [UInt8], losses: [Loss]) {
        var writer = KeyFrameWriter(emulator)
        writer.write(emulator, parser, scrollbackLines: scrollbackLines, reprints: reprints)
        let scrollbackLimit = max(emulator.screen.scrollback.limit, emulator.hiddenScreen.scrollback.limit)
        var copy = Emulator(
            columns: emulator.columns, rows: emulator.rows, scrollbackLimit: scrollbackLimit, options: emulator.options)
        var reader = Parser()
        var rest = writer.bytes[...]
        while !rest.isEmpty {
            let bytes = ContiguousArray(rest)
            let taken = reader.feed(bytes.span, to: &copy)
            // No message is among the bytes, so nothing pauses.
            guard taken > 0 else { break }
            rest = rest.dropFirst(taken)
        }
        var losses = KeyFrameLosses()
        losses.compare(emulator, with: copy)
        losses.compare(parser, emulator.string, with: reader, copy.string, messages: emulator.messages.prefix)
        return (writer.bytes, Loss.allCases.filter(losses.found.contains))
    }
}
