public import LunchElements

extension TUIElement {
    /// Waits until at least one element matches; false where none does when the time is over.
    ///
    /// - Throws: `TUIError` where the app ends meanwhile.
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
    public func waitForExistence(
        timeout seconds: Double, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try waitForExistence(timeout: .seconds(seconds), fileID: fileID, line: line)
    }

    /// Waits until no element matches; false where one still does when the time is over.
    ///
    /// - Throws: `TUIError` where the app ends meanwhile.
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
    public func waitForNonExistence(
        timeout seconds: Double, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try waitForNonExistence(timeout: .seconds(seconds), fileID: fileID, line: line)
    }

    /// Waits until a property has a value: `try title.wait(for: \.label, toEqual: "Done", timeout: 5)`.
    ///
    /// - Returns: false where no single element matches or the property has another value when the time is over.
    /// - Throws: `TUIError` where the app ends meanwhile.
    public func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, timeout: Duration,
        fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try app.performing(fileID, line) { () throws(TUIError) in
            try app.wait(for: property, toEqual: expected, of: steps, until: .now + timeout) { _ in }
        }
    }

    /// Waits until a property has a value; false where it has another after so many seconds.
    ///
    /// - Throws: `TUIError` where the app ends meanwhile.
    public func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, timeout seconds: Double,
        fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) -> Bool {
        try wait(for: property, toEqual: expected, timeout: .seconds(seconds), fileID: fileID, line: line)
    }
}

extension TUIApplication {
    /// Waits until a property of the only element that a query finds has a value; tells of each look.
    func wait<Value: Equatable>(
        for property: KeyPath<TUIElementSnapshot, Value>, toEqual expected: Value, of steps: [QueryStep],
        until deadline: ContinuousClock.Instant, _ looked: (Resolution) -> Void
    ) throws(TUIError) -> Bool {
        try waitForFrame(until: deadline) { frame -> Bool? in
            let resolution = Resolution(steps, in: frame)
            looked(resolution)
            let snapshot = resolution.snapshot
            // An element that is not there has no properties, but for not being there and not being reachable.
            let mayBeAbsent = property == \TUIElementSnapshot.exists || property == \TUIElementSnapshot.isHittable
            guard snapshot.exists || mayBeAbsent else { return nil }
            return snapshot[keyPath: property] == expected ? true : nil
        } ?? false
    }
}
