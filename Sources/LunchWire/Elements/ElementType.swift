/// The kind of an element, in XCUITest's words.
///
/// Its raw value is what travels in the accessibility protocol.
public enum ElementType: String, CaseIterable, Hashable, Sendable {
    /// Stands for every type in a query.
    case any
    /// An element of no particular kind, often a container.
    case other
    /// The app itself, the root of its tree.
    case application
    case window
    case group
    case alert
    case dialog
    case button
    case radioButton
    case checkBox
    case toggle
    case comboBox
    case popUpButton
    case menu
    case menuItem
    case menuBar
    case tab
    case tabGroup
    case toolbar
    case statusBar
    case table
    case tableRow
    case tableColumn
    case cell
    case outline
    case outlineRow
    case collectionView
    case slider
    case stepper
    case progressIndicator
    case activityIndicator
    case picker
    case link
    case image
    case searchField
    case scrollView
    case scrollBar
    case staticText
    case textField
    case secureTextField
    case textView
    case splitter
}
