public import LunchWire

/// A type that provides queries for elements by their type: ``TUIApplication``, ``TUIElement`` or ``TUIElementQuery``.
///
/// The queries search among the descendants of the app, of the element, or of the elements of the query.
public protocol TUIElementTypeQueryProvider {
    /// Returns a query for the descendants that have a given type. The type `.any` matches every element.
    func descendants(matching type: TUIElementType) -> TUIElementQuery

    /// Returns a query for the children that have a given type. The type `.any` matches every element.
    func children(matching type: TUIElementType) -> TUIElementQuery

    /// The first element that matches a query or the query of an element; for an app, its first child element.
    var firstMatch: TUIElement { get }
}

extension TUIElementTypeQueryProvider {
    /// A query for the descendants of the type `.other`: elements that have none of the other types, often containers.
    public var otherElements: TUIElementQuery { descendants(matching: .other) }

    /// A query for the descendants that are windows.
    public var windows: TUIElementQuery { descendants(matching: .window) }

    /// A query for the descendants that are groups.
    public var groups: TUIElementQuery { descendants(matching: .group) }

    /// A query for the descendants that are alerts.
    public var alerts: TUIElementQuery { descendants(matching: .alert) }

    /// A query for the descendants that are dialogs.
    public var dialogs: TUIElementQuery { descendants(matching: .dialog) }

    /// A query for the descendants that are buttons.
    public var buttons: TUIElementQuery { descendants(matching: .button) }

    /// A query for the descendants that are radio buttons.
    public var radioButtons: TUIElementQuery { descendants(matching: .radioButton) }

    /// A query for the descendants that are check boxes.
    public var checkBoxes: TUIElementQuery { descendants(matching: .checkBox) }

    /// A query for the descendants that are toggles.
    public var toggles: TUIElementQuery { descendants(matching: .toggle) }

    /// A query for the descendants that are toggles; another name for `toggles`. XCUITest uses both names.
    public var switches: TUIElementQuery { toggles }

    /// A query for the descendants that are combo boxes.
    public var comboBoxes: TUIElementQuery { descendants(matching: .comboBox) }

    /// A query for the descendants that are pop-up buttons.
    public var popUpButtons: TUIElementQuery { descendants(matching: .popUpButton) }

    /// A query for the descendants that are menus.
    public var menus: TUIElementQuery { descendants(matching: .menu) }

    /// A query for the descendants that are menu items.
    public var menuItems: TUIElementQuery { descendants(matching: .menuItem) }

    /// A query for the descendants that are menu bars.
    public var menuBars: TUIElementQuery { descendants(matching: .menuBar) }

    /// A query for the descendants that are tabs.
    public var tabs: TUIElementQuery { descendants(matching: .tab) }

    /// A query for the descendants that are tab groups.
    public var tabGroups: TUIElementQuery { descendants(matching: .tabGroup) }

    /// A query for the descendants that are toolbars.
    public var toolbars: TUIElementQuery { descendants(matching: .toolbar) }

    /// A query for the descendants that are status bars.
    public var statusBars: TUIElementQuery { descendants(matching: .statusBar) }

    /// A query for the descendants that are tables.
    public var tables: TUIElementQuery { descendants(matching: .table) }

    /// A query for the descendants that are table rows.
    public var tableRows: TUIElementQuery { descendants(matching: .tableRow) }

    /// A query for the descendants that are table columns.
    public var tableColumns: TUIElementQuery { descendants(matching: .tableColumn) }

    /// A query for the descendants that are cells.
    public var cells: TUIElementQuery { descendants(matching: .cell) }

    /// A query for the descendants that are outlines.
    public var outlines: TUIElementQuery { descendants(matching: .outline) }

    /// A query for the descendants that are outline rows.
    public var outlineRows: TUIElementQuery { descendants(matching: .outlineRow) }

    /// A query for the descendants that are collection views.
    public var collectionViews: TUIElementQuery { descendants(matching: .collectionView) }

    /// A query for the descendants that are sliders.
    public var sliders: TUIElementQuery { descendants(matching: .slider) }

    /// A query for the descendants that are steppers.
    public var steppers: TUIElementQuery { descendants(matching: .stepper) }

    /// A query for the descendants that are progress indicators.
    public var progressIndicators: TUIElementQuery { descendants(matching: .progressIndicator) }

    /// A query for the descendants that are activity indicators.
    public var activityIndicators: TUIElementQuery { descendants(matching: .activityIndicator) }

    /// A query for the descendants that are pickers.
    public var pickers: TUIElementQuery { descendants(matching: .picker) }

    /// A query for the descendants that are links.
    public var links: TUIElementQuery { descendants(matching: .link) }

    /// A query for the descendants that are images.
    public var images: TUIElementQuery { descendants(matching: .image) }

    /// A query for the descendants that are search fields.
    public var searchFields: TUIElementQuery { descendants(matching: .searchField) }

    /// A query for the descendants that are scroll views.
    public var scrollViews: TUIElementQuery { descendants(matching: .scrollView) }

    /// A query for the descendants that are scroll bars.
    public var scrollBars: TUIElementQuery { descendants(matching: .scrollBar) }

    /// A query for the descendants that are static texts.
    public var staticTexts: TUIElementQuery { descendants(matching: .staticText) }

    /// A query for the descendants that are text fields.
    public var textFields: TUIElementQuery { descendants(matching: .textField) }

    /// A query for the descendants that are secure text fields.
    public var secureTextFields: TUIElementQuery { descendants(matching: .secureTextField) }

    /// A query for the descendants that are text views.
    public var textViews: TUIElementQuery { descendants(matching: .textView) }

    /// A query for the descendants that are splitters.
    public var splitters: TUIElementQuery { descendants(matching: .splitter) }
}
