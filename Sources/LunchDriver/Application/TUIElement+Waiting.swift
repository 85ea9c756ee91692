public import LunchElements
import LunchWire

extension TUIElement {
    /// Waits until at least one element matches; false where none does when the time is over.
    ///
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last screen does not answer.
    public func waitForExistence(
        timeout: Duration, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try app.run.performing("waitForExistence", of: query, as: .wait, fileID, line, answer: AppRun.literal) {
            () throws(TUIError) in
            try app.run.watcher.wait(forExistence: true, of: query, until: .now + timeout)
        }
    }

    /// Waits until at least one element matches; false where none does after so many seconds.
    ///
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last screen does not answer.
    public func waitForExistence(
        timeout seconds: Double, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try waitForExistence(timeout: .limited(seconds: seconds), fileID: fileID, line: line)
    }

    /// Waits until no element matches; false where one still does when the time is over.
    ///
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last screen does not answer.
    public func waitForNonExistence(
        timeout: Duration, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try app.run.performing(
            "waitForNonExistence", of: query, as: .wait, fileID, line, answer: AppRun.literal
        ) { () throws(TUIError) in
            try app.run.watcher.wait(forExistence: false, of: query, until: .now + timeout)
        }
    }

    /// Waits until no element matches; false where one still does after so many seconds.
    ///
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last screen does not answer.
    public func waitForNonExistence(
        timeout seconds: Double, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try waitForNonExistence(timeout: .limited(seconds: seconds), fileID: fileID, line: line)
    }

    /// Waits until a property has a value: `try title.wait(for: \.label, toEqual: "Done", timeout: 5)`.
    ///
    /// - Returns: false where no single element matches or the property has another value when the time is over.
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last screen does not answer.
    public func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, timeout: Duration,
        fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try app.run.performing(
            "wait", of: query, with: PropertyName.name(of: property), as: .wait, fileID, line,
            answer: AppRun.literal
        ) { () throws(TUIError) in
            var last: Resolution?
            let waited = try app.run.watcher.wait(
                for: property, toEqual: expected, of: query, until: .now + timeout
            ) { last = $0 }
            guard case .ended = waited else { return waited.hasCome }
            throw app.run.watcher.failure(of: property, toBe: expected, steps, last: last, .ended)
        }
    }

    /// Waits until a property has a value; false where it has another after so many seconds.
    ///
    /// - Throws: `TUIError` if the app has ended, or ends meanwhile, and its last screen does not answer.
    public func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, timeout seconds: Double,
        fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try wait(for: property, toEqual: expected, timeout: .limited(seconds: seconds), fileID: fileID, line: line)
    }
}
