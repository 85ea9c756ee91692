public import LunchTerminal
public import LunchWire

/// The state of an app at one moment: the cells of its terminal, and its elements, such as buttons and fields.
///
/// An app that publishes its elements sends them with each frame. For any other program, a frame is taken when the test
/// reads the screen. `TUIApplication.lastFrame` is the most recent frame of an app.
public struct TUIFrame: Sendable {
    /// The number of the frame, counted from 1 at the launch; 0 if the program does not publish its elements.
    public var revision: Int { contents.revision }

    /// The identifier of the app's current screen; empty if the app does not report one.
    public var screen: String { contents.screen }

    /// The cells of the terminal, together with its cursor, modes and colors.
    public var grid: TUIGrid { contents.grid }

    /// The root of the element tree. If the frame has no elements, the root has no children.
    ///
    /// Each read of this property builds the whole tree, which takes time for many elements. Queries do not build it.
    public var root: AccessibilityNode { tree.root }

    /// The reasons why the app's screen will soon change without input, as the app reports them, for example `loading`;
    /// empty if there are none.
    public var busy: [String] { contents.busy }

    /// The number of the app's timers that have not fired yet; nil if the app does not report the number.
    public var timersDue: Int? { contents.timersDue }

    /// The state of the app's virtual clock; nil if the app was not launched with a virtual clock, or does not use that clock.
    ///
    /// An app is launched with a virtual clock if `LaunchConfiguration.clock` is `.virtual`.
    public var clock: TUIVirtualTime? { contents.clock }

    /// The certainty that the app had settled when the frame was taken.
    public var settling: TUISettling { contents.settling }

    /// The source of the frame's elements: the app itself, the cells on the screen, or none.
    public var elementSource: ElementSource { contents.elementSource }

    /// The source of a frame's elements: the app itself, the cells on the screen, or none.
    public enum ElementSource: Hashable, Sendable {
        /// The app itself has published all its elements, together with their states, such as `isSelected`.
        case published

        /// The elements are read from the screen: they are inferred from its cells when the test first uses an element.
        ///
        /// Only elements that are recognized with certainty are included. A state of an element, such as `isSelected`,
        /// is unknown if the cells do not show it. The state `isEnabled` is always unknown.
        case inferred

        /// The frame has no elements: the program does not publish any, and Lunch reads none from the screen.
        ///
        /// Lunch reads none if `LaunchConfiguration.infersElements` is false, or if the library `LunchRecognition` is not
        /// linked. `LunchTest` contains that library.
        case none
    }

    /// The number of bytes that the program had written to its terminal from its launch until it showed the frame.
    ///
    /// The messages that an app sends to Lunch, for example its elements, are counted as well.
    public var position: Int { contents.position }

    package var size: CellSize { contents.size }
    package var tree: ElementTree {
        // For an app that publishes elements it exists already.
        guard let inferred = contents.inferred else { return contents.tree }
        return inferred.tree
    }

    /// The elements that are read from the screen, when the frame was committed; nil if its elements were not read from
    /// the screen.
    package var inferredElements: InferredElements? { origin.inferred }

    /// True if elements were read from the screen at the request of a test.
    package var hasReadElements: Bool { origin.inferred?.isRead == true }

    /// True if what is typed goes to a hidden field, according to the app; the screen does not show that.
    package var hasSecretFocus: Bool { origin.tree.hasSecretFocus }

    /// One reference: a frame is passed through every read, and its parts would each be copied there.
    private let contents: Contents

    /// The frame as it was committed.
    private var origin: Contents { contents.origin ?? contents }

    private final class Contents: Sendable {
        let revision: Int
        let screen: String
        let grid: TUIGrid
        let busy: [String]
        let timersDue: Int?
        let clock: TUIVirtualTime?
        let settling: TUISettling
        let elementSource: ElementSource
        let position: Int
        let size: CellSize
        /// The tree that the app published, with frames for marked elements, or what a query begins with instead; a root
        /// without children if there is neither.
        let tree: ElementTree
        /// The elements of the tree that are where marks are, if it is the one that the app published.
        let marked: MarkedElements?
        /// The elements that are read from the screen, if the tree consists of them.
        let inferred: InferredElements?
        /// The frame as it was committed, if a query begins with something else; nil in a frame as it was committed.
        let origin: Contents?
        /// True if a query begins with texts.
        let showsTexts: Bool

        init(_ message: FrameMessage, tree: ElementTree, grid: TUIGrid, droppedInput: Int, position: Int) {
            self.position = position
            revision = message.revision
            screen = message.screen
            self.grid = grid
            busy = message.busy
            timersDue = message.timers
            clock = message.clock.map(TUIVirtualTime.init)
            settling = TUISettling(trust: .acknowledged, droppedInput: droppedInput)
            elementSource = .published
            size = message.size
            var tree = tree
            marked = MarkedElements(of: &tree, on: grid)
            self.tree = tree
            inferred = nil
            origin = nil
            showsTexts = false
        }

        init(plain grid: TUIGrid, _ elements: InferredElements?, _ settling: TUISettling, position: Int) {
            self.position = position
            revision = 0
            screen = ""
            self.grid = grid
            size = CellSize(columns: grid.columns, rows: grid.rows)
            let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
            tree = ElementTree(AccessibilityNode(.application, frame: screen))
            marked = nil
            inferred = elements
            busy = []
            timersDue = nil
            clock = nil
            elementSource = elements == nil ? .none : .inferred
            self.settling = settling
            origin = nil
            showsTexts = false
        }

        /// The same with other texts, which hide secrets.
        init(_ other: Contents, _ grid: TUIGrid, screen: String, busy: [String], _ mask: SecretMask) {
            position = other.position
            revision = other.revision
            self.screen = screen
            self.grid = grid
            self.busy = busy
            timersDue = other.timersDue
            clock = other.clock
            settling = other.settling
            elementSource = other.elementSource
            size = other.size
            inferred = other.inferred.map { InferredElements($0, on: grid, hiding: mask) }
            tree = other.inferred == nil ? ElementTree(mask.masked(other.tree.root)) : other.tree
            marked = other.marked
            origin = other.origin.map { Contents($0, grid, screen: screen, busy: busy, mask) }
            showsTexts = other.showsTexts
        }

        /// The same with another tree.
        init(_ origin: Contents, _ tree: ElementTree, isOfTexts: Bool) {
            position = origin.position
            revision = origin.revision
            screen = origin.screen
            grid = origin.grid
            busy = origin.busy
            timersDue = origin.timersDue
            clock = origin.clock
            settling = origin.settling
            elementSource = origin.elementSource
            size = origin.size
            self.tree = tree
            marked = nil
            inferred = nil
            self.origin = origin
            showsTexts = isOfTexts
        }
    }

    private init(_ contents: Contents) { self.contents = contents }

    package init(_ message: FrameMessage, tree: ElementTree, grid: TUIGrid, droppedInput: Int, position: Int = 0) {
        contents = Contents(message, tree: tree, grid: grid, droppedInput: droppedInput, position: position)
    }

    /// The frame of a program that publishes none: its screen, and what is read from that; nothing if that is nil.
    package init(
        plain grid: TUIGrid, elements: InferredElements? = nil, settling: TUISettling = TUISettling(trust: .unsettled),
        position: Int = 0
    ) {
        contents = Contents(plain: grid, elements, settling, position: position)
    }
}

extension TUIFrame {
    /// The same frame, with the elements replaced by those that a query begins with: texts, or elements that a test declares.
    package func showing(_ tree: ElementTree, asTexts isOfTexts: Bool) -> TUIFrame {
        TUIFrame(Contents(origin, tree, isOfTexts: isOfTexts))
    }

    /// The same frame with other texts, which hide secrets.
    func masked(_ grid: TUIGrid, screen: String, busy: [String], _ mask: SecretMask) -> TUIFrame {
        TUIFrame(Contents(contents, grid, screen: screen, busy: busy, mask))
    }

    /// The frame as it was committed, with its elements.
    package var committed: TUIFrame { contents.origin.map(TUIFrame.init) ?? self }

    /// True if its elements are those with which it was committed.
    package var isCommitted: Bool { contents.origin == nil }

    /// True if texts are in the place of the elements.
    package var showsTexts: Bool { contents.showsTexts }

    /// The number of marks with a name that have cells on the screen; marks of one name inside different ones count each.
    package func marks(named name: String) -> Int { grid.markedCells.count { $0.name == name } }

    /// Returns true if an element is in a cell of its frame; an element with marks is only in the cells that have them.
    func isElement(_ index: Int, at cell: CellPoint) -> Bool {
        guard let numbers = contents.marked?.numbers[index] else { return true }
        return grid.isMarked(column: cell.column, row: cell.row, by: numbers)
    }

    /// An element of a type that a test declares in some cells; nil if no cell is on the screen, or without a screen reader.
    func hinted(_ type: TUIElementType, in rectangle: CellRect) -> AccessibilityNode? {
        ScreenReading.reader?.element(type, in: rectangle, of: grid, before: origin.inferred?.before?.grid)
    }
}

extension TUIFrame: CustomStringConvertible {
    /// The frame in one line, for example `frame 3 of the screen "Todo", 80×24, acknowledged by the app`.
    public var description: String {
        let name = screen.isEmpty ? "the screen" : "the screen \(screen.literal)"
        return "frame \(revision) of \(name), \(size), \(settling)"
    }
}
