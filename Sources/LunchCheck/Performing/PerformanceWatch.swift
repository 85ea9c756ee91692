import LunchDriver
import LunchElements
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// A wait until the app rests, according to the system, or a condition holds.
struct PerformanceWatch: Settleable {
    let performance: Performance

    /// The condition under which there is nothing to wait for any more.
    private let isOver: (Facts) -> Bool

    init(_ performance: Performance, orUntil isOver: @escaping (Facts) -> Bool = { _ in false }) {
        self.performance = performance
        self.isOver = isOver
    }

    var now: ContinuousClock.Instant { .now }

    var facts: SettlingFacts { performance.record.read(makeFacts) }

    var latestFrame: TUIFrame { performance.record.read { $0.frame(TUISettling(trust: .unsettled)) } }

    func wait<Answer>(until deadline: ContinuousClock.Instant, _ look: (SettlingFacts) -> Answer?) -> Answer? {
        performance.record.wait(until: deadline) { look(makeFacts($0)) }
    }

    func withProcess<Result>(_ body: ((any WatchedProcess)?) -> Result) -> Result {
        performance.child.withLock { body($0) }
    }

    func withRest<Result>(_ body: (inout Rest) -> Result) -> Result { performance.record.mutate { body(&$0.rest) } }

    func rest(_ settling: TUISettling, _ waits: ThreadWaits, at traffic: Int) -> TUIFrame? {
        performance.record.mutate { record in
            guard record.rest.traffic == traffic, record.noted.status == nil else { return nil }
            let frame = record.rest.frame(of: record.terminal.grid, settling)
            record.rest.begin(frame, waits)
            return frame
        }
    }

    func pausedFrame(at traffic: Int) -> TUIFrame? {
        performance.record.read { record in
            record.rest.traffic == traffic && record.noted.status == nil
                ? record.frame(TUISettling(trust: .unsettled)) : nil
        }
    }

    func quietFrame(after period: Duration) -> TUIFrame? {
        performance.record.read { record in
            record.noted.status == nil && record.lastActivity + period <= .now
                ? record.frame(TUISettling(trust: .quiet)) : nil
        }
    }

    func concludeLoss(isKnown: Bool) {}

    func isHeldUp() -> Bool { false }

    func concludeStandstill() -> Bool { false }

    private func makeFacts(_ record: borrowing Record) -> SettlingFacts {
        SettlingFacts(
            record.rest, teller: record.noted.status != nil || isOver(record.noted) ? .nobody : .system,
            changes: record.rest.traffic, lastActivity: record.lastActivity, isOutputStopped: record.isOutputStopped,
            hasEnded: record.noted.status != nil)
    }
}

extension Record {
    /// The time at which bytes last went either way.
    fileprivate var lastActivity: ContinuousClock.Instant {
        max(rest.lastOutput ?? rest.start, rest.lastInput ?? rest.start)
    }

    /// The screen as a frame of a program that publishes none.
    fileprivate func frame(_ settling: TUISettling) -> TUIFrame { rest.passingFrame(of: terminal.grid, settling) }
}
