public import LunchElements
public import LunchInput
public import LunchTerminal
public import LunchWire

/// An element of an app, found anew at every use.
///
/// Every use waits until the app has settled, and looks for the element. If the query does not match exactly one
/// element, an action throws an error, and a property records a failure at the caller's line and returns an empty
/// value.
///
/// After the app has ended, every action fails. Properties and counts are read from the app's last frame in two cases;
/// in any other case, reading them fails, and `exists` is false:
///
/// - The test has waited for the end (`waitForExit()`, `wait(for: .notRunning)`).
/// - The element is text on the terminal or belongs to a program that publishes no elements, and the program exited
///   with status 0. For `exists` and `isHittable`, the status does not matter, since a bad end fails the test anyway.
public struct TUIElement: TUIElementTypeQueryProvider, Sendable {
    let app: TUIApplication
    let query: Query

    var steps: [QueryStep] { query.steps }

    /// The modifier keys that are held down while a key is pressed or the mouse is used, under XCUITest's name.
    public typealias KeyModifierFlags = TUIKeyModifierFlags

    /// The type of an element, under XCUITest's name.
    public typealias ElementType = TUIElementType

    /// The first element that matches.
    public var firstMatch: TUIElement {
        // A caller that asks for the first allows several.
        TUIElement(app: app, query: (steps.last?.isOnly == true ? query.droppingLast : query).adding(.first))
    }

    /// Returns a query for the element's descendants of a given type; `.any` stands for every type.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, query: query.adding(.descendants(type)))
    }

    /// Returns a query for the element's children of a given type; `.any` stands for every type.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, query: query.adding(.children(type)))
    }
}

extension TUIElement {
    /// True if at least one element matches once the app has settled.
    ///
    /// Reading this property records no failure at once. It is false if the app was not launched or does not settle.
    /// After the app has ended, its last frame answers if the test has waited for the end (`waitForExit()`,
    /// `wait(for: .notRunning)`), or if the element is text on the terminal or belongs to a program that publishes no
    /// elements; otherwise the property is false. If the app could not be asked, a failure says so later, unless
    /// another failure has already reported the cause or the test waits for the end after all.
    public var exists: Bool { look("exists") { $0.isThere } }

    /// The name by which tests find the element, the same in every language; empty if the element has none.
    public var identifier: String { read(\.identifier) }

    /// The text that a person reads on the element, or would call the element by.
    public var label: String { read(\.label) }

    /// The title of the element, which is always its label.
    public var title: String { read(\.title) }

    /// The value of the element, such as a field's text or a switch's state; nil if the element has none.
    public var value: String? { read(\.value) }

    /// The text that a field shows while the field is empty; nil if there is none.
    public var placeholderValue: String? { read(\.placeholderValue) }

    /// The type of the element; `.any` if the type is unknown.
    public var elementType: TUIElementType { read(\.elementType) }

    /// The cells that the element covers, zero-based from the top left of the screen.
    public var frame: CellRect { read(\.frame) }

    /// True if the element reacts to input.
    public var isEnabled: Bool { read(\.isEnabled) }

    /// True if the element is selected, as a tab or a row can be.
    public var isSelected: Bool { read(\.isSelected) }

    /// True if the element receives the keys that are typed.
    public var hasFocus: Bool { read(\.hasFocus) }

    /// The style of the element's first cell that is not blank: colours, bold, reversed and so on.
    public var style: TUIStyle { read(\.style) }

    /// The address that the element links to (OSC 8); nil if the element is no link.
    public var link: String? { read(\.link) }

    /// The position of a slider, from 0 to 1, read from a value such as `40%`, `2/5` or `0.4`; nil if the value has no
    /// such form or lies outside 0 to 1.
    public var normalizedSliderPosition: Double? { read(\.normalizedSliderPosition) }

    /// True if a click would hit the element, because the element is topmost at one of its cells on the screen.
    ///
    /// As with `exists`, reading this property records no failure at once.
    public var isHittable: Bool { look("isHittable") { $0.snapshot.isHittable } }

    /// Returns a snapshot of the element and of all its descendants, all from one frame.
    ///
    /// - Throws: `TUIError` if no element matches or several do, and if the app is not running or does not settle in
    ///   time.
    public func snapshot(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIElementSnapshot {
        try app.run.performing(
            "snapshot", of: query, as: .read,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.finder.snapshot(of: steps)
        }
    }

    /// - Parameter answer: nil if nobody knows the answer.
    private func look(_ question: StaticString, _ answer: (Resolution) -> Bool?) -> Bool {
        app.run.noting("\(question)", of: query, as: .read) { looked(question, answer) }
    }

    private func looked(_ question: StaticString, _ answer: (Resolution) -> Bool?) -> Bool {
        let run = app.run
        do throws(TUIError) {
            // The app itself is there as long as it runs.
            let settler = run.settler
            let frame =
                try steps.isEmpty
                ? settler.settledFrame() : settler.readableFrame(for: steps, isOfPresence: true)
            run.note(Question(question, of: query, in: frame))
            let resolution = Resolution(steps, in: frame)
            if let answer = answer(resolution), !resolution.isUnsure { return answer }
            app.noteUnanswered(run.failure(steps, resolution))
            return false
        } catch {
            if !steps.isEmpty || error.kind != .notRunning || run.session == nil { app.noteUnanswered(error) }
            return false
        }
    }

    private func read<Value>(_ property: KeyPath<TUIElementSnapshot, Value>) -> Value {
        func shown(_ value: Value, in frame: TUIFrame?) -> String? {
            let isSecret =
                frame.map { Resolution(steps, in: $0).isSecret(property) } ?? PropertyName.mayTellValue(property)
            return isSecret ? SecretText.literal(value) : ShownText.literal(value)
        }
        return app.run.answering(
            String(PropertyName.name(of: property).dropFirst()), of: query,
            otherwise: TUIElementSnapshot()[keyPath: property], answer: shown
        ) { () throws(TUIError) in
            try app.run.finder.value(of: property, query)
        }
    }
}

extension TUIElement {
    /// The facts that a failure about this element may rest on, if nothing else was asked since; it waits for nothing.
    package func evidence() -> TUIFailure? { app.run.evidence(for: steps) }
}

extension TUIElement: CustomStringConvertible {
    /// The query of the element as Swift source: `app.buttons["REGISTER"]`.
    public var description: String { QueryText.text(of: steps) }
}

extension TUIElement: CustomDebugStringConvertible {
    /// The query of the element, then the element and its descendants, one per line, read once the app has settled.
    public var debugDescription: String {
        TUIElementQuery(app: app, query: query).debugDescription
    }
}
