import LunchCommands
public import LunchElements
import LunchProcess
import LunchWire
import Synchronization

extension TUIApplication {
    /// The state of an app. The cases have the names that XCUITest uses.
    public enum State: Hashable, Sendable {
        /// The app has not been launched, or it has ended.
        case notRunning
        /// The app is running on its terminal.
        case runningForeground
    }

    /// The way in which a program ended; another name for `TUIExitStatus`.
    public typealias ExitStatus = TUIExitStatus

    /// The current state of the app. Reading this property does not wait.
    public var state: State {
        let isRunning = run.session?.monitor.read { $0.status == nil } ?? false
        return isRunning ? .runningForeground : .notRunning
    }

    /// Waits until the app has ended, and returns its exit status.
    ///
    /// The function does not end the app. Use it if the test expects the app to end. A crash, or an exit code other
    /// than 0, then fails the test only if the test checks the exit status. The default timeout is five seconds.
    ///
    /// ```swift
    /// try app.press("q")
    /// #expect(try app.waitForExit() == .success)
    /// ```
    ///
    /// - Throws: `TUIError` if the app is still running when the timeout expires (kind `timedOut`). The function also
    ///   throws if the app was not launched, or if its exit status is unknown.
    @discardableResult
    public func waitForExit(
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) -> ExitStatus {
        let (run, timeout) = (run, timeout._duration)
        return try run.performing(
            .wait(.exit, within: timeout), at: .init(fileID, filePath, line, column), value: AppRun.json
        ) { () throws(TUIError) in
            guard let status = try Ending(run: run).status(within: timeout) else {
                throw run.error(.expectation(.exit(.time(timeout))), in: run.lastFrame)
            }
            guard let known = ExitStatus(status) else { throw run.error(.life(.ended(status)), in: run.lastFrame) }
            return known
        }
    }

    /// Waits until the app is in a given state, and returns whether it was in this state before the timeout expired.
    ///
    /// An app that was not launched is in the state `.notRunning`. After a successful wait for `.notRunning`, an exit code
    /// other than 0 does not fail the test. An end by a signal, such as a crash, does: a test that expects it checks the
    /// status that `waitForExit()` returns.
    ///
    /// - Returns: `true` if the app was in the state before the timeout expired; otherwise `false`.
    public func wait(
        for state: State, timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        run.noting(
            .wait(.running(state == .runningForeground), within: timeout._duration),
            at: .init(fileID, filePath, line, column)
        ) {
            Ending(run: run).wait(forEnd: state == .notRunning, within: timeout._duration)
        }
    }

    /// Ends the app and every process that it started. The call has no effect if the app was not launched.
    ///
    /// The function first waits until the app has handled its pending input, but at most for
    /// ``LaunchConfiguration/settleTimeout``. If an app that [publishes](doc:HowLunchWorks) its elements has not
    /// handled the input by then, the function records a failure, unless an earlier failure has already reported this.
    /// Then the app's processes receive the signals `SIGHUP`, `SIGTERM` and `SIGKILL` in turn, until they have ended.
    /// The time between two signals is ``LaunchConfiguration/patience``.
    ///
    /// The function returns once all processes have ended. If a process still exists four seconds after `SIGKILL`, the function
    /// records a failure that names the process, and returns. This can happen if the process runs as another user.
    ///
    /// An unexpected end fails the test that launched the app. An end is unexpected in two cases:
    ///
    /// - Before this call, the app ended by a signal, or with an exit code other than 0.
    /// - During this call, the app crashes.
    ///
    /// No failure is recorded if an earlier failure has already reported the end, or if the test has waited for the end
    /// with `waitForExit()`. After `wait(for: .notRunning)`, only an end by a signal is recorded.
    public func terminate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        run.noting(
            .terminate, at: .init(fileID, filePath, line, column), value: AppRun.nothing
        ) { Ending(run: run).end() }
    }
}

extension TUIFailure {
    /// The exit status of the program at the time of the failure.
    ///
    /// The value is nil if the program was still running, was not started, or ended with an unknown status.
    public var exitStatus: TUIExitStatus? { status.flatMap(TUIExitStatus.init) }
}
