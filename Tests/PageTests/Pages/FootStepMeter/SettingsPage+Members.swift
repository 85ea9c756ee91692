import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension SettingsPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("home", home),
            ("map", map),
            ("export", export),
            ("settingsTab", settingsTab),
            ("settingsStaticText", settingsStaticText),
            ("settingsList", settingsList),
        ]
    }

    var pageRows: [ListedRows] {
        [("rows", rows, row)]
    }
}
