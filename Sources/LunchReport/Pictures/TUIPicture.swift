public import LunchElements
public import LunchTerminal
public import LunchWire

/// The parts of a picture of a screen that a caller can choose: its format, and the marks on it.
public enum TUIPicture {
    /// A format of a picture.
    public enum Format: String, CaseIterable, Sendable, Hashable {
        /// A drawing (SVG) that needs no font file, script or style sheet.
        case svg
        /// A page with the drawing, and with the text of the screen to copy.
        case html
        /// Text with the escape sequences (ECMA-48) that a terminal needs to show it in its colours.
        case ansi
        /// The text alone, one line per row.
        case text
    }

    /// A frame around a part of the screen, with a name in the list below the picture.
    public struct Mark: Sendable, Hashable {
        /// The cells inside the frame.
        public var area: CellRect
        /// The name of the marked part.
        public var name: String

        /// Creates a mark around some cells.
        ///
        /// - Parameters:
        ///   - area: the cells inside the frame. Cells outside of the screen are ignored.
        ///   - name: the name in the list below the picture.
        public init(_ area: CellRect, name: String) {
            self.area = area
            self.name = name
        }

        /// Creates a mark around an element, with its identifier as the name, or else its label, or else its type.
        public init(_ element: TUIElementSnapshot) {
            let names = [element.identifier, element.label]
            self.init(element.frame, name: names.first { !$0.isEmpty } ?? "\(element.elementType)")
        }
    }
}

extension TUIFrame {
    /// Returns a picture of the screen.
    ///
    /// The same frame always gives the same picture, on every machine: the picture contains no date and no random
    /// identifier. Nothing in it is loaded from elsewhere. What the program has written cannot add a script to it.
    ///
    /// ```swift
    /// let drawing = frame.picture(.svg, theme: .light)
    /// ```
    ///
    /// - Parameters:
    ///   - format: the format of the picture.
    ///   - theme: the colours for what the program draws in the default colours and in the 16 ANSI colours. Colours that the
    ///     program has changed (OSC 4, 10, 11) stay as they are. The formats `ansi` and `text` have no theme.
    ///   - marks: the parts of the screen to frame and name. The formats `ansi` and `text` have no marks.
    ///   - showsCursor: false to leave out the cursor. The formats `ansi` and `text` have no cursor.
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
