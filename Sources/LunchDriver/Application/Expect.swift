public import LunchElements
import LunchWire

/// Expects a property of an element to have a value, now or soon: looks again at every change of the app.
///
/// This is the way to assert on what a program does in its own time. The failure is recorded at the caller's line. Of an app
/// that has ended the last frame answers as it does to `element.exists`, and nothing more comes; if that may not be read, it
/// fails.
///
/// ```swift
/// expect(page.menuLabel, \.label, is: "Bread")
/// ```
///
/// - Parameters:
///   - element: the element that has the property.
///   - property: the property, as a snapshot of the element has it.
///   - expected: the value that it is to have.
///   - timeout: how long the property may take.
/// - Returns: whether the property had the value in time.
@discardableResult
public func expect<Value: Equatable>(
    _ element: TUIElement, _ property: KeyPath<TUIElementSnapshot, Value>, is expected: Value,
    timeout: Duration = .seconds(5), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) -> Bool {
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let (run, query, steps) = (element.app.run, element.query, element.steps)
    let name = PropertyName.name(of: property)
    return run.answering(
        "expect", of: query, with: "\(name), is: \(ShownText.literal(expected, hidden: element.mayBeSecret(property)))",
        as: .expectation, at: place, otherwise: false
    ) { () throws(TUIError) in
        var last: Resolution?
        let waited = try run.watcher.wait(for: property, toEqual: expected, of: query, until: .now + timeout) {
            last = $0
        }
        if waited.hasCome { return true }
        let limit = try run.settler.limit(of: waited, after: timeout, steps)
        throw run.watcher.failure(of: property, toBe: expected, steps, last: last, limit)
    }
}

extension TUIElement {
    /// Returns true if a property of what the query is about may tell a secret, before anybody has looked.
    fileprivate func mayBeSecret(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        let type = QueryStep.type(soughtBy: steps)
        return PropertyName.mayTellValue(property) && (type == .any || type.nature.contains(.secret))
    }
}

/// Expects a property of an element to have a value within so many seconds, as `expect` with a `Duration` does.
@discardableResult
public func expect<Value: Equatable>(
    _ element: TUIElement, _ property: KeyPath<TUIElementSnapshot, Value>, is expected: Value, timeout seconds: Double,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    expect(
        element, property, is: expected, timeout: .limited(seconds: seconds), fileID: fileID, filePath: filePath,
        line: line,
        column: column)
}
