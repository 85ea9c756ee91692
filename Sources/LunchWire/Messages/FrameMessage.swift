/// A committed state of the app: what is on the screen, and what the app has handled and still has to do.
package struct FrameMessage: Equatable, Sendable {
    /// The tree, whole or as what changed in it since the frame before.
    package enum Tree: Equatable, Sendable {
        // A node is large, and few messages have one.
        indirect case whole(AccessibilityNode)
        case changes([AccessibilityChange])
    }

    /// Counts the frames of a launch from 1.
    package var revision: Int

    /// The identifier of the screen that is shown; empty if the app does not report it.
    package var screen: String

    /// The size of the terminal that the frame was drawn for.
    package var size: CellSize

    /// The number of bytes of input, counted from the launch, that have been handled.
    package var mark: Int

    /// The number of those bytes that the terminal dropped before the app could read them.
    package var dropped: Int

    /// The reasons why the app will change on its own soon, in its own words; empty if it will not.
    package var busy: [String]

    /// The number of the app's timers that are due at some time; nil if the app does not report it.
    package var timers: Int?

    /// The state of the app's virtual clock; nil if its time is not virtual.
    package var clock: ClockReading?

    /// True if the app has put marks around the text of elements, so that there are marks on the screen.
    package var marked: Bool

    package var tree: Tree

    package init(
        revision: Int, screen: String, size: CellSize, mark: Int, dropped: Int, busy: [String], timers: Int?,
        clock: ClockReading? = nil, marked: Bool = false, tree: Tree
    ) {
        self.revision = revision
        self.screen = screen
        self.size = size
        self.mark = mark
        self.dropped = dropped
        self.busy = busy
        self.timers = timers
        self.clock = clock
        self.marked = marked
        self.tree = tree
    }
}
