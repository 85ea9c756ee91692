import LunchProcess

extension Session {
    /// The processor time from which on a program is taken to compute, and not to be on its way into a wait.
    private static let longestWay = Duration.milliseconds(20)

    /// The time between two inputs of a program that does not acknowledge them.
    ///
    /// A test that is settled to the microsecond types faster than programs accept: tmux takes input that comes within 1 ms
    /// for a paste, and others ask the clock as well for the distance of keys.
    private static let shortestPace = Duration.milliseconds(2)

    /// Returns once the program may get more input, or has ended.
    ///
    /// A program that sits in a read of the terminal and in nothing else takes each key on its own, and is not kept waiting.
    func awaitPace() {
        let due = monitor.read { state -> ContinuousClock.Instant? in
            guard !state.acknowledgesInput, !state.rest.readsTerminal else { return nil }
            return state.rest.lastInput.map { $0 + Self.shortestPace }
        }
        guard let due, due > .now else { return }
        _ = monitor.wait(until: due) { $0.life.isOver ? true : nil }
    }
    /// Returns once nothing of the program is on its way into a wait: all of it sleeps, computes, or has ended.
    ///
    /// A signal ends a wait. But a program that checks for a signal and then waits, as each program in Python does that reads
    /// its terminal, does not hear of one that comes in between before the next key.
    ///
    /// - Parameter deadline: the time at which it returns in any case.
    func awaitSleep(until deadline: ContinuousClock.Instant) {
        var backoff = Backoff()
        var begun: [Int32: Duration] = [:]
        while deadline > .now {
            let running = states.filter { $0.activity == .runs }
            for state in running where begun[state.identifier] == nil { begun[state.identifier] = state.used }
            let isOnItsWay = running.contains { $0.used - (begun[$0.identifier] ?? .zero) < Self.longestWay }
            guard isOnItsWay else { return }
            let pause = backoff.next()
            // It may be waiting for this very processor.
            if pause == .zero { Processor.yield() }
            if monitor.wait(until: min(deadline, .now + pause), { $0.life.isOver ? true : nil }) == true { return }
        }
    }
}
