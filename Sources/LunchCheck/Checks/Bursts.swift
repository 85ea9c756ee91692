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

    static func handled(_ app: CheckedApp) throws(Finding) {
        let (before, single) = try sights(app, atOnce: false)
        if before == single { throw .skipped("none of the tried keys changes the screen") }
        let burst = try sights(app, atOnce: true).after
        // A framework that draws only what has changed may leave other rests on the screen.
        if burst == single || burst.tree == single.tree && single.tree != before.tree { return }
        guard try sights(app, atOnce: false, repetition: 1).after == single else {
            throw .skipped("the same keys have a different effect each time")
        }
        throw .fails(
            seen: "\(keys.count) keys in one write have a different effect than one by one: "
                + "\(burst.difference(from: single)).",
            cause: "The app counts everything that a read returns, but handles only part of it.",
            change: "Handle each key that a read returns, in its order. A read may return many keys.")
    }

    /// The elements and the screen before the keys, and after them.
    private static func sights(
        _ app: CheckedApp, atOnce: Bool, repetition: Int = 0
    ) throws(Finding) -> (before: Sight, after: Sight) {
        let inputs: [Deed] = atOnce ? [.input(.keys(keys))] : keys.map { .input(.key($0)) }
        let transcript = try app.opened(
            .still, [.rest, .watch(.stillness), .focusField] + inputs + [.rest], repetition: repetition)
        guard transcript.isStill else { throw .skipped("the app continues to draw without input") }
        let moments = transcript.moments.drop { if case .input = $0.deed { false } else { true } }
        for moment in moments where try moment.shortfallOrEnd(of: "keys") != nil {
            throw .skipped("the app does not acknowledge these keys; other checks report that")
        }
        return (moments.first?.before.sight ?? transcript.opened.sight, transcript.facts.sight)
    }
}
