import LunchWire

/// What happened on whatever thread, in its order.
final class Notes: Sendable {
    private let notes = Lock<[String]>([])

    func add(_ note: String) { notes.withLock { $0.append(note) } }

    var all: [String] { notes.withLock(\.self) }
}
