public import LunchElements
import LunchProcess
import LunchTerminal
public import LunchWire

/// An app under test: a program on a terminal of its own.
///
/// It ends, with everything that it started, when the last reference to it goes, or at the end of its XCTest case.
public final class TUIApplication: TUIElementTypeQueryProvider, Sendable {
    struct Run {
        var configuration: LaunchConfiguration
        var session: Session?
        /// Who launched it, and where; nil as long as nobody has.
        var launch: FailureReporter.Launch?
        /// A question about an app that was not launched, which was answered all the same.
        var unanswered: String?
        var monitors: [Monitor] = []
        var monitorCount = 0
        /// Whether a monitor is dealing with an alert.
        var isInterrupted = false

        /// What is to be done about alerts that come at any time.
        struct Monitor {
            let monitor: TUIInterruptionMonitor
            let description: String
            let handler: InterruptionHandler
        }
    }

    let run: Lock<Run>

    /// Creates an app that is launched as configured.
    public init(_ configuration: LaunchConfiguration) {
        run = Lock(Run(configuration: configuration))
    }

    /// Creates an app from its executable.
    ///
    /// - Parameter executable: the program; nil for the product that the test target is named after, `MyApp` for
    ///   `MyAppTests`, or the one that `LUNCH_APP` names.
    public convenience init(_ executable: LaunchConfiguration.Executable? = nil, fileID: String = #fileID) {
        self.init(LaunchConfiguration(executable, fileID: fileID))
    }

    deinit { end() }

    /// Variables for the app's environment, launch keys among them; used by the next launch.
    public var launchEnvironment: [String: String] {
        get { run.withLock(\.configuration.environment) }
        set { run.withLock { $0.configuration.environment = newValue } }
    }

    /// What the app is given on its command line; used by the next launch.
    public var launchArguments: [String] {
        get { run.withLock(\.configuration.arguments) }
        set { run.withLock { $0.configuration.arguments = newValue } }
    }

    /// All elements below, at any depth, that are of a type; `.any` finds every one.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, steps: [.descendants(type)])
    }

    /// The elements directly below that are of a type; `.any` finds every one.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, steps: [.children(type)])
    }

    var configuration: LaunchConfiguration { run.withLock(\.configuration) }

    var session: Session? { run.withLock(\.session) }

    /// What the app is called in messages.
    var name: String {
        let path = session?.path ?? ""
        return path.split(separator: "/").last?.visible ?? "The app"
    }
}

extension TUIApplication {
    /// How sure it is that the app has settled, as of the last frame; nil as long as it has not been launched.
    public var settling: TUISettling? { lastFrame?.settling }

    /// The last committed frame, whether the app has settled since or not; nil as long as it has not been launched.
    ///
    /// It can still be read once the app has ended.
    public var lastFrame: TUIFrame? {
        session?.monitor.read { $0.frame ?? TUIFrame(plain: $0.terminal.grid) }
    }

    /// The frame once the app has settled; the last one if it has ended, however it ended.
    ///
    /// - Throws: `TUIError` if the app has not been launched or does not settle in time.
    public func settledFrame(fileID: String = #fileID, line: Int = #line) throws(TUIError) -> TUIFrame {
        try performing(fileID, line) { () throws(TUIError) in try lastingFrame() }
    }
}
