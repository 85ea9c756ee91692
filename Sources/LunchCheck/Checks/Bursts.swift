import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The check that an app handles each of many keys that it reads at once.
enum Bursts {
    /// Letters for a field, and ways through a list.
    private static let keys: [TUIKeyboardKey] =
        ["q", "u", "i", "c", "k", "b", "r", "o", "w", "n"]
        + [.downArrow, .downArrow, .downArrow, .upArrow, .tab, .downArrow, .downArrow, .upArrow, .tab, "f", "o", "x"]

    static func handled(_ subject: Subject) throws(Finding) {
        let (before, single) = try sights(subject, atOnce: false)
        if before == single { throw .skipped("no key that was tried changes what the app shows") }
        let burst = try sights(subject, atOnce: true).after
        // A framework that draws only what has changed may leave other rests on the screen.
        if burst == single || burst.tree == single.tree && single.tree != before.tree { return }
        guard try sights(subject, atOnce: false).after == single else {
            throw .skipped("the app shows something else each time that it gets the same keys")
        }
        throw .fails(
            seen: "\(keys.count) keys in one write show something else than one by one: "
                + "\(burst.difference(from: single)).",
            cause: "The app counts all that a read returns, and handles only some of it.",
            change: "Handle each key that a read returns, in its order. A read may return many keys.")
    }

    /// The elements and the screen before the keys, and after them.
    private static func sights(_ subject: Subject, atOnce: Bool) throws(Finding) -> (before: Sight, after: Sight) {
        let trial = try Trial.opened(subject, .still)
        defer { trial.end() }
        guard trial.isStill() else { throw .skipped("the app goes on drawing by itself") }
        trial.focusField()
        let before = trial.sight
        let parts = keys.map { trial.bytes(of: $0) }
        for part in atOnce ? [parts.flatMap(\.self)] : parts {
            trial.send(part)
            guard try trial.acknowledgementOrEnd(of: "keys") == nil else {
                throw .skipped("the app does not acknowledge these keys, which other checks are about")
            }
        }
        trial.rest()
        return (before, trial.sight)
    }
}
