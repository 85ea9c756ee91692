import LunchElements
import LunchWire

/// The number and the labels of the elements that match a query at one moment.
///
/// Its properties are the ones that `expect` can observe of a query, for example `app.cells.expect(\.count, is: 3)`.
public struct TUIQuerySnapshot: Sendable {
    /// The number of elements that match.
    public let count: Int

    /// The labels of the elements that match, in the order of the query.
    public let labels: [String]

    init(_ resolution: Resolution) {
        count = resolution.found.count
        labels = resolution.found.map { resolution.frame.tree.nodes[$0].label }
    }
}

/// A look at all elements that a query finds.
private struct QuerySight: Sight {
    let query: Query

    func name(of property: PartialKeyPath<TUIQuerySnapshot>) -> String? {
        switch property {
        case \.count: "count"
        case \.labels: "labels"
        default: nil
        }
    }

    func look<Value>(at property: KeyPath<TUIQuerySnapshot, Value>, in frame: TUIFrame) -> Seen<Value> {
        let resolution = Resolution(query.steps, in: frame)
        // Nothing is known of what is in, or beside, an element that is not there.
        if resolution.isOfNoElement { return Seen(frame: frame, resolution: resolution, isThere: false) }
        let value = TUIQuerySnapshot(resolution)[keyPath: property]
        return Seen(frame: frame, resolution: resolution, value: value)
    }

    func mayBeSecret(_ property: PartialKeyPath<TUIQuerySnapshot>) -> Bool { false }

    func isSecret(_ property: PartialKeyPath<TUIQuerySnapshot>, _ resolution: Resolution) -> Bool { false }

    func question(about property: PartialKeyPath<TUIQuerySnapshot>, in frame: TUIFrame) -> Question? { nil }

    func lastFrame(
        for property: PartialKeyPath<TUIQuerySnapshot>, of run: AppRun, after error: TUIError
    ) throws(TUIError) -> TUIFrame {
        try run.settler.lastReadableFrame(for: query.steps, after: error)
    }
}

extension TUIElementQuery: TUISubject {
    /// The elements of the query, in the form that `expect` observes. Tests do not use this property.
    public var _watched: TUIWatched<TUIQuerySnapshot> { TUIWatched(app: app, sight: QuerySight(query: query)) }
}
