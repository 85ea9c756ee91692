public import LunchTerminal
public import LunchWire

/// The configuration of a launch: the program, its screen and mock data, its environment, and the time limits.
///
/// Tests, page objects and the command-line tool `lunch` all describe a launch with this type. The environment
/// variables of the program are computed from the properties when the program starts.
public struct LaunchConfiguration: Sendable {
    /// The program to launch; nil for the default program.
    ///
    /// The environment variable `LUNCH_APP` of the test names the default program: an executable product of the
    /// package, or a path that contains `/`. If the variable is not set, the default program is the product after which
    /// the test target is named: `MyApp` for `MyAppTests`, `MyAppUITests` or `MyAppScreenTests`. If the target's name
    /// has another ending, the launch throws `TUIError`.
    public var executable: LaunchConfiguration.Executable?

    /// A file of the test target, from whose module the program's name follows where none is given.
    let fileID: String

    /// The arguments on the program's command line, without the program's name; empty by default.
    public var arguments: [String] = []

    /// The working directory of the program; nil for the working directory of the test.
    public var directory: String?

    /// The size of the terminal in cells; 80 columns and 24 rows by default.
    ///
    /// The number of columns and the number of rows are each in 1…65,535; with any other size the launch fails.
    public var size = CellSize(columns: 80, rows: 24)

    /// The class of terminals on which the program runs; `.standard` by default.
    ///
    /// The profile also sets `TERM`, `COLORTERM` and `NO_COLOR`, which variables in ``environment`` override.
    public var profile = TUITerminalProfile.standard

    /// A Boolean value that indicates whether the program's standard error is kept separate from its terminal; nil, the
    /// default, to keep it separate only if the launch requests a screen of the app.
    ///
    /// If standard error is kept separate, failure messages quote it. Otherwise the terminal shows it.
    ///
    /// If a program draws its screen on a separate standard error, Lunch recognizes the drawing by its escape
    /// sequences, and shows it on the terminal. Some programs draw on standard error only if it is a terminal. For
    /// these, set the value to `false`.
    public var keepsErrorsApart: Bool?

    /// A Boolean value that indicates whether elements may be read from the terminal's screen; `true` by default.
    ///
    /// The value matters only for programs that do not [publish](doc:HowLunchWorks) elements. If it is `true`, their
    /// elements are inferred from the cells on the screen when a test first uses an element. If it is `false`, they
    /// have no elements, and tests can only search for text (see `TUIApplication.text(_:within:acrossLines:)`).
    ///
    /// The library `LunchRecognition` reads the elements. `LunchTest` contains it; a package that uses `LunchDriver` alone
    /// has to add that product.
    public var infersElements = true

    /// The longest time that a launch waits for the app's first frame; 20 seconds by default.
    ///
    /// The launch throws `TUIError` if this time is exceeded. The limit also applies when
    /// `TUIApplication.show(_:mock:)` waits for a new screen.
    public var launchTimeout: Duration = .seconds(20)

    /// The longest time that Lunch waits for the app to [settle](doc:HowLunchWorks); five seconds by default.
    ///
    /// If the app does not settle within this time, the call that waits for it fails.
    ///
    /// On Linux, a launch that requests no screen also fails if the program shows nothing and only computes for this
    /// time, or for three seconds if the value is smaller. A program only computes as long as it reads nothing, stores
    /// nothing and starts no other program.
    public var settleTimeout: Duration = .seconds(5)

    /// The longest time that an action waits for its element; five seconds by default.
    ///
    /// The action waits until exactly one element matches the query, and until this element is enabled and not blocked
    /// by an alert. A mouse action also waits until a cell of the element is visible and not covered. If this does not
    /// happen within the time, the action throws `TUIError`. It throws earlier if the app has
    /// [settled](doc:HowLunchWorks) and will not change without input.
    public var actionTimeout: Duration = .seconds(5)

    /// The time without drawing after which a program counts as settled; 150 milliseconds by default.
    ///
    /// The value is used only if neither the program nor the operating system reports whether the program is at work.
    /// macOS never reports this.
    public var quietPeriod: Duration = .milliseconds(150)

    /// The names of programs that Lunch ignores when it waits for the app to [settle](doc:HowLunchWorks), for example
    /// `["clangd"]`.
    ///
    /// Programs that an ignored program has started are ignored as well. The app itself never is: `["emacs"]` leaves
    /// out the processes of that name that emacs starts to compile its libraries. Background jobs of a shell are also
    /// ignored, unless ``awaitedPrograms`` contains their names. Only the first 15 bytes of a name are compared,
    /// because Linux keeps no more. On macOS, the property has no effect.
    public var ignoredPrograms: Set<String> = []

    /// The names of programs that Lunch does not ignore if they are background jobs of a shell.
    ///
    /// When Lunch waits for the app to [settle](doc:HowLunchWorks), it ignores all other background jobs of a shell. Only the
    /// first 15 bytes of a name are compared, because Linux keeps no more. On macOS, the property has no effect.
    public var awaitedPrograms: Set<String> = []

    /// The time that Lunch waits for a program to exit after `SIGHUP`, and again after `SIGTERM`; 500 milliseconds by default.
    ///
    /// Lunch sends these signals to end an app. A program that is still running after both waits receives `SIGKILL`.
    public var patience: Duration = .milliseconds(500)

    /// A Boolean value that indicates whether the program uses the home folder of the user in every launch; `false` by default.
    ///
    /// If the value is `false`, a launch with a screen or with mock data gets a temporary home, so that a test never
    /// changes the user's files. The variables `HOME`, `XDG_CACHE_HOME`, `XDG_CONFIG_HOME`, `XDG_DATA_HOME`,
    /// `XDG_STATE_HOME` and `XDG_RUNTIME_DIR` name folders that are empty at the launch and are removed when the app
    /// has ended. `CFFIXED_USER_HOME` names the home as well, because Foundation doesn't read `HOME`. Variables in
    /// ``environment`` take precedence. If they contain `HOME`, the other folders are in that home.
    ///
    /// A program that asks the user database for the home folder, with `getpwuid`, still finds the real one.
    public var usesRealHome = false

    /// The texts that must not be in any message, trace or snapshot of a test, such as a password that is part of the
    /// user info; empty by default.
    ///
    /// Wherever one of the texts would be shown or recorded, in arguments, screens, elements or messages, `•` replaces each
    /// of its characters. The trace of the test, a file with everything that happened in it, then contains screens of the
    /// app in place of its output.
    public var secrets: [String] = []

    /// The description of the launch in its properties.
    private var given = LaunchDescription()

    /// The description of the launch in variables of `environment`, which wins.
    private var written = LaunchDescription()

    /// The other variables of `environment`, which don't concern the launch.
    private(set) var ownVariables: [String: String] = [:]

    /// Creates a configuration for a program. All other properties have their default values.
    ///
    /// The default program is named after the test target of the calling file.
    ///
    /// - Parameter executable: the program; nil for the default program, which the property ``executable`` describes.
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

    /// The behavior of a Swift program that crashes, unless the tester's environment overrides it: write the place, and exit.
    ///
    /// On a terminal it would ask the user what to do next, and the test would wait for it.
    static let crashing: [String: String] = [
        "SWIFT_BACKTRACE": "interactive=no,color=no,registers=none,images=none,threads=crashed,output-to=stderr"
    ]

    /// The variables that are the same on all terminals. The profile adds others.
    static let terminal: [String: String] = ["LC_CTYPE": "C.UTF-8", "ESCDELAY": "25"]
}

/// The words of the launch to the app.
extension LaunchConfiguration {
    /// The identifier of the [screen](doc:HowLunchWorks) to open; nil to open the app as usual.
    public var screen: String? {
        get { launchDescription.screen }
        set { say(newValue, in: \.screen) }
    }

    /// The data with which the app builds the screen, such as mock data; nil for none.
    ///
    /// Data requires a screen: if ``screen`` is nil, an app that uses Lunch rejects the data, and the launch throws `TUIError`.
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
    ///
    /// The launch throws `TUIError` if the identifier is malformed, or if its language or region does not exist. The
    /// program also receives the locale in its environment variable `LANG`, for example as `ja_JP.UTF-8`.
    public var locale: String? {
        get { launchDescription.locale }
        set { say(newValue, in: \.locale) }
    }

    /// The identifier of the app's time zone, for example `Asia/Tokyo`; nil for the time zone of the test.
    ///
    /// The launch throws `TUIError` if there is no such time zone. The program receives the identifier in its
    /// environment variable `TZ`.
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
    /// Five variables correspond to properties: `LaunchKeys.screen` to `screen`, `LaunchKeys.userInfo` to `mock`,
    /// `LaunchKeys.locale` to `locale`, `LaunchKeys.clock` to `clock`, and `TZ` to `timeZone`. As long as the
    /// dictionary contains one of these variables, the corresponding property has the variable's value. Without the
    /// variable, the property has the value that was assigned to it. Assigning a value to the property removes the
    /// variable from the dictionary.
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

    /// Sets a property, which counts from now on, whatever the variables contain.
    private mutating func say<Value>(_ value: Value?, in part: WritableKeyPath<LaunchDescription, Value?>) {
        given[keyPath: part] = value
        written[keyPath: part] = nil
    }
}
