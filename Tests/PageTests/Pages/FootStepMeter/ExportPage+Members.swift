import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension ExportPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("home", home),
            ("map", map),
            ("export", export),
            ("settings", settings),
            ("hintLabel", hintLabel),
            ("routeList", routeList),
        ]
    }

    var pageRows: [ListedRows] {
        [("rows", rows, row)]
    }
}
