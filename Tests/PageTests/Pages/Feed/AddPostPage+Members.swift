import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension AddPostPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("back", back),
            ("newPost", newPost),
            ("feedText", feedText),
            ("sendButton", sendButton),
        ]
    }
}
