/// The pace at which input follows input.
///
/// A test that is settled to the microsecond types faster than programs accept: tmux takes what comes within 1 ms for a
/// paste, and others ask the clock as well how far keys are apart. Who sits in a read of the terminal and in nothing else
/// takes each key by itself, and is not kept waiting.
enum Pace {
    /// The time between two inputs of a program that does not acknowledge them.
    static let shortest = Duration.milliseconds(2)
}

extension Session {
    /// Returns once the program may get more input, or has ended.
    func awaitPace() {
        let due = monitor.read { state -> ContinuousClock.Instant? in
            guard !state.acknowledgesInput, !state.rest.readsTerminal else { return nil }
            return state.rest.lastInput.map { $0 + Pace.shortest }
        }
        guard let due, due > .now else { return }
        _ = monitor.wait(until: due) { $0.life.isOver ? true : nil }
    }
}
