public import LunchWire

/// The configuration of a launch: the program, its screen and mock data, its environment, and the time limits.
///
/// Tests, pages and the command `lunch` all describe a launch with this type. The environment variables of the program
/// are computed when it starts.
public struct LaunchConfiguration: Sendable {
    /// The program; nil for the one that the environment variable `LUNCH_APP` names, or else the product that the test
    /// target is named after.
    public var executable: LaunchConfiguration.Executable?

    /// A file of the test target, from whose module the program's name follows where none is given.
    let fileID: String

    /// The arguments on the program's command line, without the program's name.
    public var arguments: [String] = []

    /// The working directory of the program; nil for that of the test.
    public var directory: String?

    /// The size of the terminal, from 1×1 to 65,535×65,535 cells.
    public var size = CellSize(columns: 80, rows: 24)

    /// True to keep the program's standard error apart from its screen; nil to do so only if a screen is opened.
    ///
    /// Failure messages quote the output that is kept apart. If that output contains escape sequences that draw, it is
    /// shown on the screen all the same. Set `false` for a program that draws on standard error only if that is a
    /// terminal.
    public var keepsErrorsApart: Bool?

    /// True to read elements from the screen of a program that publishes none, as soon as a test asks for an element.
    public var infersElements = true

    /// The longest time until the app shows its first frame.
    public var launchTimeout: Duration = .seconds(20)

    /// The longest time until the app settles after input.
    ///
    /// It is also the time for which a program may compute before it shows anything, if it does not read, store or start anything
    /// meanwhile.
    public var settleTimeout: Duration = .seconds(5)

    /// The longest time that an action waits until its element is ready.
    public var actionTimeout: Duration = .seconds(5)

    /// The time without drawing after which a program counts as settled, if neither the program nor the system reports
    /// its state.
    public var quietPeriod: Duration = .milliseconds(150)

    /// The names of programs that nothing waits for, together with all that they start, such as `["clangd"]`.
    ///
    /// A job in the background of a shell belongs to them without being named. Linux keeps 15 bytes of a name.
    public var ignoredPrograms: Set<String> = []

    /// The names of programs that are waited for also in the background of a shell.
    public var awaitedPrograms: Set<String> = []

    /// The time that a program gets to end after it is hung up, and again after it is terminated, before it is killed.
    public var patience: Duration = .milliseconds(500)

    /// The description of the launch in its properties.
    private var given = LaunchDescription()

    /// The description of the launch in variables of `environment`, which wins.
    private var written = LaunchDescription()

    /// The other variables of `environment`, which say nothing of the launch.
    private(set) var ownVariables: [String: String] = [:]

    /// Creates a configuration for a program, with default values for everything else.
    public init(_ executable: LaunchConfiguration.Executable? = nil, fileID: String = #fileID) {
        self.executable = executable
        self.fileID = fileID
    }

    /// The names of the variables that a program inherits from the environment of the test.
    public static let inherited: [String] = [
        "ASAN_OPTIONS", "HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
        "LLVM_PROFILE_FILE", "LOGNAME", "LSAN_OPTIONS", "PATH", "SHELL", "SWIFT_BACKTRACE", "TMPDIR", "TSAN_OPTIONS",
        "TZ", "UBSAN_OPTIONS", "USER",
    ]

    /// The behaviour of a Swift program that crashes, unless the tester's environment says otherwise: write where, and go.
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
    public var screen: String? {
        get { launchDescription.screen }
        set { say(newValue, in: \.screen) }
    }

    /// The data that the screen is built with; nil for none.
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

    /// The clock of the app: time passes by itself, or only when the test advances it.
    public var clock: Clock {
        get { launchDescription.clock ?? .continuous }
        set {
            say(newValue == .continuous ? nil : newValue, in: \.clock)
            ownVariables[LaunchKeys.clock] = nil
        }
    }

    /// The variables that the test sets in the program's environment, which take precedence over all others.
    ///
    /// A variable of `LaunchKeys`, or `TZ`, sets the property that it stands for: `screen`, `mock`, `locale`,
    /// `timeZone` or `clock`. If the dictionary does not contain such a variable, the property keeps its value; if the
    /// property is set, the variable is removed. From the environment of the test, a program inherits only the
    /// variables that `LaunchConfiguration.inherited` lists.
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
