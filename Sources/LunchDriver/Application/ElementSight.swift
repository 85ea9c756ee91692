public import LunchElements
import LunchWire

/// A look at the only element that a query finds.
struct ElementSight: Sight {
    let query: Query

    /// The name of the question; nil if that is the property.
    var verb: StaticString?

    func name(of property: PartialKeyPath<TUIElementSnapshot>) -> String? { Property(property)?.name }

    func look<Value>(at property: KeyPath<TUIElementSnapshot, Value>, in frame: TUIFrame) -> Seen<Value> {
        let resolution = Resolution(query.steps, in: frame)
        // Several are there, as much as one is.
        if property == \TUIElementSnapshot.exists {
            return Seen(frame: frame, resolution: resolution, value: resolution.isThere as? Value)
        }
        let snapshot = resolution.snapshot
        guard snapshot.exists || Self.mayBeAbsent(property) && resolution.found.isEmpty else {
            return Seen(frame: frame, resolution: resolution, isThere: false)
        }
        let (value, unknown) = snapshot.read(property)
        return Seen(
            frame: frame, resolution: resolution, value: unknown.isEmpty ? value : nil, unknown: unknown,
            isThere: snapshot.exists)
    }

    func mayBeSecret(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        let type = QueryStep.type(soughtBy: query.steps)
        return Property.mayTellValue(property) && (type == .any || type.nature.contains(.secret))
    }

    func isSecret(_ property: PartialKeyPath<TUIElementSnapshot>, _ resolution: Resolution) -> Bool {
        resolution.isSecret(property)
    }

    func question(about property: PartialKeyPath<TUIElementSnapshot>, in frame: TUIFrame) -> Question? {
        verb.map { Question($0, of: query, in: frame) } ?? Question(property, of: query, in: frame)
    }

    func lastFrame(
        for property: PartialKeyPath<TUIElementSnapshot>, of run: AppRun, after error: TUIError
    ) throws(TUIError) -> TUIFrame {
        try run.settler.lastReadableFrame(
            for: query.steps, isOfPresence: Self.mayBeAbsent(property), after: error)
    }

    /// Returns true if an element that is not there has the property: it doesn't exist, and cannot be reached.
    private static func mayBeAbsent(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        property == \TUIElementSnapshot.exists || property == \TUIElementSnapshot.isHittable
    }
}

extension TUIElement: TUISubject {
    /// The element, in the form that `expect` observes. Tests do not use this property.
    public var _watched: TUIWatched<TUIElementSnapshot> { TUIWatched(app: app, sight: ElementSight(query: query)) }
}
