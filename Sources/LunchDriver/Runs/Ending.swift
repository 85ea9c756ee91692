import LunchProcess
import LunchWire

/// Ends an app, and reports what has gone wrong with it and no failure has reported.
struct Ending {
    let run: AppRun

    /// Ends the app, once it has handled what was sent to it; nothing is left on return.
    func end() {
        tellUntold()
        guard let session = run.session else { return }
        conclude(session)
        // Its acts as it is hung up are its own business, but for a crash.
        guard let crash = session.monitor.read({ $0.end.untoldCrash($0.status, session.told) }) else { return }
        tell(.life(.endedUnasked(crash, of: run.launch?.owner)), of: session)
    }

    /// The end of the app, of which the test has asked by this; nil if it still runs when the time is over.
    func status(within timeout: Duration) throws(TUIError) -> ExitStatus? {
        guard let session = run.session else { throw run.notLaunched() }
        return session.monitor.take(within: timeout) { state in
            guard let status = state.status else { return nil }
            // An end without its guard can't be observed: that stays a failure.
            if status.isKnown { state.end.noteAsked(withStatus: true) }
            return status
        }
    }

    /// Waits until the app has ended, of which the test has asked by this if it has, or until it runs; false if it has not
    /// or does not when the time is over. The test does not receive the status, so an end by a signal stays a failure.
    func wait(forEnd isEnd: Bool, within timeout: Duration) -> Bool {
        guard let session = run.session else { return isEnd }
        return session.monitor.take(within: timeout) { state in
            guard (state.status != nil) == isEnd else { return nil }
            if isEnd { state.end.noteAsked(withStatus: false) }
            return true
        } ?? false
    }

    /// Records what has gone wrong with the app and no failure has reported, once it has handled what was sent to it.
    func tellUntold() {
        guard let session = run.session else { return tellUnanswered() }
        if session.monitor.read({ $0.end.isRequested }) {
            // It has ended as it did not open, and the error may have been caught.
            let hasFailed = session.monitor.read { $0.end.hasFailedToLaunch }
            if hasFailed, !session.told.contains(.launch) { tellUnanswered() }
            return
        }
        let isHandled = session.awaitHandling(run.configuration)
        switch session.monitor.read({
            $0.end.untold(in: $0.life, session.told, isHandled: isHandled, publishes: $0.publishesTree)
        }) {
        case .broken(let errors): tell(.violation(errors), of: session)
        case .ended(let status): tell(.life(.endedUnasked(status, of: run.launch?.owner)), of: session)
        case .hangs:
            let known = session.monitor.read { $0.givenUp }
            let timeout = known?.waited ?? run.configuration.settleTimeout
            tell(.settling(session.standingStill(after: timeout, known)), of: session)
        case nil:
            // The reason that kept the test from looking may have been reported.
            if !session.told.contains(.unsettled) { tellUnanswered() }
        }
    }

    /// Records that a question was answered although the screen could not be read.
    private func tellUnanswered() {
        guard var failure = run.takeUnanswered() else { return }
        if case .life(.ended(let status)) = failure.cause {
            // The test may have asked how it ended after that.
            if run.session?.monitor.read({ $0.end.isAsked }) == true { return }
            failure.cause = .life(.endedUnasked(status, of: run.launch?.owner))
        }
        var reason = failure
        (reason.opening, reason.waited) = (nil, nil)
        failure.cause = .life(.unanswered(reason))
        let unanswered = run.found(failure)
        guard let session = run.session else { return FailureReporter.record(unanswered, run.listeners) }
        tell(unanswered, of: session)
    }

    /// Records what was found at the end of the app, for the test that launched it, unless it has been reported to that test.
    private func tell(_ cause: FailureCause, of session: Session) {
        tell(run.found(run.error(cause, in: run.lastFrame).failure), of: session)
    }

    private func tell(_ failure: TUIFailure, of session: Session) {
        let listeners = run.listeners
        Delivery.tell(failure.kind, noting: session.told, for: failure.launch?.owner?.id) {
            FailureReporter.record(failure, listeners)
        }
    }

    /// Ends a session; it is an issue of the test where something is left of it.
    func conclude(_ session: Session) {
        let remnants = session.end()
        run.tellRest()
        guard !remnants.isEmpty else { return }
        session.told.note(.notRunning)
        var failure = run.error(.life(.left(remnants)), in: run.lastFrame).failure
        failure.launch = run.launch
        tell(failure, of: session)
    }
}

extension Session {
    /// Gives the app the time to handle what was sent to it; false if it has not in the time that any input has.
    ///
    /// A program that does not report it is waited for until it rests, if it has not since something was last sent to it.
    fileprivate func awaitHandling(_ configuration: LaunchConfiguration) -> Bool {
        let (isTelling, isGivenUp, isSettled) = monitor.read { state in
            (state.acknowledgesInput, state.givenUp != nil, state.sent.history.unsettledSince == nil)
        }
        let isHung = told.isCaught(.unsettled)
        let deadline = isGivenUp ? .now : ContinuousClock.now + configuration.settleTimeout
        if isTelling {
            let handling = SessionWatch(self) { [told] in $0.facts(teller: $0.isHandled(told) ? .nobody : .app) }
            switch Settler(handling, quietPeriod: configuration.quietPeriod).wait(until: deadline, { _, _ in () }) {
            case .over, .answer: break
            case .standsStill, .late: return false
            }
            if !isGivenUp { awaitRest(until: min(deadline, .now + RestJudge.longest), configuration.quietPeriod) }
            return true
        }
        guard isHung || !isGivenUp && !isSettled else { return true }
        let frame = settledFrame(until: deadline, configuration.quietPeriod)
        return frame != nil || !isHung || monitor.read { $0.life.isOver }
    }

    /// Waits until an app that has handled its input rests, according to the system: it may still compute, or wake soon.
    private func awaitRest(until deadline: ContinuousClock.Instant, _ quietPeriod: Duration) {
        let resting = SessionWatch(self) { $0.facts(teller: $0.life.isOver ? .nobody : .system) }
        // Only what the system reports is waited for.
        _ = Settler(resting, quietPeriod: quietPeriod).wait(until: deadline) { _, moment in moment == .pauses ? nil : ()
        }
    }
}

extension Session.State {
    /// True if there is nothing to wait for any more before the app is ended.
    fileprivate func isHandled(_ told: ToldFailures) -> Bool {
        switch end.goal(in: life, told) {
        case nil: true
        case .handled: unhandled.isEmpty
        case .settled: unsettled.isEmpty
        }
    }
}
