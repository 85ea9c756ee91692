public import LunchElements
import LunchWire

/// A record of a screen as lines of text, which can be kept in a file and compared.
///
/// ```text
/// size: 30×4
/// cursor: 7,1
/// │ Name
/// │ [Ann  ]
/// 1: 1-7 inverse
/// ```
///
/// The lines contain the size, the cursor, the title, the rows, and the style of each stretch of a row that is not
/// plain. They do not contain the scrollback, the palette, the elements, or blanks at the end of a row.
public struct TUIScreenRecord: Sendable, Hashable {
    /// Remarks above the screen in its file, which a comparison ignores.
    public var notes: [String]

    /// The lines that describe the screen.
    public let lines: [String]

    /// Creates the record of a frame's screen.
    public init(_ frame: TUIFrame, notes: [String] = []) {
        self.notes = notes
        lines = ScreenLines.lines(of: frame.grid)
    }

    /// Creates a record from the content of its file (see `text`); nil if the content is not that of a screen.
    ///
    /// Invisible characters are escaped here, too, since a file that was edited by hand may contain them.
    public init?(text: String) {
        var all = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map(\.visible)
        if all.last?.isEmpty == true { all.removeLast() }
        guard let first = all.firstIndex(where: { $0.hasPrefix(ScreenLines.first) }) else { return nil }
        notes = Array(all[..<first])
        lines = Array(all[first...])
    }

    /// The content of a file with the record: the notes and the lines, each followed by a line break.
    ///
    /// Invisible characters in notes are escaped, for example as `\u{1B}`.
    public var text: String {
        // A note that looked like the first line would end the notes when they are read.
        let notes = notes.map(\.visible).map { $0.hasPrefix(ScreenLines.first) ? " " + $0 : $0 }
        return (notes + lines).map { $0 + "\n" }.joined()
    }

    /// Returns the difference between this screen and a recorded one; nil if they are equal.
    ///
    /// The result contains all lines. `−` marks a line that only the recorded screen has, `+` a line that only this
    /// screen has. Below a changed row of plain ASCII, `^` marks the columns that differ.
    public func difference(from recorded: TUIScreenRecord) -> String? {
        lines == recorded.lines ? nil : LineDifference(from: recorded.lines, to: lines).text
    }
}
