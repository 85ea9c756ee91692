/// The kind of an element, in XCUITest's words.
///
/// Its raw value is what travels in the accessibility protocol.
public enum TUIElementType: String, CaseIterable, Hashable, Sendable {
    /// Stands for every type in a query.
    case any
    /// An element of no particular kind, often a container.
    case other
    /// The app itself, the root of its tree.
    case application
    /// A part of the screen with a border or a life of its own.
    case window
    /// Elements that belong together.
    case group
    /// A message that interrupts until it is answered.
    case alert
    /// A window that asks for something.
    case dialog
    /// An element that acts when it is pressed.
    case button
    /// One choice of several that exclude each other.
    case radioButton
    /// A choice that is made or not, shown with a mark.
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
    /// The menus of an app or of a window.
    case menuBar
    /// An element that leads to one of several pages.
    case tab
    /// Tabs together with the page that is shown.
    case tabGroup
    /// A row of commands.
    case toolbar
    /// A row that tells the state of things.
    case statusBar
    /// Rows of cells.
    case table
    /// A row of a table.
    case tableRow
    /// A column of a table.
    case tableColumn
    /// An entry of a list or a table.
    case cell
    /// A list whose rows nest.
    case outline
    /// A row of an outline.
    case outlineRow
    /// Items laid out freely.
    case collectionView
    /// A value that is set by moving a mark.
    case slider
    /// A value that is raised and lowered in steps.
    case stepper
    /// An element that shows the progress of something.
    case progressIndicator
    /// A sign that something is going on.
    case activityIndicator
    /// A choice of one value from a few.
    case picker
    /// Text that leads somewhere.
    case link
    /// A picture, drawn in cells or by the terminal.
    case image
    /// A text field for what is to be found.
    case searchField
    /// A part of something larger.
    case scrollView
    /// A bar that tells which part of something larger is shown.
    case scrollBar
    /// Text that cannot be edited.
    case staticText
    /// One line of text that can be edited.
    case textField
    /// A text field that does not show what it holds.
    case secureTextField
    /// Several lines of text.
    case textView
    /// The line between two parts, which moves.
    case splitter
}

extension TUIElementType {
    /// A switch between on and off: the same as `toggle`.
    public static let `switch` = TUIElementType.toggle
}
