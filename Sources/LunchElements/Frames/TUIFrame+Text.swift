import LunchTerminal

extension TUIFrame {
    /// The text of the screen: each row without its trailing blanks, followed by a line break. Blank rows at the end
    /// are left out.
    ///
    /// In a test, search for text with `TUIApplication.text(_:within:acrossLines:)` instead, for example with
    /// `app.text("Saved").expectToExist()`. The function `expect` waits for the text. If the text does not
    /// appear, the failure message shows similar text on the screen, if there is any.
    public var text: String { grid.text }
}
