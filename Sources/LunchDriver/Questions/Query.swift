import LunchElements

/// A query of a test: its steps, and the calls by which the test began it.
struct Query: Sendable {
    let steps: [QueryStep]

    /// The calls that led to its first step; nil if they would not show whose code that is.
    private(set) var calls: CallerLocation?

    init(_ steps: [QueryStep]) { self.steps = steps }

    private init(_ steps: [QueryStep], _ calls: CallerLocation?) { (self.steps, self.calls) = (steps, calls) }

    /// A query that the test begins here.
    static func begun(with steps: QueryStep...) -> Query {
        #if DEBUG
            Query(steps, .nearest)
        #else
            // The optimizer puts the code of one function into another, so that calls could name the wrong one.
            Query(steps)
        #endif
    }

    func adding(_ steps: QueryStep...) -> Query { Query(self.steps + steps, calls) }

    var droppingLast: Query { Query(Array(steps.dropLast()), calls) }
}
