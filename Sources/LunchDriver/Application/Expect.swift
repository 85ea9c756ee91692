/// Expects a property to reach a value within a timeout, and records a failure if it does not.
///
/// Use this function if the app needs time before the property changes, for example because it loads data first. The
/// property is read again whenever the app changes. A failure is recorded at the caller's line.
///
/// If the app ends, the property is read from the app's last frame. For an element or a query, ``TUIElement`` describes
/// when tests may read this frame. If they may not, a failure is recorded.
///
/// If the app's clock is virtual, only the test can advance the time. The function therefore stops waiting once the app
/// has [settled](doc:HowLunchWorks).
///
/// The function also stops waiting if the program does not publish its elements and waits for nothing but input:
/// nothing can change its screen then. A program that has a socket, a named pipe or a watch of files gets the whole
/// timeout.
///
/// ```swift
/// expect(page.menuLabel, \.label, is: "Bread")
/// expect(app.cells, \.labels, is: ["Bread", "Milk", "Tea"])
/// expect(app.terminal, \.windowTitle, is: "notes.txt")
/// ```
///
/// - Parameters:
///   - subject: the element, the query or the terminal that has the property.
///   - property: the property, as a key path of the subject's snapshot: `TUIElementSnapshot` for an element,
///     `TUIQuerySnapshot` for a query, or `TUITerminalSnapshot` for the terminal.
///   - expected: the value that the property is expected to reach.
///   - timeout: the longest time to wait for the value; five seconds by default.
/// - Returns: `true` if the property had the value before the timeout expired; otherwise `false`.
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

/// A part of an app that `expect` can observe: an element, the elements of a query, or the terminal.
public protocol TUISubject {
    /// The type of a snapshot: a value that contains the properties of the subject at one moment.
    associatedtype Snapshot

    /// The subject, in the form that `expect` observes. Tests do not use this property.
    var watched: TUIWatched<Snapshot> { get }
}

/// A part of an app, in the form that `expect` observes. Tests do not use this type.
public struct TUIWatched<Snapshot>: Sendable {
    let app: TUIApplication
    let sight: any Sight<Snapshot>
}
