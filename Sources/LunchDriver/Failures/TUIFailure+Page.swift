import LunchElements

extension TUIFailure {
    /// The page object that began the query, if it is of another screen than the one that the app says it shows.
    var strayPage: PageObject? {
        guard let frame, frame.elementSource == .published, !frame.screen.isEmpty,
            let page = queryCalls.flatMap(PageObject.init(making:)), page.screen != frame.screen
        else { return nil }
        return page
    }
}
