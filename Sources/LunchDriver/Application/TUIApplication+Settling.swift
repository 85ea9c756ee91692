public import LunchElements
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Waits for a frame that is right, and returns it: looks at each on which the app settles.
    ///
    /// This is the way to wait for what a program draws in its own time. One that publishes no elements is looked at whenever
    /// it pauses, and, if it has not paused for a second, as it is. Its last screen is looked at too as it ends.
    ///
    /// ```swift
    /// let frame = try app.waitForFrame { $0.grid.text(row: 0) == "Done" }
    /// ```
    ///
    /// - Throws: `TUIError` if no frame was right when the time is over (`timedOut`), if an app that publishes elements has not
    ///   settled at all until then (`unsettled`), and if the app is not running or ends meanwhile.
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

    /// Waits, without a look at what the program does, until it has written more than so many bytes or has ended.
    ///
    /// - Returns: what it shows then; nil if it has written no more when the time is over.
    package func frame(afterOutputOf bytes: Int, until deadline: ContinuousClock.Instant) -> TUIFrame? {
        run.session?.monitor.wait(until: deadline) { state in
            state.rest.written > bytes || state.life.isOver ? state.latest : nil
        }
    }

    /// The last committed frame, if the app has settled since or not; nil as long as it has not been launched.
    ///
    /// It waits for nothing, and can still be read once the app has ended.
    public var lastFrame: TUIFrame? { run.lastFrame }

    /// Waits until the app has settled, and returns the frame; the last one if it has ended, however it ended.
    ///
    /// The frame's `settling` tells how sure it is that nothing more comes.
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
