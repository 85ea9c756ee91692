import LunchElements

/// A question of a test that was answered, and the frame that the answer was read off.
///
/// It is kept without text: most questions are never reported.
struct Question: Sendable {
    let query: Query
    let frame: TUIFrame
    private let verb: StaticString

    // It is only compared with those that are known, and those capture nothing.
    private nonisolated(unsafe) let property: PartialKeyPath<TUIElementSnapshot>?

    init(_ verb: StaticString, of query: Query, in frame: TUIFrame) {
        (self.verb, property, self.query, self.frame) = (verb, nil, query, frame)
    }

    init(_ property: PartialKeyPath<TUIElementSnapshot>, of query: Query, in frame: TUIFrame) {
        (verb, self.property, self.query, self.frame) = ("", property, query, frame)
    }

    var steps: [QueryStep] { query.steps }

    /// The name of the question, as it reads after the query: `.label`.
    var name: String { property.map { Property.name(of: $0) } ?? ".\(verb)" }
}
