package import LunchDriver
@_spi(Lunch) import LunchWire
package import Testing

/// Expects that something fails the test, as a condition knows: every failure has to meet it, and there has to be one.
///
/// The test library is not told, so that a run in which all is as it should be is clean.
package func withFailure(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void,
    matching isRight: (TUIFailure) -> Bool
) rethrows {
    let failures = try FailureReporter.taking(body)
    #expect(!failures.isEmpty, "nothing failed", sourceLocation: sourceLocation)
    for failure in failures {
        #expect(isRight(failure), "another failure:\n\(failure.message)", sourceLocation: sourceLocation)
    }
}

/// The issues that a function records in the test that runs here; the test library is not told of them.
package func issues(of body: @concurrent @Sendable () async -> Void) async throws -> [Issue] {
    let taken = Lock<[Issue]>([])
    let trait = IssueHandlingTrait.compactMapIssues { issue in
        taken.withLock { $0.append(issue) }
        return nil
    }
    try await trait.provideScope(for: try #require(Test.current), testCase: .current, performing: body)
    return taken.withLock { $0 }
}

/// Expects an error of an app, and looks at it in the place of the test library: the test has been told.
@discardableResult package func withError(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) -> TUIError? {
    let error = #expect(throws: TUIError.self, sourceLocation: sourceLocation, performing: body)
    error?.arrive()
    return error
}
