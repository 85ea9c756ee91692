import LunchCommands
import LunchElements
import LunchWire

/// The virtual clock of an app. The time of this clock passes only when the test advances it.
///
/// ```swift
/// let app = try Launcher(screen: "Login", clock: .virtual).launch()
/// try app.clock.advance(by: .seconds(30))
/// #expect(app.alerts["Timed out"].exists)
/// ```
public struct TUIClock: Sendable {
    let app: TUIApplication

    /// The virtual time that has passed since the launch of the app.
    ///
    /// If the app was not launched, or was launched without a virtual clock, a failure is recorded at the caller's line,
    /// and the value is zero.
    public var now: Duration {
        app.run.answering(.read(.init([], "clock.now")), otherwise: .zero) { () throws(TUIError) in
            .nanoseconds(try app.run.timeKeeper.virtualTime())
        }
    }

    /// Advances the app's virtual time, and waits until the app has done all work that is due by then.
    ///
    /// Timers fire in the order of their deadlines, each at its own virtual time. This includes timers that are added during
    /// the advance. The function then waits until the timers, and the tasks that they resume, have done their work and a frame
    /// shows the result. An advance by `.zero` runs only the work that is due at the current virtual time.
    ///
    /// - Throws: `TUIError` if the app was not launched with a virtual clock, or if it does not use the clock of its
    ///   `AccessibilityPublisher`. The function also throws if the duration is negative or too large, or if the app
    ///   does not finish the work within ``LaunchConfiguration/settleTimeout``. It throws if the terminal is not in raw
    ///   mode, because the app then cannot receive the test's request. It also throws if a task that was not started
    ///   with `AccessibilityPublisher.task` has slept on the clock.
    public func advance(
        by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.advance(duration), at: .init(fileID, filePath, line, column))
    }
}

extension TUIApplication {
    /// The virtual clock of the app. To use it, launch the app with `LaunchConfiguration.clock` set to `.virtual`.
    public var clock: TUIClock { TUIClock(app: self) }
}
