import LunchProcess
import TestSupport
import Testing
import XCTest

@testable import LunchTest

/// Tests that run to their end, or do not.
@Suite(.lunch, .serialized, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedRunTests {
    struct Inner {
        @Test func passes() {}
    }

    @Test func passes() {}
    @Test(.disabled("nobody runs it")) func isDisabled() {}
    @Test func isCancelled() throws { try Test.cancel("half of it") }
    @Test(arguments: [1, 2]) func isHalfCancelled(_ number: Int) throws {
        if number == 2 { try Test.cancel("one case") }
    }
    @Test(arguments: [1, 2]) func bothCasesPass(_ number: Int) {}
    @Test func failsAsKnown() { withKnownIssue { Issue.record("known") } }
    @Test func `a name/with a slash`() {}
    @Test func zReportsWhichHaveRun() { print("ran: \(SnapshotUses.tests.sorted())") }
}

/// The same in XCTest.
final class NestedRunXCTests: XCTestCase {
    override func setUpWithError() throws { try XCTSkipUnless(Bundle.isNested, Bundle.reason) }

    func testIsSkipped() throws { throw XCTSkip("half of it") }
    func testPasses() {}
    func testZReportsWhichHaveRun() { print("ran: \(SnapshotUses.tests.sorted())") }
}

/// A run knows which of its tests have come to their end: the snapshots of others are not unused.
@Suite(.waiting) struct CompletedTestTests {
    @Test(arguments: [
        (
            ["--testing-library", "swift-testing", "--filter", "LunchTestTests.NestedRunTests/"],
            [
                "NestedRunTests.Inner.passes", "NestedRunTests.a name_with a slash", "NestedRunTests.bothCasesPass",
                "NestedRunTests.failsAsKnown", "NestedRunTests.passes",
            ]
        ), (["LunchTestTests.NestedRunXCTests"], ["NestedRunXCTests.testPasses"]),
    ]) func testsThatWereSkippedHaveNotRun(_ arguments: [String], _ tests: [String]) throws {
        let run = try Bundle.run(arguments)
        #expect(run.status == .exited(0))
        let names = tests.map { "LunchTestTests/\($0)" }
        #expect(run.output.contains("ran: \(names)\n"), "\(run.output)")
    }
}
