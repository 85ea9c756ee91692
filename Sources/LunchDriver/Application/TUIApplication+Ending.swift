import LunchProcess
import LunchWire
import Synchronization

extension TUIApplication {
    /// The state of an app, with the names that XCUITest uses.
    public enum State: Hashable, Sendable {
        /// The app has not been launched, or has ended.
        case notRunning
        /// The app runs, and its terminal is open.
        case runningForeground
    }

    /// The exit status of a program, with the names that Swift Testing uses (`#expect(processExitsWith:)`).
    public enum ExitStatus: Hashable, Sendable {
        /// The program exited with a code, from 0 to 255.
        case exitCode(Int)

        /// A signal ended the program; the value is the number of the signal (signal(7)).
        case signal(Int)

        /// The program exited with the code 0.
        public static let success = ExitStatus.exitCode(0)
    }

    /// The current state of the app.
    public var state: State {
        let isRunning = run.session?.monitor.read { $0.status == nil } ?? false
        return isRunning ? .runningForeground : .notRunning
    }

    /// Waits until the app has ended by itself, and returns its exit status.
    ///
    /// Use this function if the test expects the end: a crash, or a status other than 0, then does not fail the test.
    ///
    /// ```swift
    /// try app.press("q")
    /// #expect(try app.waitForExit() == .success)
    /// ```
    ///
    /// - Throws: `TUIError` if the app is still running when the time is over (`timedOut`), if the app was not
    ///   launched, or if its exit status is unknown.
    @discardableResult
    public func waitForExit(
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) -> ExitStatus {
        let (run, timeout) = (run, timeout.tuiDuration)
        return try run.performing(
            "waitForExit", as: .wait,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
            answer: AppRun.literal
        ) { () throws(TUIError) in
            guard let status = try Ending(run: run).status(until: .now + timeout) else {
                throw run.error(.expectation(.exit(.time(timeout))), in: run.lastFrame)
            }
            guard let known = ExitStatus(status) else { throw run.error(.life(.ended(status)), in: run.lastFrame) }
            return known
        }
    }

    /// Waits until the app is in a state.
    ///
    /// If the state is `.notRunning`, and the app ends in time, a crash or a status other than 0 does not fail the
    /// test.
    ///
    /// - Returns: true if the app was in the state in time, otherwise false.
    public func wait(
        for state: State, timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        run.noting(
            "wait", with: "for: .\(state)", as: .wait,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) {
            Ending(run: run).wait(forEnd: state == .notRunning, until: .now + timeout.tuiDuration)
        }
    }

    /// Ends the app and every process that it started.
    ///
    /// The app handles its pending input first. Then its processes are hung up, after that terminated, and at last
    /// killed, with `LaunchConfiguration.patience` between these steps. The function returns once all processes are
    /// gone; a process that cannot be ended within four seconds of the killing, a program of another user for example,
    /// is named in an issue.
    ///
    /// If the app has ended before by a signal or with a status other than 0, or if it crashes meanwhile, the test that
    /// launched it fails. It does not fail if a failure has already reported the end of the app, or if the test has
    /// waited for the end (`waitForExit()`, `wait(for: .notRunning)`).
    public func terminate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        run.noting(
            "terminate", as: .life,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
            answer: AppRun.nothing
        ) { Ending(run: run).end() }
    }
}

extension TUIFailure {
    /// The exit status of the program at the time of the failure; nil if the program was still running, was not
    /// started, or has an unknown status.
    public var exitStatus: TUIApplication.ExitStatus? { status.flatMap(TUIApplication.ExitStatus.init) }
}

extension TUIApplication.ExitStatus: CustomStringConvertible {
    /// The status, if the app's own end is known.
    init?(_ status: LunchProcess.ExitStatus) {
        switch status {
        case .exited(let code): self = .exitCode(code)
        case .signalled(let number): self = .signal(number)
        case .unguarded, .unended: return nil
        }
    }

    /// The status as Swift source: `.exitCode(3)`.
    public var description: String {
        switch self {
        case .exitCode(let code): ".exitCode(\(code))"
        case .signal(let number): ".signal(\(number))"
        }
    }
}
