/// The certainty that an app has handled its input and has nothing left to draw.
public struct TUISettling: Hashable, Sendable {
    /// A grade of certainty that an app has settled, from the highest to the lowest.
    public enum Trust: Hashable, Sendable {
        /// The app itself has confirmed that it has handled its input; this is certain.
        case acknowledged

        /// Every thread of the program waits without a time limit, and one of them waits for input.
        ///
        /// This is certain, except for changes that other programs cause.
        case exact

        /// Every thread of the program waits, but some may wake after a time, or none waits for input.
        ///
        /// The property `waits` lists the waits.
        case bounded

        /// The program has drawn nothing for a while, and the system does not report its state; this is a guess.
        case quiet

        /// The program was still at work, and may not have drawn everything.
        case unsettled
    }

    /// The grade of certainty.
    public var trust: Trust

    /// The waits of the program's threads: first those for input, then the others by their time limit.
    ///
    /// The array is empty if the app itself has confirmed that it has settled, or if the system does not report waits.
    public var waits: [TUIWait]

    /// The number of bytes of input since the launch that the terminal has dropped, because the app or a signal flushed
    /// them.
    public var droppedInput: Int

    /// Creates a statement of how sure it is.
    package init(trust: Trust, waits: [TUIWait] = [], droppedInput: Int = 0) {
        self.trust = trust
        self.waits = waits
        self.droppedInput = droppedInput
    }
}

extension TUISettling {
    /// The longest time until the program wakes by itself to do something: the shortest time limit of its waits; nil if no wait
    /// has a limit.
    ///
    /// A thread that polls does not count: nobody knows at which of its turns it finds something to do.
    public var nextTimer: Duration? { waits.filter { !$0.isPolling }.compactMap(\.limit).min() }
}

extension TUISettling: CustomStringConvertible {
    /// The certainty in words, as failure messages contain it.
    public var description: String {
        let words =
            switch trust {
            case .acknowledged: "acknowledged by the app"
            case .exact: waits.first.map { "exact: \($0)" } ?? "complete: the program has ended"
            case .bounded: boundedWords
            case .quiet: "quiet, which is a guess: the program does not tell when it is done"
            case .unsettled: "not settled"
            }
        guard droppedInput > 0 else { return words }
        return "\(words); the terminal dropped \(droppedInput) bytes of input before the app read them"
    }

    private var boundedWords: String {
        let stopped = waits.filter(\.isStopped)
        let isHeldUp = stopped.contains { !$0.isInBackground }
        if isHeldUp { return "bounded, since it is stopped: \(list(stopped.prefix(4)))" }
        let background = waits.filter { $0.isInBackground && !$0.isStopped }
        if !background.isEmpty {
            return "bounded, since a process in the background may write: \(list(background.prefix(4)))"
        }
        let timed = waits.filter { $0.limit != nil }
        if !timed.isEmpty { return "bounded, since it goes on by itself: \(list(timed.prefix(4)))" }
        if !stopped.isEmpty { return "bounded, since a job is stopped: \(list(stopped.prefix(4)))" }
        if waits.contains(where: \.isForInput) {
            return
                "bounded, since its input is unread, its output is stopped, or it has a timer of which nobody tells more"
        }
        return "bounded, since nobody waits for input\(waits.isEmpty ? "" : ": \(list(waits.prefix(4)))")"
    }

    private func list(_ waits: some Collection<TUIWait>) -> String {
        waits.map(\.description).joined(separator: "; ")
    }
}
