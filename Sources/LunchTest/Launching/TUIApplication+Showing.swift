public import LunchDriver

extension TUIApplication {
    /// Goes to the screen of a page object without launching the app anew, and returns the page.
    ///
    /// - Parameters:
    ///   - page: the type of the page object.
    ///   - mock: the data that the screen is built with; nil for none.
    /// - Throws: `TUIError` as `show(_:mock:)` of a screen's name does, and if the page has no `screenName`.
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
