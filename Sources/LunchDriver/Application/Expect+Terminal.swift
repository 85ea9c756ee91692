import LunchElements
import LunchWire

/// Expects a property of an app's terminal to have a value, now or soon: looks again at every change of the app.
///
/// The last screen counts also if the app has ended meanwhile. `\.exitStatus` waits for the end, and a test that
/// expects a status knows how the app ended: no status is then a failure by itself.
///
/// ```swift
/// expect(app, \.windowTitle, is: "notes.txt")
/// expect(app, \.cursor.isVisible, is: false)
/// expect(app, \.exitStatus, is: .success)
/// ```
///
/// - Parameters:
///   - app: the app.
///   - property: the property, as a snapshot of the terminal has it.
///   - expected: the value that it is to have.
///   - timeout: how long the property may take.
/// - Returns: whether the property had the value in time.
@discardableResult
public func expect<Value: Equatable>(
    _ app: TUIApplication, _ property: KeyPath<TUITerminalSnapshot, Value>, is expected: Value,
    timeout: Duration = .seconds(5), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) -> Bool {
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = app.run
    let name = TUITerminalSnapshot.name(of: property)
    return run.answering(
        "expect", with: "\(name), is: \(literal(expected))", as: .expectation, at: place, otherwise: false
    ) { () throws(TUIError) in
        let (last, limit) = try run.terminalWatcher.wait(
            for: property, toEqual: expected, until: .now + timeout, timeout)
        guard let limit else { return true }
        let failure = ExpectationFailure.value(
            property: name, expected: literal(expected),
            received: last.map { literal($0[keyPath: property]) } ?? "unknown", isSecret: false, limit)
        throw run.error(.expectation(failure), in: run.lastFrame)
    }
}

/// Expects a property of an app's terminal to have a value within so many seconds, as `expect` with a `Duration` does.
@discardableResult
public func expect<Value: Equatable>(
    _ app: TUIApplication, _ property: KeyPath<TUITerminalSnapshot, Value>, is expected: Value,
    timeout seconds: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) -> Bool {
    expect(
        app, property, is: expected, timeout: .limited(seconds: seconds), fileID: fileID, filePath: filePath,
        line: line,
        column: column)
}

/// A value as it would be written in a test, without a word of its being optional.
private func literal(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return ShownText.literal(value) }
    return mirror.children.first.map { ShownText.literal($0.value) } ?? "nil"
}
