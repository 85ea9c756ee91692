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
/// The description contains the size (columns × rows), the cursor, the window title, and the text of each row. `│`
/// begins each row and is not part of its text. The lines `reverse video` and `alternate screen` mean that these modes
/// are on. Below the rows, the description lists rows of double width or double height, styles other than the default
/// style, and addresses of hyperlinks, each with its rows and columns. Rows and columns are counted from 0; the
/// character after `│` is in column 0.
///
/// In the example, the cursor is in column 7 of row 1, and the cells of columns 1 to 7 in row 1 are inverse.
///
/// The description does not contain the scrollback, the palette, or the elements of the app (such as buttons). Blanks
/// at the end of a row, and blank rows at the end of the screen, are left out.
public struct TUIScreenRecord: Sendable, Hashable {
    /// Remarks for readers of the file. In the file, each remark is a line above the description. Comparisons ignore
    /// them.
    public var notes: [String]

    /// The lines that describe the screen, beginning with the size. The remarks are not included.
    public let lines: [String]

    /// Creates a record of the screen in a frame.
    ///
    /// - Parameters:
    ///   - frame: the state of an app at one moment, for example `TUIApplication.lastFrame`.
    ///   - notes: remarks for readers of the file, one for each line; none by default.
    public init(_ frame: TUIFrame, notes: [String] = []) {
        self.notes = notes
        lines = ScreenLines.lines(of: frame.grid)
    }

    /// Creates a record from the text of its file; returns nil if the text contains no recorded screen (no line that
    /// begins with `size: `).
    ///
    /// The text has the format of the property `text`. The lines above the size become the remarks. If the text
    /// contains invisible characters, for example because the file was edited, they are escaped in the record.
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
    /// Invisible characters are escaped, for example as `\u{1B}`. A remark that begins with `size: ` is preceded by a
    /// blank.
    public var text: String {
        // A note that looked like the first line would end the notes when they are read.
        let notes = notes.map(\.visible).map { $0.hasPrefix(ScreenLines.first) ? " " + $0 : $0 }
        return (notes + lines).map { $0 + "\n" }.joined()
    }

    /// Returns the lines of this screen and of a recorded screen, with marks at the lines that differ; returns nil if
    /// the screens are equal.
    ///
    /// `−` (a minus sign, U+2212) at the beginning marks a line that only the recorded screen has. `+` marks a line
    /// that only this screen has. All other lines begin with a blank. If one row takes the place of another, and both
    /// contain only ASCII characters, `^` below them marks the columns that differ. Remarks are not compared.
    ///
    /// - Parameter recorded: the recorded screen.
    public func difference(from recorded: TUIScreenRecord) -> String? {
        lines == recorded.lines ? nil : LineDifference(from: recorded.lines, to: lines).text
    }
}
