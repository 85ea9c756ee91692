import LunchElements
import LunchTerminal
import LunchWire

/// The checks that a tree is of the drawing that it comes with.
enum Currency {
    static let checks = [
        ProtocolCheck("tree.current", "publishes elements that match the drawing", .frame, current)
    ]

    private static func current(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.walked()
        if !transcript.isStill {
            throw .skipped("the app draws without input, so its reactions can't be distinguished")
        }
        let walk = Walk(transcript)
        for (before, after) in walk.pairs {
            guard let seen = stale(before, after) else { continue }
            throw .fails(
                seen: seen,
                cause: lags(walk)
                    ? "The elements are collected before the key is handled, so they are those of the previous screen."
                    : "The elements are kept from an earlier drawing, and not collected again with each.",
                change: "Collect the elements after the key has been handled, when the app draws.")
        }
        if lags(walk) {
            throw .fails(
                seen: "The elements of a frame are those of the previous screen: at "
                    + "\(walk.steps.dropFirst().prefix(4).map(\.deed).joined(separator: ", ")) they follow one key later.",
                cause: "The elements are collected before the key is handled.",
                change: "Collect the elements after the key has been handled, when the app draws.")
        }
        if walk.changes.isEmpty { throw .skipped(walk.nothingShown) }
    }

    /// A text that was drawn where its element is, and no longer is, although the element is the same; nil if there is none.
    private static func stale(_ before: Walk.Step, _ after: Walk.Step) -> String? {
        guard after.behind == nil, let old = before.tree?.placed, let new = after.tree?.placed else { return nil }
        for (element, earlier) in zip(new, old)
        where element.node == earlier.node && element.path == earlier.path && !element.node.frame.isEmpty
            && !element.node.type.nature.contains(.secret) && !element.isPartlyHidden(among: new)
        {
            let was = before.grid.texts(under: element.node.frame)
            let now = after.grid.texts(under: element.node.frame)
            guard was != now, let shown = now.first(where: { $0.contains { !$0.isWhitespace } })?.trimmed else {
                continue
            }
            let isField = element.node.type.nature.contains(.takesText)
            if isField, let letter = after.letter, element.node.hasFocus {
                let typed = (element.node.value ?? "") + letter
                guard now.contains(where: { $0.contains(typed) }), !was.contains(where: { $0.contains(typed) }) else {
                    continue
                }
                return
                    "After \(after.deed) was typed, \(element.node.name) is drawn as \(shown.literal), but its value is "
                    + "\((element.node.value ?? "").literal)."
            }
            // A label that is drawn elsewhere is in the wrong place, and not old.
            let label = element.node.label
            if let text = unfollowed(element, was, now), label.isEmpty || before.grid.places(of: label).isEmpty {
                return
                    "\(after.deed) changes its text to \(text.literal), but \(element.node.name) has the same label and value as before."
            }
            guard !isField, let text = element.drawnText, was.contains(where: { $0.contains(text) }),
                !now.contains(where: { $0.contains(text) })
            else { continue }
            return "After \(after.deed), \(element.node.name) is drawn as \(shown.literal), and its label is still "
                + "\(text.literal)."
        }
        return nil
    }

    /// The text that a label shows now, if that has changed and never was in the label; nil otherwise.
    private static func unfollowed(_ element: Placed, _ was: [String], _ now: [String]) -> String? {
        guard element.node.type == .staticText else { return nil }
        let texts = [was, now].map { $0.joined().filter { $0.isLetter || $0.isNumber } }
        guard texts[0] != texts[1], !texts.contains(where: \.isEmpty),
            !texts.contains(element.node.label.filter { $0.isLetter || $0.isNumber })
        else { return nil }
        return now.first { $0.contains { !$0.isWhitespace } }?.trimmed
    }

    /// Returns true if the trees follow the screens one step later: equal screens have unlike trees, unless each tree is
    /// assigned to the previous screen.
    private static func lags(_ walk: Walk) -> Bool {
        let steps = walk.steps
        let pairs = steps.indices.flatMap { one in steps.indices.filter { $0 > one }.map { (one, $0) } }
        let isAlike = { (one: Int, other: Int) in steps[one].grid.firstDifference(from: steps[other].grid) == nil }
        let hasUnlikeTrees = pairs.contains { isAlike($0, $1) && steps[$0].tree != steps[$1].tree }
        guard hasUnlikeTrees else { return false }
        let later = pairs.filter { $0.0 > 0 && isAlike($0.0 - 1, $0.1 - 1) }
        return later.count > 1 && later.allSatisfy { steps[$0.0].tree == steps[$0.1].tree }
    }
}

extension String {
    /// The text without blanks at its ends.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
