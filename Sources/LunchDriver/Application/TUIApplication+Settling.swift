public import LunchElements
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Waits for a frame that is right, and returns it: looks at each that the app shows.
    ///
    /// This is the way to wait for what a program draws that publishes no elements, whether or not it comes to rest.
    /// What such a program leaves behind as it ends is looked at too.
    ///
    /// ```swift
    /// let frame = try app.waitForFrame { $0.grid.text(row: 0) == "Done" }
    /// ```
    ///
    /// - Throws: `TUIError` if no frame was right when the time is over (`timedOut`), if an app that publishes elements has not
    ///   settled at all until then (`unsettled`), and if the app is not running or ends meanwhile.
    @discardableResult
    public func waitForFrame(
        timeout: Duration = .seconds(5), fileID: String = #fileID, line: Int = #line, where isRight: (TUIFrame) -> Bool
    ) throws(TUIError) -> TUIFrame {
        try run.performing("waitForFrame", as: .wait, fileID, line) { () throws(TUIError) in
            try run.settler.frame(until: .now + timeout, timeout, isRight)
        }
    }

    /// How sure it is that the app has settled, as of the last frame; nil as long as it has not been launched.
    public var settling: TUISettling? { lastFrame?.settling }

    /// The last committed frame, whether the app has settled since or not; nil as long as it has not been launched.
    ///
    /// It can still be read once the app has ended.
    public var lastFrame: TUIFrame? { run.lastFrame }

    /// The frame once the app has settled; the last one if it has ended, however it ended.
    ///
    /// - Throws: `TUIError` if the app has not been launched or does not settle in time.
    public func settledFrame(fileID: String = #fileID, line: Int = #line) throws(TUIError) -> TUIFrame {
        try run.performing("settledFrame", as: .read, fileID, line) { () throws(TUIError) in
            try run.settler.lastingFrame()
        }
    }

    /// The frame once the app has settled, for what goes on with an app.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    package func runningFrame() throws(TUIError) -> TUIFrame { try run.settler.settledFrame() }
}
