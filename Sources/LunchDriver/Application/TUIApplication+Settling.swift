public import LunchElements
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Waits for a frame that meets a condition, and returns the frame.
    ///
    /// This is the way to wait for what a program draws in its own time. The condition is tried on every frame on which
    /// the app settles. If the program publishes no elements, it is tried on the screen at every pause of the program,
    /// or once a second if the program does not pause. If the program ends, it is tried on the last screen, too.
    ///
    /// ```swift
    /// let frame = try app.waitForFrame { $0.grid.text(row: 0) == "Done" }
    /// ```
    ///
    /// - Throws: `TUIError` if no frame met the condition in time (`timedOut`), if an app that publishes elements has
    ///   not settled at all in that time (`unsettled`), and if the app is not running or ends meanwhile.
    @discardableResult
    public func waitForFrame(
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column, where isRight: (TUIFrame) -> Bool
    ) throws(TUIError) -> TUIFrame {
        try run.performing(
            "waitForFrame", as: .wait,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try run.settler.frame(until: .now + timeout.tuiDuration, timeout.tuiDuration, isRight)
        }
    }

    /// The number of bytes that the program has written since the launch, and the time of the last; nil if nothing came.
    package var output: (bytes: Int, time: ContinuousClock.Instant)? {
        run.session?.monitor.read { state in state.rest.lastOutput.map { (state.rest.written, $0) } }
    }

    /// Waits until the program has written more than a number of bytes or has ended, whatever else it does.
    ///
    /// - Returns: the frame at that moment; nil if the program has not written more in time.
    package func frame(afterOutputOf bytes: Int, until deadline: ContinuousClock.Instant) -> TUIFrame? {
        run.session?.monitor.wait(until: deadline) { state in
            state.rest.written > bytes || state.life.isOver ? state.latest : nil
        }
    }

    /// The last frame of the app, even if the app has not settled since; nil before the launch.
    ///
    /// Reading this property does not wait, and still works after the app has ended.
    public var lastFrame: TUIFrame? { run.lastFrame }

    /// Waits until the app has settled, and returns the frame; if the app has ended, returns its last frame.
    ///
    /// The frame's property `settling` tells how certain it is that the app has nothing left to draw.
    ///
    /// - Throws: `TUIError` if the app has not been launched or does not settle in time.
    public func settledFrame(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIFrame {
        try run.performing(
            "settledFrame", as: .read,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try run.settler.lastingFrame()
        }
    }

    /// The frame once the app has settled, for what goes on with an app.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    package func runningFrame() throws(TUIError) -> TUIFrame { try run.settler.settledFrame() }
}
