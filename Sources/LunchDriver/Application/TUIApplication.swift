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
        var monitors: [Monitor] = []
        var monitorCount = 0
        /// Whether a monitor is dealing with an alert.
        var isInterrupted = false

        /// What is to be done about alerts that come at any time.
        struct Monitor {
            let monitor: InterruptionMonitor
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
    public convenience init(_ executable: Executable? = nil, fileID: String = #fileID) {
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
    public func descendants(matching type: ElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, steps: [.descendants(type)])
    }

    /// The elements directly below that are of a type; `.any` finds every one.
    public func children(matching type: ElementType) -> TUIElementQuery {
        TUIElementQuery(app: self, steps: [.children(type)])
    }

    var configuration: LaunchConfiguration { run.withLock(\.configuration) }

    var session: Session? { run.withLock(\.session) }

    /// What the app is called in messages.
    var name: String {
        let path = session?.path ?? ""
        return path.split(separator: "/").last.map(String.init) ?? "The app"
    }
}

extension TUIApplication {
    /// Whether an app runs, in XCUITest's words.
    public enum State: Hashable, Sendable {
        /// It has not been launched, or has ended.
        case notRunning
        /// It runs, and its terminal is open.
        case runningForeground
    }

    /// Whether the app runs now.
    public var state: State {
        let isRunning = session?.monitor.read { $0.status == nil } ?? false
        return isRunning ? .runningForeground : .notRunning
    }

    /// Waits until the app is in a state; false where it is not when the time is over.
    public func wait(for state: State, timeout: Duration) -> Bool {
        guard let session else { return state == .notRunning }
        return session.monitor.wait(until: .now + timeout) { session in
            (session.status == nil) == (state == .runningForeground) ? true : nil
        } ?? false
    }

    /// Waits until the app is in a state; false where it is not after so many seconds.
    public func wait(for state: State, timeout seconds: Double) -> Bool {
        wait(for: state, timeout: .seconds(seconds))
    }

    /// Ends the app and everything that it started: hangs up, then terminates, then kills. Nothing is left on return.
    ///
    /// What cannot be ended, a program of another user for example, is recorded as an issue that names it, four seconds
    /// after the killing; it is left alone then.
    ///
    /// An app that had crashed by then, without any failure that told of it, is recorded as one.
    public func terminate() {
        end()
    }

    /// How sure it is that the app has settled, as of the last frame; nil as long as it has not been launched.
    public var settling: Settling? { lastFrame?.settling }

    /// The last committed frame, whether the app has settled since or not; nil as long as it has not been launched.
    ///
    /// It can still be read once the app has ended.
    public var lastFrame: Frame? {
        session?.monitor.read { $0.frame ?? Frame(plain: $0.terminal.grid) }
    }

    /// The frame once the app has settled.
    ///
    /// - Throws: `TUIError` where the app is not running or does not settle in time.
    public func settledFrame(fileID: String = #fileID, line: Int = #line) throws(TUIError) -> Frame {
        try performing(fileID, line) { () throws(TUIError) in try settledFrame(for: []) }
    }

    /// Whether the app has left with status 0: then it has no elements, and nothing is wrong with that.
    var hasLeftInPeace: Bool { session?.monitor.read { $0.status } == .exited(0) }

    func end() {
        guard let session else { return }
        conclude(session)
        let crash: ExitStatus? = session.monitor.read { state in
            guard let status = state.status, status.isCrash, !state.isEndReported else { return nil }
            state.isEndReported = true
            return status
        }
        if let crash { FailureReporter.record(message(FailureText.ended(name, crash), lastFrame)) }
    }
}
