import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension FeedsPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("feedsStaticText", feedsStaticText),
            ("feedsTable", feedsTable),
            ("lunch", lunch),
            ("addButton", addButton),
            ("openedCount", openedCount),
        ]
    }
}
