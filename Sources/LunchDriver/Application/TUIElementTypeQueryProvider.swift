public import LunchWire

/// A type that queries for elements start from: an app, an element, or a query.
public protocol TUIElementTypeQueryProvider {
    /// Returns a query for all elements of a type below this one, at any depth; `.any` stands for every type.
    func descendants(matching type: TUIElementType) -> TUIElementQuery

    /// Returns a query for the elements of a type directly below this one; `.any` stands for every type.
    func children(matching type: TUIElementType) -> TUIElementQuery

    /// The first element that matches; for an app, its first element.
    var firstMatch: TUIElement { get }
}

extension TUIElementTypeQueryProvider {
    /// A query for the other elements below, at any depth.
    public var otherElements: TUIElementQuery { descendants(matching: .other) }

    /// A query for the windows below, at any depth.
    public var windows: TUIElementQuery { descendants(matching: .window) }

    /// A query for the groups below, at any depth.
    public var groups: TUIElementQuery { descendants(matching: .group) }

    /// A query for the alerts below, at any depth.
    public var alerts: TUIElementQuery { descendants(matching: .alert) }

    /// A query for the dialogs below, at any depth.
    public var dialogs: TUIElementQuery { descendants(matching: .dialog) }

    /// A query for the buttons below, at any depth.
    public var buttons: TUIElementQuery { descendants(matching: .button) }

    /// A query for the radio buttons below, at any depth.
    public var radioButtons: TUIElementQuery { descendants(matching: .radioButton) }

    /// A query for the check boxes below, at any depth.
    public var checkBoxes: TUIElementQuery { descendants(matching: .checkBox) }

    /// A query for the toggles below, at any depth.
    public var toggles: TUIElementQuery { descendants(matching: .toggle) }

    /// A query for the toggles below, under the name that XCUITest has for them on a Mac.
    public var switches: TUIElementQuery { toggles }

    /// A query for the combo boxes below, at any depth.
    public var comboBoxes: TUIElementQuery { descendants(matching: .comboBox) }

    /// A query for the pop up buttons below, at any depth.
    public var popUpButtons: TUIElementQuery { descendants(matching: .popUpButton) }

    /// A query for the menus below, at any depth.
    public var menus: TUIElementQuery { descendants(matching: .menu) }

    /// A query for the menu items below, at any depth.
    public var menuItems: TUIElementQuery { descendants(matching: .menuItem) }

    /// A query for the menu bars below, at any depth.
    public var menuBars: TUIElementQuery { descendants(matching: .menuBar) }

    /// A query for the tabs below, at any depth.
    public var tabs: TUIElementQuery { descendants(matching: .tab) }

    /// A query for the tab groups below, at any depth.
    public var tabGroups: TUIElementQuery { descendants(matching: .tabGroup) }

    /// A query for the toolbars below, at any depth.
    public var toolbars: TUIElementQuery { descendants(matching: .toolbar) }

    /// A query for the status bars below, at any depth.
    public var statusBars: TUIElementQuery { descendants(matching: .statusBar) }

    /// A query for the tables below, at any depth.
    public var tables: TUIElementQuery { descendants(matching: .table) }

    /// A query for the table rows below, at any depth.
    public var tableRows: TUIElementQuery { descendants(matching: .tableRow) }

    /// A query for the table columns below, at any depth.
    public var tableColumns: TUIElementQuery { descendants(matching: .tableColumn) }

    /// A query for the cells below, at any depth.
    public var cells: TUIElementQuery { descendants(matching: .cell) }

    /// A query for the outlines below, at any depth.
    public var outlines: TUIElementQuery { descendants(matching: .outline) }

    /// A query for the outline rows below, at any depth.
    public var outlineRows: TUIElementQuery { descendants(matching: .outlineRow) }

    /// A query for the collection views below, at any depth.
    public var collectionViews: TUIElementQuery { descendants(matching: .collectionView) }

    /// A query for the sliders below, at any depth.
    public var sliders: TUIElementQuery { descendants(matching: .slider) }

    /// A query for the steppers below, at any depth.
    public var steppers: TUIElementQuery { descendants(matching: .stepper) }

    /// A query for the progress indicators below, at any depth.
    public var progressIndicators: TUIElementQuery { descendants(matching: .progressIndicator) }

    /// A query for the activity indicators below, at any depth.
    public var activityIndicators: TUIElementQuery { descendants(matching: .activityIndicator) }

    /// A query for the pickers below, at any depth.
    public var pickers: TUIElementQuery { descendants(matching: .picker) }

    /// A query for the links below, at any depth.
    public var links: TUIElementQuery { descendants(matching: .link) }

    /// A query for the images below, at any depth.
    public var images: TUIElementQuery { descendants(matching: .image) }

    /// A query for the search fields below, at any depth.
    public var searchFields: TUIElementQuery { descendants(matching: .searchField) }

    /// A query for the scroll views below, at any depth.
    public var scrollViews: TUIElementQuery { descendants(matching: .scrollView) }

    /// A query for the scroll bars below, at any depth.
    public var scrollBars: TUIElementQuery { descendants(matching: .scrollBar) }

    /// A query for the static texts below, at any depth.
    public var staticTexts: TUIElementQuery { descendants(matching: .staticText) }

    /// A query for the text fields below, at any depth.
    public var textFields: TUIElementQuery { descendants(matching: .textField) }

    /// A query for the secure text fields below, at any depth.
    public var secureTextFields: TUIElementQuery { descendants(matching: .secureTextField) }

    /// A query for the text views below, at any depth.
    public var textViews: TUIElementQuery { descendants(matching: .textView) }

    /// A query for the splitters below, at any depth.
    public var splitters: TUIElementQuery { descendants(matching: .splitter) }
}
