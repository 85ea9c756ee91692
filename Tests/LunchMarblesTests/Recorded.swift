import LunchDriver
import LunchTest
import LunchWire
import Testing

/// Expects that something fails the test with exactly these messages, at a line.
func expectFailures(
    _ messages: [String], at line: Int? = nil, _ body: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
    let all = try recordedFailures(body, sourceLocation: sourceLocation)
    #expect(all.map(\.message) == messages, sourceLocation: sourceLocation)
    if let line { #expect(all.allSatisfy { $0.line == line }, sourceLocation: sourceLocation) }
}

/// The failures of a test that something leads to; there has to be one.
func recordedFailures(
    _ body: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
) rethrows -> [(message: String, line: Int?)] {
    let failures = try FailureReporter.taking(body)
    #expect(!failures.isEmpty, "nothing failed", sourceLocation: sourceLocation)
    return failures.map { ($0.message, $0.place?.line) }
}
