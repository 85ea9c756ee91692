import LunchElements

/// A part of an app that a test can observe: an element, the elements of a query, or the terminal.
public protocol TUISubject {
    /// The type of a snapshot: a value that contains the properties of the subject at one moment.
    associatedtype Snapshot

    /// The subject, in the form that Lunch observes.
    var _watched: TUIWatched<Snapshot> { get }
}

/// A part of an app, in the form that Lunch observes.
public struct TUIWatched<Snapshot>: Sendable {
    let app: TUIApplication
    let sight: any Sight<Snapshot>
}

/// Expectations that wait: a property is read again whenever the app changes, until it is as expected.
extension TUISubject {
    /// Expects a property to reach a value within a timeout, and records a failure if it does not.
    ///
    /// A failure is recorded at the caller's line. `#expect(element.label == "Bread")` reads the property only once: use this
    /// function if the app needs time before the property changes, for example because it loads data first.
    ///
    /// If the app ends, the property is read from the app's [last frame](doc:HowLunchWorks).
    /// For an element or a query, ``TUIElement`` describes when tests may read this frame. If they may not, a failure is
    /// recorded.
    ///
    /// If the app's clock is virtual, only the test can advance the time. The function therefore stops waiting once the app
    /// has [settled](doc:HowLunchWorks).
    ///
    /// The function also stops waiting if the program does not publish its elements and waits for nothing but input:
    /// nothing can change its screen then. A program that has a socket, a named pipe or a watch of files gets the whole
    /// timeout.
    ///
    /// ```swift
    /// page.menuLabel.expect(\.label, is: "Bread")
    /// app.cells.expect(\.labels, is: ["Bread", "Milk", "Tea"])
    /// app.terminal.expect(\.windowTitle, is: "notes.txt")
    /// ```
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot: `TUIElementSnapshot` for an element,
    ///     `TUIQuerySnapshot` for a query, or `TUITerminalSnapshot` for the terminal.
    ///   - expected: the value that the property is expected to reach.
    ///   - timeout: the longest time to wait for the value; five seconds by default.
    /// - Returns: `true` if the property had the value before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect<Value: Equatable>(
        _ property: KeyPath<Snapshot, Value>, is expected: Value, timeout: some TUIDuration = Duration.seconds(5),
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, .is(expected), timeout, at: place)
    }

    /// Expects a property to reach a value other than a given one within a timeout, and records a failure if it does not.
    ///
    /// The function waits as `expect(_:is:timeout:)` does. A failure is also recorded if the property has no value, for example
    /// because no element matches.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot.
    ///   - unexpected: the value that the property is expected to lose.
    ///   - timeout: the longest time to wait for another value; five seconds by default.
    /// - Returns: `true` if the property had another value before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect<Value: Equatable>(
        _ property: KeyPath<Snapshot, Value>, isNot unexpected: Value,
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, .isNot(unexpected), timeout, at: place)
    }

    /// Expects a property to reach a value in a range within a timeout, and records a failure if it does not.
    ///
    /// The function waits as `expect(_:is:timeout:)` does. A range with one bound is a comparison: `3...` is at least 3, and
    /// `..<3` is less than 3.
    ///
    /// Example: `app.cells.expect(\.count, isIn: 3...)`.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot.
    ///   - range: the values that are expected.
    ///   - timeout: the longest time to wait for the value; five seconds by default.
    /// - Returns: `true` if the property had such a value before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect<Value: Comparable>(
        _ property: KeyPath<Snapshot, Value>, isIn range: some RangeExpression<Value>,
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, .isIn(range), timeout, at: place)
    }

    /// Expects a property to contain a text within a timeout, and records a failure if it does not.
    ///
    /// The function waits as `expect(_:is:timeout:)` does.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot.
    ///   - text: the text; it must not be empty.
    ///   - timeout: the longest time to wait for the text; five seconds by default.
    /// - Returns: `true` if the property contained the text before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect(
        _ property: KeyPath<Snapshot, String>, contains text: String,
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, Condition(.contains(text)), timeout, at: place)
    }

    /// Expects an optional property to contain a text within a timeout, and records a failure if it does not.
    ///
    /// Example: `app.textFields["note"].expect(\.value, contains: "bread")`. A property that is nil contains no text.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot.
    ///   - text: the text; it must not be empty.
    ///   - timeout: the longest time to wait for the text; five seconds by default.
    /// - Returns: `true` if the property contained the text before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect(
        _ property: KeyPath<Snapshot, String?>, contains text: String,
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, .contains(text), timeout, at: place)
    }

    /// Expects a list of texts to contain a text within a timeout, and records a failure if it does not.
    ///
    /// Example: `app.cells.expect(\.labels, contains: "Bread")`. One text of the list must be equal to `text`.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot.
    ///   - text: the text that the list is expected to contain.
    ///   - timeout: the longest time to wait for the text; five seconds by default.
    /// - Returns: `true` if the list contained the text before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect(
        _ property: KeyPath<Snapshot, [String]>, contains text: String,
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, .contains(text), timeout, at: place)
    }

    /// Expects a property to contain a match of a regular expression within a timeout, and records a failure if it does not.
    ///
    /// Example: `page.total.expect(\.label, matches: /\d+ eggs/)`. The function waits as `expect(_:is:timeout:)` does.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot.
    ///   - pattern: the regular expression. Write `/^…$/` if it must match the whole text.
    ///   - timeout: the longest time to wait for a match; five seconds by default.
    /// - Returns: `true` if the property contained a match before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect<Output>(
        _ property: KeyPath<Snapshot, String>, matches pattern: Regex<Output>,
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, Condition(.matches(pattern)), timeout, at: place)
    }

    /// Expects an optional property to contain a match of a regular expression within a timeout, and records a failure if it
    /// does not.
    ///
    /// A property that is nil contains no match.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the subject's snapshot.
    ///   - pattern: the regular expression. Write `/^…$/` if it must match the whole text.
    ///   - timeout: the longest time to wait for a match; five seconds by default.
    /// - Returns: `true` if the property contained a match before the timeout expired; otherwise `false`.
    @discardableResult
    public func expect<Output>(
        _ property: KeyPath<Snapshot, String?>, matches pattern: Regex<Output>,
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return expect(property, .matches(pattern), timeout, at: place)
    }

    private func expect<Value>(
        _ property: KeyPath<Snapshot, Value>, _ condition: Condition<Value>, _ timeout: some TUIDuration,
        at place: TUISourceLocation
    ) -> Bool {
        Watcher(run: _watched.app.run, sight: _watched.sight).expect(
            property, condition, timeout: timeout._duration, at: place)
    }
}

extension TUIElement {
    /// Expects an element to appear within a timeout, and records a failure if it does not.
    ///
    /// At least one element must match. The function waits as `expect(_:is:timeout:)` does.
    ///
    /// - Parameter timeout: the longest time to wait; five seconds by default.
    /// - Returns: `true` if an element matched before the timeout expired; otherwise `false`.
    @discardableResult
    public func expectToExist(
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        expect(
            \.exists, is: true, timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Expects an element to disappear within a timeout, and records a failure if it does not.
    ///
    /// No element may match. The function waits as `expect(_:is:timeout:)` does. To expect that an element does not appear,
    /// call `TUIApplication.expectNoChange(for:)` first.
    ///
    /// - Parameter timeout: the longest time to wait; five seconds by default.
    /// - Returns: `true` if no element matched before the timeout expired; otherwise `false`.
    @discardableResult
    public func expectNotToExist(
        timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> Bool {
        expect(
            \.exists, is: false, timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
