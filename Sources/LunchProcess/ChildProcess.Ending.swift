import CLunchProcess
@_spi(Lunch) import LunchWire

extension ChildProcess {
    /// The steps towards an end that was asked for, once this process has hung up on the program.
    ///
    /// Most programs end of that, and their guards need not hear of it. The guard has killed all that it may after twice the
    /// patience. Then the terminal is closed: the system hangs up also for those that no signal of this user reaches, the
    /// programs of another user for example. A process that survives this is left alone.
    struct Ending: Sendable {
        /// A step to take.
        enum Step: Hashable, Sendable {
            /// Have the guard hang up on all others, and end what is left.
            case tell
            /// Close the terminal.
            case hangUp
            /// Wait no longer.
            case letGo
        }

        /// The time that a program may take that ends as soon as it is hung up on.
        static let grace = Duration.milliseconds(2)
        /// The time that killed processes may take to be gone: much longer than they need on a busy machine.
        static let killingTime = Duration.seconds(3)
        /// The time that those may take for which the system hangs up.
        static let hangUpTime = Duration.seconds(1)

        let patience: Duration
        private var next = Step.tell
        /// When the next step is due.
        private(set) var due: ContinuousClock.Instant

        init(patience: Duration, now: ContinuousClock.Instant = .now) {
            self.patience = patience
            due = now + Self.grace
        }

        /// The step that is due, once.
        mutating func step(now: ContinuousClock.Instant = .now) -> Step? {
            guard now >= due else { return nil }
            defer {
                due += next == .tell ? patience + patience + Self.killingTime : Self.hangUpTime
                next = next == .tell ? .hangUp : .letGo
            }
            return next
        }
    }

    /// A process that could not be ended.
    package struct Remnant: Hashable, Sendable {
        /// The effect of the key.
        package let state: ProcessState
        /// The reason why it may not be signalled; nil if it may.
        package let refusal: SystemError?
        /// True if it is the guard itself.
        package let isGuard: Bool

        package init(state: ProcessState, refusal: SystemError? = nil, isGuard: Bool = false) {
            self.state = state
            self.refusal = refusal
            self.isGuard = isGuard
        }
    }

    /// The program and all that it started, parents before their children; none once they are gone.
    package var states: [ProcessState] {
        // The guard has reported that it exits before its identifier can be another process's.
        channel.withLock { $0.isGone || $0.ends == nil ? [] : ProcessState.all(below: guardIdentifier) }
    }

    /// The processes that are left, the guard first.
    package var remnants: [Remnant] {
        let guardian = ProcessState(of: guardIdentifier).map { Remnant(state: $0, isGuard: true) }
        return (guardian.map { [$0] } ?? [])
            + states.map { state in
                let result = lunch_may_signal(state.identifier)
                return Remnant(state: state, refusal: result < 0 ? SystemError(number: -result) : nil)
            }
    }
}
