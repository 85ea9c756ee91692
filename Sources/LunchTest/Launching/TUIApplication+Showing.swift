public import LunchDriver

extension TUIApplication {
    /// Shows the screen of a page object in the running app, and returns the page object.
    ///
    /// The call returns when the app shows the screen and has settled: it has handled its input and has nothing left to
    /// draw.
    ///
    /// - Parameters:
    ///   - page: the type of the page object.
    ///   - mock: the data for the screen; nil for none.
    /// - Throws: `TUIError` if the page has no `screenName`, or if the screen does not have the variant that `mock`
    ///   names. The function also throws `TUIError` if the app does not show the screen within
    ///   `LaunchConfiguration.launchTimeout`, 20 seconds by default.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: LaunchMock? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Page {
        guard let screen = page.screenName else {
            throw TUIError.nameless(page).located(
                TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        try show(screen, mock: mock, fileID: fileID, filePath: filePath, line: line, column: column)
        return Page(app: self)
    }
}
