import LunchElements
import LunchTerminal
import LunchWire

extension Session {
    /// The display of an app: its terminal, and the last frame that it committed.
    struct Shown: ~Copyable, Sendable {
        var terminal: TUITerminal

        /// The number of bytes that the terminal has been fed since the launch.
        var position = 0

        /// The terminal's size.
        var size: CellSize

        /// The last frame that the app committed; nil as long as it has committed none.
        private(set) var frame: TUIFrame?

        /// True if anything has been drawn yet.
        var hasOutput = false

        /// The search for the first drawing on the program's terminal, and not only on standard error.
        var firstDrawing = FirstDrawing()

        /// The most elements that the app may publish.
        var elementLimit = AccessibilityNode.countLimit

        /// The number of the last frame, 0 as long as there is none.
        private(set) var revision = 0
        private(set) var tree: ElementTree?

        /// The content of the last frame, but for its tree.
        private var message: FrameMessage?

        init(terminal: consuming TUITerminal, size: CellSize) {
            self.terminal = terminal
            self.size = size
        }
    }
}

extension Session.Shown {
    /// Takes the tree that was built for the next frame.
    mutating func take(_ built: Result<ElementTree, WireError>, of message: FrameMessage) throws(WireError) {
        revision = message.revision
        tree = try built.get()
    }

    /// Commits the frame whose tree was taken.
    mutating func commit(_ message: FrameMessage, droppedInput: Int) {
        // The app reports that its drawing is complete, whether or not it has ended a synchronized update.
        terminal.endSynchronizedUpdate()
        if let tree {
            frame = TUIFrame(
                message, tree: tree, grid: terminal.grid, droppedInput: droppedInput, position: position)
        }
        // In its own place the tree would stay in memory for ever: the compiler loses it there.
        var message = message
        message.tree = .changes([])
        self.message = message
    }

    /// Forgets what the app has committed.
    mutating func forget() { (frame, tree, message, revision) = (nil, nil, nil, 0) }

    /// Notes in the last frame that this much input was dropped.
    mutating func noteDropped(_ count: Int) {
        guard let tree, let message, let frame else { return }
        self.frame = TUIFrame(
            message, tree: tree, grid: frame.grid, droppedInput: count, position: frame.position)
    }

    mutating func resize(to size: CellSize) {
        self.size = size
        terminal.resize(columns: size.columns, rows: size.rows)
    }
}
