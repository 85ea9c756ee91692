/// The state of a shell between its prompt and the end of a command (OSC 133, FinalTerm's semantic prompts).
public struct TUIPrompt: Sendable, Hashable {
    /// The phase that the shell reported last.
    public internal(set) var phase = Phase.none
    /// The exit status of the command that ended last; nil if the shell did not report it.
    public internal(set) var exitStatus: Int?
    /// The number of commands that have ended.
    public internal(set) var finishedCommands = 0
    /// The column at which the shell said last that the typed command begins.
    package internal(set) var inputColumn = 0

    /// A phase of the dialogue with a shell.
    public enum Phase: Sendable, Hashable {
        /// The state before any mark has come.
        case none
        /// The state once the prompt has begun (OSC 133 ; A).
        case prompt
        /// The state once the prompt has ended and the command is being typed (OSC 133 ; B).
        case input
        /// The state once the command has begun to run (OSC 133 ; C).
        case output
        /// The state once the command has ended (OSC 133 ; D).
        case finished
    }

    /// The marks that the shell or the program has set on a line.
    public struct Marks: OptionSet, Sendable, Hashable {
        /// The marks as bits; their order may change between versions.
        public let rawValue: UInt8

        /// Creates marks from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A prompt begins on the line.
        public static let prompt = Self(rawValue: 1 << 0)
        /// The user's input begins on the line.
        public static let input = Self(rawValue: 1 << 1)
        /// A command's output begins on the line.
        public static let output = Self(rawValue: 1 << 2)
        /// The program has set a mark on the line (OSC 1337 ; SetMark).
        public static let user = Self(rawValue: 1 << 3)
    }
}
