import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

extension Session {
    /// What is known of a launched app; changed by the bytes that arrive, looked at by queries.
    struct State: ~Copyable, Sendable {
        var terminal: TUITerminal
        var size: CellSize
        var tally = InputTally()

        /// A message that the app is to answer with a frame; nil where none is under way.
        var request: TestMessage?

        /// Whether the app has said that it publishes frames, before it has published one.
        var hasGreeted = false

        /// The last frame that the app committed; nil as long as it has committed none.
        var frame: TUIFrame?
        private var tree: ElementTree?

        /// What the app said of why it could not open on a screen.
        var launchError: String?

        /// Up to when the test has let virtual time pass, in nanoseconds; nil where the app was not launched so.
        var virtualTime: Int?

        /// What was wrong with messages that carried the launch's token; nothing is committed any more once there is one.
        var protocolErrors: [ProtocolViolation] = []

        /// The number of the last frame, 0 as long as there is none.
        private var revision = 0

        /// How the program ended; nil while it runs.
        var status: ExitStatus?

        /// What the test has been told of, in failures that were thrown or recorded.
        var told: Set<TUIFailureKind> = []

        /// Whether the test has asked how the program ended.
        var isEndAsked = false

        /// Whether it is being ended, or has been: how it ends is no news then.
        var isEnding = false

        /// Whether all that the program started is gone, or what is left was let go of.
        var isGone = false

        /// What is left of an app that could not be ended.
        var remnants: [ChildProcess.Remnant] = []

        /// Whether the terminal keeps the app from writing.
        var isOutputStopped = false

        /// What was last done to the app.
        var history = InputHistory()

        /// The last that the program wrote to its standard error.
        var complaints: [UInt8] = []

        /// The most elements that the app may publish.
        var elementLimit = AccessibilityNode.countLimit

        /// Counts frames, ends and, for a program that publishes no frames, outputs.
        var changes = 0

        /// When bytes last went either way.
        var lastActivity = ContinuousClock.now

        /// Whether anything has been drawn yet.
        var hasOutput = false

        init(terminal: consuming TUITerminal, size: CellSize, clock: LaunchConfiguration.Clock = .continuous) {
            self.terminal = terminal
            self.size = size
            virtualTime = clock == .virtual ? 0 : nil
        }
    }
}

extension Session.State {
    /// How much of standard error is kept for messages.
    private static let complaintLimit = 64 << 10

    /// How many wrong messages are remembered.
    private static let protocolErrorLimit = 8

    /// Feeds output to the terminal and commits the frames in it; returns what the terminal answers.
    mutating func receive(_ bytes: Span<UInt8>, token: String) -> [UInt8] {
        lastActivity = .now
        hasOutput = true
        var offset = 0
        while offset < bytes.count {
            offset += terminal.feed(bytes.extracting(offset...))
            while let broken = terminal.takeBrokenMessage() { note(broken, token: token) }
            if let message = terminal.takeMessage() { commit(message, token: token) }
        }
        if frame == nil { changes += 1 }
        return terminal.takeAnswers()
    }

    /// The frame of a program that publishes none and has fallen silent, also in the midst of a synchronized update.
    mutating func quietFrame() -> TUIFrame {
        terminal.endSynchronizedUpdate()
        history.noteSettled()
        return TUIFrame(plain: terminal.grid)
    }

    mutating func complain(_ bytes: Span<UInt8>) {
        for index in bytes.indices { complaints.append(bytes[index]) }
        if complaints.count > Self.complaintLimit { complaints.removeFirst(complaints.count - Self.complaintLimit) }
    }

    mutating func resize(to size: CellSize) {
        self.size = size
        terminal.resize(columns: size.columns, rows: size.rows)
        lastActivity = .now
    }

    /// Commits a message. One without the launch's token is anybody's output, and means nothing.
    private mutating func commit(_ payload: [UInt8], token: String) {
        guard let envelope = Envelope(payload: payload) else {
            guard let head = Envelope.Head(payload, token: token) else { return }
            return violated(
                head.version == "\(Envelope.version)" ? .cutOff(kind: head.kind) : .otherVersion(head.version))
        }
        guard envelope.token == token else { return }
        do throws(WireError) {
            switch try AppMessage(envelope) {
            case .hello: hasGreeted = true
            case .frame(let message): try commit(message)
            case .error(let text): launchError = text
            case .unpublished(let reason): violated(.unpublished(reason))
            case nil: violated(.unknownKind(envelope.kind))
            }
        } catch {
            violated(.unreadable(kind: envelope.kind, error))
        }
        changes += 1
    }

    /// Notes a message that never came whole, if it is one of this launch.
    private mutating func note(_ broken: TUIBrokenMessage, token: String) {
        guard let head = Envelope.Head(broken.head, token: token) else { return }
        switch broken.cause {
        case .cutOff: violated(.cutOff(kind: head.kind))
        case .tooLong: violated(.tooLong(kind: head.kind))
        }
    }

    /// Remembers what the app did wrong: the first few, since the others probably follow from them.
    private mutating func violated(_ violation: ProtocolViolation) {
        changes += 1
        if protocolErrors.count < Self.protocolErrorLimit { protocolErrors.append(violation) }
    }

    private mutating func commit(_ message: FrameMessage) throws(WireError) {
        // A change of a tree that is not the app's would make a tree that nobody has published.
        guard protocolErrors.isEmpty else { return }
        guard message.revision == revision + 1 else {
            return violated(.outOfOrder(revision: message.revision, last: revision))
        }
        guard message.mark <= tally.sent else {
            return violated(.unsentInput(mark: message.mark, sent: tally.sent))
        }
        revision = message.revision
        switch message.tree {
        case .whole(let root):
            tree = try ElementTree(root, limit: elementLimit)
        case .changes(let changes):
            guard tree != nil else { throw .missing(key: "tree", path: "the first frame") }
            try tree?.apply(changes, limit: elementLimit)
        }
        tally.acknowledge(message)
        // The app says that its drawing is complete, whether or not it has ended a synchronized update.
        terminal.endSynchronizedUpdate()
        if let tree {
            if let hint = history.hint, let earlier = frame?.tree {
                let hasFocus = hint == .growthOrFocus && tree.hasSecretFocus
                if hasFocus || tree.hasMoreSecrets(than: earlier) { history.noteSecret() }
            }
            frame = TUIFrame(message, tree: tree, grid: terminal.grid, droppedInput: tally.dropped)
        }
        if unsettled.isEmpty { history.noteSettled() }
    }

    /// What of its input the app has not handled yet; empty if it has, or if it publishes no frames and so never tells.
    var unhandled: [UnsettledReason] {
        guard status == nil, let frame else { return [] }
        var reasons: [UnsettledReason] = []
        if tally.outstanding > 0 { reasons.append(.unacknowledged(tally.outstanding, of: tally.sent)) }
        if frame.size != size { reasons.append(.drawn(for: frame.size, terminal: size)) }
        return reasons
    }

    /// Why the app has not settled; empty if it has, or if it publishes no frames and so never tells.
    var unsettled: [UnsettledReason] {
        guard status == nil, let frame else { return [] }
        var reasons = unhandled
        if !frame.busy.isEmpty { reasons.append(.busy(frame.busy)) }
        if let virtualTime, let arrears = frame.clock?.arrears(before: virtualTime) {
            reasons.append(.arrears(arrears))
        }
        // Timers hold nobody up; where something does, they may be what it waits for.
        if !reasons.isEmpty, frame.clock == nil, let timers = frame.timersDue, timers > 0 {
            reasons.append(.timers(timers))
        }
        return reasons
    }
}
