/// The requests of a program to the desktop, which the terminal records but does not carry out.
public struct TUIDesktop: Sendable, Hashable {
    /// The working directory as the program reported it, mostly a `file:` address (OSC 7, OSC 9 ; 9); empty if it
    /// reported none.
    public internal(set) var workingDirectory = ""
    /// The texts that the program has copied, by selection: `c` is the clipboard, `p` the primary selection (OSC 52).
    public internal(set) var clipboard: [Character: String] = [:]
    /// The latest notifications, 16 at most, oldest first (OSC 9, OSC 777).
    public internal(set) var notifications: [Notification] = []
    /// The number of all notifications, including those that are no longer stored.
    public internal(set) var notificationCount = 0
    /// The progress that the program reports (OSC 9 ; 4); nil if the program reports no progress.
    public internal(set) var progress: Progress?
    /// The number of images that the program placed on the screen (sixel, kitty, iTerm2); their cells are blank.
    public internal(set) var imageCount = 0

    /// A notification of the program.
    public struct Notification: Sendable, Hashable {
        /// The title of the notification; empty for OSC 9, which has none.
        public var title: String
        /// The text of the notification.
        public var body: String

        /// Creates a notification from its title and its text.
        public init(title: String = "", body: String) {
            self.title = title
            self.body = body
        }
    }

    /// The progress of a task of the program.
    public struct Progress: Sendable, Hashable {
        /// The state of the task.
        public var state: State
        /// The finished part of the task in percent, from 0 to 100.
        public var percent: Int

        /// Creates the progress of a task from the state and the finished part in percent.
        public init(state: State, percent: Int) {
            self.state = state
            self.percent = percent
        }

        /// The state of a task in OSC 9 ; 4 (ConEmu's documentation).
        public enum State: Int, Sendable, Hashable {
            /// The task runs.
            case running = 1
            /// The task has failed.
            case failed = 2
            /// The task runs, but its progress is unknown.
            case indeterminate = 3
            /// The task is paused.
            case paused = 4
        }
    }
}
