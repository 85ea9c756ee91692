import LunchCommands
public import LunchElements

extension TUIElement {
    /// Waits until at least one element matches.
    ///
    /// The function searches for the element again after every change of the app. If the app ends, the function
    /// searches its last frame.
    ///
    /// If the app's clock is virtual, only the test can advance the clock. The function therefore stops waiting once
    /// the app has [settled](doc:HowLunchWorks).
    ///
    /// The function also stops waiting if the program does not publish its elements and waits for nothing but input: nothing
    /// can change its screen then. A program that has a socket, a named pipe or a watch of files gets the whole timeout.
    ///
    /// - Returns: `true` if an element matched before the timeout expired; otherwise `false`.
    /// - Throws: `TUIError` if the app was not launched. The function also throws, instead of returning `false`, if the
    ///   app has ended and no element matches in its last frame, or if tests may not read this frame (see
    ///   ``TUIElement``).
    public func waitForExistence(
        timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            "waitForExistence", for: \.exists, toEqual: true, timeout._duration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until no element matches.
    ///
    /// The function searches for the element again after every change of the app. If the app ends, the function
    /// searches its last frame.
    ///
    /// If the app's clock is virtual, only the test can advance the clock. The function therefore stops waiting once
    /// the app has [settled](doc:HowLunchWorks).
    ///
    /// The function also stops waiting if the program does not publish its elements and waits for nothing but input: nothing
    /// can change its screen then. A program that has a socket, a named pipe or a watch of files gets the whole timeout.
    ///
    /// - Returns: `true` if a search found no element before the timeout expired; otherwise `false`.
    /// - Throws: `TUIError` if the app was not launched. The function also throws, instead of returning `false`, if the
    ///   app has ended and an element matches in its last frame, or if tests may not read this frame (see
    ///   ``TUIElement``).
    public func waitForNonExistence(
        timeout: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            "waitForNonExistence", for: \.exists, toEqual: false, timeout._duration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until a property has a given value.
    ///
    /// Example: `try title.wait(for: \.label, toEqual: "Done", timeout: 5)`.
    ///
    /// The function reads the property again after every change of the app. If the app ends, the function reads the
    /// property from the app's last frame. While no element or several elements match, the property has no value. There
    /// are two exceptions: while no element matches, `exists` and `isHittable` are `false`; while several elements
    /// match, `exists` is `true`.
    ///
    /// If the app's clock is virtual, only the test can advance the clock. The function therefore stops waiting once
    /// the app has [settled](doc:HowLunchWorks).
    ///
    /// The function also stops waiting if the program does not publish its elements and waits for nothing but input: nothing
    /// can change its screen then. A program that has a socket, a named pipe or a watch of files gets the whole timeout.
    ///
    /// - Parameters:
    ///   - property: the property, as a key path of `TUIElementSnapshot`.
    ///   - expected: the value that the property is expected to have.
    ///   - timeout: the longest time to wait for the value.
    /// - Returns: `true` if the property had the value before the timeout expired; otherwise `false`.
    /// - Throws: `TUIError` if the app was not launched. The function also throws, instead of returning `false`, if the
    ///   app has ended and the property does not have the value in its last frame, or if tests may not read this frame
    ///   (see ``TUIElement``). It throws as well if the value is unknown at the end.
    public func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, timeout: some TUIDuration,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> Bool {
        try wait(
            nil, for: property, toEqual: expected, timeout._duration,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits for a property.
    ///
    /// - Parameter verb: the name of the function that the test has called; nil if it names the property.
    private func wait<Value: Equatable>(
        _ verb: StaticString?, for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value,
        _ timeout: Duration, at place: TUISourceLocation
    ) throws(TUIError) -> Bool {
        do throws(TUIError) {
            return try Watcher(run: app.run, sight: ElementSight(query: query, verb: verb)).comes(
                property, .is(expected), within: timeout, at: place)
        } catch {
            throw app.unanswered(error)
        }
    }
}
