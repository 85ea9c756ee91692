import LunchElements
import LunchWire

/// Lets virtual time pass.
struct TimeKeeper {
    let run: AppRun

    /// The app's time, in nanoseconds since the launch.
    func virtualTime() throws(TUIError) -> Int {
        guard let session = run.session else { throw TUIError(.life(.notLaunched)) }
        guard let time = session.monitor.read({ $0.virtualTime }) else {
            throw run.bareError(.clock(.notVirtual))
        }
        return time
    }

    func advance(by duration: Duration) throws(TUIError) {
        let time = try virtualTime()
        guard duration >= .zero else { throw run.bareError(.clock(.negative(duration))) }
        let (moment, isTooFar) = time.addingReportingOverflow(duration.nanoseconds())
        guard !isTooFar, duration < .nanoseconds(Int.max) else { throw run.bareError(.clock(.tooFar)) }
        guard let frame = run.lastFrame, frame.clock != nil else {
            throw run.error(.clock(.notAdopted), in: run.lastFrame)
        }
        let settled = try run.ask { state in
            state.history.note("clock.advance(by: \(DurationText.words(duration)))")
            state.virtualTime = moment
            return .clock(to: moment)
        }
        let count = settled.clock?.looseSleeps(since: frame.clock) ?? 0
        guard count <= 0 else {
            throw run.error(.clock(.looseSleeps(count)), in: settled)
        }
    }
}

extension AppRun {
    /// Lets virtual time pass.
    var timeKeeper: TimeKeeper { TimeKeeper(run: self) }

    /// Sends a message, whose sending changes what is waited for, and returns the frame that answers it.
    func ask(
        timeout: Duration? = nil, _ message: (inout Session.State) -> TestMessage
    ) throws(TUIError) -> TUIFrame {
        guard session?.tell(message) == true else {
            throw error(.settling(.notListening), in: lastFrame)
        }
        defer { session?.monitor.read { $0.request = nil } }
        return try settler.settledFrame(timeout: timeout)
    }
}
