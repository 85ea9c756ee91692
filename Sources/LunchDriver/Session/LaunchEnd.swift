import LunchProcess

/// The end of a launch: whether it was asked for, and what the test has asked about it.
struct LaunchEnd: Sendable {
    /// True if the test has asked whether the program ended.
    private(set) var isAsked = false

    /// True if the test has asked how the program ended: it received the status.
    private var isStatusAsked = false

    /// True if the app did not open: the error that the launch throws reports everything that went wrong with it.
    private(set) var hasFailedToLaunch = false

    /// True if the end was requested. The way in which the program ends is not reported then.
    private(set) var isRequested = false

    /// True if the end was requested while the program ran.
    private(set) var isByTest = false

    /// The test has asked whether the program ended, and maybe how.
    mutating func noteAsked(withStatus: Bool) {
        isAsked = true
        if withStatus { isStatusAsked = true }
    }

    /// The launch has failed.
    mutating func noteFailedLaunch() { hasFailedToLaunch = true }

    /// The end was requested.
    mutating func noteRequested(whileRunning isRunning: Bool) {
        if !isRequested, isRunning { isByTest = true }
        isRequested = true
    }
}

/// The facts that a test should know of the end and does not.
extension LaunchEnd {
    /// The most important thing that has gone wrong with an app, that has not been reported to its test.
    enum Untold: Equatable {
        /// It broke the protocol.
        case broken([ProtocolViolation])
        /// It ended, and the test has not asked for the end.
        case ended(ExitStatus)
        /// It has not handled what was sent to it.
        case hangs
    }

    /// The state that an app must reach before it is ended.
    enum Goal: Equatable {
        /// It has handled what was sent to it.
        case handled
        /// It has settled as well: the test has found that it hangs, and has caught that.
        case settled
    }

    /// The state that an app must reach before it is ended; nil if there is nothing to wait for any more.
    func goal(in life: Session.Life, _ told: ToldFailures) -> Goal? {
        if life.isOver || hasFailedToLaunch || told.contains(.unsettled) { return nil }
        return told.isCaught(.unsettled) ? .settled : .handled
    }

    /// The problem to report to the test before an app is ended; nil if it knows everything.
    ///
    /// - Parameter publishes: true if the app publishes its elements. An end with status 0 is then reported if it has kept the
    ///   test from something, and the test has caught the error. Another program is done then.
    func untold(
        in life: Session.Life, _ told: ToldFailures, isHandled: Bool, publishes: Bool = false
    ) -> Untold? {
        guard !hasFailedToLaunch else { return nil }
        if !life.violations.isEmpty, !told.contains(.protocolViolation) { return .broken(life.violations) }
        if let end = untoldEnd(life.status, told) { return .ended(end) }
        if publishes, life.status == .exited(0), !isAsked, told.isCaught(.notRunning) { return .ended(.exited(0)) }
        return isHandled || told.contains(.unsettled) ? nil : .hangs
    }

    /// The crash that ended the app while it was hung up, unless the test knows.
    func untoldCrash(_ status: ExitStatus?, _ told: ToldFailures) -> ExitStatus? {
        guard let status, status.isCrash, !hasFailedToLaunch else { return nil }
        return untoldEnd(status, told)
    }

    /// The end of the app, if it is one that a test should know of and does not.
    private func untoldEnd(_ status: ExitStatus?, _ told: ToldFailures) -> ExitStatus? {
        guard let status, status != .exited(0), !told.contains(.notRunning) else { return nil }
        // A test that has only asked whether the app has ended expects it to leave without help.
        if case .exited = status { return isAsked ? nil : status }
        return isStatusAsked ? nil : status
    }

    /// Returns true if no other failure has to report the end of the app: a test has asked for it, or it is a failure itself.
    func tellsOfItself(_ status: ExitStatus?) -> Bool {
        !hasFailedToLaunch && (isRequested || isAsked || status != .exited(0))
    }
}
