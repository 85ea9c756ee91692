/// The certainty that an app has settled.
public struct TUISettling: Hashable, Sendable {
    /// A degree of certainty that an app has settled.
    ///
    /// The cases are listed from the highest to the lowest degree.
    public enum Trust: Hashable, Sendable {
        /// The app itself reports to the test when it has settled. This is certain.
        case acknowledged

        /// All threads of the program wait without a time limit, at least one of them for input; or the program has
        /// ended.
        ///
        /// This is certain. Without new input, the program draws again only if another program causes it to.
        case exact

        /// All threads of the program wait, but the program may draw again without new input.
        ///
        /// This is the case, for example, if a thread waits with a time limit, if no thread waits for input, if a request
        /// to the network has not been answered, or if a process that the program has started runs in the background. The property `waits` of `TUISettling` lists the
        /// waits.
        case bounded

        /// The program has drawn nothing for the time `LaunchConfiguration.quietPeriod`. This is a guess.
        ///
        /// This degree occurs only if neither the program nor the operating system reports whether the program is at
        /// work.
        case quiet

        /// The program was still working. It may not have drawn everything.
        case unsettled
    }

    /// The degree of certainty that the app has settled.
    public var trust: Trust

    /// The name of the degree, as in JSON.
    package var grade: String {
        switch trust {
        case .acknowledged: "acknowledged"
        case .exact: "exact"
        case .bounded: "bounded"
        case .quiet: "quiet"
        case .unsettled: "unsettled"
        }
    }

    /// The waits of the program's threads: first the waits for input, then the other waits.
    ///
    /// Each group is sorted by time limit, the shortest first. Waits without a limit are last. Waits are known only if
    /// ``trust`` is `.exact` or `.bounded` and the program has not ended. Otherwise the array is empty.
    public var waits: [TUIWait]

    /// The number of bytes of input since the launch that the terminal discarded before the app read them.
    ///
    /// The terminal discards unread input when the app flushes its input (`tcflush`), or when a key such as Control-C
    /// sends a signal. The bytes are counted only for apps that publish their elements. For other programs, the number
    /// is 0.
    public var droppedInput: Int

    /// Creates a statement of how sure it is.
    package init(trust: Trust, waits: [TUIWait] = [], droppedInput: Int = 0) {
        self.trust = trust
        self.waits = waits
        self.droppedInput = droppedInput
    }
}

extension TUISettling {
    /// The shortest time limit of the waits that do not poll (see `TUIWait.isPolling`); nil if none of these waits has
    /// a limit.
    ///
    /// The time is counted from the moment when the operating system reported the waits. After this time at the latest,
    /// a thread of the program continues, even without input. Waits that poll are left out, because it is unknown when
    /// one of them leads to any work.
    public var nextTimer: Duration? { waits.filter { !$0.isPolling }.compactMap(\.limit).min() }
}

extension TUISettling: CustomStringConvertible {
    /// The certainty in words, for example `acknowledged by the app`.
    public var description: String {
        let words =
            switch trust {
            case .acknowledged: "acknowledged by the app"
            case .exact: waits.first.map { "exact: \($0)" } ?? "complete: the program has ended"
            case .bounded: "bounded, since \(boundedReason)"
            case .quiet: "quiet, which is a guess: the program doesn't report when it is done"
            case .unsettled: "not settled"
            }
        return droppedInput > 0 ? "\(words); \(droppedWords)" : words
    }

    /// The reasons to doubt that the screen is complete, as sentences of a message; nil if the app has settled for certain.
    package var doubt: String? {
        let doubt: String? =
            switch trust {
            case .acknowledged, .exact: nil
            case .bounded: "The screen may still change, since \(boundedReason)."
            case .quiet:
                "The screen may still change: Lunch can't see when the program is done, only that it hasn't drawn for a while."
            case .unsettled: "The screen may be incomplete: the program was still working."
            }
        let dropped = droppedInput > 0 ? "T\(droppedWords.dropFirst())." : nil
        let sentences = [doubt, dropped].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
    }

    private var droppedWords: String {
        "the terminal dropped \(droppedInput) bytes of input before the app read them"
    }

    private var boundedReason: String {
        let stopped = waits.filter(\.isStopped)
        let isHeldUp = stopped.contains { !$0.isInBackground }
        if isHeldUp { return "the program is stopped: \(list(stopped.prefix(4)))" }
        let background = waits.filter { $0.isInBackground && !$0.isStopped }
        if !background.isEmpty {
            return "a process in the background may write to it: \(list(background.prefix(4)))"
        }
        let peers = waits.filter { $0.peer != nil }
        if !peers.isEmpty { return "the program waits for the network: \(list(peers.prefix(4)))" }
        let timed = waits.filter { $0.limit != nil }
        if !timed.isEmpty { return "the program continues on its own: \(list(timed.prefix(4)))" }
        if !stopped.isEmpty { return "a job is stopped: \(list(stopped.prefix(4)))" }
        if waits.contains(where: \.isForInput) {
            return "the program has unread input, stopped output, or a timer whose time is unknown"
        }
        return "no process waits for input\(waits.isEmpty ? "" : ": \(list(waits.prefix(4)))")"
    }

    private func list(_ waits: some Collection<TUIWait>) -> String {
        waits.map(\.description).joined(separator: "; ")
    }
}
