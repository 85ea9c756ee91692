public import LunchWire

/// The accessibility tree of an app's screen: its elements, and the state of the app that a test needs to know.
public struct AccessibilityTree: Sendable {
    /// The identifier of the current screen, as in the app's catalog; empty if the screen has none.
    public var screen: String

    /// The size of the terminal for which the screen was drawn.
    public var size: CellSize

    /// The root element, which contains all others. Its type is usually `.application`.
    public var root: AccessibilityNode

    /// The reasons why the screen will soon change without input, for example `loading`.
    ///
    /// A test waits until there are none. Do not list work that was announced with `AccessibilityPublisher.begin(_:)`, or
    /// tasks that were started with `AccessibilityPublisher.task(_:priority:run:operation:)`; Lunch adds them automatically.
    public var busy: [String]

    /// The number of the app's timers that have not fired yet; nil if the app does not count them.
    ///
    /// If the number is 0 and the app has nothing left to do, only input can change the screen. A test then does not
    /// wait for missing elements. Do not count timers of the app's `LaunchClock`; Lunch adds them automatically.
    public var timersDue: Int?

    /// Creates a tree from its root element.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the current screen; empty if the screen has none.
    ///   - size: the size of the terminal for which the screen was drawn.
    ///   - root: the root element, which contains all others.
    ///   - busy: the reasons why the screen will soon change without input, for example `loading`.
    ///   - timersDue: the number of the app's timers that have not fired yet; nil if the app does not count them.
    public init(
        screen: String, size: CellSize, root: AccessibilityNode, busy: [String] = [], timersDue: Int? = nil
    ) {
        self.screen = screen
        self.size = size
        self.root = root
        self.busy = busy
        self.timersDue = timersDue
    }

    /// Creates a tree from the elements directly below the root, and adds a root that covers the whole terminal.
    ///
    /// The type of the root is `.application`.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the current screen; empty if the screen has none.
    ///   - size: the size of the terminal for which the screen was drawn.
    ///   - label: the name of the app, which becomes the label of the root; empty by default.
    ///   - children: the elements directly below the root, from back to front.
    ///   - busy: the reasons why the screen will soon change without input, for example `loading`.
    ///   - timersDue: the number of the app's timers that have not fired yet; nil if the app does not count them.
    public init(
        screen: String, size: CellSize, label: String = "", children: [AccessibilityNode], busy: [String] = [],
        timersDue: Int? = nil
    ) {
        let frame = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        let root = AccessibilityNode(.application, label: label, frame: frame, children: children)
        self.init(screen: screen, size: size, root: root, busy: busy, timersDue: timersDue)
    }
}
