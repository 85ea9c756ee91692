import LunchElements
public import LunchWire

/// Finds elements, afresh at every use: nothing is remembered of what an earlier use found.
///
/// Once the app has ended, its last frame answers, by the rule that `TUIElement` tells.
public struct TUIElementQuery: TUIElementTypeQueryProvider, Sendable {
    let app: TUIApplication
    let query: Query

    var steps: [QueryStep] { query.steps }

    func adding(_ step: QueryStep) -> TUIElementQuery { TUIElementQuery(app: app, query: query.adding(step)) }

    /// The element with this identifier; where none has it, the one with this label, then with this placeholder.
    public subscript(_ name: String) -> TUIElement {
        TUIElement(app: app, query: query.adding(.matching(.any, name), .only))
    }

    /// The only element that matches; using it fails where several do.
    public var element: TUIElement { TUIElement(app: app, query: query.adding(.only)) }

    /// The first element that matches: in the order of the tree, or the nearest where a relation was asked for.
    public var firstMatch: TUIElement { TUIElement(app: app, query: query.adding(.first)) }

    /// The element at an index in the order of the tree; a negative index counts from the end.
    public func element(boundBy index: Int) -> TUIElement {
        TUIElement(app: app, query: query.adding(.at(index)))
    }

    /// The only element of a type with an identifier, a label or a placeholder.
    public func element(matching type: TUIElementType, identifier: String) -> TUIElement {
        TUIElement(app: app, query: query.adding(.matching(type, identifier), .only))
    }

    /// Those of a type with an identifier, a label or a placeholder.
    public func matching(_ type: TUIElementType, identifier: String) -> TUIElementQuery {
        adding(.matching(type, identifier))
    }

    /// Those with an identifier; where none has it, those with such a label, then with such a placeholder.
    public func matching(identifier: String) -> TUIElementQuery { matching(.any, identifier: identifier) }

    /// Those that have an element below them of a type with an identifier, a label or a placeholder.
    public func containing(_ type: TUIElementType, identifier: String) -> TUIElementQuery {
        adding(.containing(type, identifier))
    }

    /// All elements below, at any depth, that are of a type; `.any` finds every one.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        adding(.descendants(type))
    }

    /// The elements directly below that are of a type; `.any` finds every one.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        adding(.children(type))
    }

    /// The number of elements that match once the app has settled; of an app that has ended, the last such number, if that may be read.
    ///
    /// If nobody can look, because the app is not running or does not settle, or because the element in which they are looked for is
    /// not there or not the only one, a failure is recorded, and the answer is 0.
    public var count: Int {
        let run = app.run
        return run.answering("count", of: query, otherwise: 0) { () throws(TUIError) in
            let frame = try run.settler.readableFrame(for: steps)
            run.note(Question("count", of: query, in: frame))
            return try run.finder.resolution(ofAll: steps, in: frame).found.count
        }
    }

    /// The labels of the elements that match, in their order, all read off one frame.
    ///
    /// ```swift
    /// #expect(app.menuItems.labels == ["Open", "Save", "Quit"])
    /// ```
    ///
    /// If nobody can look, as with `count`, a failure is recorded, and the answer is empty.
    public var labels: [String] {
        let run = app.run
        return run.answering("labels", of: query, otherwise: []) { () throws(TUIError) in
            let frame = try run.settler.readableFrame(for: steps)
            run.note(Question("labels", of: query, in: frame))
            let resolution = try run.finder.resolution(ofAll: steps, in: frame)
            return resolution.found.map { resolution.frame.tree.nodes[$0].label }
        }
    }

    /// The elements that match now, each bound to its index.
    public var allElementsBoundByIndex: [TUIElement] {
        (0..<count).map { element(boundBy: $0) }
    }
}

extension TUIElementQuery {
    /// The facts that a failure about this query may rest on, if nothing else was asked since; it waits for nothing.
    package func evidence() -> TUIFailure? { app.run.evidence(for: steps) }
}

extension TUIElementQuery: CustomStringConvertible {
    /// The query as it reads in a test: `app.otherElements.containing(.staticText, identifier: "E-mail")`.
    public var description: String { QueryText.text(of: steps) }
}

extension TUIElementQuery: CustomDebugStringConvertible {
    /// The query, and the elements that it finds once the app has settled, each with what is below it.
    public var debugDescription: String {
        do {
            let frame = try app.run.settler.readableFrame(for: steps)
            let resolution = Resolution(steps, in: frame)
            let trees = resolution.found.map { TreeText.tree(resolution.frame.tree, below: $0) }
            return ([QueryText.text(of: steps) + ": " + CountText.elements(resolution.found.count)] + trees).joined(
                separator: "\n")
        } catch {
            return error.message
        }
    }
}
