import LunchElements
import LunchTerminal
import LunchWire

/// Something that a test expects to be so.
struct Claim: Hashable {
    let subject: Locator
    /// A property of a snapshot of the subject.
    let property: String
    /// The value in Swift.
    let value: String
    /// The seconds within which it comes to be so; nil if that is as soon as `expect` waits for anyway.
    var timeout: Int?

    /// The claim as a person reads it.
    var words: String { "\(subject.words): \(property) is \(value)" }
}

extension Claim {
    /// The claim for an app that went on changing for a while without any input: `expect` has to wait as long, and longer.
    func waiting(_ time: Duration) -> Claim {
        var claim = self
        // An `expect` waits for 5 seconds, of which a slower machine may need one for the app alone.
        if time > .seconds(4) { claim.timeout = 2 * Int(time.components.seconds + 1) }
        return claim
    }

    /// The claims that hold of a frame, those that tell most first: of its elements, or of its texts if it publishes none.
    static func all(of frame: TUIFrame) -> [Claim] {
        let locators = FrameLocators(frame)
        guard frame.elementSource == .published else { return texts(of: frame) }
        let all = frame.tree.nodes.indices.dropFirst().flatMap { index -> [Claim] in
            guard !frame.visibleFrame(of: index).isEmpty, let locator = locators.locator(of: index) else { return [] }
            return claims(of: frame.tree.nodes[index], at: locator)
        }
        return (0..<Self.ranks).flatMap { rank in all.filter { $0.rank == rank } }
    }

    private static let ranks = 4

    /// The place among all claims: contents before states, and last what holds of nearly everything.
    private var rank: Int {
        switch (property, value) {
        case ("label", _), ("value", _): 0
        case ("isSelected", _), ("hasFocus", _), ("isEnabled", "false"): 1
        case ("exists", _): 2
        default: 3
        }
    }

    private static func claims(of node: AccessibilityNode.Attributes, at locator: Locator) -> [Claim] {
        var claims: [Claim] = []
        func add(_ property: String, _ value: String) {
            claims.append(Claim(subject: locator, property: property, value: value))
        }
        let isSecret = node.type.nature.contains(.secret)
        // A query that finds the element says what it is called.
        if !node.label.isEmpty, !locator.code.contains(node.label.literal) { add("label", node.label.literal) }
        if let value = node.value, !isSecret { add("value", value.literal) }
        if node.isSelected, !node.unknown.contains(.isSelected) { add("isSelected", "true") }
        if !node.isEnabled, !node.unknown.contains(.isEnabled) { add("isEnabled", "false") }
        if node.hasFocus, !node.unknown.contains(.hasFocus) { add("hasFocus", "true") }
        add("exists", "true")
        if node.isEnabled, !node.unknown.contains(.isEnabled), !node.type.isContainer, node.type != .staticText {
            add("isEnabled", "true")
        }
        return claims
    }

    /// The texts that stand on the screen once.
    private static func texts(of frame: TUIFrame) -> [Claim] {
        let grid = frame.grid
        let rows = [grid.cursor.row] + (0..<grid.rows).filter { $0 != grid.cursor.row }
        var seen: Set<String> = []
        return rows.flatMap { row -> [Claim] in
            guard row < grid.rows else { return [] }
            return ScreenTexts.runs(in: frame, row: row).compactMap { run in
                guard seen.insert(run.text).inserted, ScreenTexts.isSole(run.text, in: frame) else { return nil }
                return Claim(subject: .text(run.text), property: "exists", value: "true")
            }
        }
    }
}
