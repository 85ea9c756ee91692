package import LunchWire

/// The nature of a type of element, whatever an app publishes about one such element.
package struct ElementNature: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Elements outside it are not seen although they are in it; the wheel brings them into view.
    package static let clips = ElementNature(rawValue: 1)
    /// It holds others without being anything itself at a cell, so that it covers nothing.
    package static let transparent = ElementNature(rawValue: 1 << 1)
    /// It is typed into, so that Return would be part of the text, or send it.
    package static let takesText = ElementNature(rawValue: 1 << 2)
    /// Space presses it, not Return.
    package static let answersToSpace = ElementNature(rawValue: 1 << 3)
    /// Its content is in no message.
    package static let secret = ElementNature(rawValue: 1 << 4)
    /// It has to be answered before anything else can be reached, with a button or with a key.
    package static let interrupts = ElementNature(rawValue: 1 << 5)
    /// It is a button: an alert is answered with it.
    package static let answers = ElementNature(rawValue: 1 << 6)
}

extension TUIElementType {
    /// The nature of elements of this type: the one table of that.
    package var nature: ElementNature {
        switch self {
        case .any: []
        case .other, .application, .group: .transparent
        case .window, .dialog: []
        case .alert: .interrupts
        case .button: .answers
        case .radioButton, .checkBox, .toggle: .answersToSpace
        case .textField, .searchField: .takesText
        case .secureTextField: [.takesText, .secret]
        case .textView: [.takesText, .clips]
        case .scrollView, .table, .collectionView, .outline, .menu, .picker: .clips
        case .comboBox, .popUpButton, .menuItem, .menuBar, .tab, .tabGroup, .toolbar, .statusBar, .tableRow,
            .tableColumn, .cell, .outlineRow, .slider, .stepper, .progressIndicator, .activityIndicator, .link, .image,
            .scrollBar, .staticText, .splitter:
            []
        }
    }
}
