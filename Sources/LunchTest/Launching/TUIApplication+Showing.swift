public import LunchDriver
public import LunchWire

extension TUIApplication {
    /// Goes to the screen of a page object without launching the app anew, and returns the page.
    ///
    /// - Parameter userInfo: what the screen is built with.
    /// - Throws: `TUIError` as `show(_:userInfo:)` does, and where the page has no `screenName`.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, userInfo: [String: LunchJSON] = [:], fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Page {
        try show(named(page, fileID, line), userInfo: userInfo, fileID: fileID, line: line)
        return Page(app: self)
    }

    /// Goes to the screen of a page object with mock data, and returns the page.
    ///
    /// - Parameter mock: what is encoded to JSON under `MOCK_JSON`.
    /// - Throws: what encoding throws, or `TUIError` as `show(_:userInfo:)` does.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: some Encodable, fileID: String = #fileID, line: Int = #line
    ) throws -> Page {
        try show(named(page, fileID, line), mock: mock, fileID: fileID, line: line)
        return Page(app: self)
    }

    /// Goes to the screen of a page object with mock data as JSON, which a literal of mixed types is.
    ///
    /// - Throws: `TUIError` as `show(_:userInfo:)` does.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, mock: LunchJSON, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Page {
        try show(page, userInfo: [LaunchKeys.mock: mock], fileID: fileID, line: line)
    }

    /// Goes to the screen of a page object with the mock data of one of its variants, and returns the page.
    ///
    /// - Throws: `TUIError` if the screen has no such variant, or as `show(_:userInfo:)` does.
    @discardableResult
    public func show<Page: PageObjectsRepresentable>(
        _ page: Page.Type, variant: String, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Page {
        try show(named(page, fileID, line), variant: variant, fileID: fileID, line: line)
        return Page(app: self)
    }

    private func named<Page: PageObjectsRepresentable>(
        _ page: Page.Type, _ fileID: String, _ line: Int
    ) throws(TUIError) -> String {
        if let screen = page.screenName { return screen }
        throw TUIError.nameless(page).located(fileID, line)
    }
}
