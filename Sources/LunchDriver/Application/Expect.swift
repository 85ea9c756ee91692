/// Expects a property of an element, a query or the terminal to reach a value in time, and otherwise records a failure.
///
/// The property is read anew at every change of the app. This is the way to assert on what a program does in its own
/// time. The failure is recorded at the caller's line. After the app has ended, its last frame answers if it may be
/// read (see `TUIElement`); otherwise the expectation fails.
///
/// ```swift
/// expect(page.menuLabel, \.label, is: "Bread")
/// expect(app.cells, \.labels, is: ["Bread", "Milk", "Tea"])
/// expect(app.terminal, \.windowTitle, is: "notes.txt")
/// ```
///
/// - Parameters:
///   - subject: the element, the query or the terminal that has the property.
///   - property: the property, as a key path of the subject's snapshot.
///   - expected: the value that the property is expected to have.
///   - timeout: the longest time until the property has the value; five seconds by default.
/// - Returns: true if the property had the value in time, otherwise false.
@discardableResult
public func expect<Subject: TUISubject, Value: Equatable>(
    _ subject: Subject, _ property: KeyPath<Subject.Snapshot, Value>, is expected: Value,
    timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
) -> Bool {
    let (run, sight) = (subject.watched.app.run, subject.watched.sight)
    return Watcher(run: run, sight: sight).expect(
        property, is: expected, timeout: timeout.tuiDuration,
        at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// A part of an app with properties that `expect` can watch: an element, the elements of a query or the terminal.
public protocol TUISubject {
    /// The snapshot that holds the properties of the subject at one moment.
    associatedtype Snapshot

    /// The subject, as `expect` watches it; tests do not use this property.
    var watched: TUIWatched<Snapshot> { get }
}

/// A part of an app, as `expect` watches it; tests do not use this type.
public struct TUIWatched<Snapshot>: Sendable {
    let app: TUIApplication
    let sight: any Sight<Snapshot>
}
