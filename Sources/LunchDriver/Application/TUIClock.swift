import LunchElements
import LunchWire

/// The clock of an app that was launched with a virtual clock.
///
/// ```swift
/// let app = try Launcher(screen: "Login", clock: .virtual).launch()
/// try app.clock.advance(by: .seconds(30))
/// #expect(app.alerts["Timed out"].exists)
/// ```
public struct TUIClock: Sendable {
    let app: TUIApplication

    /// The virtual time that has passed since the launch.
    ///
    /// If the app was not launched with a virtual clock, a failure is recorded at the caller's line.
    public var now: Duration {
        app.run.answering("clock.now", otherwise: .zero) { () throws(TUIError) in
            .nanoseconds(try app.run.timeKeeper.virtualTime())
        }
    }

    /// Advances the app's virtual time, and returns once all work that has fallen due meanwhile is done.
    ///
    /// Timers fire in the order of their deadlines, each at its own moment, including timers that are added meanwhile.
    /// The function waits until the timers, and the tasks that they wake, have done their work and a frame shows the
    /// result. An advance by `.zero` does the work that is due already.
    ///
    /// - Throws: `TUIError` if the app's clock is not virtual or the app does not use it, if the duration is negative,
    ///   if the app is not in raw mode or does not settle in time, and if a task slept on the clock that the app did
    ///   not start with `AccessibilityPublisher.task`.
    public func advance(
        by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "clock.advance", with: DurationText.exactWords(duration),
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) {
            () throws(TUIError) in try app.run.timeKeeper.advance(by: duration)
        }
    }
}

extension TUIApplication {
    /// The virtual clock of the app; it requires a launch with `LaunchConfiguration.clock` set to `.virtual`.
    public var clock: TUIClock { TUIClock(app: self) }
}
