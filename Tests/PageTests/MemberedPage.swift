import LunchTest

/// A page that `lunch page` has written, with a list of its members that the tests have written.
protocol MemberedPage: PageObjectsRepresentable {
    var pageMembers: [(name: String, element: TUIElement)] { get }
}
