/// Expects a property of an element, of a query or of the terminal to have a value, now or soon: looks again at every change.
///
/// This is the way to assert on what a program does in its own time. The failure is recorded at the caller's line. Of an app
/// that has ended the last frame answers as it does to `element.exists`, and nothing more comes; if that may not be read, it
/// fails.
///
/// ```swift
/// expect(page.menuLabel, \.label, is: "Bread")
/// expect(app.cells, \.labels, is: ["Bread", "Milk", "Tea"])
/// expect(app.terminal, \.windowTitle, is: "notes.txt")
/// ```
///
/// - Parameters:
///   - subject: the element, the query or the terminal that has the property.
///   - property: the property, as a snapshot of the subject has it.
///   - expected: the value that it is to have.
///   - timeout: the time that the property may take.
/// - Returns: false if the property did not have the value in time.
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

/// A part of an app of which a test can expect something: an element, the elements of a query, the terminal.
public protocol TUISubject {
    /// The facts about it at one moment.
    associatedtype Snapshot

    /// The part of the app that Lunch looks at, for Lunch alone.
    var watched: TUIWatched<Snapshot> { get }
}

/// A part of an app that Lunch looks at.
public struct TUIWatched<Snapshot>: Sendable {
    let app: TUIApplication
    let sight: any Sight<Snapshot>
}
