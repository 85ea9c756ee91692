/// Notices why no frame will ever come, so that a test need not wait for it.
struct Trouble {
    /// How long a framework may rest without reading, or without doing what its thread was asked for, before it shows its
    /// first screen.
    private static let patience = Duration.seconds(5)

    private var since: ContinuousClock.Instant?
    private var isTold = false

    /// Notes what the framework does; returns words for the test, once.
    ///
    /// - Parameters:
    ///   - isAsked: whether the framework's thread has something to do for the bridge.
    ///   - isShown: whether a frame has been published.
    mutating func note(_ verdict: RestJudge.Verdict, isAsked: Bool, isShown: Bool) -> String? {
        guard !isTold else { return nil }
        if case .bypassed(let outer) = verdict {
            isTold = true
            return Self.words(outer)
        }
        guard !isShown, verdict == .unread || verdict == .rests && isAsked else {
            since = nil
            return nil
        }
        let beginning = since ?? .now
        since = beginning
        guard beginning + Self.patience < .now else { return nil }
        if verdict == .rests {
            isTold = true
            return """
                The framework reads its input, and runs nothing that is put on its queue: by default, the main queue.
                Tell the bridge how to run something behind the framework's input: LaunchBridge(screen:, settle:).
                """
        }
        // It may be that it has something to load first.
        since = .now
        guard System.hasOpenedTTY else { return nil }
        isTold = true
        return Self.words(.byName)
    }

    /// Notes that there are no elements, for a reason.
    mutating func note(_ reason: String) -> String? {
        defer { isTold = true }
        return isTold ? nil : reason
    }

    private static func words(_ outer: ThreadLook.Outer) -> String {
        switch outer {
        case .byName:
            """
            The framework opens /dev/tty; the bridge can only stand before standard input.
            Have the framework read standard input, or publish elements from its loop (AccessibilityPublisher).
            """
        case .byDescriptor:
            """
            The framework reads the terminal through another descriptor than standard input, past the bridge.
            Have it read standard input, and start the bridge before the framework touches the terminal.
            """
        }
    }
}
