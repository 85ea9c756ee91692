/// Fails the test and throws an error. Call this function in the body of a method that the test has not mocked:
///
/// ```swift
/// func getFeeds() async throws -> [Feed] { try notImplemented() }
/// ```
///
/// The failure message names the method.
///
/// - Parameter method: the name of the method; by default the calling method.
/// - Throws: `MarbleNotImplemented`, always.
public func notImplemented<Value>(
    _ method: String = #function, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) throws -> Value {
    throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column))
}

/// Returns a closure that is in for a method without arguments until the test mocks the method. Calling the closure
/// fails the test.
///
/// The closure throws `MarbleNotImplemented`. The failure message names the method.
///
/// ```swift
/// var getFeeds: () async throws -> [Feed] = notImplemented("getFeeds")
/// ```
///
/// - Parameter method: the name of the method in the failure message.
public func notImplemented<Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws -> Value {
    { throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// Returns a closure that is in for a method with one argument until the test mocks the method. Calling the closure
/// fails the test.
///
/// The closure throws `MarbleNotImplemented`. The failure message names the method.
///
/// - Parameter method: the name of the method in the failure message.
public func notImplemented<A, Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) async throws -> Value {
    { _ in throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// Returns a closure that is in for a method with two arguments until the test mocks the method. Calling the closure
/// fails the test.
///
/// The closure throws `MarbleNotImplemented`. The failure message names the method.
///
/// - Parameter method: the name of the method in the failure message.
public func notImplemented<A, B, Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async throws -> Value {
    { _, _ in throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// Returns a closure that is in for a method with three arguments until the test mocks the method. Calling the closure
/// fails the test.
///
/// The closure throws `MarbleNotImplemented`. The failure message names the method.
///
/// - Parameter method: the name of the method in the failure message.
public func notImplemented<A, B, C, Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async throws -> Value {
    { _, _, _ in throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// The error that a call of a method throws if the test has not mocked the method (see `notImplemented(_:)`). The test
/// fails even if the app catches the error.
public struct MarbleNotImplemented: Error, CustomStringConvertible {
    /// The name of the method that was called.
    public let method: String

    /// A message that names the method and suggests a remedy.
    public var description: String {
        "\(method) was called, but the test does not mock it. Give it an answer with mock(values:errors:_:)."
    }

    init(method: String, _ place: Place) {
        self.method = method
        Failure.record(self, place)
    }
}
