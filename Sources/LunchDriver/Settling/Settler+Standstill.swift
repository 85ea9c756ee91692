import LunchElements
import LunchProcess

/// An app that has something left to do and waits for input instead: it will not do it. The system shows that at once.
extension Settler {
    /// Returns true if an app has something left to do, and all that the program has started waits without a limit of time, one
    /// of it for input, nothing is left to be read, and nobody else can wake it.
    ///
    /// Nothing is concluded if anything has gone either way meanwhile.
    mutating func standsForGood() -> Bool {
        // Whoever has counted something as sent has sent it by then.
        let (process, facts) = program.withProcess { ($0, program.facts) }
        guard facts.isUnfinished, let process, looking.drain(process, of: program, until: program.now) else {
            return false
        }
        // Output from before is no news.
        let drained = program.facts
        guard !drained.hasEnded, drained.isUnfinished, drained.input == facts.input,
            case .rests(let frame) = looking.look(at: process, of: program, drained, until: program.now),
            frame.settling.trust == .exact,
            let waits = program.facts.known?.waits,
            waits.threads.allSatisfy(\.isForItsOwn),
            !Set(waits.threads.map(\.process)).contains(where: ProcessReach.mayBeWoken)
        else { return false }
        _ = process.drain(until: nil)
        guard process.isUnchanged(waits, butFor: []) else { return false }
        let last = program.facts
        return !last.hasMoved(since: drained) && last.isUnfinished
    }
}

extension ThreadWait {
    /// The calls in which nobody is waited for but the terminal, time, signals, and what the program has started itself, as
    /// long as its descriptors lead to nobody else.
    private static let calls: Set<String> = [
        "read", "readv", "poll", "ppoll", "select", "pselect6", "epoll_wait", "epoll_pwait", "epoll_pwait2", "futex",
        "futex_waitv", "wait4", "waitid", "pause", "rt_sigsuspend", "rt_sigtimedwait",
    ]

    fileprivate var isForItsOwn: Bool {
        activity == .hasEnded || activity == .waits && Self.calls.contains(call)
    }
}
