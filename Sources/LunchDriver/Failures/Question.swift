import LunchElements

/// A question of a test that was answered, and the frame that the answer was read off.
///
/// It is kept without a word: most questions are never told of.
struct Question: Sendable {
    let steps: [QueryStep]
    let frame: TUIFrame
    private let verb: StaticString

    // It is only compared with those that are known, and those capture nothing.
    private nonisolated(unsafe) let property: PartialKeyPath<TUIElementSnapshot>?

    init(_ verb: StaticString, of steps: [QueryStep], in frame: TUIFrame) {
        (self.verb, property, self.steps, self.frame) = (verb, nil, steps, frame)
    }

    init(_ property: PartialKeyPath<TUIElementSnapshot>, of steps: [QueryStep], in frame: TUIFrame) {
        (verb, self.property, self.steps, self.frame) = ("", property, steps, frame)
    }

    /// What was asked, as it reads behind the query: `.label`.
    var name: String { property.map { PropertyName.name(of: $0) } ?? ".\(verb)" }
}
