import LunchDriver
import LunchElements
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// A trial that is waited for until the app rests, as the system tells it, or a condition holds.
struct TrialWatch: Settleable {
    let trial: Trial

    /// The condition under which there is nothing to wait for any more.
    private let isOver: (borrowing Trial.State) -> Bool

    init(_ trial: Trial, orUntil isOver: @escaping (borrowing Trial.State) -> Bool = { _ in false }) {
        self.trial = trial
        self.isOver = isOver
    }

    var now: ContinuousClock.Instant { .now }

    var facts: SettlingFacts { trial.state.read(makeFacts) }

    var latestFrame: TUIFrame { trial.state.read { $0.frame(TUISettling(trust: .unsettled)) } }

    func wait<Answer>(until deadline: ContinuousClock.Instant, _ look: (SettlingFacts) -> Answer?) -> Answer? {
        trial.state.wait(until: deadline) { look(makeFacts($0)) }
    }

    func withProcess<Result>(_ body: ((any WatchedProcess)?) -> Result) -> Result { trial.child.withLock { body($0) } }

    func withRest<Result>(_ body: (inout Rest) -> Result) -> Result { trial.state.mutate { body(&$0.rest) } }

    func rest(_ settling: TUISettling, _ waits: ThreadWaits, at traffic: Int) -> TUIFrame? {
        trial.state.mutate { state in
            guard state.rest.traffic == traffic, state.status == nil else { return nil }
            let frame = state.rest.frame(of: state.terminal.grid, settling)
            state.rest.begin(frame, waits)
            return frame
        }
    }

    func pausedFrame(at traffic: Int) -> TUIFrame? {
        trial.state.read { state in
            state.rest.traffic == traffic && state.status == nil ? state.frame(TUISettling(trust: .unsettled)) : nil
        }
    }

    func quietFrame(after period: Duration) -> TUIFrame? {
        trial.state.read { state in
            state.status == nil && state.lastActivity + period <= .now ? state.frame(TUISettling(trust: .quiet)) : nil
        }
    }

    func concludeLoss(isKnown: Bool) {}

    func isHeldUp() -> Bool { false }

    func concludeStandstill() -> Bool { false }

    private func makeFacts(_ state: borrowing Trial.State) -> SettlingFacts {
        SettlingFacts(
            state.rest, teller: state.status != nil || isOver(state) ? .nobody : .system,
            changes: state.rest.traffic, lastActivity: state.lastActivity, isOutputStopped: state.isOutputStopped,
            hasEnded: state.status != nil)
    }
}

extension Trial.State {
    /// The time at which bytes last went either way.
    fileprivate var lastActivity: ContinuousClock.Instant {
        max(rest.lastOutput ?? rest.start, rest.lastInput ?? rest.start)
    }

    /// The screen as a frame of a program that publishes none.
    fileprivate func frame(_ settling: TUISettling) -> TUIFrame { rest.passingFrame(of: terminal.grid, settling) }
}
