/// The type of an element, with the names that XCUITest uses.
///
/// The raw value is the name of the type in the accessibility protocol.
public enum TUIElementType: String, CaseIterable, Hashable, Sendable {
    /// Any type, for queries.
    case any
    /// An element of no other type, often a container.
    case other
    /// The app itself, the root of its tree.
    case application
    /// A part of the screen that has a border, or is independent of the rest.
    case window
    /// A group of elements that belong together.
    case group
    /// A message that keeps the user from everything else until the message is answered.
    case alert
    /// A window that asks the user for input.
    case dialog
    /// An element that acts when it is pressed.
    case button
    /// An option of a group in which only one can be chosen.
    case radioButton
    /// An option that can be switched on and off, shown with a mark.
    case checkBox
    /// A switch between on and off.
    case toggle
    /// A text field with a list of proposals.
    case comboBox
    /// A button that opens a list to choose from.
    case popUpButton
    /// A list of commands.
    case menu
    /// A command of a menu.
    case menuItem
    /// The row of an app's or a window's menus.
    case menuBar
    /// An element that shows one of several pages.
    case tab
    /// A row of tabs together with the page that is shown.
    case tabGroup
    /// A row of buttons or commands.
    case toolbar
    /// A row that shows the state of the app.
    case statusBar
    /// A table: rows of cells.
    case table
    /// A row of a table.
    case tableRow
    /// A column of a table.
    case tableColumn
    /// An entry of a list or a table.
    case cell
    /// A list whose rows are nested.
    case outline
    /// A row of an outline.
    case outlineRow
    /// A collection of items in a free layout.
    case collectionView
    /// A value that is set by moving a knob.
    case slider
    /// A value that is raised and lowered in steps.
    case stepper
    /// The progress of a task.
    case progressIndicator
    /// A sign that a task is in progress.
    case activityIndicator
    /// A choice of one value from a few.
    case picker
    /// A text that links to another place.
    case link
    /// A picture, drawn in cells or by the terminal.
    case image
    /// A text field for a term to search.
    case searchField
    /// A view of a part of larger contents.
    case scrollView
    /// A bar that shows which part of larger contents is in view.
    case scrollBar
    /// Text that cannot be edited.
    case staticText
    /// One line of text that can be edited.
    case textField
    /// A text field that does not show its text.
    case secureTextField
    /// Several lines of text.
    case textView
    /// A movable line between two parts.
    case splitter
}

extension TUIElementType {
    /// A switch between on and off, under another name for `toggle`.
    public static let `switch` = TUIElementType.toggle
}
