public import LunchDriver
public import LunchWire

extension TUIApplication {
    /// Goes to the screen of a page object without launching the app anew, and returns the page.
    ///
    /// - Parameter userInfo: what the screen is built with.
    /// - Throws: `TUIError` as `show(_:userInfo:)` does, and where the page has no `screenName`.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, userInfo: [String: LunchJSON] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Page {
        try show(
            named(page, TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)),
            userInfo: userInfo, fileID: fileID, filePath: filePath, line: line, column: column)
        return Page(app: self)
    }

    /// Goes to the screen of a page object with mock data, and returns the page.
    ///
    /// - Parameter mock: what is encoded to JSON under `MOCK_JSON`.
    /// - Throws: what encoding throws, or `TUIError` as `show(_:userInfo:)` does.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: some Encodable, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws -> Page {
        try show(
            named(page, TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)), mock: mock,
            fileID: fileID, filePath: filePath, line: line, column: column)
        return Page(app: self)
    }

    /// Goes to the screen of a page object with mock data as JSON, which a literal of mixed types is.
    ///
    /// - Throws: `TUIError` as `show(_:userInfo:)` does.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: LunchJSON, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Page {
        try show(
            page, userInfo: [LaunchKeys.mock: mock], fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Goes to the screen of a page object with the mock data of one of its variants, and returns the page.
    ///
    /// - Throws: `TUIError` if the screen has no such variant, or as `show(_:userInfo:)` does.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, variant: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Page {
        try show(
            named(page, TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)),
            variant: variant, fileID: fileID, filePath: filePath, line: line, column: column)
        return Page(app: self)
    }

    private func named<Page: PageObjectsRepresentable>(
        _ page: Page.Type, _ place: TUISourceLocation
    ) throws(TUIError) -> String {
        if let screen = page.screenName { return screen }
        throw TUIError.nameless(page).located(place)
    }
}
