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

    /// How much virtual time has passed since the launch.
    ///
    /// Where the app was not launched with a virtual clock, a failure is recorded at the caller's line.
    public var now: Duration {
        do {
            return .nanoseconds(try app.virtualTime())
        } catch {
            app.record(error)
            return .zero
        }
    }

    /// Lets time pass for the app, and returns once all that fell due has been done.
    ///
    /// Timers fire in the order of their deadlines, each at its own moment, with those that they add; what they and the
    /// tasks that wake up do is waited for, and a frame that shows it. By nothing, what is due already is done.
    ///
    /// - Throws: `TUIError` where the app's clock is not virtual, is not used by the app, or would go back, where the app
    ///   is not in raw mode or does not settle in time, and where a task slept that the app does not know as work.
    public func advance(by duration: Duration, fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in try app.advance(by: duration) }
    }
}

extension TUIApplication {
    /// The app's time, where it was launched with a virtual clock (`LaunchConfiguration.clock`).
    public var clock: TUIClock { TUIClock(app: self) }

    fileprivate func virtualTime() throws(TUIError) -> Int {
        guard let session else { throw TUIError(.notRunning, FailureText.notLaunched()) }
        guard let time = session.monitor.read({ $0.virtualTime }) else {
            throw TUIError(.clock, VirtualTimeText.notVirtual(name))
        }
        return time
    }

    func advance(by duration: Duration) throws(TUIError) {
        let time = try virtualTime()
        guard duration >= .zero else { throw TUIError(.clock, VirtualTimeText.negative(duration)) }
        let (moment, isTooFar) = time.addingReportingOverflow(duration.nanoseconds())
        guard !isTooFar, duration < .nanoseconds(Int.max) else { throw TUIError(.clock, VirtualTimeText.tooFar()) }
        guard let frame = lastFrame, frame.clock != nil else {
            throw TUIError(.clock, message(VirtualTimeText.notAdopted(name), lastFrame))
        }
        let settled = try ask { state in
            state.history.note("clock.advance(by: \(FailureText.words(duration)))")
            state.virtualTime = moment
            return .clock(to: moment)
        }
        let count = settled.clock?.looseSleeps(since: frame.clock) ?? 0
        guard count <= 0 else { throw TUIError(.clock, message(VirtualTimeText.looseSleeps(name, count), settled)) }
    }

    /// Sends a message, whose sending changes what is waited for, and returns the frame that answers it.
    func ask(
        timeout: Duration? = nil, _ message: (inout Session.State) -> TestMessage
    ) throws(TUIError) -> TUIFrame {
        guard session?.tell(message) == true else {
            throw TUIError(.notListening, self.message(VirtualTimeText.notListening(name), lastFrame))
        }
        defer { session?.monitor.read { $0.request = nil } }
        return try settledFrame(for: [], timeout: timeout)
    }
}
