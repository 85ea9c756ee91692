/// The requests and reports that a program has sent to the desktop, such as notifications and progress. The terminal
/// stores them but does not act on them.
public struct TUIDesktop: Sendable, Hashable {
    /// The working directory that the program has reported (OSC 7, OSC 9 ; 9, OSC 1337 ; CurrentDir); empty if the
    /// program has reported none.
    ///
    /// With OSC 7, the text is usually a `file:` URL.
    public internal(set) var workingDirectory = ""
    /// The text that the program has copied to the clipboard and to other selections (OSC 52). The keys are the names
    /// of the selections.
    ///
    /// The selection `c` is the clipboard, and `p` is the primary selection. The other names are `q`, `s` and `0` to
    /// `7`. If the program names no selection, the text is stored under `s`. If the program sends an empty text, or one
    /// that is not valid Base64, the entry of the selection is removed.
    public internal(set) var clipboard: [Character: String] = [:]
    /// The latest notifications, at most 16, from the oldest to the newest (OSC 9, OSC 777).
    public internal(set) var notifications: [Notification] = []
    /// The number of all notifications since the terminal was created, including those that are no longer stored.
    public internal(set) var notificationCount = 0
    /// The progress of a task, as the program has last reported it (OSC 9 ; 4).
    ///
    /// The value is nil if the program has reported no progress. It becomes nil if the program reports the state 0, and
    /// after a reset (RIS, `ESC c`).
    public internal(set) var progress: Progress?
    /// The number of images that the program has placed on the screen since the terminal was created (sixel, kitty,
    /// iTerm2).
    ///
    /// The terminal does not draw images. The cells that an image would cover become blank.
    public internal(set) var imageCount = 0

    /// A notification that the program has sent to the desktop.
    public struct Notification: Sendable, Hashable {
        /// The title of the notification; empty for OSC 9, which has no title. The terminal cuts it off after 1024 code
        /// points.
        public var title: String
        /// The text of the notification. The terminal cuts it off after 1024 code points.
        public var body: String

        /// Creates a notification from its title and its text. By default, the title is empty.
        public init(title: String = "", body: String) {
            self.title = title
            self.body = body
        }
    }

    /// The progress of a task, as a program has reported it (OSC 9 ; 4).
    public struct Progress: Sendable, Hashable {
        /// The state of the task.
        public var state: State
        /// The percentage of the task that is finished, from 0 to 100.
        ///
        /// If a report contains no percentage, the terminal keeps the previous percentage; if `TUIDesktop.progress` was
        /// nil, the percentage is 0.
        public var percent: Int

        /// Creates a progress value from the state of a task and the percentage of it that is finished.
        public init(state: State, percent: Int) {
            self.state = state
            self.percent = percent
        }

        /// The state of a task. The raw values are the numbers of the states in OSC 9 ; 4, as ConEmu documents them.
        public enum State: Int, Sendable, Hashable {
            /// The task is running.
            case running = 1
            /// The task has failed.
            case failed = 2
            /// The task is running, but it is unknown how much of it is finished. `percent` then has no meaning.
            case indeterminate = 3
            /// The task is paused.
            case paused = 4
        }
    }
}
