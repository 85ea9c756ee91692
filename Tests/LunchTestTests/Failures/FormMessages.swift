/// The messages about the fixture's form and counter, word for word, whichever test library is running.
enum FormMessages {
    /// The screen and the elements, as every message about this form ends.
    static let form = """
        The screen "Form" (80×24):
        +--------------------------------------------------------------------------------
        |Registration
        |Name
        |Name
        |[]
        |sent 0
        +-------------------------------------------------------------------------------- 19 blank rows below
        \(elements)
        """

    private static let elements = """
        The elements:
        application, label "Fixture", (0, 0) 80×24
          staticText "title", label "Registration", (0, 0) 12×1
          staticText, label "Name", (0, 1) 4×1
          staticText, label "Name", (0, 2) 4×1
          staticText "nameText", label "[]", (0, 3) 2×1
          staticText "sentCount", label "sent 0", (0, 4) 6×1
          textField "name", value "", placeholder "Your name", focused, (0, 3) 20×1
          button "send", label "Send", (0, 6) 8×1
          button "cancel", label "Cancel", (10, 6) 10×1
          button "again", label "Again", disabled, (22, 6) 9×1
          button "below", label "Below", (0, 90) 8×1
          image "logo", label "Logo", (60, 0) 10×3
        """

    /// The screen and the elements of the counter before any key.
    static let counter = """
        The screen "Counter" (80×24):
        +--------------------------------------------------------------------------------
        |count 0
        +-------------------------------------------------------------------------------- 23 blank rows below
        The elements:
        application, label "Fixture", (0, 0) 80×24
          staticText "count", label "count 0", (0, 0) 7×1
        """

    static let absent = """
        No element matches app.buttons["sned"].
        Did you mean "send"?
        Step by step:
          app.buttons: 4 elements
          app.buttons["sned"]: none
        \(form)
        """

    static let ambiguous = """
        2 elements match app.staticTexts["Name"]; one is needed.
        They are:
          staticText, label "Name", (0, 1) 4×1
          staticText, label "Name", (0, 2) 4×1
        Narrow the query, or choose one with firstMatch or element(boundBy:).
        \(form)
        """

    /// The cells of the button are pointed at, although nothing is drawn there.
    static let disabled = """
        app.buttons["again"] is disabled: button "again", label "Again", disabled, (22, 6) 9×1.
        Actions wait until an element is enabled, but the app has settled and none of its timers is due. Must the test fill in \
        something first?
        The screen "Form" (80×24):
        +----------------------▼▼▼▼▼▼▼▼▼-------------------------------------------------
        |Registration
        |Name
        |Name
        |[]
        |sent 0
        |
        ▶
        +-------------------------------------------------------------------------------- 17 blank rows below
        \(elements)
        """
}
