public import LunchElements
public import LunchInput
public import LunchTerminal
public import LunchWire

/// One element of an app: a way to find it, never the thing found.
///
/// Every use lets the app settle and looks afresh. Using an element that does not resolve to exactly one node fails:
/// an action throws, a property records a failure at the caller's line and returns an empty value.
///
/// Once the app has ended, all questions follow one rule, whether `exists`, a count or a property is asked for: its last frame
/// answers if the test has asked how it ended (`waitForExit()`, `wait(for: .notRunning)`). What stays on the terminal, text and
/// the elements of a program that publishes none, can be read without that if the app left with status 0; and `exists` of
/// that answers in any case, since the end is told all the same. Otherwise nobody can look. Actions always fail then.
public struct TUIElement: TUIElementTypeQueryProvider, Sendable {
    let app: TUIApplication
    let query: Query

    var steps: [QueryStep] { query.steps }

    /// The keys that are held down while a key is pressed or the mouse is used, by the name that XCUITest has for them.
    public typealias KeyModifierFlags = TUIKeyModifierFlags

    /// The kinds of elements, by the name that XCUITest has for them.
    public typealias ElementType = TUIElementType

    /// The first of the elements that match.
    public var firstMatch: TUIElement {
        // A caller that asks for the first allows several.
        TUIElement(app: app, query: (steps.last?.isOnly == true ? query.droppingLast : query).adding(.first))
    }

    /// All elements below, at any depth, that are of a type; `.any` finds every one.
    public func descendants(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, query: query.adding(.descendants(type)))
    }

    /// The elements directly below that are of a type; `.any` finds every one.
    public func children(matching type: TUIElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, query: query.adding(.children(type)))
    }
}

extension TUIElement {
    /// True if at least one element matches once the app has settled.
    ///
    /// It records no failure itself. If nobody could look, because the app was not launched, does not settle, or has ended and
    /// the test has not asked how, the answer is false. The end of the app tells of it then, unless a failure has or the test
    /// asks after all.
    public var exists: Bool { look("exists") { !$0.found.isEmpty } }

    /// The name by which tests find it, the same in every language; empty where it has none.
    public var identifier: String { read(\.identifier) }

    /// The text that a person reads on it or would call it.
    public var label: String { read(\.label) }

    /// The same as the label: on a terminal, what a box is titled is what a person calls it.
    public var title: String { read(\.title) }

    /// The value that it holds: a field's text, a switch's state; nil if it holds nothing.
    public var value: String? { read(\.value) }

    /// The text that a field shows while it is empty; nil if it shows nothing.
    public var placeholderValue: String? { read(\.placeholderValue) }

    /// The kind of element; `.any` where it cannot be told.
    public var elementType: TUIElementType { read(\.elementType) }

    /// The cells that it covers, zero-based from the top left of the screen.
    public var frame: CellRect { read(\.frame) }

    /// True if it answers to a person.
    public var isEnabled: Bool { read(\.isEnabled) }

    /// True if it is the selected one, as a tab or a row is.
    public var isSelected: Bool { read(\.isSelected) }

    /// True if it receives what is typed.
    public var hasFocus: Bool { read(\.hasFocus) }

    /// The style of its first cell that shows something: colours, bold, reversed and so on.
    public var style: TUIStyle { read(\.style) }

    /// The address behind it (OSC 8); nil where it is no link.
    public var link: String? { read(\.link) }

    /// The position of a slider, from 0 to 1; nil if its value is no percentage, no fraction and no number from 0 to 1.
    public var normalizedSliderPosition: Double? { read(\.normalizedSliderPosition) }

    /// True if a click would meet it: it is topmost at one of its cells on the screen.
    ///
    /// As `exists` it records no failure itself.
    public var isHittable: Bool { look("isHittable") { $0.snapshot.isHittable } }

    /// The snapshot of the element as it is now, with all below it; all of one frame.
    ///
    /// - Throws: `TUIError` where the query finds none or several, or where the app is not there or does not settle.
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

    private func look(_ question: StaticString, _ answer: (Resolution) -> Bool) -> Bool {
        app.run.noting("\(question)", of: query, as: .read) { looked(question, answer) }
    }

    private func looked(_ question: StaticString, _ answer: (Resolution) -> Bool) -> Bool {
        let run = app.run
        do throws(TUIError) {
            // The app itself is there as long as it runs.
            let settler = run.settler
            let frame =
                try steps.isEmpty
                ? settler.settledFrame() : settler.readableFrame(for: steps, isOfPresence: true)
            run.note(Question(question, of: query, in: frame))
            return answer(Resolution(steps, in: frame))
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
    /// The way to find it, as it reads in a test: `app.buttons["REGISTER"]`.
    public var description: String { QueryText.text(of: steps) }
}

extension TUIElement: CustomDebugStringConvertible {
    /// The way to find it, and the element with all below it once the app has settled, a line each.
    public var debugDescription: String {
        TUIElementQuery(app: app, query: query).debugDescription
    }
}
