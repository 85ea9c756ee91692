import LunchElements
public import LunchWire

/// A query for elements, which looks for them anew at every use.
///
/// After the app has ended, its last frame answers if it may be read; see `TUIElement` for the rule.
public struct TUIElementQuery: TUIElementTypeQueryProvider, Sendable {
    let app: TUIApplication
    let query: Query

    var steps: [QueryStep] { query.steps }

    func adding(_ step: QueryStep) -> TUIElementQuery { TUIElementQuery(app: app, query: query.adding(step)) }

    /// The only element with an identifier; if no element has it, the one with this text as its label, or else as its
    /// placeholder.
    public subscript(_ name: String) -> TUIElement {
        TUIElement(app: app, query: query.adding(.matching(.any, name), .only))
    }

    /// The only element that matches; a use of the element fails if several match.
    public var element: TUIElement { TUIElement(app: app, query: query.adding(.only)) }

    /// The first element that matches, in the order of the tree; after `below(_:)` and other relations, the nearest
    /// one.
    public var firstMatch: TUIElement { TUIElement(app: app, query: query.adding(.first)) }

    /// Returns the element at an index in the order of the query; a negative index counts from the end.
    public func element(boundBy index: Int) -> TUIElement {
        TUIElement(app: app, query: query.adding(.at(index)))
    }

    /// Returns the only element of a type with an identifier; `.any` stands for every type.
    ///
    /// If no element has the identifier, the one with this text as its label counts, or else as its placeholder.
    public func element(matching type: TUIElementType, identifier: String) -> TUIElement {
        TUIElement(app: app, query: query.adding(.matching(type, identifier), .only))
    }

    /// Returns a query for the elements of a type with an identifier; `.any` stands for every type.
    ///
    /// If no element has the identifier, those with this text as their label count, or else as their placeholder.
    public func matching(_ type: TUIElementType, identifier: String) -> TUIElementQuery {
        adding(.matching(type, identifier))
    }

    /// Returns a query for the elements with an identifier; if no element has it, for those with this text as their
    /// label, or else as their placeholder.
    public func matching(identifier: String) -> TUIElementQuery { matching(.any, identifier: identifier) }

    /// Returns a query for the elements that contain, at any depth, an element of a type with the given identifier.
    ///
    /// If no element in a container has that identifier, one with this text as its label counts, or else as its
    /// placeholder.
    public func containing(_ type: TUIElementType, identifier: String) -> TUIElementQuery {
        adding(.containing(type, identifier))
    }

    /// Returns a query for the matching elements' descendants of a given type; `.any` stands for every type.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        adding(.descendants(type))
    }

    /// Returns a query for the matching elements' children of a given type; `.any` stands for every type.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        adding(.children(type))
    }

    /// The number of elements that match once the app has settled, or in its last frame if the app has ended.
    ///
    /// If the elements cannot be read, a failure is recorded, and the count is 0. This is so if the app was not
    /// launched or does not settle, if it has ended and its last frame may not be read, and if an element that the
    /// query names on its way (`tables["Menu"]` in `app.tables["Menu"].cells`) does not match exactly once.
    public var count: Int {
        let run = app.run
        return run.answering("count", of: query, otherwise: 0) { () throws(TUIError) in
            let frame = try run.settler.readableFrame(for: steps)
            run.note(Question("count", of: query, in: frame))
            return try run.finder.resolution(ofAll: steps, in: frame).found.count
        }
    }

    /// The labels of the elements that match, in the order of the query, all read from one frame.
    ///
    /// ```swift
    /// #expect(app.menuItems.labels == ["Open", "Save", "Quit"])
    /// ```
    ///
    /// If the elements cannot be read (see `count`), a failure is recorded, and the array is empty.
    public var labels: [String] {
        let run = app.run
        return run.answering("labels", of: query, otherwise: []) { () throws(TUIError) in
            let frame = try run.settler.readableFrame(for: steps)
            run.note(Question("labels", of: query, in: frame))
            let resolution = try run.finder.resolution(ofAll: steps, in: frame)
            return resolution.found.map { resolution.frame.tree.nodes[$0].label }
        }
    }

    /// The elements that match now, each bound to its index in the query.
    public var allElementsBoundByIndex: [TUIElement] {
        (0..<count).map { element(boundBy: $0) }
    }
}

extension TUIElementQuery {
    /// The facts that a failure about this query may rest on, if nothing else was asked since; it waits for nothing.
    package func evidence() -> TUIFailure? { app.run.evidence(for: steps) }
}

extension TUIElementQuery: CustomStringConvertible {
    /// The query as Swift source: `app.otherElements.containing(.staticText, identifier: "E-mail")`.
    public var description: String { QueryText.text(of: steps) }
}

extension TUIElementQuery: CustomDebugStringConvertible {
    /// The query, then the matching elements and their descendants, one per line, read once the app has settled.
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
