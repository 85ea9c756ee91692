import Testing

@testable import LunchRun

/// A tester of XCTest that ends before its cases have: only the list of all tests tells which ones are left.
@Suite struct XCTestCrashTests {
    private static let list = [
        "T.A/testA", "T.A/testB", "T.A/testC", "T.B/testD", "T.B/testE", "T.C/testF", "T.S/swift()",
    ]

    /// Runs cases until one crashes, or until a class does before its first case.
    private final class Tester {
        private(set) var requests: [PassRequest] = []
        private let culprits: Set<String>
        private let status: Int

        init(_ culprits: Set<String>, status: Int = 1) { (self.culprits, self.status) = (culprits, status) }

        func run(_ request: PassRequest) -> (TesterPass, PassEnd) {
            requests.append(request)
            var pass = TesterPass(package: "/package")
            let hear = { (pass: inout TesterPass, line: String) in _ = pass.take(console: line) }
            let cases = list.filter { !$0.contains("(") }.map { RunTest(id: $0, library: .xctest) }
            let names = NameFilter.chosen(cases.map(\.id), filters: request.filters, skips: request.skips) ?? []
            hear(&pass, "Test Suite 'All tests' started at 1")
            var suite = ""
            for test in cases where names.contains(test.id) {
                if test.suites[0] != suite {
                    suite = test.suites[0]
                    hear(&pass, "Test Suite '\(suite)' started at 1")
                    if culprits.contains(suite) { return end(&pass) }
                }
                hear(&pass, "Test Case '\(suite).\(test.name)' started at 1")
                if culprits.contains(test.id) { return end(&pass) }
                hear(&pass, "Test Case '\(suite).\(test.name)' passed (0.1 seconds)")
            }
            hear(&pass, "Test Suite 'All tests' passed at 1")
            return (pass, .left(status: 0))
        }

        private func end(_ pass: inout TesterPass) -> (TesterPass, PassEnd) {
            if status != 0 { _ = pass.take(console: "error: Process '/x.xctest' exited with unexpected signal code 4") }
            return (pass, .left(status: status))
        }
    }

    private func run(_ tester: Tester, _ change: (inout RunOptions) -> Void = { _ in }) -> (RunCourse, Int) {
        var options = RunOptions()
        change(&options)
        var course = RunCourse(options, list: { Self.list }, runner: tester.run)
        let status = course.run().status
        return (course, status)
    }

    private func verdicts(_ course: RunCourse) -> [String] {
        course.tests.map { "\($0.test.name) \($0.verdict.rawValue)" }.sorted()
    }

    @Test func theRestRunsInANewTester() {
        let tester = Tester(["T.A/testB"])
        let (course, status) = run(tester)
        #expect(status == 1)
        #expect(
            verdicts(course) == [
                "testA passed", "testB crashed", "testC passed", "testD passed", "testE passed", "testF passed",
            ])
        #expect(tester.requests.count == 2)
        #expect(
            tester.requests.last?.filters == [
                #"^(?:T\.A/testC|T\.B/testD|T\.B/testE|T\.C/testF)(?:(?:/[^/:]*)?:[0-9]+:[0-9]+)?$"#
            ])
        #expect(tester.requests.last?.library == .xctest)
    }

    @Test func ofTheRestRunsWhatWasChosen() {
        let (course, _) = run(Tester(["T.A/testB"])) { ($0.filters, $0.skips) = (["A", "testD"], ["testC"]) }
        #expect(verdicts(course) == ["testA passed", "testB crashed", "testD passed"])
    }

    @Test func aClassThatCrashesBeforeItsFirstCaseIsNamed() {
        let tester = Tester(["B"])
        let (course, status) = run(tester)
        #expect(status == 1)
        #expect(course.crashes.map(\.end) == ["signal 4, before the first test of B"])
        #expect(
            verdicts(course) == [
                "testA passed", "testB passed", "testC passed", "testD notRun", "testE notRun", "testF passed",
            ])
        #expect(tester.requests.count == 2)
    }

    /// swift test takes that for a success.
    @Test(arguments: ["B", "C", "T.C/testF"]) func whoLeavesTheProcessIsNoSuccess(_ culprit: String) {
        let (course, status) = run(Tester([culprit], status: 0))
        #expect(status == 1)
        #expect(course.crashes.count == 1)
        #expect(course.tests.count == 6)
    }

    @Test func aTesterThatCannotEvenBeginHasCrashed() {
        let runner: RunCourse.Runner = { _ in
            var pass = TesterPass(package: "/package")
            _ = pass.take(console: "error: Process '/x.xctest' exited with unexpected signal code 6")
            return (pass, .left(status: 1))
        }
        var course = RunCourse(RunOptions(), list: { [] }, runner: runner)
        #expect(course.run() == (.finished, 1))
        #expect(course.crashes.map(\.end) == ["signal 6"])
    }

    @Test func aTesterThatGetsNowhereIsNotStartedForEver() {
        let tester = Tester(["A", "B", "C"])
        let (course, status) = run(tester)
        #expect(status == 1)
        #expect(course.tests.allSatisfy { $0.verdict == .notRun })
        #expect(course.tests.count == 6)
        #expect(tester.requests.count == 3)
    }
}
