import LunchElements
import LunchProcess
import LunchTerminal
public import LunchWire

/// An app under test: a program on a terminal of its own.
///
/// Lunch ends the app, and every process that the app started, at the end of the XCTest case or of the test with the
/// trait `.lunch`; in any other test, when the last reference to the app goes.
///
/// A `TUIApplication` without a `launch()` of its own stands, as in XCUITest, for the app of the same program that the
/// test has launched with a launcher or with another `TUIApplication`. If there are several such apps, any use of it
/// fails, and the failure lists the apps.
public final class TUIApplication: TUIElementTypeQueryProvider, Sendable {
    private let own: RunReference

    /// The app that this test has launched in another way, once that has been looked for.
    private let meant = Lock<RunReference?>(nil)

    /// Creates an app with a launch configuration; `launch()` launches the app.
    public init(_ configuration: LaunchConfiguration) {
        own = RunReference(AppRun(configuration))
    }

    /// Creates an app from its executable; `launch()` launches the app.
    ///
    /// - Parameter executable: the program. Nil stands for the program that the environment variable `LUNCH_APP` names,
    ///   or else for the product that the test target is named after: `MyApp` for `MyAppTests`.
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

    /// The environment variables that the test has set for the app; the next launch uses them.
    ///
    /// The dictionary holds only variables that the test has written here. A variable of `LaunchKeys` in it takes
    /// precedence over the same setting of a launcher or a configuration. Replacing the dictionary does not change what
    /// a launcher or a configuration has set.
    public var launchEnvironment: [String: String] {
        get { own.run.configuration.environment }
        set { own.run.configure { $0.environment = newValue } }
    }

    /// The arguments on the app's command line; the next launch uses them.
    public var launchArguments: [String] {
        get { own.run.configuration.arguments }
        set { own.run.configure { $0.arguments = newValue } }
    }

    /// Returns a query for the app's descendants of a given type; `.any` stands for every type.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, query: .begun(with: .descendants(type)))
    }

    /// Returns a query for the app's children of a given type; `.any` stands for every type.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, query: .begun(with: .children(type)))
    }

    /// Launches the app, and waits for its first frame. An app that runs already is ended first.
    ///
    /// If a screen is to be opened (`LaunchConfiguration.screen`, or `LaunchKeys.screen` in `launchEnvironment`), the
    /// launch waits until the app reports that it shows the screen.
    ///
    /// Without a screen, and if the program publishes no frames, the launch waits until all threads of the program
    /// wait, even if nothing was drawn, and at most two seconds for a program that draws without a pause. The frame's
    /// property `settling` tells how certain it is that the app has nothing left to draw.
    ///
    /// - Throws: `TUIError`, with the messages of the app, if the program cannot be started, ends, does not open on the
    ///   screen, or takes longer than the launch timeout.
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
