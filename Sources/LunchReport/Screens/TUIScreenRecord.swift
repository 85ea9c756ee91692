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
/// The lines contain the size, the cursor, the title, the rows, and each stretch of a row that is not drawn plainly.
/// They do not contain the scrollback, the palette, the elements, and blanks at the end of a row.
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

    /// Creates a record from the property `text` of another one; nil if the text contains no screen.
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

    /// The content of a file with the record: the notes and the lines, each with a line break behind it.
    ///
    /// Invisible characters in notes are escaped, too, as `\u{1B}` for example.
    public var text: String {
        // A note that looked like the first line would end the notes when they are read.
        let notes = notes.map(\.visible).map { $0.hasPrefix(ScreenLines.first) ? " " + $0 : $0 }
        return (notes + lines).map { $0 + "\n" }.joined()
    }

    /// Returns the difference between this screen and a recorded one; nil if they are equal.
    ///
    /// The result has all lines: with `−` those that only the recorded screen has, with `+` those that only this one
    /// has. In a row of plain ASCII that has changed, `^` marks the columns.
    public func difference(from recorded: TUIScreenRecord) -> String? {
        lines == recorded.lines ? nil : LineDifference(from: recorded.lines, to: lines).text
    }
}
