import LunchProcess
import LunchWire
import Synchronization

extension TUIApplication {
    /// Whether an app runs, in XCUITest's words.
    public enum State: Hashable, Sendable {
        /// It has not been launched, or has ended.
        case notRunning
        /// It runs, and its terminal is open.
        case runningForeground
    }

    /// How a program ended, in Swift Testing's words (`#expect(processExitsWith:)`).
    public enum ExitStatus: Hashable, Sendable {
        /// It left with a code, from 0 to 255.
        case exitCode(Int)

        /// A signal ended it, by its number (signal(7)).
        case signal(Int)

        /// It left with the code 0.
        public static let success = ExitStatus.exitCode(0)
    }

    /// Whether the app runs now.
    public var state: State {
        let isRunning = session?.monitor.read { $0.status == nil } ?? false
        return isRunning ? .runningForeground : .notRunning
    }

    /// How the app ended; nil if it still runs after the settle timeout.
    ///
    /// It waits for the end, so that it can be read right behind what leads to it; `state` tells at once. A test that
    /// reads it knows how the app ended: a crash or a status other than 0 is then no failure by itself.
    ///
    /// ```swift
    /// try app.press("q")
    /// #expect(app.exitStatus == .success)
    /// ```
    ///
    /// If the app was not launched, a failure is recorded at the caller's line.
    public var exitStatus: ExitStatus? {
        guard let session else {
            record(TUIError(.notRunning, FailureText.notLaunched()))
            return nil
        }
        return session.monitor.wait(until: .now + configuration.settleTimeout) { state -> ExitStatus?? in
            guard let status = state.status else { return nil }
            let known = ExitStatus(status)
            // How it ended without its guard nobody knows: that stays a failure.
            if known != nil { state.isEndAsked = true }
            return .some(known)
        } ?? nil
    }

    /// Waits until the app is in a state; false if it is not when the time is over.
    ///
    /// A test that waits for the end of the app, and sees it, has asked for it: however the app ends is then no failure.
    public func wait(for state: State, timeout: Duration) -> Bool {
        guard let session else { return state == .notRunning }
        return session.monitor.wait(until: .now + timeout) { session in
            guard (session.status == nil) == (state == .runningForeground) else { return nil }
            if state == .notRunning { session.isEndAsked = true }
            return true
        } ?? false
    }

    /// Waits until the app is in a state; false if it is not after so many seconds.
    public func wait(for state: State, timeout seconds: Double) -> Bool {
        wait(for: state, timeout: .seconds(seconds))
    }

    /// Ends the app and everything that it started: hangs up, then terminates, then kills. Nothing is left on return.
    ///
    /// What was sent to it is handled first. If it dies of that, or has died before, by a signal or with a status other
    /// than 0, that is a failure of the test that launched it. It is none if a failure has told of it or the test has
    /// asked (`exitStatus`, `wait(for: .notRunning)`).
    ///
    /// What cannot be ended, a program of another user for example, is recorded as an issue that names it, four seconds
    /// after the killing; it is left alone then.
    public func terminate() {
        end()
    }

    func end() {
        account()
        guard let session else { return }
        conclude(session)
        // What it does as it is hung up is its own business, but for a crash.
        guard let crash = session.monitor.read({ $0.takeCrash() }) else { return }
        recordAtEnd(message(FailureText.endedUnasked(name, crash), lastFrame))
    }

    /// Records what has gone wrong with the app and no failure has told of, once it has handled what was sent to it.
    package func account() {
        let (session, unanswered) = run.withLock { run in
            defer { run.unanswered = nil }
            return (run.session, run.unanswered)
        }
        if let unanswered { recordAtEnd(FailureText.unanswered(unanswered)) }
        guard let session else { return }
        if session.monitor.read({ $0.isEnding }) { return }
        let isHandled = session.awaitHandling(configuration)
        guard let finding = session.monitor.read({ $0.takeFinding(isHandled: isHandled) }) else { return }
        switch finding {
        case .broken(let errors):
            recordAtEnd(message(ProtocolText.broken(name, errors), lastFrame))
        case .ended(let status):
            recordAtEnd(message(FailureText.endedUnasked(name, status), lastFrame))
        case .unhandled(let reasons):
            let text = FailureText.unsettled(
                name, reasons: reasons, modes: session.inputModes, session.standstill,
                after: configuration.settleTimeout)
            recordAtEnd(message(text, lastFrame))
        case .unanswered(let message):
            recordAtEnd(FailureText.unanswered(message))
        }
    }

    func recordAtEnd(_ message: String) {
        guard let launch = run.withLock(\.launch) else { return FailureReporter.record(message) }
        FailureReporter.record(message, of: launch)
    }
}

extension TUIApplication {
    /// Records a failure that cannot be thrown, and remembers that it was told.
    func record(_ error: TUIError, at location: FailureReporter.Location? = nil) {
        noteTold(error)
        FailureReporter.record(error.message, at: location)
    }

    /// Remembers that the test has been told of a failure.
    func noteTold(_ error: TUIError) { session?.monitor.read { _ = $0.told.insert(error.kind) } }

    /// Remembers a question that was answered with "no" although nobody could look; the end tells of it.
    ///
    /// That the app has ended is told by its end.
    func noteUnanswered(_ error: TUIError) {
        guard let session else { return run.withLock { $0.unanswered = $0.unanswered ?? error.message } }
        guard error.kind != .notRunning else { return }
        session.monitor.read { $0.unanswered = $0.unanswered ?? error.message }
    }
}

extension TUIApplication.ExitStatus: CustomStringConvertible {
    /// The status, if the app's own end is known.
    init?(_ status: LunchProcess.ExitStatus) {
        switch status {
        case .exited(let code): self = .exitCode(code)
        case .signalled(let number): self = .signal(number)
        case .unguarded, .unended: return nil
        }
    }

    /// The status as it would be written in a test: `.exitCode(3)`.
    public var description: String {
        switch self {
        case .exitCode(let code): ".exitCode(\(code))"
        case .signal(let number): ".signal(\(number))"
        }
    }
}

extension Session {
    /// Gives the app the time to handle what was sent to it; false if it has not in the time that any input has.
    ///
    /// A program that does not tell is waited for until it has been quiet for a while.
    fileprivate func awaitHandling(_ configuration: LaunchConfiguration) -> Bool {
        let (isTelling, quietAt) = monitor.read { state in
            (state.frame != nil, state.history.unsettledSince.map { $0 + configuration.quietPeriod })
        }
        let deadline = isTelling ? .now + configuration.settleTimeout : quietAt ?? .now
        let isHandled = monitor.wait(until: deadline) { $0.isHandled ? true : nil } ?? false
        return isHandled || !isTelling
    }
}

extension Session.State {
    /// What has gone wrong with an app, and no failure of its test has told.
    fileprivate enum Finding {
        /// It broke the protocol.
        case broken([ProtocolViolation])
        /// It ended, and nobody asked.
        case ended(LunchProcess.ExitStatus)
        /// It has not handled what was sent to it, for these reasons.
        case unhandled([String])
        /// A question was answered although nobody could look.
        case unanswered(String)
    }

    /// The end of the app, if it is one that a test should know of and does not; it counts as told.
    private mutating func takeEnd() -> LunchProcess.ExitStatus? {
        guard let status, status != .exited(0), !isEndAsked, told.insert(.notRunning).inserted else { return nil }
        return status
    }

    /// The crash that ended the app while it was hung up; it counts as told.
    fileprivate mutating func takeCrash() -> LunchProcess.ExitStatus? {
        guard let status, status.isCrash, !told.contains(.launch) else { return nil }
        return takeEnd()
    }

    /// Whether there is nothing to wait for any more before the app is ended.
    fileprivate var isHandled: Bool {
        status != nil || !protocolErrors.isEmpty || !told.isDisjoint(with: [.unsettled, .launch]) || unhandled.isEmpty
    }

    /// What is to be told at the end, the most important if there is more; it counts as told.
    fileprivate mutating func takeFinding(isHandled: Bool) -> Finding? {
        guard !told.contains(.launch) else { return nil }
        if !protocolErrors.isEmpty, told.insert(.protocolViolation).inserted { return .broken(protocolErrors) }
        if let end = takeEnd() { return .ended(end) }
        if !isHandled, told.insert(.unsettled).inserted { return .unhandled(unhandled) }
        defer { unanswered = nil }
        return unanswered.flatMap { told.contains(.unsettled) ? nil : .unanswered($0) }
    }
}
