extension TUIElement {
    /// Waits until at least one element matches; false where none does when the time is over.
    ///
    /// - Throws: `TUIError` where the app ends meanwhile.
    @discardableResult
    public func waitForExistence(
        timeout: Duration, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try app.performing(fileID, line) { () throws(TUIError) in
            try app.waitForFrame(until: .now + timeout) { Resolution(steps, in: $0).found.isEmpty ? nil : true }
                ?? false
        }
    }

    /// Waits until at least one element matches; false where none does after so many seconds.
    ///
    /// - Throws: `TUIError` where the app ends meanwhile.
    @discardableResult
    public func waitForExistence(
        timeout seconds: Double, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try waitForExistence(timeout: .seconds(seconds), fileID: fileID, line: line)
    }

    /// Waits until no element matches; false where one still does when the time is over.
    ///
    /// - Throws: `TUIError` where the app ends meanwhile.
    @discardableResult
    public func waitForNonExistence(
        timeout: Duration, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try app.performing(fileID, line) { () throws(TUIError) in
            try app.waitForFrame(until: .now + timeout) { Resolution(steps, in: $0).found.isEmpty ? true : nil }
                ?? false
        }
    }

    /// Waits until no element matches; false where one still does after so many seconds.
    ///
    /// - Throws: `TUIError` where the app ends meanwhile.
    @discardableResult
    public func waitForNonExistence(
        timeout seconds: Double, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try waitForNonExistence(timeout: .seconds(seconds), fileID: fileID, line: line)
    }
}
