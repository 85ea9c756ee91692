import LunchProcess
import LunchWire

/// Ends an app, and tells what has gone wrong with it and no failure has told of.
struct Ending {
    let run: AppRun

    /// Ends the app, once it has handled what was sent to it; nothing is left on return.
    func end() {
        account()
        guard let session = run.session else { return }
        conclude(session)
        // What it does as it is hung up is its own business, but for a crash.
        guard let crash = session.monitor.mutate({ $0.takeCrash() }) else { return }
        run.recordAtEnd(.life(.endedUnasked(crash)))
    }

    /// How the app ended, of which the test has asked by this; nil if it still runs after the settle timeout.
    func status() -> ExitStatus? {
        guard let session = run.session else {
            run.record(run.notLaunched())
            return nil
        }
        return session.monitor.take(until: .now + run.configuration.settleTimeout) { state in
            guard let status = state.status else { return nil }
            // How it ended without its guard nobody knows: that stays a failure.
            if status.isKnown { state.account.isEndAsked = true }
            return status
        }
    }

    /// Waits until the app has ended, of which the test has asked by this if it has, or until it runs; false if it has not
    /// or does not when the time is over.
    func wait(forEnd isEnd: Bool, until deadline: ContinuousClock.Instant) -> Bool {
        guard let session = run.session else { return isEnd }
        return session.monitor.take(until: deadline) { state in
            guard (state.status != nil) == isEnd else { return nil }
            if isEnd { state.account.isEndAsked = true }
            return true
        } ?? false
    }

    /// Records what has gone wrong with the app and no failure has told of, once it has handled what was sent to it.
    func account() {
        guard let session = run.session else { return accountForUnanswered() }
        if session.monitor.read({ $0.account.isEnding }) { return }
        let isHandled = session.awaitHandling(run.configuration)
        guard let finding = session.monitor.mutate({ $0.takeFinding(isHandled: isHandled) }) else {
            // What kept the test from looking may have been told.
            let isTold = session.monitor.read { state in
                let account = state.account
                // A test that has caught the error goes on with an answer that is none.
                let isCaught = account.isAskedInVain && account.thrown.contains(.unsettled)
                return !isCaught && !account.told.isDisjoint(with: [.unsettled, .launch])
            }
            return isTold ? () : accountForUnanswered()
        }
        switch finding {
        case .broken(let errors):
            run.recordAtEnd(.violation(errors))
        case .ended(let status):
            run.recordAtEnd(.life(.endedUnasked(status)))
        case .unhandled(let reasons):
            let known = session.monitor.read { $0.givenUp }
            let failure = SettlingFailure.unsettled(
                reasons, modes: session.inputModes, known?.standstill ?? session.standstill,
                after: known.map(\.waited) ?? run.configuration.settleTimeout)
            run.recordAtEnd(.settling(failure))
        }
    }

    /// Records that a question was answered although nobody could look.
    private func accountForUnanswered() {
        guard var failure = run.takeUnanswered() else { return }
        if case .life(.ended(let status)) = failure.cause {
            // The test may have asked how it ended after that, or have been told.
            let account = run.session?.monitor.read { $0.account }
            if account?.isEndAsked == true || account?.told.contains(.notRunning) == true { return }
            failure.cause = .life(.endedUnasked(status))
        }
        run.recordAtEnd(TUIFailure(.life(.unanswered(failure))))
    }

    /// Ends a session; it is an issue of the test where something is left of it.
    func conclude(_ session: Session) {
        let remnants = session.end()
        guard !remnants.isEmpty else { return }
        session.monitor.mutate { _ = $0.account.told.insert(.notRunning) }
        run.recordAtEnd(.life(.left(remnants)))
    }
}

extension Session {
    /// Gives the app the time to handle what was sent to it; false if it has not in the time that any input has.
    ///
    /// A program that does not tell is waited for until it rests, if it has not since something was last sent to it.
    fileprivate func awaitHandling(_ configuration: LaunchConfiguration) -> Bool {
        let (isTelling, isGivenUp, isSettled) = monitor.read { state in
            (
                state.acknowledgesInput, state.givenUp != nil,
                state.sent.history.unsettledSince == nil
            )
        }
        let deadline = isGivenUp ? .now : ContinuousClock.now + configuration.settleTimeout
        if isTelling { return waitForSettled(until: deadline) { $0.isHandled ? true : nil } ?? false }
        if !isGivenUp, !isSettled { _ = plainFrame(until: deadline, configuration.quietPeriod) }
        return true
    }
}

extension Session.State {
    /// Whether the end of the app needs nobody who tells of it: a test has asked for it, or it is a failure by itself.
    var tellsOfItsEnd: Bool { account.isEnding || account.isEndAsked || status != .exited(0) }

    /// What has gone wrong with an app, and no failure of its test has told.
    fileprivate enum Finding {
        /// It broke the protocol.
        case broken([ProtocolViolation])
        /// It ended, and nobody asked.
        case ended(LunchProcess.ExitStatus)
        /// It has not handled what was sent to it, for these reasons.
        case unhandled([UnsettledReason])
    }

    /// The end of the app, if it is one that a test should know of and does not; it counts as told.
    private mutating func takeEnd() -> LunchProcess.ExitStatus? {
        guard let status, status != .exited(0), !account.isEndAsked, account.told.insert(.notRunning).inserted else {
            return nil
        }
        return status
    }

    /// The crash that ended the app while it was hung up; it counts as told.
    fileprivate mutating func takeCrash() -> LunchProcess.ExitStatus? {
        guard let status, status.isCrash, !account.told.contains(.launch) else { return nil }
        return takeEnd()
    }

    /// Whether there is nothing to wait for any more before the app is ended.
    fileprivate var isHandled: Bool {
        life.isOver || !account.told.isDisjoint(with: [.unsettled, .launch]) || unhandled.isEmpty
    }

    /// What is to be told at the end, the most important if there is more; it counts as told.
    fileprivate mutating func takeFinding(isHandled: Bool) -> Finding? {
        guard !account.told.contains(.launch) else { return nil }
        let violations = life.violations
        if !violations.isEmpty, account.told.insert(.protocolViolation).inserted { return .broken(violations) }
        if let end = takeEnd() { return .ended(end) }
        if !isHandled, account.told.insert(.unsettled).inserted { return .unhandled(unhandled) }
        return nil
    }
}
