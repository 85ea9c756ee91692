import LunchCommands
public import LunchElements
public import LunchInput
public import LunchTerminal
public import LunchWire

/// An element of an app, described by a query. The element is searched for again at every use.
///
/// An action or a property first waits until the app has [settled](doc:HowLunchWorks). After that, they differ:
///
/// - An action, such as `tap()`, also waits until exactly one element matches the query, and until this element is
///   enabled and can be reached. If this takes longer than ``LaunchConfiguration/actionTimeout``, the action throws an
///   error. It throws earlier if the app will not change without input.
/// - A property, such as `label`, is read immediately. If no element or several elements match, a failure is recorded at
///   the caller's line, and the value is empty: an empty string, nil or `false`, for example.
/// - The properties `exists` and `isHittable` are also read immediately, but do not record this failure. If several
///   elements match, `exists` is `true`, and `isHittable` is `false`.
///
/// To wait for an element or for a property, call `waitForExistence(timeout:)`, `wait(for:toEqual:timeout:)` or
/// `TUIElement.expect(_:is:timeout:)`.
///
/// If a program does not [publish](doc:HowLunchWorks) its elements, Lunch reads them from the terminal's screen.
///
/// After the app has ended, every action fails. Tests may still read properties of elements, and counts and labels of
/// queries, from the app's last frame in these cases:
///
/// - The test has waited for the end with `waitForExit()` or `wait(for: .notRunning)`.
/// - The program has exited with code 0, and the element was read from the terminal's screen. Every text that
///   `app.text(_:)` finds is such an element.
/// - The test reads `exists` or `isHittable` of such an element. The exit code does not matter here, because an
///   unexpected end fails the test anyway.
///
/// In any other case, `exists` and `isHittable` are `false`, and reading any other property records a failure.
public struct TUIElement: TUIElementTypeQueryProvider, Sendable {
    package let app: TUIApplication
    let query: Query

    var steps: [QueryStep] { query.steps }

    /// The modifier keys that are held down during a key press or a mouse action; XCUITest's name for `TUIKeyModifierFlags`.
    public typealias KeyModifierFlags = TUIKeyModifierFlags

    /// The type of an element; XCUITest's name for `TUIElementType`.
    public typealias ElementType = TUIElementType

    /// The first of the elements that match this element's query, in the order of the query (see ``TUIElementQuery``).
    public var firstMatch: TUIElement {
        // A caller that asks for the first allows several.
        TUIElement(app: app, query: (steps.last?.isOnly == true ? query.droppingLast : query).adding(.first))
    }

    /// Returns a query for the element's descendants of a given type. The type `.any` matches every element.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, query: query.adding(.descendants(type)))
    }

    /// Returns a query for the element's children of a given type. The type `.any` matches every element.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, query: query.adding(.children(type)))
    }
}

extension TUIElement {
    /// A Boolean value that indicates whether at least one element matches.
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). The value is `false` if the app was
    /// not launched or does not settle within ``LaunchConfiguration/settleTimeout``. After the app has ended, the app's
    /// last frame is searched if tests may read it (see ``TUIElement``). Otherwise the value is `false`.
    ///
    /// Reading this property does not record a failure immediately. If the app could not be searched, a failure reports
    /// this at the end of the test. There is no such failure if another failure has reported the cause, or if the test
    /// waits for the app's end.
    public var exists: Bool { look("exists") { $0.isThere } }

    /// The name by which tests find the element, the same in every language; empty if the element has no such name.
    public var identifier: String { read(\.identifier) }

    /// The text that the element shows, such as the title of a button.
    ///
    /// For an element without such text, the label is a name that describes the element, such as "E-mail" for a text
    /// field. The label is empty if the element has neither. The content of a field is not its label but its `value`.
    public var label: String { read(\.label) }

    /// The title of the element; another name for `label`, as in XCUITest.
    public var title: String { read(\.title) }

    /// The value of the element, such as the text of a field or the state of a switch; nil if the element has no value.
    public var value: String? { read(\.value) }

    /// The placeholder of the element: the text that a field shows while it is empty; nil if there is none.
    public var placeholderValue: String? { read(\.placeholderValue) }

    /// The type of the element; `.any` if the type is unknown.
    public var elementType: TUIElementType { read(\.elementType) }

    /// The rectangle of cells that the element covers, with (0, 0) at the top left of the screen; `.zero` if it is unknown.
    public var frame: CellRect { read(\.frame) }

    /// A Boolean value that indicates whether the element reacts to input.
    ///
    /// If it is unknown whether the element reacts to input, a failure is recorded, and the value is `false`. This is the
    /// case for every element that was read from the terminal's screen.
    public var isEnabled: Bool { read(\.isEnabled) }

    /// A Boolean value that indicates whether the element is selected, as a tab or a row can be.
    ///
    /// If it is unknown whether the element is selected, a failure is recorded, and the value is `false`. This can
    /// happen for an element that was read from the terminal's screen, if the screen does not show the state.
    public var isSelected: Bool { read(\.isSelected) }

    /// A Boolean value that indicates whether the element is on, as a check box, a radio button or a switch can be.
    ///
    /// Reading this property waits until the app has settled. The value is `true` if the element's `value` is "1", and `false`
    /// if it is "0". For any other element, a failure is recorded, and the result is `false`.
    public var isOn: Bool {
        app.run.answering(.read(.init(steps, "isOn")), of: query, otherwise: false) { () throws(TUIError) in
            try app.run.finder.isOn(query)
        }
    }

    /// A Boolean value that indicates whether the element has the focus, so that it receives typed keys.
    ///
    /// If it is unknown whether the element has the focus, a failure is recorded, and the value is `false`. This can
    /// happen for an element that was read from the terminal's screen, if the screen does not show the state.
    public var hasFocus: Bool { read(\.hasFocus) }

    /// The style of the element's first visible cell that is not blank: colors, bold, reversed and so on.
    ///
    /// If all visible cells are blank, the value is the style of the first visible cell. If the element has no visible
    /// cells, the value is a plain style.
    public var style: TUIStyle { read(\.style) }

    /// The address of the first hyperlink (OSC 8) in the element's visible cells; nil if there is none.
    public var link: String? { read(\.link) }

    /// The position of a slider, from 0 (the left or lower end) to 1.
    ///
    /// The position is read from a value such as `40%`, `2/5` or `0.4`. It is nil if the value has another form or is
    /// not from 0 to 1.
    public var normalizedSliderPosition: Double? { read(\.normalizedSliderPosition) }

    /// A Boolean value that indicates whether a click can hit the element.
    ///
    /// A click can hit the element if at least one of its visible cells is not covered by another element. The value is
    /// `false` if an alert has to be answered first, and if no element or several elements match. If the app could not be searched, the value is `false`, and a
    /// failure reports this at the end of the test, as described for `exists`.
    public var isHittable: Bool { look("isHittable") { $0.isUnsure ? nil : $0.snapshot.isHittable } }

    /// Returns a snapshot of the element and of all its descendants at one moment.
    ///
    /// The snapshot is taken once the app has [settled](doc:HowLunchWorks). It does not change when the app does.
    ///
    /// - Throws: `TUIError` if no element or several elements match, or if the app does not settle within
    ///   ``LaunchConfiguration/settleTimeout``. The function also throws if the app is not running and tests may not
    ///   read its last frame (see ``TUIElement``).
    public func snapshot(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIElementSnapshot {
        try app.run.performing(
            .read(.init(steps, "snapshot")), of: query, at: .init(fileID, filePath, line, column)
        ) { () throws(TUIError) in
            try app.run.finder.snapshot(of: steps)
        }
    }

    /// - Parameter answer: nil if the answer is unknown.
    private func look(_ question: StaticString, _ answer: (Resolution) -> Bool?) -> Bool {
        app.run.noting(.read(.init(steps, "\(question)"))) { looked(question, answer) }
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
            if let answer = answer(resolution) { return answer }
            app.noteUnanswered(run.failure(steps, resolution))
            return false
        } catch {
            if !steps.isEmpty || error.kind != .notRunning || run.session == nil { app.noteUnanswered(error) }
            return false
        }
    }

    func read<Value>(_ property: KeyPath<TUIElementSnapshot, Value>) -> Value {
        func shown(_ value: Value, in frame: TUIFrame?) -> LunchJSON? {
            let isSecret =
                Property.mayTellValue(property)
                && frame.map { Resolution(steps, in: $0).isSecret(property) } ?? true
            return isSecret ? SecretText.json(value) : AppRun.json(value, in: frame)
        }
        return app.run.answering(
            .read(.init(steps, Property(property)?.name)), of: query,
            otherwise: TUIElementSnapshot()[keyPath: property], value: shown
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
    /// The element's query as Swift source code, for example `app.buttons["REGISTER"]`.
    public var description: String { QueryText.text(of: steps) }
}

extension TUIElement: CustomDebugStringConvertible {
    /// The element's query, followed by the element and its descendants, one per line.
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). If the element cannot be read, the
    /// text is the message of the error.
    public var debugDescription: String {
        TUIElementQuery(app: app, query: query).debugDescription
    }
}
