public import LunchElements
import LunchTerminal
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    /// - Throws: `TUIError` if no frame was right when the time is over (`timedOut`), and if the app is not running or
    ///   ends meanwhile.
    @discardableResult
    public func waitForFrame(
        timeout: Duration = .seconds(5), fileID: String = #fileID, line: Int = #line, where isRight: (TUIFrame) -> Bool
    ) throws(TUIError) -> TUIFrame {
        try performing(fileID, line) { () throws(TUIError) in
            do throws(TUIError) {
                if let frame = try waitForFrame(until: .now + timeout, { isRight($0) ? $0 : nil }) { return frame }
            } catch {
                guard error.kind == .notRunning, let last = lastFrame, isRight(last) else { throw error }
                return last
            }
            throw TUIError(.timedOut, message(FailureText.notInTime(name, timeout), lastFrame))
        }
    }

    /// Runs an action, and lets an error of it name the place in the test.
    func performing<Result>(
        _ fileID: String, _ line: Int, _ action: () throws(TUIError) -> Result
    ) throws(TUIError) -> Result {
        do throws(TUIError) {
            return try action()
        } catch {
            noteTold(error)
            throw error.located(fileID, line)
        }
    }

    /// The frame once the app has settled, for what goes on with an app.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    package func runningFrame() throws(TUIError) -> TUIFrame { try settledFrame(for: []) }

    /// The frame once the app has settled; the last one if it has ended.
    func lastingFrame() throws(TUIError) -> TUIFrame {
        do throws(TUIError) {
            return try settledFrame(for: [])
        } catch {
            guard error.kind == .notRunning, let last = lastFrame else { throw error }
            return last
        }
    }

    /// The frame once the app has settled; the last one if the app has ended and the test has asked how.
    func readableFrame(for steps: [QueryStep]) throws(TUIError) -> TUIFrame {
        do throws(TUIError) {
            return try settledFrame(for: steps)
        } catch {
            let isAsked = session?.monitor.read { $0.isEndAsked } ?? false
            guard error.kind == .notRunning, isAsked, let last = lastFrame else { throw error }
            return last
        }
    }

    /// The frame once the app has settled; the steps are those of the query that wants it.
    ///
    /// - Parameter timeout: how long that may take; nil for as long as after any input.
    func settledFrame(for steps: [QueryStep], timeout: Duration? = nil) throws(TUIError) -> TUIFrame {
        guard let session else { throw TUIError(.notRunning, subject(steps) + FailureText.notLaunched()) }
        let timeout = timeout ?? configuration.settleTimeout
        let deadline = ContinuousClock.now + timeout
        let isCooperating = session.monitor.read { $0.frame != nil }
        let frame =
            isCooperating ? session.acknowledgedFrame(until: deadline) : try quietFrame(session, until: deadline)
        if let frame { return frame }
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
        guard let session else { throw TUIError(.notRunning, FailureText.notLaunched()) }
        var seen: Int?
        while true {
            let next = session.monitor.wait(until: deadline) { state -> (frame: TUIFrame?, changes: Int)? in
                if state.status != nil || !state.protocolErrors.isEmpty { return (nil, state.changes) }
                guard state.unsettled.isEmpty, state.changes != seen else { return nil }
                return (state.frame ?? TUIFrame(plain: state.terminal.grid), state.changes)
            }
            guard let next else { return nil }
            guard let frame = next.frame else { throw failure([], of: session, after: configuration.settleTimeout) }
            if let answer = look(frame) { return answer }
            if frame.clock != nil { return nil }
            seen = next.changes
        }
    }

    /// The frame of a program that does not say when it has settled: after it has been quiet for a while.
    private func quietFrame(_ session: Session, until deadline: ContinuousClock.Instant) throws(TUIError) -> TUIFrame? {
        let period = configuration.quietPeriod
        while true {
            let due = session.monitor.read { $0.lastActivity + period }
            let frame = session.monitor.wait(until: min(due, deadline)) { state -> TUIFrame?? in
                if state.status != nil || !state.protocolErrors.isEmpty { return .some(nil) }
                if state.lastActivity + period > .now { return nil }
                return .some(state.frame ?? state.quietFrame())
            }
            if let frame { return frame }
            if .now >= deadline {
                let text = FailureText.neverQuiet(name, period: period, after: configuration.settleTimeout)
                throw TUIError(.unsettled, message(text, lastFrame))
            }
        }
    }

    /// Why there is no settled frame.
    private func failure(_ steps: [QueryStep], of session: Session, after timeout: Duration) -> TUIError {
        let (status, errors, reasons) = session.monitor.read { ($0.status, $0.protocolErrors, $0.unsettled) }
        if !errors.isEmpty {
            return TUIError(.protocolViolation, message(ProtocolText.broken(name, errors), lastFrame))
        }
        if let status {
            return TUIError(.notRunning, message(subject(steps) + FailureText.ended(name, status), lastFrame))
        }
        let text = FailureText.unsettled(
            name, reasons: reasons, modes: session.inputModes, session.standstill, after: timeout)
        return TUIError(.unsettled, message(subject(steps) + text, lastFrame))
    }

    /// The query that is in question, as the beginning of a message about something else.
    private func subject(_ steps: [QueryStep]) -> String {
        steps.isEmpty ? "" : "\(QueryText.text(of: steps)) cannot be looked for. "
    }

    /// A whole message about a failure of this app.
    func message(_ headline: String, _ frame: TUIFrame?, resolution: Resolution? = nil, marking mark: CellRect? = nil)
        -> String
    {
        var text = FailureMessage(headline: headline, resolution: resolution, frame: frame, mark: mark)
        session?.monitor.read { state in
            text.complaints = state.complaints
            text.history = state.history
            text.isOutputStopped = state.isOutputStopped && state.status == nil
        }
        text.isWhole = ProcessInfo.processInfo.environment[FailureReporter.wholeMessages] == "1"
        return text.text
    }
}

extension Session {
    /// The frame on which the app has settled, by its own word; nil where it has ended or the deadline passes first.
    fileprivate func acknowledgedFrame(until deadline: ContinuousClock.Instant) -> TUIFrame? {
        monitor.wait(until: deadline) { state -> TUIFrame?? in
            if state.status != nil || !state.protocolErrors.isEmpty { return .some(nil) }
            return state.unsettled.isEmpty ? .some(state.frame) : nil
        } ?? nil
    }
}
