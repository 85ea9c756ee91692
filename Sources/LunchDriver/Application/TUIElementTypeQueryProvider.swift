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
    /// The other elements below.
    public var otherElements: TUIElementQuery { descendants(matching: .other) }

    /// The windows below.
    public var windows: TUIElementQuery { descendants(matching: .window) }

    /// The groups below.
    public var groups: TUIElementQuery { descendants(matching: .group) }

    /// The alerts below.
    public var alerts: TUIElementQuery { descendants(matching: .alert) }

    /// The dialogs below.
    public var dialogs: TUIElementQuery { descendants(matching: .dialog) }

    /// The buttons below.
    public var buttons: TUIElementQuery { descendants(matching: .button) }

    /// The radio buttons below.
    public var radioButtons: TUIElementQuery { descendants(matching: .radioButton) }

    /// The check boxes below.
    public var checkBoxes: TUIElementQuery { descendants(matching: .checkBox) }

    /// The toggles below.
    public var toggles: TUIElementQuery { descendants(matching: .toggle) }

    /// The toggles below, under the name that XCUITest has for them on a Mac.
    public var switches: TUIElementQuery { toggles }

    /// The combo boxes below.
    public var comboBoxes: TUIElementQuery { descendants(matching: .comboBox) }

    /// The pop up buttons below.
    public var popUpButtons: TUIElementQuery { descendants(matching: .popUpButton) }

    /// The menus below.
    public var menus: TUIElementQuery { descendants(matching: .menu) }

    /// The menu items below.
    public var menuItems: TUIElementQuery { descendants(matching: .menuItem) }

    /// The menu bars below.
    public var menuBars: TUIElementQuery { descendants(matching: .menuBar) }

    /// The tabs below.
    public var tabs: TUIElementQuery { descendants(matching: .tab) }

    /// The tab groups below.
    public var tabGroups: TUIElementQuery { descendants(matching: .tabGroup) }

    /// The toolbars below.
    public var toolbars: TUIElementQuery { descendants(matching: .toolbar) }

    /// The status bars below.
    public var statusBars: TUIElementQuery { descendants(matching: .statusBar) }

    /// The tables below.
    public var tables: TUIElementQuery { descendants(matching: .table) }

    /// The table rows below.
    public var tableRows: TUIElementQuery { descendants(matching: .tableRow) }

    /// The table columns below.
    public var tableColumns: TUIElementQuery { descendants(matching: .tableColumn) }

    /// The cells below.
    public var cells: TUIElementQuery { descendants(matching: .cell) }

    /// The outlines below.
    public var outlines: TUIElementQuery { descendants(matching: .outline) }

    /// The outline rows below.
    public var outlineRows: TUIElementQuery { descendants(matching: .outlineRow) }

    /// The collection views below.
    public var collectionViews: TUIElementQuery { descendants(matching: .collectionView) }

    /// The sliders below.
    public var sliders: TUIElementQuery { descendants(matching: .slider) }

    /// The steppers below.
    public var steppers: TUIElementQuery { descendants(matching: .stepper) }

    /// The progress indicators below.
    public var progressIndicators: TUIElementQuery { descendants(matching: .progressIndicator) }

    /// The activity indicators below.
    public var activityIndicators: TUIElementQuery { descendants(matching: .activityIndicator) }

    /// The pickers below.
    public var pickers: TUIElementQuery { descendants(matching: .picker) }

    /// The links below.
    public var links: TUIElementQuery { descendants(matching: .link) }

    /// The images below.
    public var images: TUIElementQuery { descendants(matching: .image) }

    /// The search fields below.
    public var searchFields: TUIElementQuery { descendants(matching: .searchField) }

    /// The scroll views below.
    public var scrollViews: TUIElementQuery { descendants(matching: .scrollView) }

    /// The scroll bars below.
    public var scrollBars: TUIElementQuery { descendants(matching: .scrollBar) }

    /// The static texts below.
    public var staticTexts: TUIElementQuery { descendants(matching: .staticText) }

    /// The text fields below.
    public var textFields: TUIElementQuery { descendants(matching: .textField) }

    /// The secure text fields below.
    public var secureTextFields: TUIElementQuery { descendants(matching: .secureTextField) }

    /// The text views below.
    public var textViews: TUIElementQuery { descendants(matching: .textView) }

    /// The splitters below.
    public var splitters: TUIElementQuery { descendants(matching: .splitter) }
}
