public import LunchTerminal
public import LunchWire

/// One committed state of an app: the cells together with the elements that belong to them.
public struct TUIFrame: Sendable {
    /// Counts the frames of a launch from 1; 0 for a program that does not publish frames.
    public let revision: Int

    /// The identifier of the screen that is shown; empty where the app does not tell.
    public let screen: String

    /// The cells, as a person would see them.
    public let grid: TUIGrid

    /// The elements, as the app published them; a program that does not has a root without children.
    ///
    /// It is put together at every use; queries do not need it.
    public var root: AccessibilityNode { tree.root }

    /// Why the app said that it will change by itself soon.
    public let busy: [String]

    /// How many timers of the app are due; nil where it does not tell.
    public let timersDue: Int?

    /// What the app's virtual clock said; nil where its time is not virtual.
    public let clock: TUIVirtualTime?

    /// How sure it was that the app had settled when the frame was taken.
    public let settling: TUISettling

    /// Where the elements come from.
    public let elementSource: ElementSource

    /// Where the elements of a frame come from; how sure it is that the app has settled is another fact.
    public enum ElementSource: Hashable, Sendable {
        /// The app published them: complete, and all that they say of themselves is known.
        case published

        /// There are none.
        case none
    }

    package let size: CellSize
    package let tree: ElementTree

    package init(_ message: FrameMessage, tree: ElementTree, grid: TUIGrid, droppedInput: Int) {
        revision = message.revision
        screen = message.screen
        self.grid = grid
        busy = message.busy
        timersDue = message.timers
        clock = message.clock.map(TUIVirtualTime.init)
        settling = TUISettling(trust: .acknowledged, droppedInput: droppedInput)
        elementSource = .published
        size = message.size
        self.tree = tree
    }

    /// The frame of a program that publishes none: its screen, and a root that covers it.
    package init(plain grid: TUIGrid) {
        revision = 0
        screen = ""
        self.grid = grid
        size = CellSize(columns: grid.columns, rows: grid.rows)
        let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
        tree = ElementTree(AccessibilityNode(.application, frame: screen))
        busy = []
        timersDue = nil
        clock = nil
        elementSource = .none
        settling = TUISettling(trust: .quiet, droppedInput: 0)
    }
}

extension TUIFrame: CustomStringConvertible {
    /// The frame in a line, without its cells: `frame 3 of the screen "Todo", 80×24, acknowledged by the app`.
    public var description: String {
        let name = screen.isEmpty ? "the screen" : "the screen \(screen.literal)"
        return "frame \(revision) of \(name), \(size), \(settling)"
    }
}
