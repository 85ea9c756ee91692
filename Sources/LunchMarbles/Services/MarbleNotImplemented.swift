/// Fails the test with a message that names the calling method, which the test has not mocked.
///
/// ```swift
/// func getFeeds() async throws -> [Feed] { try notImplemented() }
/// ```
///
/// - Throws: `MarbleNotImplemented`, always.
public func notImplemented<Value>(
    _ method: String = #function, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) throws -> Value {
    throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column))
}

/// Returns a closure that, when called, fails the test with a message that names the method.
///
/// ```swift
/// var getFeeds: () async throws -> [Feed] = notImplemented("getFeeds")
/// ```
public func notImplemented<Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws -> Value {
    { throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// Returns a closure with one argument that, when called, fails the test with a message that names the method.
public func notImplemented<A, Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) async throws -> Value {
    { _ in throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// Returns a closure with two arguments that, when called, fails the test with a message that names the method.
public func notImplemented<A, B, Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async throws -> Value {
    { _, _ in throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// Returns a closure with three arguments that, when called, fails the test with a message that names the method.
public func notImplemented<A, B, C, Value>(
    _ method: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async throws -> Value {
    { _, _, _ in throw MarbleNotImplemented(method: method, Place(fileID, filePath, line, column)) }
}

/// The error of a method that the test has not mocked; creating it fails the test with a message that names the method.
public struct MarbleNotImplemented: Error, CustomStringConvertible {
    /// The name of the method.
    public let method: String

    /// The error in words, with a remedy.
    public var description: String {
        "\(method) was called, and the test does not mock it. Give it an answer with mock(values:errors:_:)."
    }

    init(method: String, _ place: Place) {
        self.method = method
        Failure.record(self, place)
    }
}
