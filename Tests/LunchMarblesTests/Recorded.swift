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
    let recorded = Lock<[(message: String, line: Int?)]>([])
    try withKnownIssue(sourceLocation: sourceLocation) {
        try body()
    } matching: { issue in
        recorded.withLock {
            $0.append((issue.comments.map(\.rawValue).joined(separator: "\n"), issue.sourceLocation?.line))
        }
        return true
    }
    return recorded.withLock(\.self)
}
