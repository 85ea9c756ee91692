import LunchDriver
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchTest

/// An expectation that fails because a property could not be read is an issue already, if it stands in that line.
@Suite struct TestScopeTests {
    private static let line = #line + 4

    /// An expectation that has failed in that line.
    private func issue() async throws -> Issue {
        let issues = try await TestSupport.issues { #expect(Bool(false)) }
        return try #require(issues.first)
    }

    /// The failure of a property of an app that was never launched.
    private func failure(in file: String, line: Int) throws -> TUIFailure {
        let failures = FailureReporter.taking { _ = TUIApplication(.command("none")).buttons["GO"].label }
        var failure = try #require(failures.first)
        failure.place = TUISourceLocation(fileID: file, line: line)
        return failure
    }

    /// Another line, another file, and a known issue, which explains nothing.
    @Test(arguments: [
        (#fileID, 0, true, true), (#fileID, 1, true, false), (#fileID, -1, true, false),
        ("Other/TestScopeTests.swift", 0, true, false), (#fileID, 0, false, false),
    ])
    func anExpectationFollowsFromAFailureInItsLine(
        file: String, distance: Int, isCounted: Bool, follows: Bool
    ) async throws {
        let scope = TestScope(try #require(Test.current), .current)
        let issue = try await issue()
        let failure = try failure(in: file, line: Self.line + distance)
        _ = scope.run.willRecord(failure, isCounted: isCounted)
        #expect(issue.follows(from: scope.run) == follows)
        // One expectation at most does.
        #expect(!issue.follows(from: scope.run))
    }
}
