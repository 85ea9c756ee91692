import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The frames that an app showed at some keys, one after the other.
struct Walk: Sendable {
    struct Step: Sendable {
        /// The key's name.
        let deed: String
        /// The letter that was typed; nil for another key.
        let letter: String?
        /// The frames since then, the last ones of many.
        let frames: [ShownFrame]
        /// The number of bytes that had been sent with the key and before it.
        let sent: Int
        /// The elements, and the screen that belongs to them, once the app rested.
        let tree: AccessibilityNode?
        let grid: TUIGrid
        /// The output after the last frame, if no frame came after it; nil if that does not show.
        let behind: [UInt8]?
    }

    /// The deed of the first step.
    private static let opening = "opening"

    /// The steps, the opening first.
    let steps: [Step]

    /// Each step with the one before.
    var pairs: [(before: Step, after: Step)] { Array(zip(steps, steps.dropFirst())) }

    /// The keys at which the screen has changed.
    var changes: [String] {
        pairs.filter { $0.after.grid.firstDifference(from: $0.before.grid) != nil }.map(\.after.deed)
    }

    /// The reason why a check of the frames at keys is skipped: none of them has shown anything.
    var nothingShown: String {
        let names = steps.dropFirst().map(\.deed)
        let keys = names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
        return keys.isEmpty
            ? "the app acknowledges no key"
            : "no key that was tried changes the screen (\(keys.joined(separator: ", ")))"
    }
}

extension Walk {
    /// The walk of a visit: the moments at which a key was acknowledged, and the app continued.
    init(_ transcript: Transcript) {
        steps = transcript.moments.filter { $0.deed == .walk && $0.absence == nil && $0.facts.status == nil }.map {
            Step(
                deed: $0.key?.description ?? Self.opening, letter: $0.key.flatMap(\.letter), frames: $0.frames,
                sent: $0.facts.sent, tree: $0.facts.tree, grid: $0.facts.grid, behind: $0.facts.drawnBehind)
        }
    }
}

extension TUIKeyboardKey {
    /// The letter that the key types; nil if it types none.
    fileprivate var letter: String? {
        if case .character = code, modifiers.isEmpty { description } else { nil }
    }
}
