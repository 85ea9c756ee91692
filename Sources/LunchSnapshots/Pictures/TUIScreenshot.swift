public import LunchDriver
public import LunchElements
public import LunchTerminal
public import LunchWire

/// The cells of an app or of an element at one moment; the counterpart of `XCUIScreenshot` in XCUITest.
///
/// A screenshot holds the cells, not an image. The function ``picture(_:theme:marks:showsCursor:)`` draws the cells in
/// a format of your choice.
public struct TUIScreenshot: Sendable {
    /// The frame (the state of the app at one moment) that the screenshot shows.
    public let frame: TUIFrame

    /// The cells that the screenshot shows: all cells of the screen, or a part of them, such as the cells of an element.
    public let area: CellRect

    /// Creates a screenshot of a frame, or of a part of its screen.
    ///
    /// - Parameters:
    ///   - frame: the frame.
    ///   - area: the cells to show; nil for the whole screen. Cells outside of the screen are ignored.
    public init(_ frame: TUIFrame, area: CellRect? = nil) {
        self.frame = frame
        self.area = area ?? CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
    }

    /// Returns the screenshot as a picture.
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
        frame.picture(format, of: area, theme: theme, marks: marks, showsCursor: showsCursor)
    }
}

extension TUIApplication {
    /// Waits until the app has settled, and returns a screenshot of the app.
    ///
    /// If the app has ended, the screenshot shows the app's last frame.
    ///
    /// ```swift
    /// let drawing = try app.screenshot().picture(.svg)
    /// ```
    ///
    /// - Throws: `TUIError` if the app has not been launched or does not settle within
    ///   `LaunchConfiguration.settleTimeout`.
    public func screenshot(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIScreenshot {
        TUIScreenshot(try settledFrame(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension TUIElement {
    /// Waits until the app has settled, and returns a screenshot of the cells in the frame of the element.
    ///
    /// The function does not wait for an element that appears later. What is over the element is shown as well.
    /// Pictures of an element that is not on the screen are empty.
    ///
    /// - Throws: `TUIError` if no element or several elements match, or if the app does not settle within
    ///   `LaunchConfiguration.settleTimeout`. The function also throws if the app is not running and tests may not read
    ///   its last frame (see `TUIElement`).
    public func screenshot(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIScreenshot {
        let snapshot = try snapshot(fileID: fileID, filePath: filePath, line: line, column: column)
        // A snapshot that did not throw is of an element.
        let nothing = TUIFrame(plain: TUITerminal(columns: 1, rows: 1).grid)
        return TUIScreenshot(snapshot.shownFrame ?? nothing, area: snapshot.frame)
    }
}
