import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension AboutPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("home", home),
            ("map", map),
            ("export", export),
            ("settings", settings),
            ("back", back),
            ("aboutApp", aboutApp),
            ("nameLabel", nameLabel),
            ("versionLabel", versionLabel),
            ("licenceLabel", licenceLabel),
        ]
    }
}
