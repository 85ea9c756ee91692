import LunchCommands
import LunchElements
package import LunchProcess
import LunchTerminal
@_spi(Lunch) public import LunchWire

/// An app under test: a program that Lunch runs on a terminal.
///
/// Most functions first wait until the app has *settled*: it has handled its input and has nothing left to draw. An app
/// that uses Lunch can *publish* its elements: it sends their tree to the test. If an app does not publish its
/// elements, Lunch reads them from the terminal's screen. <doc:HowLunchWorks> explains these terms.
///
/// Lunch ends the app, and every process that the app started, at the end of the test. This applies to XCTest cases and to
/// Swift Testing tests with the trait `.lunch`. In any other test, the app ends when the last reference to it is released.
///
/// You can create a `TUIApplication` without calling its `launch()`, as in XCUITest. The object then refers to an app
/// that the test has launched from the same executable with another `TUIApplication`, or with a `Launcher` of the
/// module LunchTest. A use of the object fails if there is no such app, or if several such apps are running.
public final class TUIApplication: TUIElementTypeQueryProvider, Sendable {
    private let own: RunReference

    /// The app that this test has launched in another way, once that has been looked for.
    private let meant = Lock<RunReference?>(nil)

    /// Creates an app from a launch configuration. Call `launch()` to launch the app.
    public init(_ configuration: LaunchConfiguration) {
        own = RunReference(AppRun(configuration))
    }

    /// Creates an app whose program a test starts in its own way, for example one that is played.
    package init(_ configuration: LaunchConfiguration, starter: @escaping ProgramStarter) {
        own = RunReference(AppRun(configuration, starter: starter))
    }

    /// Creates an app from its executable. Call `launch()` to launch the app.
    ///
    /// - Parameter executable: the program. If it is nil, the environment variable `LUNCH_APP` of the test names the
    ///   program: an executable product of the package, or a path that contains `/`. If the variable is not set, the
    ///   program is the product after which the test target is named: `MyApp` for `MyAppTests`, `MyAppUITests` or
    ///   `MyAppScreenTests`.
    public convenience init(_ executable: LaunchConfiguration.Executable? = nil, fileID: String = #fileID) {
        self.init(LaunchConfiguration(executable, fileID: fileID))
    }

    /// The app that this represents.
    var run: AppRun {
        if own.run.isLaunched { return own.run }
        return meant.withLock { meant in
            meant = MeantApplication.only(own.run, before: meant)
            return meant?.run ?? own.run
        }
    }

    /// Remembers a question that was answered with "no" although the screen could not be read; the end reports it.
    ///
    /// An app that was never launched ends with the test that used it, since no launch will end it.
    func noteUnanswered(_ error: TUIError) {
        let run = run
        var error = error
        if !run.isLaunched {
            register()
            // No step and no launch of it knows a place in the test.
            error.failure.calls = .current
        }
        run.noteUnanswered(error)
    }

    /// The test that runs here ends it, although it has not launched it.
    private func register() {
        let owner = FailureReporter.owner
        RunningApplications.add(own, of: owner?.id, isKept: owner?.keepsApps == true)
    }

    /// An error of a question to an app that was never launched: if the test catches it, as in `try?`, the end reports it.
    func unanswered(_ error: TUIError) -> TUIError {
        let run = run
        guard run.session == nil else { return error }
        register()
        let delivery = Delivery(error.kind) { [self] in noteUnanswered(error) }
        run.state.withLock { $0.delivery = delivery }
        var followed = error
        followed.failure.delivery = delivery
        return followed
    }

    /// The environment variables that the test has set for the app. A change takes effect at the next launch.
    ///
    /// A variable that `LaunchKeys` names, or `TZ` for the time zone, overrides the corresponding setting of the launch
    /// configuration, such as its screen (see `LaunchConfiguration.environment`). The dictionary does not contain the
    /// variables that the app inherits from the environment of the test.
    public var launchEnvironment: [String: String] {
        get { own.run.configuration.environment }
        set { own.run.configure { $0.environment = newValue } }
    }

    /// The arguments on the app's command line, without the program's name. A change takes effect at the next launch.
    public var launchArguments: [String] {
        get { own.run.configuration.arguments }
        set { own.run.configure { $0.arguments = newValue } }
    }

    /// Returns a query for the app's descendants of a given type. The type `.any` matches every element.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, query: .begun(with: .descendants(type)))
    }

    /// Returns a query for the app's children of a given type. The type `.any` matches every element.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, query: .begun(with: .children(type)))
    }

    /// Launches the app, and waits for its first frame. If the app is running at the time of the call, the function
    /// ends it first.
    ///
    /// A launch can request a [screen](doc:HowLunchWorks) of the app. To request a screen, set `LaunchConfiguration.screen`,
    /// or the variable `LaunchKeys.screen` in ``launchEnvironment``. The function waits for the first frame as follows:
    ///
    /// - If the launch requests a screen, the function waits until the app reports that it shows this screen.
    /// - If the launch requests no screen, and the app [publishes](doc:HowLunchWorks) its elements, the function waits
    ///   until the app has sent its first frame.
    /// - If the launch requests no screen, and the app does not publish its elements, the function waits until all
    ///   threads of the app wait, for example for input. It then returns even if the app has drawn nothing. If the app
    ///   draws without a pause, the function returns after two seconds.
    ///
    /// In the last case, the app may have more to draw. The property `settling` of ``lastFrame`` describes how certain
    /// it is that the app has settled.
    ///
    /// - Throws: `TUIError` if the program cannot be started, or if the app does not show the requested screen. The
    ///   function also throws if the launch takes longer than ``LaunchConfiguration/launchTimeout``, or if the app ends
    ///   before its first frame. It does not throw if the app ends with exit code 0 and the launch requests no screen.
    ///   The error contains the app's own messages, such as its output on standard error.
    public func launch(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try launch(Launch(owner: FailureReporter.owner, place: place, taker: FailureReporter.taker))
    }

    /// Starts the app for the caller of a launch.
    func launch(_ launch: Launch) throws(TUIError) {
        let (run, owner) = (own.run, launch.owner)
        try run.performing(.launch(run.configuration.values), at: launch.place) { () throws(TUIError) in
            RunningApplications.add(own, of: owner?.id, isKept: owner?.keepsApps == true)
            // A task may outlive its test, which keeps nothing any more then.
            defer { if owner?.keepsApps != true { RunningApplications.letGo(own) } }
            try Launching(run: run).launch(launch)
        }
    }
}
