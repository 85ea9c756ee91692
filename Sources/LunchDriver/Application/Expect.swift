public import LunchElements

/// Expects a property of an element to have a value, now or soon: looks again at every change of the app.
///
/// This is the way to assert on what a program does in its own time. The failure is recorded at the caller's line.
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
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let app = element.app
    do throws(TUIError) {
        var last: Resolution?
        let held = try app.run.watcher.wait(for: property, toEqual: expected, of: element.steps, until: .now + timeout)
        {
            last = $0
        }
        if held { return true }
        let snapshot = last?.snapshot
        // Of an app that never settled nobody has seen the elements.
        let isSecret = last.map { $0.isSecret(property) } ?? PropertyName.mayTellValue(property)
        let literal = { (value: Value) in isSecret ? SecretText.literal(value) : ShownText.literal(value) }
        let received = snapshot.flatMap { snapshot -> String? in
            guard snapshot.exists else { return nil }
            let (value, unknown) = snapshot.read(property)
            return unknown.isEmpty ? literal(value) : "unknown"
        }
        var text = FailureText.expectation(
            element.steps, property: PropertyName.name(of: property), expected: literal(expected), received: received,
            timeout: timeout)
        if isSecret { text += "\n\(SecretText.note)" }
        FailureReporter.record(app.run.message(text, last?.frame, resolution: last), at: location)
    } catch {
        app.run.record(error, at: location)
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
