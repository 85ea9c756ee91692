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

    /// True if it reports that something is not there any more.
    var isGone: Bool { property == "exists" && value == "false" }

    /// The claim as a person reads it.
    var words: String { words(of: subject.words) }

    /// The same without another text that only specifies where this one is.
    var ownWords: String {
        if case .textBeside(let text, _, _) = subject { return words(of: Locator.text(text).words) }
        return words
    }

    private func words(of subject: String) -> String {
        isGone ? "\(subject) is gone" : "\(subject): \(property) is \(value)"
    }
}

extension Claim {
    /// The claim for an app that continued changing for a while without any input: `expect` has to wait as long, and longer.
    func waiting(_ time: Duration) -> Claim {
        var claim = self
        // An `expect` waits for 5 seconds, of which a slower machine may need one for the app alone.
        if time > .seconds(4) { claim.timeout = max(timeout ?? 0, 2 * Int(time.components.seconds + 1)) }
        return claim
    }

    /// True if it is about something that shows a secret, which is there as dots: a test would look for the dots.
    func isHidden(by mask: SecretMask) -> Bool { !mask.isEmpty && (subject.code + value).contains("•") }

    /// The claim without a time.
    var timeless: Claim {
        var claim = self
        claim.timeout = nil
        return claim
    }

    /// The claims that hold of a frame, the most specific first: of its elements, or of its texts if it publishes none.
    static func all(of frame: TUIFrame) -> [Claim] { placed(in: frame).map(\.claim) }

    /// The claims that hold of a frame, each with the row that shows it.
    static func placed(in frame: TUIFrame) -> [(claim: Claim, row: Int)] {
        let locators = FrameLocators(frame)
        guard frame.elementSource == .published else { return texts(of: frame) }
        let all = frame.tree.nodes.indices.dropFirst().flatMap { index -> [(claim: Claim, row: Int)] in
            let place = frame.visibleFrame(of: index)
            guard !place.isEmpty, let locator = locators.locator(of: index) else { return [] }
            return claims(of: frame.tree.nodes[index], at: locator).map { ($0, place.origin.row) }
        }
        return (0..<Self.ranks).flatMap { rank in all.filter { $0.claim.rank == rank } }
    }

    /// The claims that hold of a frame, each with the row that shows it: those first that did not hold of an earlier frame, since that
    /// is what a person looks at.
    static func placed(in frame: TUIFrame, since before: TUIFrame?) -> [(claim: Claim, row: Int)] {
        let all = placed(in: frame)
        guard let before else { return all }
        let old = Set(Claim.all(of: before))
        return all.filter { !old.contains($0.claim) } + all.filter { old.contains($0.claim) }
    }

    /// The claims that something is not there any more, of what was on the screen before; the latest come first.
    static func gone(since seen: [TUIFrame], in frame: TUIFrame) -> [Claim] {
        var known: Set<Locator> = []
        let now = ScreenTexts(frame)
        return seen.reversed().flatMap { before in
            let locators: [Locator]
            if before.elementSource == .published {
                let ways = FrameLocators(before)
                locators = before.tree.nodes.indices.dropFirst().compactMap { index in
                    let isShown = !before.visibleFrame(of: index).isEmpty
                    return isShown && frame.lacks(before.tree.nodes[index]) ? ways.locator(of: index) : nil
                }
            } else {
                locators = ScreenTexts(before).runs.map(\.text).filter(now.isNowhere).map { .text($0) }
            }
            return locators.filter { known.insert($0).inserted }.map {
                Claim(subject: $0, property: "exists", value: "false")
            }
        }
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
        // A query that finds the element specifies what it is called.
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

    /// The texts on the screen that can be named, those at the cursor first.
    private static func texts(of frame: TUIFrame) -> [(claim: Claim, row: Int)] {
        let texts = ScreenTexts(frame)
        return texts.runs.compactMap { run in
            texts.locator(of: run).map { (Claim(subject: $0, property: "exists", value: "true"), run.row) }
        }
    }
}

extension TUIFrame {
    /// Returns true if no element has the type and the name of another; false if that has no name.
    fileprivate func lacks(_ other: AccessibilityNode.Attributes) -> Bool {
        let name = other.identifier.isEmpty ? other.label : other.identifier
        return !name.isEmpty
            && !tree.nodes.contains { $0.type == other.type && ($0.identifier == name || $0.label == name) }
    }
}
