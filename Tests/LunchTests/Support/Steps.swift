@_spi(Lunch) import LunchWire

/// Steps of tasks, which run when and where a test says.
final class Steps: Sendable {
    private let steps = Lock<[@Sendable () -> Void]>([])

    func add(_ step: @escaping @Sendable () -> Void) { steps.withLock { $0.append(step) } }

    /// Runs all that are there, and those that they add.
    func run() {
        while let step = steps.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { step() }
    }
}
