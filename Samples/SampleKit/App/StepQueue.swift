import Synchronization

/// The steps of tasks that wait for their turn on the thread of the run loop.
final class StepQueue: Sendable {
    private let steps = Mutex<[@Sendable () -> Void]>([])

    /// Adds a step, on any thread, and makes the run loop go round.
    func add(_ step: @escaping @Sendable () -> Void) {
        steps.withLock { $0.append(step) }
        SignalPipe.wake()
    }

    /// Runs all that wait, and those that they add; only the thread of the run loop does.
    func run() {
        while true {
            let next = steps.withLock { steps in
                defer { steps = [] }
                return steps
            }
            if next.isEmpty { return }
            for step in next { step() }
        }
    }
}
