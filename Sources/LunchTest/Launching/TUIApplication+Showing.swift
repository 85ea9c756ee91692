public import LunchDriver

extension TUIApplication {
    /// Shows the screen of a page object in the running app, and returns the page object.
    ///
    /// The app must publish its elements. The call returns when the app shows the screen and has settled.
    ///
    /// - Parameters:
    ///   - page: the type of the page object.
    ///   - mock: the data for the screen; nil for none.
    /// - Returns: the page object.
    /// - Throws: `TUIError` if the app does not show the screen within `LaunchConfiguration.launchTimeout`, 20 seconds
    ///   by default. The function also throws if the `screenName` of the page object is nil, or if `mock` names a
    ///   variant that the screen does not have. Before it requests the screen, the function throws if the app is not
    ///   running, or does not settle within `LaunchConfiguration.settleTimeout`.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: LaunchMock? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Page {
        guard let screen = page.screenName._screenName else {
            throw TUIError.nameless(page).located(
                TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        try show(screen, mock: mock, fileID: fileID, filePath: filePath, line: line, column: column)
        return Page(app: self)
    }

    /// Shows the screen of a page object, with mock data that is the JSON encoding of a value.
    ///
    /// - Parameters:
    ///   - page: the type of the page object.
    ///   - mock: the mock data, for example a value of the type that the app declares for the screen.
    /// - Returns: the page object.
    /// - Throws: any error that occurs while the value is encoded, and `TUIError` for the reasons of `show(_:mock:)`.
    @_disfavoredOverload @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: some Encodable, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws -> Page {
        let mock = try LaunchMock.of(mock)
        return try show(page, mock: mock, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
