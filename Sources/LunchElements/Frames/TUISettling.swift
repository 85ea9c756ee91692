/// How sure it is that an app has handled its input and has nothing left to draw.
public struct TUISettling: Hashable, Sendable {
    /// What the certainty rests on.
    public enum Trust: Hashable, Sendable {
        /// The app said so: complete.
        case acknowledged

        /// The app does not say, and has been quiet for a while: a guess.
        case quiet
    }

    /// What the certainty rests on.
    public var trust: Trust

    /// How many bytes of input the terminal has dropped since the launch, because the app or a signal flushed them.
    public var droppedInput: Int

    /// Creates a statement of how sure it is.
    public init(trust: Trust, droppedInput: Int = 0) {
        self.trust = trust
        self.droppedInput = droppedInput
    }
}

extension TUISettling: CustomStringConvertible {
    /// The certainty in words, as failure messages have it.
    public var description: String {
        let words =
            switch trust {
            case .acknowledged: "acknowledged by the app"
            case .quiet: "quiet, which is a guess: the program does not tell when it is done"
            }
        guard droppedInput > 0 else { return words }
        return "\(words); the terminal dropped \(droppedInput) bytes of input before the app read them"
    }
}
