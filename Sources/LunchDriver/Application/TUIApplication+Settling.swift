import LunchCommands
public import LunchElements
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Waits for a [frame](doc:HowLunchWorks) that meets a condition, and returns the frame.
    ///
    /// Use this function if the app needs time before it shows a change, for example because it loads data first. When
    /// the condition is checked depends on the app:
    ///
    /// - If the app [publishes](doc:HowLunchWorks) its elements, the condition is checked on every frame on which the
    ///   app settles.
    /// - If the app does not publish its elements, the condition is checked at every pause of the program (whenever all
    ///   its threads wait). Once the program has run for a second without a pause, the condition is checked repeatedly
    ///   on the current screen.
    /// - If the app ends, the condition is checked on its last frame.
    ///
    /// If the app's clock is virtual, only the test can advance the time. The function therefore stops waiting once the
    /// app has settled.
    ///
    /// The function also stops waiting if the program does not publish its elements and waits for nothing but input: nothing
    /// can change its screen then. A program that has a socket, a named pipe or a watch of files gets the whole timeout.
    ///
    /// ```swift
    /// let frame = try app.waitForFrame { $0.grid.text(row: 0) == "Done" }
    /// ```
    ///
    /// - Parameters:
    ///   - timeout: the longest time to wait for the frame; five seconds by default.
    ///   - isRight: the condition: a closure that returns true for a frame that meets it. It is called on the thread
    ///     that calls this function.
    /// - Throws: `TUIError` if no frame met the condition in time (kind `timedOut`). The kind is `unsettled` if the app
    ///   publishes its elements but did not settle before the timeout expired. The function also throws if the app was not
    ///   launched, or if it has ended and its last frame does not meet the condition. It throws as well if an app that
    ///   publishes its elements has ended, and the test has not waited for the end.
    @discardableResult
    public func waitForFrame(
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column, where isRight: (TUIFrame) -> Bool
    ) throws(TUIError) -> TUIFrame {
        try run.performing(
            .wait(.frame, within: timeout._duration), at: .init(fileID, filePath, line, column)
        ) { () throws(TUIError) in
            try run.settler.frame(until: .now + timeout._duration, timeout._duration, isRight)
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

    /// The most recent [frame](doc:HowLunchWorks) of the app, even if the app has not settled; nil before the launch.
    ///
    /// Reading this property does not wait. After the app has ended, the property keeps the last frame.
    public var lastFrame: TUIFrame? { run.lastFrame }

    /// Waits until the app has [settled](doc:HowLunchWorks), and returns the frame that it shows then.
    ///
    /// The property `settling` of the frame describes how certain it is that the app has settled. If the app has ended,
    /// the function returns the app's last frame, if tests may read it.
    ///
    /// - Throws: `TUIError` if the app has not been launched or does not settle within
    ///   ``LaunchConfiguration/settleTimeout``. The function also throws if an app that publishes its elements has ended,
    ///   and the test has not waited for the end with `waitForExit()` or `wait(for: .notRunning)`.
    public func settledFrame(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIFrame {
        try run.performing(
            .read(.init([], "settledFrame")), at: .init(fileID, filePath, line, column)
        ) { () throws(TUIError) in
            try run.settler.lastingFrame()
        }
    }

    /// Waits until all requests that the program has sent to the network are answered and it has settled, and returns
    /// whether that was so before the timeout expired.
    ///
    /// ```swift
    /// try app.press(.return)
    /// #expect(app.waitForAnswers())
    /// #expect(app.text("3 results").exists)
    /// ```
    ///
    /// A request is open from the moment when the program sends something over a TCP connection until it receives
    /// something over that connection, or while the connection is being established. The function also waits if the
    /// program draws in the meantime, for example a spinner.
    ///
    /// If the program does not publish its elements, open requests are in the `waits` of its frames.
    ///
    /// - Returns: `true` if no request is open, or if the program has ended; `false` if the timeout expires, if the program
    ///   does not settle, or if the operating system does not report requests. Only Linux reports them.
    public func waitForAnswers(
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let (run, deadline) = (run, ContinuousClock.now + timeout._duration)
        return run.noting(
            .wait(.answers, within: timeout._duration), at: .init(fileID, filePath, line, column)
        ) {
            var backoff = Backoff()
            while let watch = run.session.map({ SessionWatch($0) }) {
                let left = max(.zero, ContinuousClock.now.duration(to: deadline))
                let facts = watch.facts
                // An app that does not settle may have an answer that it has not shown.
                guard let frame = try? run.settler.settledFrame(timeout: left) else { return state == .notRunning }
                switch frame.settling.trust {
                case .exact, .bounded: if !frame.settling.waits.contains(where: { $0.peer != nil }) { return true }
                case .acknowledged:
                    guard let isOpen = watch.hasOpenRequests(until: deadline) else { return false }
                    if !isOpen, !watch.facts.hasMoved(since: facts) { return true }
                case .quiet, .unsettled: return false
                }
                if left == .zero { return false }
                // An answer need not change the screen.
                _ = watch.wait(until: min(deadline, .now + backoff.next())) { $0.hasMoved(since: facts) ? true : nil }
            }
            return false
        }
    }

    /// The frame once the app has settled, for what continues with an app.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    package func runningFrame() throws(TUIError) -> TUIFrame { try run.settler.settledFrame() }
}
