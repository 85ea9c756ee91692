/// Names a timer of an app.
public struct TimerID: Hashable, Sendable {
    let number: Int
}

/// The timers that are still to fire, each with what it does.
struct TimerQueue {
    private struct Entry {
        var id: TimerID
        var due: ContinuousClock.Instant
        var action: () -> Void
    }

    /// In the order in which they fire.
    private var entries: [Entry] = []
    private var lastNumber = 0

    var count: Int { entries.count }

    /// When the next timer is due; nil where there is none.
    var nextDue: ContinuousClock.Instant? { entries.first?.due }

    mutating func add(due: ContinuousClock.Instant, action: @escaping () -> Void) -> TimerID {
        lastNumber += 1
        let entry = Entry(id: TimerID(number: lastNumber), due: due, action: action)
        entries.insert(entry, at: entries.firstIndex { $0.due > due } ?? entries.endIndex)
        return entry.id
    }

    mutating func cancel(_ id: TimerID) {
        entries.removeAll { $0.id == id }
    }

    /// Takes out the next timer that is due and returns what it does; nil where none is.
    mutating func takeDue(at now: ContinuousClock.Instant) -> (() -> Void)? {
        guard let first = entries.first, first.due <= now else { return nil }
        return entries.removeFirst().action
    }
}
