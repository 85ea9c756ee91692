extension Session {
    /// The time between two inputs of a program that does not acknowledge them.
    ///
    /// A test that is settled to the microsecond types faster than programs accept: tmux takes input that comes within 1 ms
    /// for a paste, and others ask the clock as well for the distance of keys.
    private static let shortestPace = Duration.milliseconds(2)

    /// Returns once the program may get more input, or has ended.
    ///
    /// A program that sits in a read of the terminal and in nothing else takes each key by itself, and is not kept waiting.
    func awaitPace() {
        let due = monitor.read { state -> ContinuousClock.Instant? in
            guard !state.acknowledgesInput, !state.rest.readsTerminal else { return nil }
            return state.rest.lastInput.map { $0 + Self.shortestPace }
        }
        guard let due, due > .now else { return }
        _ = monitor.wait(until: due) { $0.life.isOver ? true : nil }
    }
}
