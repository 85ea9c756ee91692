/// The type of an element, such as a button or a table. The names are the same as in XCUITest.
///
/// The raw value is the name of the type in the messages between app and test.
public enum TUIElementType: String, CaseIterable, Hashable, Sendable {
    /// Any type. In a query, it matches elements of all types. In a snapshot, it means that the type is unknown.
    case any
    /// An element that has none of the other types, often a container.
    case other
    /// The app itself; the root of the tree.
    case application
    /// A part of the screen that has a border, or that works independently of the other parts.
    case window
    /// A group of related elements.
    case group
    /// A message that blocks all other elements until the user answers it.
    case alert
    /// A window that asks the user for input.
    case dialog
    /// An element that performs an action when the user presses it.
    case button
    /// One of several options, of which only one can be chosen at a time.
    case radioButton
    /// An option that the user can turn on and off; a check mark shows its state.
    case checkBox
    /// A switch with the states on and off.
    case toggle
    /// A text field with a list of suggested values.
    case comboBox
    /// A button that opens a list from which the user chooses.
    case popUpButton
    /// A list of commands.
    case menu
    /// A command in a menu.
    case menuItem
    /// A bar that lists the menus of an app or a window.
    case menuBar
    /// An element of a `tabGroup` that opens its page.
    case tab
    /// A row of tabs, together with the page of the selected tab.
    case tabGroup
    /// A row of buttons or commands.
    case toolbar
    /// A row that displays the state of the app.
    case statusBar
    /// A table that consists of rows of cells.
    case table
    /// A row of a table.
    case tableRow
    /// A column of a table.
    case tableColumn
    /// An entry in a list or a table.
    case cell
    /// A list with nested rows.
    case outline
    /// A row of an outline.
    case outlineRow
    /// A collection of items in any arrangement.
    case collectionView
    /// A control that sets a value by the position of a knob on a track.
    case slider
    /// A control that increases and decreases a value in steps.
    case stepper
    /// An element that shows how much of a task is finished.
    case progressIndicator
    /// An element that shows that a task is in progress.
    case activityIndicator
    /// A control that selects one value from a small set.
    case picker
    /// Text that leads to another page or address when the user activates it.
    case link
    /// A picture, either drawn with characters or displayed by the terminal.
    case image
    /// A text field for search terms.
    case searchField
    /// A container that shows a part of larger content.
    case scrollView
    /// A bar that shows which part of larger content is visible.
    case scrollBar
    /// Text that the user cannot edit.
    case staticText
    /// A field for editing one line of text.
    case textField
    /// A text field that hides its text.
    case secureTextField
    /// A field for editing several lines of text.
    case textView
    /// A movable divider between two parts of the screen.
    case splitter
}

extension TUIElementType {
    /// A switch with the states on and off; another name for `toggle`.
    public static let `switch` = TUIElementType.toggle
}
