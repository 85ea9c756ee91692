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
        /// The program left with a code, from 0 to 255.
        case exitCode(Int)

        /// A signal with this number ended the program (signal(7)).
        case signal(Int)

        /// The program left with the code 0.
        public static let success = ExitStatus.exitCode(0)
    }

    /// The current state of the app.
    public var state: State {
        let isRunning = run.session?.monitor.read { $0.status == nil } ?? false
        return isRunning ? .runningForeground : .notRunning
    }

    /// Waits until the app has ended by itself, and returns its exit status.
    ///
    /// A test that calls this function expects the end: a crash or a status other than 0 is then no failure by itself.
    ///
    /// ```swift
    /// try app.press("q")
    /// #expect(try app.waitForExit() == .success)
    /// ```
    ///
    /// - Throws: `TUIError` if the app still runs when the time is over (`timedOut`), if the app was not launched, or
    ///   if its exit status is unknown.
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
    /// If a test waits for the end of the app, and the app ends in time, its exit status is no failure by itself.
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

    /// Ends the app and every process that it started. No such process is left when the function returns.
    ///
    /// The app handles its pending input first. Then its processes are hung up, after that terminated, and at last
    /// killed, with `LaunchConfiguration.patience` between them. If the app ends through a signal or with a status
    /// other than 0, the test that launched it fails, unless a failure has told of the end or the test has asked for it
    /// (`waitForExit()`, `wait(for: .notRunning)`).
    ///
    /// A process that cannot be ended, a program of another user for example, is left alone four seconds after the
    /// killing, and an issue is recorded that names the process.
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
    /// The exit status of the program when the failure was found; nil if the program ran, if there was none, or if
    /// nobody knows.
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
