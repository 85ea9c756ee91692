import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension FeedInfoPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("back", back),
            ("post", post),
            ("titleLabel", titleLabel),
            ("feedText", feedText),
        ]
    }
}
