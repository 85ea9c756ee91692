import Testing

@testable import LunchRun

@Suite struct FailureGroupsTests {
    private func failed(_ id: String, _ text: String, difference: [String] = []) -> TestResult {
        TestResult(
            Made.test(id), .failed,
            attempts: [TestAttempt(.failed, issues: [TestIssue(text: text)], difference: difference)])
    }

    static let messages: [(one: String, other: String, areSame: Bool)] = [
        ("Expectation failed: (n → 12) == 3\nmore", "Expectation failed: (n → 7) == 40\nmore", true),
        ("no at Tests/A/X.swift:9:12", "no at Y.swift:10:3", true),
        ("Look: swift run lunch trace A.one", "Look: swift run lunch trace B.two", true),
        ("Expectation failed: x\nno bread", "Expectation failed: x\nno tea", false),
        ("failed - It differs:\n-one\n+two", "failed - It differs:\n-one\n+three", false),
        ("Expectation failed: x", "Expectation failed: x\nThe app has crashed.", false), ("a", "b", false),
    ]

    @Test(arguments: messages) func aMessageCountsWholeButForPlacesAndNumbers(
        one: String, other: String, areSame: Bool
    ) {
        func test(_ name: String, _ trace: String, _ text: String) -> TestResult {
            let attempt = TestAttempt(.failed, issues: [TestIssue(text: text)], trace: "x/\(trace)/trace.lunchtrace")
            return TestResult(Made.test("T.\(name)()"), .failed, attempts: [attempt])
        }
        let groups = FailureGroups(of: [test("one", "A.one", one), test("two", "B.two", other)]).groups
        #expect(groups.count == (areSame ? 1 : 2))
    }

    /// The text of an issue has up to 64 KiB, and each test that fails has one.
    @Test func aLongWordIsReadOnce() {
        let text = String(repeating: "x", count: 60_000)
        #expect(FailureGroups(of: (0..<40).map { failed("T.a\($0)()", "\(text)\($0)") }).groups.count == 1)
    }

    @Test func aSecondIssueReportsTwoFailuresApart() {
        var other = failed("T.b()", "x")
        other.attempts[0].issues.append(TestIssue(text: "y"))
        #expect(FailureGroups(of: [failed("T.a()", "x"), other]).groups.count == 2)
    }

    @Test func theCauseIsTheFirstDifferenceOrTheFirstLine() {
        let groups = FailureGroups(of: [
            failed("T.a()", "x\nmore", difference: ["The last green run differs first at step 3:", "  no \"OK\"."]),
            failed("T.b()", "y\nmore"),
        ]).groups
        #expect(groups.map(\.cause) == ["no \"OK\".", "y"])
    }

    @Test func whatHasNotRunHasNoCause() {
        #expect(FailureGroups(of: [TestResult(Made.test("T.a()"), .notRun)]).groups == [])
        #expect(
            FailureGroups(of: [TestResult(Made.test("T.a()"), .crashed)]).groups.map(\.cause) == [
                "The test process crashed in it."
            ])
    }
}
