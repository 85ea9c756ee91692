public import LunchWire

/// What is launched, and how: the program, its surroundings, and how long it may take.
public struct LaunchConfiguration: Sendable {
    /// The program; nil for the one that the test target is named after, or that `LUNCH_APP` names.
    public var executable: LaunchConfiguration.Executable?

    /// A file of the test target, from whose module the program's name follows where none is given.
    let fileID: String

    /// What the program is given on its command line, without its own name.
    public var arguments: [String] = []

    /// Variables for the program's environment, launch keys among them; they win over what it gets anyway.
    ///
    /// Of the tester's own environment a program gets only what `LaunchConfiguration.inherited` lists.
    public var environment: [String: String] = [:]

    /// The working directory; nil for the tester's.
    public var directory: String?

    /// The terminal's size, from 1×1 to 65,535×65,535 cells.
    public var size = CellSize(columns: 80, rows: 24)

    /// Whether standard error is kept apart from the screen; nil: where a screen is asked for.
    ///
    /// Plain programs often draw on it. What is kept apart is quoted in failures.
    public var keepsErrorsApart: Bool?

    /// Whether the app's time passes by itself, or as the test says; it is one of the variables of `environment`.
    public var clock: Clock {
        get { environment[LaunchKeys.clock] == Clock.virtual.rawValue ? .virtual : .continuous }
        set { environment[LaunchKeys.clock] = newValue == .virtual ? Clock.virtual.rawValue : nil }
    }

    /// How long the app may take to show its first frame.
    public var launchTimeout: Duration = .seconds(20)

    /// How long the app may take to settle after input.
    public var settleTimeout: Duration = .seconds(5)

    /// How long an action waits for its element to become ready for it.
    public var actionTimeout: Duration = .seconds(5)

    /// How long a program that publishes no frames must have been quiet to count as settled.
    public var quietPeriod: Duration = .milliseconds(150)

    /// How long a program may take to end after each of hang-up and termination before it is killed.
    public var patience: Duration = .milliseconds(500)

    /// Creates a configuration for a program; everything else has a default.
    public init(_ executable: LaunchConfiguration.Executable? = nil, fileID: String = #fileID) {
        self.executable = executable
        self.fileID = fileID
    }

    /// How time passes for an app.
    public enum Clock: String, Hashable, Sendable {
        /// As it does for everybody.
        case continuous
        /// Only as the test says, with `app.clock.advance(by:)`; for apps that use the `LaunchClock` of Lunch.
        case virtual
    }

    /// The variables that a program inherits from the tester.
    public static let inherited: [String] = [
        "ASAN_OPTIONS", "HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
        "LLVM_PROFILE_FILE", "LOGNAME", "LSAN_OPTIONS", "PATH", "SHELL", "SWIFT_BACKTRACE", "TMPDIR", "TSAN_OPTIONS",
        "TZ", "UBSAN_OPTIONS", "USER",
    ]

    /// What a Swift program is to do when it crashes, unless the tester's environment says otherwise: write where, and go.
    ///
    /// On a terminal it would ask whoever is there what to do next, and the test would wait for it.
    static let crashing: [String: String] = [
        "SWIFT_BACKTRACE": "interactive=no,color=no,registers=none,images=none,threads=crashed,output-to=stderr"
    ]

    /// What every terminal of Lunch says of itself in the environment.
    static let terminal: [String: String] = [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_CTYPE": "C.UTF-8", "ESCDELAY": "25",
    ]
}
