public import LunchWire

/// One element of an app: a way to find it, never the thing found.
///
/// Every use lets the app settle and looks afresh. Using an element that does not resolve to exactly one node fails:
/// an action throws, a property records a failure at the caller's line and returns an empty value.
public struct TUIElement: TUIElementTypeQueryProvider, Sendable {
    let app: TUIApplication
    let steps: [QueryStep]

    /// All elements below, at any depth, that are of a type; `.any` finds every one.
    public func descendants(matching type: ElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, steps: steps + [.descendants(type)])
    }

    /// The elements directly below that are of a type; `.any` finds every one.
    public func children(matching type: ElementType) -> TUIElementQuery {
        TUIElementQuery(app: app, steps: steps + [.children(type)])
    }
}

extension TUIElement {
    /// Whether at least one element matches once the app has settled.
    ///
    /// That none matches is no failure, nor is an app that has left with status 0. Where nobody could look, because the
    /// app was not launched, has crashed or does not settle, a failure is recorded at the caller's line.
    public var exists: Bool {
        do {
            return !Resolution(steps, in: try app.settledFrame(for: steps)).found.isEmpty
        } catch {
            if !app.hasLeftInPeace { FailureReporter.record(error.message) }
            return false
        }
    }

    /// The name by which tests find it, the same in every language; empty where it has none.
    public var identifier: String { attribute(\.identifier, or: "") }

    /// What a person reads on it or would call it.
    public var label: String { attribute(\.label, or: "") }

    /// What it holds: a field's text, a switch's state; nil where it holds nothing.
    public var value: String? { attribute(\.value, or: nil) }

    /// What a field shows while it is empty; nil where it shows nothing.
    public var placeholderValue: String? { attribute(\.placeholder, or: nil) }

    /// The kind of element; `.any` where it cannot be told.
    public var elementType: ElementType { attribute(\.type, or: .any) }

    /// The cells that it covers, zero-based from the top left of the screen.
    public var frame: CellRect { attribute(\.frame, or: .zero) }

    /// Whether it answers to a person.
    public var isEnabled: Bool { attribute(\.isEnabled, or: false) }

    /// Whether it is the selected one, as a tab or a row is.
    public var isSelected: Bool { attribute(\.isSelected, or: false) }

    /// Whether it receives what is typed.
    public var hasFocus: Bool { attribute(\.hasFocus, or: false) }

    private func attribute<Value>(_ keyPath: KeyPath<AccessibilityNode.Attributes, Value>, or neutral: Value) -> Value {
        do {
            return try app.attributes(of: steps)[keyPath: keyPath]
        } catch {
            FailureReporter.record(error.message)
            return neutral
        }
    }
}

extension TUIElement: CustomStringConvertible {
    /// The way to find it, as it reads in a test: `app.buttons["REGISTER"]`.
    public var description: String { QueryText.text(of: steps) }
}
