public import LunchElements
import LunchWire

/// A text description of a terminal screen that can be stored in a file and compared with another screen.
///
/// ```text
/// size: 30×4
/// cursor: 7,1
/// │ Name
/// │ [Ann  ]
/// 1: 1-7 inverse
/// ```
///
/// The description contains the size, the cursor, the title, and the text of each row. It also contains the style of
/// each run of cells that is not plain. In the example, the cursor is in column 7 of row 1, and the cells of columns 1
/// to 7 in row 1 are inverse. `│` begins each row and is not part of its text. Rows and columns are counted from 0.
///
/// The description does not contain the scrollback, the palette or the accessibility elements. Blanks at the end of a
/// row, and blank rows at the end of the screen, are left out.
public struct TUIScreenRecord: Sendable, Hashable {
    /// The remarks that precede the screen in the file. Comparisons ignore them.
    public var notes: [String]

    /// The lines that describe the screen, without the remarks.
    public let lines: [String]

    /// Creates a record of the screen in a frame (the state of the screen at one moment).
    ///
    /// - Parameters:
    ///   - frame: the frame.
    ///   - notes: remarks for the file of the record; none by default.
    public init(_ frame: TUIFrame, notes: [String] = []) {
        self.notes = notes
        lines = ScreenLines.lines(of: frame.grid)
    }

    /// Creates a record from the text of its file; nil if the text contains no recorded screen.
    ///
    /// The text has the format of the property `text`. Invisible characters, for example from manual editing, are
    /// escaped.
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
