public import LunchWire

/// The elements that an app publishes with each frame that it draws.
public struct AccessibilityTree: Sendable {
    /// The identifier of the screen that is shown, as a launch would ask for it; empty where it has none.
    public var screen: String

    /// The size of the terminal for which the frame was drawn.
    public var size: CellSize

    /// The app's elements; its type is usually `.application`.
    public var root: AccessibilityNode

    /// The reasons why the app will change by itself soon, for example `loading`; a test waits until this is empty.
    ///
    /// Work that was begun with `AccessibilityPublisher.begin(_:)` need not be named here.
    public var busy: [String]

    /// The number of timers that are due at some time beside those of the app's `LaunchClock`; nil if the app does not count them.
    public var timersDue: Int?

    /// Creates what is to be published with a frame.
    public init(
        screen: String, size: CellSize, root: AccessibilityNode, busy: [String] = [], timersDue: Int? = nil
    ) {
        self.screen = screen
        self.size = size
        self.root = root
        self.busy = busy
        self.timersDue = timersDue
    }

    /// Creates what is to be published with a frame, of the elements directly below the app, which covers the terminal.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the screen that is shown; empty if it has none.
    ///   - size: the size of the terminal for which the frame was drawn.
    ///   - label: the name of the app.
    ///   - children: its elements, from back to front.
    ///   - busy: why the app will change by itself soon, for example `loading`.
    ///   - timersDue: how many of the app's timers are due at some time; nil if the app does not count them.
    public init(
        screen: String, size: CellSize, label: String = "", children: [AccessibilityNode], busy: [String] = [],
        timersDue: Int? = nil
    ) {
        let frame = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        let root = AccessibilityNode(.application, label: label, frame: frame, children: children)
        self.init(screen: screen, size: size, root: root, busy: busy, timersDue: timersDue)
    }
}
