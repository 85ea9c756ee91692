public import LunchWire

/// The tree of elements that an app publishes with each frame.
public struct AccessibilityTree: Sendable {
    /// The identifier of the current screen, by which a launch requests the screen; empty if the screen has none.
    public var screen: String

    /// The size of the terminal for which the frame was drawn.
    public var size: CellSize

    /// The root of the elements, whose type is usually `.application`.
    public var root: AccessibilityNode

    /// The reasons why the app will change by itself soon, for example `loading`; a test waits until there are none.
    ///
    /// Work that was begun with `AccessibilityPublisher.begin(_:)` need not be listed here.
    public var busy: [String]

    /// The number of timers that have yet to fire, apart from those of the app's `LaunchClock`; nil if the app does not
    /// count them.
    public var timersDue: Int?

    /// Creates the tree of a frame from its root.
    public init(
        screen: String, size: CellSize, root: AccessibilityNode, busy: [String] = [], timersDue: Int? = nil
    ) {
        self.screen = screen
        self.size = size
        self.root = root
        self.busy = busy
        self.timersDue = timersDue
    }

    /// Creates the tree of a frame from the elements directly below the root, which is the app's element and covers the
    /// terminal.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the current screen; empty if the screen has none.
    ///   - size: the size of the terminal for which the frame was drawn.
    ///   - label: the name of the app.
    ///   - children: the elements directly below the root, from back to front.
    ///   - busy: the reasons why the app will change by itself soon, for example `loading`.
    ///   - timersDue: the number of the app's timers that have yet to fire; nil if the app does not count them.
    public init(
        screen: String, size: CellSize, label: String = "", children: [AccessibilityNode], busy: [String] = [],
        timersDue: Int? = nil
    ) {
        let frame = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        let root = AccessibilityNode(.application, label: label, frame: frame, children: children)
        self.init(screen: screen, size: size, root: root, busy: busy, timersDue: timersDue)
    }
}
