import LunchElements
import LunchWire

/// The way in which a recorded test finds something.
enum Locator: Hashable {
    /// A member of the page of a screen: its name if it is free, and its query.
    case member(screen: String, name: String, code: String)
    /// A row of a list, by its name.
    case row(screen: String, PageRows, name: String)
    /// A query of the app.
    case query(String)
    /// A text on the screen.
    case text(String)
    /// A text that stands elsewhere as well, beside one that does not.
    case textBeside(String, Relation, of: String)
    /// A cell, where nothing that has a name is: the last resort.
    case cell(CellPoint)

    /// The query in Swift, without a page.
    var code: String {
        switch self {
        case .member(_, _, let code), .query(let code): code
        case .row(_, let rows, let name): "\(rows.code)[\(name.literal)]"
        case .text(let text): "app.text(\(text.literal))"
        case .textBeside(let text, let relation, let other):
            "app.text(\(text.literal), within: .\(relation.rawValue)(app.text(\(other.literal))))"
        case .cell(let cell):
            "app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))"
                + ".withOffset(columns: \(cell.column), rows: \(cell.row))"
        }
    }

    /// The name by which a person knows it.
    var words: String {
        switch self {
        case .member(_, let name, _): name
        case .row(_, _, let name): "row \(name.visible)"
        case .query(let code): code.visible
        case .text(let text): "text \(text.visible)"
        case .textBeside(let text, let relation, let other):
            "text \(text.visible) \(relation.words) \(other.visible)"
        case .cell(let cell): "cell (\(cell.column), \(cell.row))"
        }
    }

    var screen: String? {
        switch self {
        case .member(let screen, _, _), .row(let screen, _, _): screen
        case .query, .text, .textBeside, .cell: nil
        }
    }
}

extension Relation {
    /// The relation in plain words.
    fileprivate var words: String {
        switch self {
        case .rightOf: "right of"
        case .leftOf: "left of"
        case .below, .above, .inside: rawValue
        }
    }
}

/// Finds the ways to the elements of one frame.
final class FrameLocators {
    private let frame: TUIFrame
    private lazy var queries = frame.soleQueries
    private lazy var texts = ScreenTexts(frame)
    private lazy var lists = PageLists(frame, queries)

    init(_ frame: TUIFrame) { self.frame = frame }

    /// The way to an element: by identifier before label, placeholder and surroundings; nil if only its position finds it.
    func locator(of index: Int) -> Locator? {
        guard index > 0, frame.tree.nodes.indices.contains(index) else { return nil }
        let query = queries[index]
        let node = frame.tree.nodes[index]
        guard frame.elementSource == .published else {
            return query.basis == .position ? nil : .query(query.code)
        }
        if let (rows, name) = lists.row(index, frame) { return .row(screen: frame.screen, rows, name: name) }
        guard query.basis != .position else { return nil }
        return .member(screen: frame.screen, name: PageMembers.name(query, node), code: query.code)
    }

    /// The element that a click at a cell is meant for.
    func element(at cell: CellPoint) -> Int? {
        let tree = frame.tree
        let met = tree.nodes.indices.dropFirst().last { index in
            frame.visibleFrame(of: index).contains(cell) && !tree.nodes.types[index].nature.contains(.transparent)
        }
        var index = met ?? 0
        while index > 0 {
            if tree.nodes.types[index].isPressed { return index }
            index = tree.parents[index]
        }
        guard let met, !tree.nodes.types[met].isContainer else { return nil }
        return met
    }

    /// The way to what a click at a cell is meant for.
    func locator(at cell: CellPoint) -> Locator {
        if let index = element(at: cell), let locator = locator(of: index) { return locator }
        return texts.locator(at: cell) ?? .cell(cell)
    }
}

extension TUIElementType {
    /// True if elements of this type are there to be pressed or filled in.
    fileprivate var isPressed: Bool {
        switch self {
        case .button, .radioButton, .checkBox, .toggle, .link, .tab, .menuItem, .cell, .tableRow, .outlineRow,
            .comboBox, .popUpButton, .slider, .stepper, .textField, .secureTextField, .searchField, .textView:
            true
        default: false
        }
    }

    /// True if Return, or Space, on an element of this type that has the focus does what a tap does.
    var answersToKeys: Bool {
        switch self {
        case .button, .radioButton, .checkBox, .toggle, .link, .popUpButton, .menuItem: true
        default: false
        }
    }
}
