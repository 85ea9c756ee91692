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

    /// The end of the app; nil if it still runs after the settle timeout.
    ///
    /// It waits for the end, so that it can be read right behind what leads to it; `state` tells at once. A test that
    /// reads it knows how the app ended: a crash or a status other than 0 is then no failure by itself.
    ///
    /// ```swift
    /// try app.press("q")
    /// #expect(app.exitStatus == .success)
    /// ```
    ///
    /// If the app was not launched, a failure is recorded at the caller's line.
    public var exitStatus: ExitStatus? {
        run.noting("exitStatus", as: .read) { Ending(run: run).status().flatMap(ExitStatus.init) }
    }

    /// Waits until the app is in a state; false if it is not when the time is over.
    ///
    /// A test that waits for the end of the app, and sees it, has asked for it: however the app ends is then no failure.
    public func wait(for state: State, timeout: Duration) -> Bool {
        run.noting("wait", with: "for: .\(state)", as: .wait) {
            Ending(run: run).wait(forEnd: state == .notRunning, until: .now + timeout)
        }
    }

    /// Waits until the app is in a state; false if it is not after so many seconds.
    public func wait(for state: State, timeout seconds: Double) -> Bool {
        wait(for: state, timeout: .limited(seconds: seconds))
    }

    /// Ends the app and everything that it started: hangs up, then terminates, then kills. Nothing is left on return.
    ///
    /// Its input is handled first. If it dies of that, or has died before, by a signal or with a status other
    /// than 0, that is a failure of the test that launched it. It is none if a failure has told of it or the test has
    /// asked (`exitStatus`, `wait(for: .notRunning)`).
    ///
    /// A process that cannot be ended, a program of another user for example, is recorded as an issue that names it, four seconds
    /// after the killing; it is left alone then.
    public func terminate() {
        run.noting("terminate", as: .life, answer: AppRun.nothing) { Ending(run: run).end() }
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
