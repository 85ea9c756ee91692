import LunchCommands
import LunchElements
public import LunchWire

/// A query for elements of an app. The elements are searched for again at every use.
///
/// Creating a query does not search. A search takes place when the test uses an element of the query, or reads a
/// property such as `count` or `labels`. The search first waits until the app has [settled](doc:HowLunchWorks). After
/// the app has ended, the app's last frame is searched if tests may read it (see ``TUIElement``).
///
/// The elements of a query are in the order of the element tree: each parent comes before its children. After `below(_:)`,
/// `above(_:)`, `leftOf(_:)` or `rightOf(_:)`, the nearest element comes first instead, even if the query is narrowed further.
/// Places found by `texts(_:within:acrossLines:)` are in the order of rows, and of columns in a row.
public struct TUIElementQuery: TUIElementTypeQueryProvider, Sendable {
    let app: TUIApplication
    let query: Query

    var steps: [QueryStep] { query.steps }

    func adding(_ step: QueryStep) -> TUIElementQuery { TUIElementQuery(app: app, query: query.adding(step)) }

    /// The only element of this query that has a given name as its identifier, label or placeholder.
    ///
    /// The name is first compared with the identifiers. If no element of this query has this identifier, the name is
    /// compared with the labels; if no element has this label either, with the placeholders. A use of the element fails
    /// if no element or several elements match (see ``TUIElement``).
    public subscript(_ name: String) -> TUIElement {
        TUIElement(app: app, query: query.adding(.matching(.any, name), .only))
    }

    /// The only element that matches the query. A use of the element fails if no element or several elements match (see
    /// ``TUIElement``).
    public var element: TUIElement { TUIElement(app: app, query: query.adding(.only)) }

    /// The first element that matches the query. A use of the element fails if no element matches (see ``TUIElement``).
    ///
    /// After `below(_:)`, `above(_:)`, `leftOf(_:)` or `rightOf(_:)`, the first element is the nearest one, even if the
    /// query is narrowed further. Among places found by `texts(_:within:acrossLines:)`, it is the topmost, and the
    /// leftmost in its row. In any other query, it is the first one in the element tree.
    public var firstMatch: TUIElement { TUIElement(app: app, query: query.adding(.first)) }

    /// Returns the element at a given index in the order of the query (see ``TUIElementQuery``). The first index is 0.
    ///
    /// A negative index counts from the end: -1 is the last element. A use of the element fails if the index is out of range.
    public func element(boundBy index: Int) -> TUIElement {
        TUIElement(app: app, query: query.adding(.at(index)))
    }

    /// Returns the only element of this query that has a given type and identifier. The type `.any` matches
    /// elements of all types.
    ///
    /// If no element of this type has the identifier, `identifier` is compared with the labels of the elements of this
    /// type; if none has this label either, with their placeholders. A use of the element fails if no element or
    /// several elements match (see ``TUIElement``).
    public func element(matching type: TUIElementType, identifier: String) -> TUIElement {
        TUIElement(app: app, query: query.adding(.matching(type, identifier), .only))
    }

    /// Returns a query for the elements of this query that have a given type and identifier. The type `.any` matches
    /// elements of all types.
    ///
    /// If no element of this type has the identifier, `identifier` is compared with the labels of the elements of this
    /// type; if none has this label either, with their placeholders.
    public func matching(_ type: TUIElementType, identifier: String) -> TUIElementQuery {
        adding(.matching(type, identifier))
    }

    /// Returns a query for the elements of this query that have a given identifier.
    ///
    /// If no element of this query has the identifier, `identifier` is compared with the labels; if no element has this
    /// label either, with the placeholders.
    public func matching(identifier: String) -> TUIElementQuery { matching(.any, identifier: identifier) }

    /// Returns a query for the elements of this query that have a descendant with a given type and identifier. The type
    /// `.any` matches descendants of all types.
    ///
    /// A descendant with `identifier` as its label or its placeholder counts as well.
    public func containing(_ type: TUIElementType, identifier: String) -> TUIElementQuery {
        adding(.containing(type, identifier))
    }

    /// Returns a query for the descendants of this query's elements, limited to a given type. The type `.any` matches
    /// every element.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        adding(.descendants(type))
    }

    /// Returns a query for the children of this query's elements, limited to a given type. The type `.any` matches
    /// every element.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        adding(.children(type))
    }

    /// The number of elements that match.
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). After the app has ended, the
    /// elements in its last frame are counted.
    ///
    /// If the elements cannot be read, a failure is recorded, and the count is 0. The reason can be one of these:
    ///
    /// - The app was not launched, or does not settle within ``LaunchConfiguration/settleTimeout``.
    /// - The app has ended, and tests may not read its last frame (see ``TUIElement``).
    /// - The query leads through another element, such as `tables["Menu"]` in `app.tables["Menu"].cells`, and no
    ///   element or several elements match that element.
    /// - The query is relative to another element, as after `below(_:)` or in a region such as `.rightOf(label)`, and
    ///   no element or several elements match that element.
    /// - The query searches a region that is entirely outside of the screen (see ``TUIRegion``).
    public var count: Int {
        let run = app.run
        return run.answering(.read(.init(steps, "count")), of: query, otherwise: 0) { () throws(TUIError) in
            let frame = try run.settler.readableFrame(for: steps)
            run.note(Question("count", of: query, in: frame))
            return try run.finder.resolution(ofAll: steps, in: frame).found.count
        }
    }

    /// The labels of the elements that match, in the order of the query, at one moment.
    ///
    /// ```swift
    /// #expect(app.menuItems.labels == ["Open", "Save", "Quit"])
    /// ```
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). If the elements cannot be read, as
    /// described for `count`, a failure is recorded, and the array is empty.
    public var labels: [String] {
        let run = app.run
        return run.answering(.read(.init(steps, "labels")), of: query, otherwise: []) { () throws(TUIError) in
            let frame = try run.settler.readableFrame(for: steps)
            run.note(Question("labels", of: query, in: frame))
            let resolution = try run.finder.resolution(ofAll: steps, in: frame)
            return resolution.found.map { resolution.frame.tree.nodes[$0].label }
        }
    }

    /// The elements that match when this property is read, each bound to its index in the query.
    ///
    /// Reading this property waits and records failures in the same way as reading `count`. At every use, each element is
    /// searched for again by its index. After a change of the app, the index can therefore lead to a different element.
    public var allElementsBoundByIndex: [TUIElement] {
        (0..<count).map { element(boundBy: $0) }
    }
}

extension TUIElementQuery {
    /// The facts that a failure about this query may rest on, if nothing else was asked since; it waits for nothing.
    package func evidence() -> TUIFailure? { app.run.evidence(for: steps) }
}

extension TUIElementQuery: CustomStringConvertible {
    /// The query as Swift source code, for example `app.otherElements.containing(.staticText, identifier: "E-mail")`.
    public var description: String { QueryText.text(of: steps) }
}

extension TUIElementQuery: CustomDebugStringConvertible {
    /// The query, followed by the matching elements and their descendants, one per line.
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). The text is an error message if the
    /// app was not launched or does not settle within ``LaunchConfiguration/settleTimeout``, or if it has ended and
    /// tests may not read its last frame (see ``TUIElement``).
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

extension TUIElementQuery: Sequence {
    /// Returns an iterator over the elements that match at the moment of the call, in the order of the query.
    ///
    /// The iterator has the elements of ``allElementsBoundByIndex``: `for cell in app.cells { … }`.
    public func makeIterator() -> IndexingIterator<[TUIElement]> { allElementsBoundByIndex.makeIterator() }

    /// A Boolean value that indicates whether no element matches.
    ///
    /// Reading this property waits until the app has settled, and records a failure for the same reasons as ``count``.
    public var isEmpty: Bool { count == 0 }
}
