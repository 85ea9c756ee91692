import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// Waits until an app has settled, or shows what is waited for.
struct Settler {
    let run: AppRun

    /// The first frame that is right; what an app leaves behind as it ends is looked at too.
    ///
    /// - Throws: if none was right when the time is over, and if the app ends meanwhile.
    func frame(
        until deadline: ContinuousClock.Instant, _ timeout: Duration, _ isRight: (TUIFrame) -> Bool
    ) throws(TUIError) -> TUIFrame {
        do throws(TUIError) {
            if let frame = try waitForFrame(until: deadline, { isRight($0) ? $0 : nil }) { return frame }
        } catch {
            guard error.kind == .notRunning, let last = run.lastFrame, isRight(last) else { throw error }
            return last
        }
        throw run.error(.expectation(.frame(within: timeout)), in: run.lastFrame)
    }

    /// The frame once the app has settled; the last one if it has ended.
    func lastingFrame() throws(TUIError) -> TUIFrame {
        do throws(TUIError) {
            return try settledFrame()
        } catch {
            guard error.kind == .notRunning, let last = run.lastFrame else { throw error }
            return last
        }
    }

    /// The frame once the app has settled; the last one if the app has ended and the test has asked how.
    func readableFrame(for steps: [QueryStep]) throws(TUIError) -> TUIFrame {
        do throws(TUIError) {
            return try settledFrame(for: steps)
        } catch {
            let isAsked = run.session?.monitor.read { $0.account.isEndAsked } ?? false
            guard error.kind == .notRunning, isAsked, let last = run.lastFrame else { throw error }
            return last
        }
    }

    /// The frame once the app has settled; the steps are those of the query that wants it.
    ///
    /// - Parameter timeout: how long that may take; nil for as long as after any input.
    func settledFrame(for steps: [QueryStep] = [], timeout: Duration? = nil) throws(TUIError) -> TUIFrame {
        guard let session = run.session else { throw run.bareError(.life(.notLaunched), steps) }
        let timeout = timeout ?? run.configuration.settleTimeout
        let deadline = ContinuousClock.now + timeout
        let isCooperating = session.monitor.read { $0.acknowledgesInput }
        let frame =
            isCooperating ? session.acknowledgedFrame(until: deadline) : try quietFrame(session, until: deadline)
        if let frame {
            run.tellSettled(frame)
            return frame
        }
        throw failure(steps, of: session, after: timeout)
    }

    /// Waits for a frame about which a look gives an answer; nil where the deadline passes first.
    ///
    /// An app that publishes frames is looked at whenever it has settled on a new one, any other program whenever it
    /// has drawn. One whose time is virtual is not waited for once it has settled: nothing but the test changes it then.
    ///
    /// - Throws: where the app ends meanwhile or breaks the protocol.
    func waitForFrame<Answer>(
        until deadline: ContinuousClock.Instant, _ look: (TUIFrame) -> Answer?
    ) throws(TUIError) -> Answer? {
        guard let session = run.session else { throw run.bareError(.life(.notLaunched)) }
        var seen: Int?
        while true {
            let next = session.monitor.wait(until: deadline) { state -> (frame: TUIFrame?, changes: Int)? in
                if state.life.isOver { return (nil, state.changes) }
                guard state.unsettled.isEmpty, state.changes != seen else { return nil }
                return (state.shown.latest, state.changes)
            }
            guard let next else { return nil }
            guard let frame = next.frame else { throw failure([], of: session, after: run.configuration.settleTimeout) }
            run.tellSettled(frame)
            if let answer = look(frame) { return answer }
            if frame.clock != nil { return nil }
            seen = next.changes
        }
    }

    /// The frame of a program that does not say when it has settled: after it has been quiet for a while.
    private func quietFrame(_ session: Session, until deadline: ContinuousClock.Instant) throws(TUIError) -> TUIFrame? {
        let period = run.configuration.quietPeriod
        while true {
            let due = session.monitor.read { $0.lastActivity + period }
            let frame = session.monitor.take(until: min(due, deadline)) { state -> TUIFrame?? in
                if state.life.isOver { return .some(nil) }
                if state.lastActivity + period > .now { return nil }
                return .some(state.frame ?? state.quietFrame())
            }
            if let frame { return frame }
            if .now >= deadline {
                let failure = SettlingFailure.neverQuiet(period: period, after: run.configuration.settleTimeout)
                throw run.error(.settling(failure), in: run.lastFrame)
            }
        }
    }

    /// Why there is no settled frame.
    private func failure(_ steps: [QueryStep], of session: Session, after timeout: Duration) -> TUIError {
        let (status, errors, reasons) = session.monitor.read { ($0.status, $0.life.violations, $0.unsettled) }
        if !errors.isEmpty {
            return run.error(.violation(errors), steps, in: run.lastFrame)
        }
        if let status {
            return run.error(.life(.ended(status)), steps, in: run.lastFrame)
        }
        let failure = SettlingFailure.unsettled(
            reasons, modes: session.inputModes, session.standstill, after: timeout)
        return run.error(.settling(failure), steps, in: run.lastFrame)
    }
}

extension AppRun {
    /// Waits until the app has settled.
    var settler: Settler { Settler(run: self) }
}

extension Session {
    /// The frame on which the app has settled, by its own word; nil where it has ended or the deadline passes first.
    fileprivate func acknowledgedFrame(until deadline: ContinuousClock.Instant) -> TUIFrame? {
        monitor.wait(until: deadline) { state -> TUIFrame?? in
            if state.life.isOver { return .some(nil) }
            return state.unsettled.isEmpty ? .some(state.frame) : nil
        } ?? nil
    }
}
