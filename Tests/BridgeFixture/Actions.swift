import Synchronization

/// The actions of a loop in its next round.
final class Actions: Sendable {
    private let actions = Mutex<[@Sendable () -> Void]>([])

    func add(_ action: @escaping @Sendable () -> Void) { actions.withLock { $0.append(action) } }

    func take() -> [@Sendable () -> Void] {
        actions.withLock { actions in
            defer { actions = [] }
            return actions
        }
    }
}
