import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension MapPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("home", home),
            ("map", map),
            ("export", export),
            ("settings", settings),
            ("routeLabel", routeLabel),
            ("routeMap", routeMap),
        ]
    }
}
