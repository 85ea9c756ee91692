import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire

/// A change of the screen that came on its own, after the app had settled, so that a person may have waited for it.
struct RecordedChange {
    /// The time from the launch to the change, and the part of it since the last input.
    var time = Duration.zero
    var delay = Duration.zero
    /// The step that waits for it; nil if nothing came but figures.
    var step: RecordedStep?
    /// The facts that are new.
    var claims: Set<Claim> = []
    /// The figures that continued on their own; a test waits for them only if it expects one of them later.
    var figures: [Claim] = []
}

extension RecordedChange {
    /// The change without claims about secrets; nil if there is nothing else to wait for.
    func hiding(_ mask: SecretMask) -> RecordedChange? {
        var change = self
        change.claims = claims.filter { !$0.isHidden(by: mask) }
        change.figures = figures.filter { !$0.isHidden(by: mask) }
        if case .expect(let claim)? = step, claim.isHidden(by: mask) { change.step = nil }
        return change.step == nil && change.figures.isEmpty ? nil : change
    }

    /// The change between two frames; nil if nothing has changed that a test can wait for.
    ///
    /// - Parameters:
    ///   - before: the frame from which a test continues after the last input.
    ///   - time: the time from the launch to the change.
    ///   - delay: the time from the last input to the change.
    init?(from before: TUIFrame, to after: TUIFrame, time: Duration, delay: Duration) {
        (self.time, self.delay) = (time, delay)
        if let start = before.clock, let end = after.clock {
            // Time that no timer waits for changes nothing.
            guard end.now > start.now, start.nextTimer != nil || !before.looks(like: after) else { return nil }
            step = .action(.advance(end.now - start.now))
            return
        }
        guard before.position != after.position else { return nil }
        guard after.elementSource == .published else {
            let texts = Self.texts(from: before, to: after)
            guard let first = texts.first else { return nil }
            step = .expect(first)
            claims = Set(texts)
            return
        }
        let (old, new) = (Claim.all(of: before), Claim.all(of: after))
        claims = Set(new).subtracting(old)
        figures = new.filter { claims.contains($0) && $0.isFigure }
        let claim = Self.chosen(of: new.filter(claims.contains), old, before, after)
        if claim == nil, figures.isEmpty { return nil }
        step = claim.map { .expect($0) }
    }

    /// The claims that texts have come; none if one contains a figure: a program that draws figures draws others all the time.
    private static func texts(from before: TUIFrame, to after: TUIFrame) -> [Claim] {
        let old = Set(ScreenTexts(before).runs.map(\.text))
        let texts = ScreenTexts(after)
        let new = texts.runs.filter { !old.contains($0.text) }
        if new.contains(where: { $0.text.contains(where: \.isNumber) }) { return [] }
        return new.filter { $0.text.count(where: \.isLetter) > 2 }.compactMap(texts.locator).map {
            Claim(subject: $0, property: "exists", value: "true")
        }
    }

    /// The most specific change that will recur: figures and clocks differ the next time.
    private static func chosen(
        of new: [Claim], _ old: [Claim], _ before: TUIFrame, _ frame: TUIFrame
    ) -> Claim? {
        func isLasting(_ claim: Claim) -> Bool { !claim.words.contains(where: \.isNumber) }
        let lasting = new.filter(isLasting)
        let states = ["isEnabled", "isSelected", "hasFocus"]
        let texts = lasting.filter { claim in
            // The wheel of an activity indicator turns, and its words stay.
            ["label", "value"].contains(claim.property)
                && !old.contains { $0.subject == claim.subject && $0.letters == claim.letters }
        }
        return lasting.first { $0.property == "exists" } ?? texts.first
            ?? lasting.first { states.contains($0.property) }
            ?? Claim.gone(since: [before], in: frame).first(where: isLasting)
    }
}

extension Claim {
    fileprivate var letters: String { value.filter(\.isLetter) }

    /// True if it specifies which figures a text shows.
    var isFigure: Bool { ["label", "value"].contains(property) && value.contains(where: \.isNumber) }
}

extension TUIFrame {
    /// Returns true if another frame shows the same texts and elements.
    func looks(like other: TUIFrame) -> Bool {
        screen == other.screen && grid.text == other.grid.text && root == other.root
    }
}
