// The names of version 0.1.0.

public import LunchWire

/// Expects a property to reach a value within a timeout; the same as `subject.expect(property, is: expected)`.
@available(*, deprecated, message: "Write subject.expect(property, is: value).")
@discardableResult
public func expect<Subject: TUISubject, Value: Equatable>(
    _ subject: Subject, _ property: KeyPath<Subject.Snapshot, Value>, is expected: Value,
    timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
) -> Bool {
    subject.expect(
        property, is: expected, timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension TUIApplication {
    /// Returns an element of a given type that covers a given region; the same as `treating(_:as:)`.
    @available(*, deprecated, message: "Write app.treating(region, as: type).")
    public func element(_ type: TUIElementType, within region: TUIRegion) -> TUIElement { treating(region, as: type) }
}

extension LaunchMock {
    /// Returns data whose user info is given as text; the same as `rawUserInfo(_:)`.
    @available(*, deprecated, renamed: "rawUserInfo")
    public static func text(_ text: String) -> LaunchMock { rawUserInfo(text) }
}
