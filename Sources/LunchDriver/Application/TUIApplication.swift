import LunchElements
import LunchProcess
import LunchTerminal
public import LunchWire

/// An app under test: a program on a terminal of its own.
///
/// It ends, with everything that it started, when the last reference to it goes, or at the end of its XCTest case.
public final class TUIApplication: TUIElementTypeQueryProvider, Sendable {
    let run: AppRun

    /// Creates an app that is launched as configured.
    public init(_ configuration: LaunchConfiguration) {
        run = AppRun(configuration)
    }

    /// Creates an app from its executable.
    ///
    /// - Parameter executable: the program; nil for the product that the test target is named after, `MyApp` for
    ///   `MyAppTests`, or the one that `LUNCH_APP` names.
    public convenience init(_ executable: LaunchConfiguration.Executable? = nil, fileID: String = #fileID) {
        self.init(LaunchConfiguration(executable, fileID: fileID))
    }

    deinit { Ending(run: run).end() }

    /// The test's own variables for the app's environment, launch keys among them; used by the next launch.
    ///
    /// They are what the test has written here. A launch key among them wins over what a launcher or a configuration said;
    /// all else stays as it was said there, also if all variables are replaced.
    public var launchEnvironment: [String: String] {
        get { run.configuration.environment }
        set { run.configure { $0.environment = newValue } }
    }

    /// What the app is given on its command line; used by the next launch.
    public var launchArguments: [String] {
        get { run.configuration.arguments }
        set { run.configure { $0.arguments = newValue } }
    }

    /// All elements below, at any depth, that are of a type; `.any` finds every one.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, steps: [.descendants(type)])
    }

    /// The elements directly below that are of a type; `.any` finds every one.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, steps: [.children(type)])
    }

    /// Starts the app, and waits for its first frame; one that runs already is ended first.
    ///
    /// If a screen is asked for (`LaunchConfiguration.screen`, or `LaunchKeys.screen` in `launchEnvironment`), the app must say that it shows it. If none is,
    /// a program that publishes no frames is waited for until it has drawn and is quiet; one that draws nothing until the
    /// launch timeout is over.
    ///
    /// - Throws: `TUIError` if the program cannot be started, ends, does not open on the screen, or takes longer than the
    ///   launch timeout; with all that the app said.
    public func launch(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing("launch", as: .life, fileID, line) { () throws(TUIError) in
            let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            try Launching(run: run).launch(
                Launch(owner: FailureReporter.owner, place: place, taker: FailureReporter.taker))
        }
    }
}
