@_spi(Lunch) import LunchWire

/// The events on whatever thread, in their order.
final class Notes: Sendable {
    private let notes = Lock<[String]>([])

    func add(_ note: String) { notes.withLock { $0.append(note) } }

    var all: [String] { notes.withLock(\.self) }
}
