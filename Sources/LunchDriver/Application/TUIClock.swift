import LunchElements
import LunchWire

/// The time of an app that was launched with a virtual clock.
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

    /// Lets time pass for the app, and returns once all that fell due has been done.
    ///
    /// Timers fire in the order of their deadlines, each at its own moment, with those that they add; what they and the
    /// tasks that wake up do is waited for, and a frame that shows it. By nothing, what is due already is done.
    ///
    /// - Throws: `TUIError` where the app's clock is not virtual, is not used by the app, or would go back, where the app
    ///   is not in raw mode or does not settle in time, and where a task slept that the app does not know as work.
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
    /// The app's time, where it was launched with a virtual clock (`LaunchConfiguration.clock`).
    public var clock: TUIClock { TUIClock(app: self) }
}
