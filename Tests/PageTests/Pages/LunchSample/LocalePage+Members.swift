import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension LocalePage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("breakfast", breakfast),
            ("lunch", lunch),
            ("dinner", dinner),
            ("locale", locale),
            ("languageLabel", languageLabel),
            ("regionLabel", regionLabel),
            ("localeLabel", localeLabel),
        ]
    }
}
