import LunchTest

/// The rows of a list, and the function that finds one by its name.
typealias ListedRows = (name: String, rows: TUIElementQuery, row: (String) -> TUIElement)

/// A page that `lunch page` has written, with a list of its members that the tests have written.
protocol MemberedPage: PageObjectsRepresentable {
    var pageMembers: [(name: String, element: TUIElement)] { get }

    /// The rows of its lists.
    var pageRows: [ListedRows] { get }
}

extension MemberedPage {
    var pageRows: [ListedRows] { [] }
}
