import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension HomePage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("home", home),
            ("map", map),
            ("export", export),
            ("settings", settings),
            ("title", title),
            ("titleField", titleField),
            ("accuracyButton", accuracyButton),
            ("start", start),
            ("stop", stop),
            ("statusLabel", statusLabel),
            ("positionLabel", positionLabel),
        ]
    }
}
