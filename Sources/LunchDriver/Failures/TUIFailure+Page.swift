import LunchElements

extension TUIFailure {
    /// The page object that began the query, if its screen is not the one that the app reports.
    var strayPage: PageObject? {
        guard let frame, frame.elementSource == .published, !frame.screen.isEmpty,
            let page = queryCalls.flatMap(PageObject.init(making:)), page.screen != frame.screen
        else { return nil }
        return page
    }
}
