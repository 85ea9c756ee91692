public import LunchElements

extension TUIElement {
    /// Waits until at least one element matches.
    ///
    /// - Returns: true if an element matched in time, otherwise false.
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last frame may not be read (see
    ///   `TUIElement`).
    public func waitForExistence(
        timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            "waitForExistence", for: \.exists, toEqual: true, timeout.tuiDuration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until no element matches.
    ///
    /// - Returns: true if no element matched in time, otherwise false.
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last frame may not be read (see
    ///   `TUIElement`).
    public func waitForNonExistence(
        timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            "waitForNonExistence", for: \.exists, toEqual: false, timeout.tuiDuration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until a property has a value: `try title.wait(for: \.label, toEqual: "Done", timeout: 5)`.
    ///
    /// - Returns: true if the property of the only matching element had the value in time, otherwise false.
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last frame may not be read (see
    ///   `TUIElement`).
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
