import LunchElements
import LunchProcess
import LunchTerminal
public import LunchWire

/// An app under test: a program on a terminal of its own.
///
/// It ends, with everything that it started, at the end of its XCTest case or of its test with the trait `.lunch`; in any
/// other test when the last reference to it goes.
///
/// One that was not launched itself means, as in XCUITest, the app that this test has launched: the same program, by a
/// launcher or through another `TUIApplication`. If there are several, its use fails, and the failure lists them.
public final class TUIApplication: TUIElementTypeQueryProvider, Sendable {
    private let own: RunReference

    /// The app that this test has launched in another way, once that has been looked for.
    private let meant = Lock<RunReference?>(nil)

    /// Creates an app that is launched as configured.
    public init(_ configuration: LaunchConfiguration) {
        own = RunReference(AppRun(configuration))
    }

    /// Creates an app from its executable.
    ///
    /// - Parameter executable: the program; nil for the product that the test target is named after, `MyApp` for
    ///   `MyAppTests`, or the one that `LUNCH_APP` names.
    public convenience init(_ executable: LaunchConfiguration.Executable? = nil, fileID: String = #fileID) {
        self.init(LaunchConfiguration(executable, fileID: fileID))
    }

    /// The app that this stands for.
    var run: AppRun {
        if own.run.isLaunched { return own.run }
        return meant.withLock { meant in
            meant = MeantApplication.only(own.run, before: meant)
            return meant?.run ?? own.run
        }
    }

    /// Remembers a question that was answered with "no" although nobody could look; the end tells of it.
    ///
    /// One that was never launched ends with the test that has asked, since no launch will end it.
    func noteUnanswered(_ error: TUIError) {
        let run = run
        var error = error
        if !run.isLaunched {
            let owner = FailureReporter.owner
            RunningApplications.add(own, of: owner?.id, isKept: owner?.keepsApps == true)
            // No step and no launch of it knows a place in the test.
            error.failure.calls = .current
        }
        run.noteUnanswered(error)
    }

    /// The test's own variables for the app's environment, launch keys among them; used by the next launch.
    ///
    /// They are what the test has written here. A launch key among them wins over what a launcher or a configuration said;
    /// all else stays as it was said there, also if all variables are replaced.
    public var launchEnvironment: [String: String] {
        get { own.run.configuration.environment }
        set { own.run.configure { $0.environment = newValue } }
    }

    /// The arguments on the app's command line; used by the next launch.
    public var launchArguments: [String] {
        get { own.run.configuration.arguments }
        set { own.run.configure { $0.arguments = newValue } }
    }

    /// All elements below, at any depth, that are of a type; `.any` finds every one.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, query: .begun(with: .descendants(type)))
    }

    /// The elements directly below that are of a type; `.any` finds every one.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, query: .begun(with: .children(type)))
    }

    /// Starts the app, and waits for its first frame; one that runs already is ended first.
    ///
    /// If a screen is asked for (`LaunchConfiguration.screen`, or `LaunchKeys.screen` in `launchEnvironment`), the app must say that it shows it. If none is,
    /// a program that publishes no frames is waited for until all its threads wait, whether or not it has drawn; one that
    /// draws and never rests for two seconds. The `settling` of its frame tells how sure it is that nothing more comes.
    ///
    /// - Throws: `TUIError` if the program cannot be started, ends, does not open on the screen, or takes longer than the
    ///   launch timeout; with all that the app said.
    public func launch(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try launch(Launch(owner: FailureReporter.owner, place: place, taker: FailureReporter.taker))
    }

    /// Starts the app for whoever launches it.
    func launch(_ launch: Launch) throws(TUIError) {
        let (run, owner) = (own.run, launch.owner)
        try run.performing("launch", as: .life, at: launch.place) { () throws(TUIError) in
            RunningApplications.add(own, of: owner?.id, isKept: owner?.keepsApps == true)
            // A task may outlive its test, which keeps nothing any more then.
            defer { if owner?.keepsApps != true { RunningApplications.letGo(own) } }
            try Launching(run: run).launch(launch)
        }
    }
}
