import LunchProcess

extension Session {
    /// The stage of a session's life.
    ///
    /// | in | launched | refused | violated | ended | gone |
    /// | --- | --- | --- | --- | --- | --- |
    /// | starting | running | refused | broken | ended | gone |
    /// | running | | | broken | ended | gone |
    /// | refused | | | | ended | gone |
    /// | broken | | | broken, by one more | ended | gone |
    /// | ended | | ended after that, if after nothing | ended after that, if not after a refusal | | gone |
    /// | gone | | | | | |
    enum Life: Equatable, Sendable {
        /// The state until the launch has succeeded.
        case starting

        /// The state once the launch has succeeded.
        case running

        /// The state once the app has said why it could not open: it is about to leave.
        case refused(String)

        /// The state once the app has broken the protocol: it may continue, but nothing that it says is believed any more.
        case broken([ProtocolViolation])

        /// The state once the program has ended; what it wrote, and others that it has started, may still be about.
        case ended(ExitStatus, after: Fault? = nil)

        /// The state once nothing that the program started is left, or what is left was let go of.
        case gone(ExitStatus, after: Fault? = nil, left: [ChildProcess.Remnant] = [])

        /// The fault before the program ended: the first one, since others probably follow from it.
        enum Fault: Equatable, Sendable {
            /// The app said why it could not open.
            case refused(String)

            /// The app broke the protocol.
            case broken([ProtocolViolation])
        }
    }
}

extension Session.Life {
    /// The number of wrong messages that are remembered.
    private static let violationLimit = 8

    /// True if nothing more can be expected of the app: it has ended, or its messages are no longer trusted.
    var isOver: Bool {
        switch self {
        case .starting, .running, .refused: false
        case .broken, .ended, .gone: true
        }
    }

    /// True if nothing that the program started is left, or what is left was let go of.
    var isGone: Bool {
        if case .gone = self { true } else { false }
    }

    /// The end of the program; nil while it runs.
    var status: ExitStatus? {
        switch self {
        case .starting, .running, .refused, .broken: nil
        case .ended(let status, _), .gone(let status, _, _): status
        }
    }

    /// The first fault; nil if there was none.
    var fault: Fault? {
        switch self {
        case .starting, .running: nil
        case .refused(let reason): .refused(reason)
        case .broken(let violations): .broken(violations)
        case .ended(_, let fault), .gone(_, let fault, _): fault
        }
    }

    /// The ways in which the app broke the protocol; empty if it has not.
    var violations: [ProtocolViolation] {
        if case .broken(let violations) = fault { violations } else { [] }
    }
}

extension Session.Life {
    /// The launch has succeeded.
    mutating func launched() {
        if case .starting = self { self = .running }
    }

    /// The app has reported why it could not open.
    mutating func refused(_ reason: String) {
        switch self {
        case .starting: self = .refused(reason)
        case .ended(let status, after: nil): self = .ended(status, after: .refused(reason))
        case .running, .refused, .broken, .ended, .gone: break
        }
    }

    /// The app has broken the protocol.
    mutating func violated(_ violation: ProtocolViolation) {
        switch self {
        case .starting, .running: self = .broken([violation])
        case .broken(let earlier): self = .broken(Self.adding(violation, to: earlier))
        case .ended(let status, after: nil): self = .ended(status, after: .broken([violation]))
        case .ended(let status, after: .broken(let earlier)):
            self = .ended(status, after: .broken(Self.adding(violation, to: earlier)))
        case .refused, .ended, .gone: break
        }
    }

    /// The program has ended.
    mutating func ended(_ status: ExitStatus) {
        if self.status == nil { self = .ended(status, after: fault) }
    }

    /// No process is left except these, which could not be ended. The end of the program is reported before.
    mutating func gone(left remnants: [ChildProcess.Remnant]) {
        if !isGone { self = .gone(status ?? .unended, after: fault, left: remnants) }
    }

    /// The processes that are left, once; nil as long as some may still go.
    mutating func takeRemnants() -> [ChildProcess.Remnant]? {
        guard case .gone(let status, let fault, let remnants) = self else { return nil }
        self = .gone(status, after: fault)
        return remnants
    }

    private static func adding(
        _ violation: ProtocolViolation, to earlier: [ProtocolViolation]
    ) -> [ProtocolViolation] {
        earlier.count < violationLimit ? earlier + [violation] : earlier
    }
}
