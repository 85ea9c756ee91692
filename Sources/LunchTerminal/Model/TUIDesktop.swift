/// The requests of the program to the world around the terminal: none of them is done, all are noted.
public struct TUIDesktop: Sendable, Hashable {
    /// The working directory that the program told, as it wrote it: mostly a `file:` address (OSC 7, OSC 9 ; 9).
    public internal(set) var workingDirectory = ""
    /// The texts that the program copied, by selection: `c` the clipboard, `p` the primary one (OSC 52).
    public internal(set) var clipboard: [Character: String] = [:]
    /// The latest notifications, 16 at most, oldest first (OSC 9, OSC 777).
    public internal(set) var notifications: [Notification] = []
    /// The number of notifications, those that are no longer kept included.
    public internal(set) var notificationCount = 0
    /// The progress that the program reports (OSC 9 ; 4); nil when it reports none.
    public internal(set) var progress: Progress?
    /// The number of images that were placed on the screen: sixel, kitty's and iTerm2's; their cells are blank.
    public internal(set) var imageCount = 0

    /// One notification.
    public struct Notification: Sendable, Hashable {
        /// The title; empty for OSC 9, which has none.
        public var title: String
        /// The text.
        public var body: String

        /// A notification of this text.
        public init(title: String = "", body: String) {
            self.title = title
            self.body = body
        }
    }

    /// The progress of something that takes time.
    public struct Progress: Sendable, Hashable {
        /// The kind of progress.
        public var state: State
        /// From 0 to 100.
        public var percent: Int

        /// A progress at this point.
        public init(state: State, percent: Int) {
            self.state = state
            self.percent = percent
        }

        /// The states of OSC 9 ; 4 (ConEmu's documentation).
        public enum State: Int, Sendable, Hashable {
            /// Under way.
            case running = 1
            /// Failed.
            case failed = 2
            /// Under way, but nobody knows how far.
            case indeterminate = 3
            /// Halted for now.
            case paused = 4
        }
    }
}
