/// Notices why no frame will ever come, so that a test need not wait for it.
struct Trouble {
    /// The time that a framework may rest without reading, or without doing what its thread was asked for, before it shows its
    /// first screen.
    static let patience = Duration.seconds(5)

    /// The thing that a framework lacks, for which every thread of it waits in vain.
    enum Lack: Equatable {
        /// Nobody reads.
        case unread
        /// Its queue is never run.
        case unqueued
        /// The framework reads, and has not presented its screen.
        case unpresented
        /// The framework presents its screen in a loop that never waits.
        case restless
        case bypassed(ThreadLook.Outer)
        /// Something continues, or the framework rests as it should.
        case none(isMoving: Bool)

        init(_ verdict: FrameworkJudge.Verdict, isAsked: Bool, awaitsPresent: Bool, hasPresented: Bool) {
            self =
                switch verdict {
                case .unread: .unread
                case .bypassed(let outer): .bypassed(outer)
                case .rests where isAsked: .unqueued
                case .rests where awaitsPresent: .unpresented
                case .rests: .none(isMoving: false)
                case .moves where hasPresented: .restless
                case .moves: .none(isMoving: true)
                }
        }
    }

    private var standing: (kind: Lack, since: ContinuousClock.Instant)?
    private var disturbedSince: ContinuousClock.Instant?
    private var isTold = false

    /// Notes the state of the framework; returns words for the test, once.
    ///
    /// - Parameter isShown: true if a frame has been published.
    mutating func note(_ lack: Lack, isShown: Bool) -> String? {
        guard !isTold else { return nil }
        if case .bypassed(let outer) = lack {
            isTold = true
            return Self.words(outer)
        }
        if case .none(let isMoving) = lack {
            // A framework that polls its input moves between these.
            if !isMoving { standing = nil }
            return nil
        }
        guard !isShown else { return nil }
        let beginning = standing.flatMap { $0.kind == lack ? $0.since : nil } ?? .now
        standing = (lack, beginning)
        // It may be that it has something to load first.
        guard beginning + (lack == .restless ? Self.patience * 2 : Self.patience) < .now else { return nil }
        if lack == .unread { standing = (lack, .now) }
        guard let words = Self.words(lack) else { return nil }
        isTold = true
        return words
    }

    private static func words(_ lack: Lack) -> String? {
        switch lack {
        case .unqueued:
            """
            The framework reads its input, but runs nothing that is put on its queue: by default, the main queue.
            Pass the bridge a closure that runs another closure after the framework's input: LaunchBridge(screen:, settle:).
            """
        case .unpresented:
            """
            The framework waits for a key, but has not described its screen.
            Call present(_:) where it draws, before it reads, or beginDrawing() at the beginning of each drawing if it keeps a
            grid of cells; or create the bridge with a closure for the elements.
            """
        case .restless:
            """
            The framework never waits, so the time at which it has handled a key is unknown.
            Make it wait for a key, or sleep for a millisecond in each turn.
            """
        case .unread: System.hasOpenedTTY ? words(.byName) : nil
        case .bypassed, .none: nil
        }
    }

    /// The framework continued while its elements were read; returns words if it always does.
    mutating func noteDisturbance() -> String? {
        let beginning = disturbedSince ?? .now
        disturbedSince = beginning
        guard beginning + Self.patience < .now else { return nil }
        return note(
            """
            The framework continues while its elements are read: "settle:" does not run them on its thread.
            Call present(_:) where the app draws, and create the bridge without a closure for the elements.
            """)
    }

    /// The elements have been read at rest.
    mutating func forgetDisturbances() { disturbedSince = nil }

    /// The reason why the screen's elements are not known.
    static let notPresented = """
        The framework has read a key and waits for the next one, but has not described its screen in between.
        Call present(_:) wherever it waits for a key, including in the loop of a dialog. If it keeps a grid of cells,
        call beginDrawing() in the drawing of each screen.
        """

    /// The reason why the elements of a screen that was shown are not known.
    static func notDrawn(_ screen: String) -> String {
        """
        The app has gone to the screen "\(screen)", and has not described it in its drawing.
        Call beginDrawing() at the beginning of that screen's drawing too, or present(_:) where its text is made. Otherwise the elements
        of the screen before would be taken for its own.
        """
    }

    /// The reason why nothing comes at all.
    static let neverStarted = """
        The app has created a LaunchBridge, but has not started it.
        Call start() or start(_:home:show:) before the framework touches the terminal, and before any long work.
        """

    /// The reason why nothing more comes if `settle` does not return.
    static let settleHangs = """
        The closure "settle:" of the bridge does not return: it waits for a queue that runs nothing.
        Use DispatchQueue.async, and not sync, or another way to run a closure after the framework's input.
        """

    /// Notes that there are no elements, for a reason.
    mutating func note(_ reason: String) -> String? {
        defer { isTold = true }
        return isTold ? nil : reason
    }

    private static func words(_ outer: ThreadLook.Outer) -> String {
        switch outer {
        case .byName:
            """
            The framework opens /dev/tty; the bridge can only replace standard input.
            Have the framework read standard input, or publish elements from its loop (AccessibilityPublisher).
            """
        case .byDescriptor:
            """
            The framework reads the terminal through a descriptor other than standard input, bypassing the bridge.
            Have it read standard input, and start the bridge before the framework touches the terminal.
            """
        }
    }
}
