public import LunchElements
import LunchWire

/// A screen as lines of text: all that a person would see on it, to be kept in a file and compared.
///
/// ```text
/// size: 30×4
/// cursor: 7,1
/// │ Name
/// │ [Ann  ]
/// 1: 1-7 inverse
/// ```
///
/// The lines hold the size, the cursor, the title, the rows, and each stretch of a row that is not drawn plainly. What is
/// not seen is not in them: the scrollback, the palette, the elements, and blanks at the end of a row.
public struct TUIScreenRecord: Sendable, Hashable {
    /// Remarks that stand above the screen in its file; they are kept there, and are no part of what is compared.
    public var notes: [String]

    /// The lines that describe the screen.
    public let lines: [String]

    /// Describes the screen of a frame.
    public init(_ frame: TUIFrame, notes: [String] = []) {
        self.notes = notes
        lines = ScreenLines.lines(of: frame.grid)
    }

    /// Reads what `text` has written; nil for a text that holds no screen.
    ///
    /// Invisible characters are written out here too: a file that was edited by hand may hold them as they are.
    public init?(text: String) {
        var all = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map(\.visible)
        if all.last?.isEmpty == true { all.removeLast() }
        guard let first = all.firstIndex(where: { $0.hasPrefix(ScreenLines.first) }) else { return nil }
        notes = Array(all[..<first])
        lines = Array(all[first...])
    }

    /// The notes and the lines, each with a line break behind it: the content of a file.
    ///
    /// In a note, too, what cannot be seen is written out, as `\u{1B}` for example.
    public var text: String {
        // A note that looked like the first line would end the notes when they are read.
        let notes = notes.map(\.visible).map { $0.hasPrefix(ScreenLines.first) ? " " + $0 : $0 }
        return (notes + lines).map { $0 + "\n" }.joined()
    }

    /// Tells how the screen differs from one that was recorded; nil if it does not.
    ///
    /// The result has all lines: with `−` those that only the recorded screen has, with `+` those that only this one has.
    /// In a row of plain ASCII that has changed, `^` marks the columns.
    public func difference(from recorded: TUIScreenRecord) -> String? {
        lines == recorded.lines ? nil : LineDifference(from: recorded.lines, to: lines).text
    }
}
