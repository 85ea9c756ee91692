import Synchronization

/// Counts calls.
final class Calls: Sendable {
    private let calls = Atomic(0)

    func add() { calls.add(1, ordering: .relaxed) }

    var count: Int { calls.load(ordering: .relaxed) }
}
