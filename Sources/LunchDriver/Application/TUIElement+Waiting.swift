public import LunchElements

extension TUIElement {
    /// Waits until at least one element matches, and returns whether one matched before the timeout expired.
    ///
    /// The element is searched for again after every change of the app.
    ///
    /// If the app's clock is virtual, only the test can advance it. The function therefore stops waiting once the app
    /// has settled (has handled its input and has nothing left to draw).
    ///
    /// - Returns: `true` if an element matched before the timeout expired; otherwise `false`.
    /// - Throws: `TUIError` if the app was not launched, or if it has ended and no element matches in its last frame.
    ///   The function also throws if tests may not read this frame (see ``TUIElement``).
    public func waitForExistence(
        timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            "waitForExistence", for: \.exists, toEqual: true, timeout.tuiDuration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until no element matches, and returns whether the elements were gone before the timeout expired.
    ///
    /// The element is searched for again after every change of the app.
    ///
    /// If the app's clock is virtual, only the test can advance it. The function therefore stops waiting once the app
    /// has settled (has handled its input and has nothing left to draw).
    ///
    /// - Returns: `true` if there was a moment without a match before the timeout expired; otherwise `false`.
    /// - Throws: `TUIError` if the app was not launched, or if it has ended and an element matches in its last frame.
    ///   The function also throws if tests may not read this frame (see ``TUIElement``).
    public func waitForNonExistence(
        timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            "waitForNonExistence", for: \.exists, toEqual: false, timeout.tuiDuration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until a property has a given value, and returns whether it had the value before the timeout expired.
    ///
    /// Example: `try title.wait(for: \.label, toEqual: "Done", timeout: 5)`. The property is read again after every
    /// change of the app.
    ///
    /// If the app's clock is virtual, only the test can advance it. The function therefore stops waiting once the app
    /// has settled (has handled its input and has nothing left to draw).
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of the element's snapshot.
    ///   - expected: the value that the property is expected to have.
    ///   - timeout: the longest time to wait for the value.
    /// - Returns: `true` if exactly one element matched and its property had the value before the timeout expired;
    ///   otherwise `false`.
    /// - Throws: `TUIError` if the app was not launched, or if it has ended and the property does not have the value in
    ///   the app's last frame. The function also throws if tests may not read this frame (see ``TUIElement``).
    public func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, timeout: some TUIDuration,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            nil, for: property, toEqual: expected, timeout.tuiDuration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits for a property.
    ///
    /// - Parameter verb: the name of the function that the test has called; nil if it names the property.
    private func wait<Value: Equatable>(
        _ verb: StaticString?, for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value,
        _ timeout: Duration, at place: TUISourceLocation
    ) throws(TUIError) -> Bool {
        let watcher = Watcher(run: app.run, sight: ElementSight(query: query, verb: verb))
        return try watcher.run.performing(
            "\(verb ?? "wait")", of: query, with: verb == nil ? PropertyName.name(of: property) : nil, as: .wait,
            at: place, answer: AppRun.literal
        ) { () throws(TUIError) in
            let (last, waited) = try watcher.wait(for: property, toEqual: expected, timeout: timeout)
            guard case .ended = waited else { return waited.hasCome }
            throw watcher.failure(of: property, toBe: expected, last, .ended)
        }
    }
}
