import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension FeedsPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("feedsStaticText", feedsStaticText),
            ("feedsTable", feedsTable),
            ("addButton", addButton),
            ("openedCount", openedCount),
        ]
    }

    var pageRows: [ListedRows] {
        [("rows", rows, row)]
    }
}
