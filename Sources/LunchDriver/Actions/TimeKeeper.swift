import LunchCommands
import LunchElements
import LunchWire

/// Lets virtual time pass.
struct TimeKeeper {
    let run: AppRun

    /// The app's time, in nanoseconds since the launch.
    func virtualTime() throws(TUIError) -> Int {
        guard let session = run.session else { throw run.notLaunched() }
        guard let time = session.monitor.read({ $0.sent.virtualTime }) else {
            throw run.bareError(.clock(.notVirtual))
        }
        return time
    }

    func advance(by duration: Duration) throws(TUIError) {
        let time = try virtualTime()
        guard duration >= .zero else { throw run.bareError(.clock(.negative(duration))) }
        let (moment, isTooFar) = time.addingReportingOverflow(duration.nanoseconds())
        guard !isTooFar, duration < .nanoseconds(Int.max) else { throw run.bareError(.clock(.tooFar)) }
        if let unheardReason = run.session?.monitor.read({ $0.unheardReason }) {
            throw run.error(.clock(.unheard(unheardReason)), in: run.lastFrame)
        }
        var before = run.lastFrame
        // It may be that the app takes the clock while it handles what was typed last.
        if before?.clock == nil { before = try run.settler.settledFrame() }
        guard let frame = before, frame.clock != nil else {
            throw run.error(.clock(.notAdopted), in: before)
        }
        let settled = try run.ask(.clock(to: moment), as: .advance(duration))
        guard let clock = settled.clock else { throw run.error(.clock(.untold), in: settled) }
        let count = clock.looseSleeps(since: frame.clock)
        guard count <= 0 else {
            throw run.error(.clock(.looseSleeps(count)), in: settled)
        }
    }
}

extension AppRun {
    /// Lets virtual time pass.
    var timeKeeper: TimeKeeper { TimeKeeper(run: self) }

    /// Sends a message, whose sending changes what is waited for, and returns the frame that answers it.
    ///
    /// - Parameter action: the action that sends it, for the list of the last inputs.
    func ask(
        _ message: TestMessage, as action: TUICommand.Action, timeout: Duration? = nil
    ) throws(TUIError) -> TUIFrame {
        guard session?.tell(message, as: action) == true else {
            throw error(.settling(.notListening), in: lastFrame)
        }
        defer { session?.monitor.mutate { $0.sent.request = nil } }
        return try settler.settledFrame(timeout: timeout)
    }
}
