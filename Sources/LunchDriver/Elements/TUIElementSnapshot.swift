public import LunchWire

/// What an element said of itself in one frame.
public struct TUIElementSnapshot: Hashable, Sendable {
    let attributes: AccessibilityNode.Attributes?

    /// Whether there was an element at all.
    public var exists: Bool { attributes != nil }

    /// The name by which tests find it; empty where it has none.
    public var identifier: String { attributes?.identifier ?? "" }

    /// What a person reads on it or would call it.
    public var label: String { attributes?.label ?? "" }

    /// What it holds; nil where it holds nothing.
    public var value: String? { attributes?.value }

    /// What a field shows while it is empty.
    public var placeholderValue: String? { attributes?.placeholder }

    /// The kind of element.
    public var elementType: ElementType { attributes?.type ?? .any }

    /// The cells that it covers.
    public var frame: CellRect { attributes?.frame ?? .zero }

    /// Whether it answers to a person.
    public var isEnabled: Bool { attributes?.isEnabled ?? false }

    /// Whether it is the selected one.
    public var isSelected: Bool { attributes?.isSelected ?? false }

    /// Whether it receives what is typed.
    public var hasFocus: Bool { attributes?.hasFocus ?? false }
}

/// Expects a property of an element to have a value, now or soon: looks again at every change of the app.
///
/// This is the way to assert on what a program does in its own time. The failure is recorded at the caller's line.
///
/// ```swift
/// expect(page.menuLabel, \.label, is: "Bread")
/// ```
///
/// - Parameter timeout: how long the property may take.
/// - Returns: whether the property had the value in time.
@discardableResult
public func expect<Value: Equatable>(
    _ element: TUIElement, _ property: KeyPath<TUIElementSnapshot, Value>, is expected: Value,
    timeout: Duration = .seconds(5), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) -> Bool {
    let location = FailureReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column)
    let app = element.app
    do throws(TUIError) {
        var last: Resolution?
        let held = try app.waitForFrame(until: .now + timeout) { frame -> Bool? in
            let resolution = Resolution(element.steps, in: frame)
            last = resolution
            let snapshot = TUIElementSnapshot(attributes: resolution.element)
            guard snapshot.exists || property == \TUIElementSnapshot.exists else { return nil }
            return snapshot[keyPath: property] == expected ? true : nil
        }
        if held == true { return true }
        let received = last.map {
            $0.element.map { FailureText.literal(TUIElementSnapshot(attributes: $0)[keyPath: property]) }
        }
        let text = FailureText.expectation(
            element.steps, property: FailureText.name(of: property), expected: expected, received: received ?? nil,
            timeout: timeout)
        FailureReporter.record(app.message(text, last?.frame, resolution: last), at: location)
    } catch {
        FailureReporter.record(error.message, at: location)
    }
    return false
}

/// Expects a property of an element to have a value within so many seconds, as `expect` with a `Duration` does.
@discardableResult
public func expect<Value: Equatable>(
    _ element: TUIElement, _ property: KeyPath<TUIElementSnapshot, Value>, is expected: Value, timeout seconds: Double,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    expect(
        element, property, is: expected, timeout: .seconds(seconds), fileID: fileID, filePath: filePath, line: line,
        column: column)
}
