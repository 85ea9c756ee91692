public import LunchElements
public import LunchTerminal
public import LunchWire

/// The options of a picture of a screen: the format of the picture, and the marks on it. `TUIFrame` and `TUIScreenshot`
/// create pictures.
public enum TUIPicture {
    /// A format of a picture.
    public enum Format: String, CaseIterable, Sendable, Hashable {
        /// An SVG drawing that needs no font file, script or style sheet.
        case svg
        /// An HTML page with the drawing, and with the text of the screen in a form that can be copied.
        case html
        /// The text with escape sequences (ECMA-48), so that a terminal shows the colors and attributes of the screen.
        case ansi
        /// The text alone, one line per row.
        case text
    }

    /// A rectangle around a part of the screen. A list below the screen shows the name of the mark.
    public struct Mark: Sendable, Hashable {
        /// The cells inside the rectangle.
        public var area: CellRect
        /// The name of the mark in the list below the screen.
        public var name: String

        /// Creates a mark around some cells.
        ///
        /// - Parameters:
        ///   - area: the cells inside the rectangle. Cells outside of the picture are ignored. If the picture shows
        ///     none of the cells, the mark appears only in the list below the screen.
        ///   - name: the name of the mark in the list.
        public init(_ area: CellRect, name: String) {
            self.area = area
            self.name = name
        }

        /// Creates a mark around the cells of an element. The name of the mark is the identifier of the element. If the
        /// identifier is empty, the name is the label; if both are empty, the type.
        public init(_ element: TUIElementSnapshot) {
            let names = [element.identifier, element.label]
            self.init(element.frame, name: names.first { !$0.isEmpty } ?? "\(element.elementType)")
        }
    }
}

extension TUIFrame {
    /// Returns a picture of the terminal's screen.
    ///
    /// The same frame gives the same picture on every machine: the picture contains no date and no random identifier.
    /// It loads nothing from elsewhere. Text that the program has written cannot add a script to the picture.
    ///
    /// ```swift
    /// let drawing = frame.picture(.svg, theme: .light)
    /// ```
    ///
    /// - Parameters:
    ///   - format: the format of the picture.
    ///   - theme: the appearance of the default colors and of the 16 ANSI colors: dark or light. Colors that the
    ///     program has changed (OSC 4, 10, 11) stay as they are. The formats `ansi` and `text` ignore the theme.
    ///   - marks: the parts of the screen to mark. The formats `ansi` and `text` ignore the marks.
    ///   - showsCursor: false to leave out the cursor. The formats `ansi` and `text` never show the cursor.
    /// - Returns: the content of a file in the given format.
    public func picture(
        _ format: TUIPicture.Format, theme: TUIColorScheme = .dark, marks: [TUIPicture.Mark] = [],
        showsCursor: Bool = true
    ) -> String {
        let all = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
        return picture(format, of: all, theme: theme, marks: marks, showsCursor: showsCursor)
    }

    /// The picture of a part of the screen.
    func picture(
        _ format: TUIPicture.Format, of area: CellRect, theme: TUIColorScheme, marks: [TUIPicture.Mark],
        showsCursor: Bool
    ) -> String {
        let screen = PicturedScreen(grid, area: area, theme: theme, showsCursor: showsCursor)
        switch format {
        case .svg: return SVGPicture(screen, marks: marks).text
        case .html: return HTMLPicture(screen, marks: marks, name: self.screen).text
        case .ansi: return ANSIPicture(screen).text
        case .text: return screen.lines.map { $0 + "\n" }.joined()
        }
    }
}
