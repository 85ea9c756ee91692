import LunchElements
import LunchProcess
import LunchWire

/// An app that has something left to do and waits for input instead: it will not do it. The system shows that at once.
extension Session {
    /// The time for which an app is waited for until the system is asked what it does, and until it is asked again.
    static var pause: Duration { .milliseconds(50) }

    /// Returns true if the app waits for input, and so will not handle what it has not handled; it is given up then.
    func givesUpAtRest() -> Bool {
        guard restsForGood({ $0.isStuck }) else { return false }
        let standstill = standstill
        return monitor.mutate { state in
            guard state.isStuck else { return false }
            if state.givenUp == nil { state.giveUp(standstill, waited: nil) }
            return true
        }
    }

    /// Returns true if all that the program has started waits without a limit of time, one of it for input, nothing is left to be
    /// read, and nobody else can wake it.
    ///
    /// Nothing is concluded if anything has gone either way meanwhile.
    ///
    /// - Parameter isUnfinished: whether it has something left to do.
    func restsForGood(_ isUnfinished: (borrowing State) -> Bool) -> Bool {
        guard monitor.read(isUnfinished) else { return false }
        // Whoever has counted something as sent has sent it by then.
        let (child, traffic) = process.withLock { child in (child, monitor.read { $0.rest.traffic }) }
        guard let child,
            case .rests(let frame) = PlainSettler(session: self).wait(until: .now, isOver: { $0.life.isOver }),
            frame.settling.trust == .exact,
            let waits = monitor.read({ $0.rest.traffic == traffic ? $0.rest.known?.waits : nil }),
            waits.threads.allSatisfy(\.isForItsOwn),
            !Set(waits.threads.map(\.process)).contains(where: ProcessReach.mayBeWoken)
        else { return false }
        child.drain()
        return child.isUnchanged(waits) && monitor.read { $0.rest.traffic == traffic && isUnfinished($0) }
    }
}

extension Session.State {
    /// True if the app has not handled what the test did, and does not say either that it works on it.
    var isStuck: Bool { !life.isOver && !unhandled.isEmpty && frame?.busy.isEmpty == true }
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
