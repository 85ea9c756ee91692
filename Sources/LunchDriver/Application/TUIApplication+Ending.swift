import LunchProcess
import LunchWire
import Synchronization

extension TUIApplication {
    /// The state of an app, in XCUITest's words.
    public enum State: Hashable, Sendable {
        /// It has not been launched, or has ended.
        case notRunning
        /// It runs, and its terminal is open.
        case runningForeground
    }

    /// The end of a program, in Swift Testing's words (`#expect(processExitsWith:)`).
    public enum ExitStatus: Hashable, Sendable {
        /// It left with a code, from 0 to 255.
        case exitCode(Int)

        /// A signal ended it, by its number (signal(7)).
        case signal(Int)

        /// It left with the code 0.
        public static let success = ExitStatus.exitCode(0)
    }

    /// The state of the app now.
    public var state: State {
        let isRunning = run.session?.monitor.read { $0.status == nil } ?? false
        return isRunning ? .runningForeground : .notRunning
    }

    /// Waits until the app has ended by itself, and returns how.
    ///
    /// A test that asks for the end knows of it: a crash or a status other than 0 is then no failure by itself.
    ///
    /// ```swift
    /// try app.press("q")
    /// #expect(try app.waitForExit() == .success)
    /// ```
    ///
    /// - Throws: `TUIError` if the app still runs when the time is over (`timedOut`), was not launched, or ended in a way that
    ///   nobody knows.
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
    /// A test that waits for the end of the app, and sees it, has asked for it: however the app ends is then no failure.
    ///
    /// - Returns: false if it is not in that state when the time is over.
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

    /// Ends the app and everything that it started: hangs up, then terminates, then kills. Nothing is left on return.
    ///
    /// Its input is handled first. If it dies of that, or has died before, by a signal or with a status other
    /// than 0, that is a failure of the test that launched it. It is none if a failure has told of it or the test has
    /// asked (`waitForExit()`, `wait(for: .notRunning)`).
    ///
    /// A process that cannot be ended, a program of another user for example, is recorded as an issue that names it, four seconds
    /// after the killing; it is left alone then.
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
    /// The end of the program when the failure was found; nil if it ran, if there was none, or if nobody knows.
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

    /// The status as it would be written in a test: `.exitCode(3)`.
    public var description: String {
        switch self {
        case .exitCode(let code): ".exitCode(\(code))"
        case .signal(let number): ".signal(\(number))"
        }
    }
}
