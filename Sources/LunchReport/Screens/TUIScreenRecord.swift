public import LunchElements
import LunchWire

/// A description of a terminal's screen in text form. It can be stored in a file, and compared with the description of
/// another screen.
///
/// ```text
/// size: 30×4
/// cursor: 7,1
/// │ Name
/// │ [Ann  ]
/// 1: 1-7 inverse
/// ```
///
/// The description contains the size, the cursor, the window title, and the text of each row. Below the rows, it lists
/// the cells that are not plain, with their style and the address of their hyperlink. In the example, the cursor is in
/// column 7 of row 1, and the cells of columns 1 to 7 in row 1 are inverse. `│` begins each row and is not part of its
/// text. Rows and columns are counted from 0.
///
/// The description does not contain the scrollback, the palette, or the elements of the app (such as buttons). Blanks
/// at the end of a row, and blank rows at the end of the screen, are left out.
public struct TUIScreenRecord: Sendable, Hashable {
    /// The remarks, one per line, that precede the description in the file. Comparisons ignore them.
    public var notes: [String]

    /// The lines that describe the screen, without the remarks.
    public let lines: [String]

    /// Creates a record of the screen in a frame (the state of an app at one moment).
    ///
    /// - Parameters:
    ///   - frame: the frame.
    ///   - notes: remarks for the file of the record; none by default.
    public init(_ frame: TUIFrame, notes: [String] = []) {
        self.notes = notes
        lines = ScreenLines.lines(of: frame.grid)
    }

    /// Creates a record from the text of its file; returns nil if the text contains no recorded screen (no line that
    /// begins with `size: `).
    ///
    /// The text has the format of the property `text`. Invisible characters, for example from manual editing, are
    /// escaped in the record.
    ///
    /// - Parameter text: the text of the file.
    public init?(text: String) {
        var all = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map(\.visible)
        if all.last?.isEmpty == true { all.removeLast() }
        guard let first = all.firstIndex(where: { $0.hasPrefix(ScreenLines.first) }) else { return nil }
        notes = Array(all[..<first])
        lines = Array(all[first...])
    }

    /// The content of a file that stores this record: the remarks and the lines, each followed by a line break.
    ///
    /// Invisible characters in the remarks are escaped, for example as `\u{1B}`.
    public var text: String {
        // A note that looked like the first line would end the notes when they are read.
        let notes = notes.map(\.visible).map { $0.hasPrefix(ScreenLines.first) ? " " + $0 : $0 }
        return (notes + lines).map { $0 + "\n" }.joined()
    }

    /// Returns the differences between this screen and a recorded screen; nil if the screens are equal.
    ///
    /// The result contains all lines of both screens. `−` marks a line that only the recorded screen has. `+` marks a
    /// line that only this screen has. Below a changed row of plain ASCII, `^` marks the columns that differ.
    ///
    /// - Parameter recorded: the recorded screen.
    public func difference(from recorded: TUIScreenRecord) -> String? {
        lines == recorded.lines ? nil : LineDifference(from: recorded.lines, to: lines).text
    }
}
