/// The state of a shell and its commands, as the shell reports it to the terminal (OSC 133, FinalTerm's semantic
/// prompts). A reset of the terminal (RIS) restores the initial values.
public struct TUIPrompt: Sendable, Hashable {
    /// The latest phase that the shell has reported; `.none` if it has not reported any.
    public internal(set) var phase = Phase.none
    /// The exit status of the last command that has ended; nil if no command has ended, or if the shell did not report
    /// the status.
    public internal(set) var exitStatus: Int?
    /// The number of commands whose end the shell has reported.
    public internal(set) var finishedCommands = 0
    /// The column at which the typed command begins, according to the shell's last report.
    package internal(set) var inputColumn = 0

    /// A phase of a shell's work on a command, from the prompt to the end of the command.
    public enum Phase: Sendable, Hashable {
        /// The shell has not reported a phase yet.
        case none
        /// The shell is writing its prompt (OSC 133 ; A).
        case prompt
        /// The prompt is complete, and the user is typing the command (OSC 133 ; B).
        case input
        /// The command is running (OSC 133 ; C).
        case output
        /// The command has ended, and the next prompt has not begun (OSC 133 ; D).
        case finished
    }

    /// The marks that a shell or another program has set on a line of the terminal.
    public struct Marks: OptionSet, Sendable, Hashable {
        /// The marks as bits. Do not store them: the order of the bits may change between versions.
        public let rawValue: UInt8

        /// Creates marks from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The mark of a line on which a prompt begins (OSC 133 ; A).
        public static let prompt = Self(rawValue: 1 << 0)
        /// The mark of a line on which the user's input begins (OSC 133 ; B).
        public static let input = Self(rawValue: 1 << 1)
        /// The mark of a line on which the output of a command begins (OSC 133 ; C).
        public static let output = Self(rawValue: 1 << 2)
        /// The mark that a program sets on a line with OSC 1337 ; SetMark.
        public static let user = Self(rawValue: 1 << 3)
    }
}
