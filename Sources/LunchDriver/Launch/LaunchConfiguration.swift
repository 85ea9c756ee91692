public import LunchWire

/// The configuration of a launch: the program, its screen and mock data, its environment, and the time limits.
///
/// Tests, page objects and the command `lunch` all describe a launch with this type. The environment variables of the
/// program are computed from the properties when the program starts.
public struct LaunchConfiguration: Sendable {
    /// The program to launch.
    ///
    /// If the value is nil, the environment variable `LUNCH_APP` of the test names the program: a product, or a path
    /// that contains `/`. If the variable is not set, the program is the product after which the test target is named:
    /// `MyApp` for `MyAppTests`, `MyAppUITests` or `MyAppScreenTests`.
    public var executable: LaunchConfiguration.Executable?

    /// A file of the test target, from whose module the program's name follows where none is given.
    let fileID: String

    /// The arguments on the program's command line, without the program's name; empty by default.
    public var arguments: [String] = []

    /// The working directory of the program; nil for the working directory of the test.
    public var directory: String?

    /// The size of the terminal in cells; 80 columns and 24 rows by default.
    ///
    /// The number of columns and the number of rows are each clamped to 1…65,535.
    public var size = CellSize(columns: 80, rows: 24)

    /// A Boolean value that indicates whether the program's standard error is kept separate from its terminal.
    ///
    /// The default is nil. Standard error is then kept separate only if the launch requests a screen of the app.
    /// Failure messages quote the separate output. If this output contains escape sequences that draw, it is shown on
    /// the terminal nevertheless. Some programs draw on standard error, but only if it is a terminal. Set the value to
    /// `false` for them.
    public var keepsErrorsApart: Bool?

    /// A Boolean value that indicates whether elements may be read from the terminal's screen; `true` by default.
    ///
    /// The value applies to programs that do not publish elements (do not send them to the test). The screen is read
    /// when a test first uses an element. If the value is `false`, such a program has no elements.
    public var infersElements = true

    /// The longest time that a launch waits for the app's first frame; 20 seconds by default.
    ///
    /// The launch throws `TUIError` if this time is exceeded. The limit also applies when
    /// `TUIApplication.show(_:mock:)` waits for a new screen.
    public var launchTimeout: Duration = .seconds(20)

    /// The longest time that Lunch waits until the app has settled (has handled its input and has nothing left to
    /// draw); five seconds by default.
    ///
    /// It is a failure if the app does not settle within this time. A launch also fails if a program only computes for
    /// this time before it shows anything, and does not read, store or start anything meanwhile.
    public var settleTimeout: Duration = .seconds(5)

    /// The longest time that an action waits until its element can be used; five seconds by default.
    ///
    /// The action throws `TUIError` if its element cannot be used within this time.
    public var actionTimeout: Duration = .seconds(5)

    /// The time without drawing after which a program counts as settled; 150 milliseconds by default.
    ///
    /// The value is used only if neither the program nor the system reports whether the program is at work.
    public var quietPeriod: Duration = .milliseconds(150)

    /// The names of programs for which Lunch does not wait when it waits until the app has settled, such as
    /// `["clangd"]`.
    ///
    /// An app has settled when it has handled its input and has nothing left to draw. Lunch does not wait for programs
    /// that these programs start either. It waits for background jobs of a shell only if ``awaitedPrograms`` contains
    /// their names. Only the first 15 bytes of a name are compared, because Linux keeps no more.
    public var ignoredPrograms: Set<String> = []

    /// The names of programs for which Lunch waits even if they are background jobs of a shell.
    ///
    /// Lunch waits for them when it waits until the app has settled (has handled its input and has nothing left to
    /// draw). Only the first 15 bytes of a name are compared.
    public var awaitedPrograms: Set<String> = []

    /// The time that Lunch waits for a program to exit after `SIGHUP`, and again after `SIGTERM`; 500 milliseconds by
    /// default.
    ///
    /// Lunch sends these signals to end an app. A program that is still running after both waits receives `SIGKILL`.
    public var patience: Duration = .milliseconds(500)

    /// The texts that must not stand in any trace of a test, such as a password that is part of the user info; empty by
    /// default.
    ///
    /// A trace is a file with everything that happened in a test. Wherever one of the texts would be recorded, in arguments,
    /// screens, elements or messages, `•` replaces each of its characters. The trace then contains screens of the app in
    /// place of its output.
    public var secrets: [String] = []

    /// The description of the launch in its properties.
    private var given = LaunchDescription()

    /// The description of the launch in variables of `environment`, which wins.
    private var written = LaunchDescription()

    /// The other variables of `environment`, which say nothing of the launch.
    private(set) var ownVariables: [String: String] = [:]

    /// Creates a configuration for a program. All other properties have their default values.
    ///
    /// - Parameter executable: the program; nil for the default program, as the property ``executable`` describes it.
    public init(_ executable: LaunchConfiguration.Executable? = nil, fileID: String = #fileID) {
        self.executable = executable
        self.fileID = fileID
    }

    /// The names of the environment variables that a program inherits from the test. No other variables are inherited.
    public static let inherited: [String] = [
        "ASAN_OPTIONS", "HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
        "LLVM_PROFILE_FILE", "LOGNAME", "LSAN_OPTIONS", "PATH", "SHELL", "SWIFT_BACKTRACE", "TMPDIR", "TSAN_OPTIONS",
        "TZ", "UBSAN_OPTIONS", "USER",
    ]

    /// The behaviour of a Swift program that crashes, unless the tester's environment says otherwise: write where, and
    /// go.
    ///
    /// On a terminal it would ask whoever is there what to do next, and the test would wait for it.
    static let crashing: [String: String] = [
        "SWIFT_BACKTRACE": "interactive=no,color=no,registers=none,images=none,threads=crashed,output-to=stderr"
    ]

    /// The variables by which every terminal of Lunch describes itself in the environment.
    static let terminal: [String: String] = [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_CTYPE": "C.UTF-8", "ESCDELAY": "25",
    ]
}

/// The words of the launch to the app.
extension LaunchConfiguration {
    /// The identifier of the screen to open; nil to open the app as usual.
    ///
    /// A screen is a page of the app that the app has declared under an identifier.
    public var screen: String? {
        get { launchDescription.screen }
        set { say(newValue, in: \.screen) }
    }

    /// The data with which the app builds its screen; nil for none.
    public var mock: LaunchMock? {
        get {
            let mock = LaunchMock(variant: variant, userInfo: userInfo)
            return mock == LaunchMock(variant: nil, userInfo: nil) ? nil : mock
        }
        set { (variant, userInfo) = (newValue?.variant, newValue?.userInfo) }
    }

    /// The name of the variant whose mock data the screen is built with; nil for none.
    package var variant: String? {
        get { launchDescription.variant }
        set { say(newValue, in: \.variant) }
    }

    /// The user info that the screen is built with; nil for none.
    package var userInfo: UserInfo? {
        get { launchDescription.userInfo }
        set { say(newValue, in: \.userInfo) }
    }

    /// The identifier of the app's locale, for example `ja_JP`; nil for the locale of the test.
    public var locale: String? {
        get { launchDescription.locale }
        set { say(newValue, in: \.locale) }
    }

    /// The identifier of the app's time zone, for example `Asia/Tokyo`; nil for the time zone of the test.
    public var timeZone: String? {
        get { launchDescription.timeZone }
        set { say(newValue, in: \.timeZone) }
    }

    /// The clock of the app: `.continuous`, the default, or `.virtual` for a clock that the test advances.
    public var clock: Clock {
        get { launchDescription.clock ?? .continuous }
        set {
            say(newValue == .continuous ? nil : newValue, in: \.clock)
            ownVariables[LaunchKeys.clock] = nil
        }
    }

    /// The environment variables that the test sets for the program. They take precedence over all other variables.
    ///
    /// A variable named in `LaunchKeys`, or `TZ`, sets the corresponding property: `screen`, `mock`, `locale`,
    /// `timeZone` or `clock`. If the dictionary does not contain such a variable, the value that was set on the
    /// property itself applies. If you set the property afterwards, the variable is removed from the dictionary.
    ///
    /// From the environment of the test, a program inherits only the variables in `LaunchConfiguration.inherited`.
    public var environment: [String: String] {
        get { written.variables.merging(ownVariables) { $1 } }
        set {
            ownVariables = newValue
            written = LaunchDescription(takenFrom: &ownVariables)
        }
    }

    /// The words of the launch to the app: variables win over properties.
    var launchDescription: LaunchDescription { given.overlaid(by: written) }

    /// Sets a property, which counts from now on, whatever the variables said.
    private mutating func say<Value>(_ value: Value?, in part: WritableKeyPath<LaunchDescription, Value?>) {
        given[keyPath: part] = value
        written[keyPath: part] = nil
    }
}
