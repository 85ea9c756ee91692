import LunchTrace
import LunchWire
import Testing

@testable import LunchRun

@Suite struct RunCourseTests {
    private func run(
        _ tester: MadeUpTester, list: [String] = [], _ change: (inout RunOptions) -> Void = { _ in }
    ) -> (course: RunCourse, reason: RunEnd.Reason, status: Int) {
        var options = RunOptions()
        change(&options)
        var course = RunCourse(options, list: { list }, runner: tester.run)
        let (reason, status) = course.run()
        return (course, reason, status)
    }

    private func verdicts(_ course: RunCourse) -> [String: RunVerdict] {
        Dictionary(
            uniqueKeysWithValues: course.tests.map {
                (String($0.test.id.split { ".".contains($0) || "/".contains($0) }.last ?? ""), $0.verdict)
            })
    }

    @Test func aGreenRunTakesOneCall() {
        let tester = MadeUpTester(passing: 3)
        let (course, reason, status) = run(tester)
        #expect((reason, status) == (.finished, 0))
        #expect(course.tests.map(\.verdict) == [.passed, .passed, .passed])
        #expect(tester.requests == [PassRequest()])
    }

    @Test func aFailureIsStatusOne() {
        #expect(run(MadeUpTester(passing: 1, ("T.a()", [.fails]))).status == 1)
    }

    @Test func afterACrashTheRestRunsInANewTester() {
        let tester = MadeUpTester(passing: 2, ("T.a()", [.crashes]), ("T.b()", [.fails]), ("T.c()", [.passes]))
        let (course, reason, status) = run(tester)
        #expect((reason, status) == (.finished, 1))
        #expect(verdicts(course)["a()"] == .crashed)
        #expect(verdicts(course)["b()"] == .failed)
        #expect(verdicts(course)["c()"] == .passed)
        #expect(course.tests.count == 5)
        #expect(course.crashes.map(\.test) == ["T.a()"])
        #expect(tester.requests.count == 2)
        #expect(
            tester.requests.last?.arguments == [
                "--skip-build", "--filter", #"^(?:T\.b\(\)|T\.c\(\))(?:(?:/[^/:]*)?:[0-9]+:[0-9]+)?$"#,
                "--disable-xctest",
            ])
    }

    @Test func aCrashThatNoOneCanBePutDownToIsLookedForOneAfterTheOther() {
        let tester = MadeUpTester(passing: 1, ("T.a()", [.crashes]), ("T.b()", [.passes]))
        tester.hidesFrames = true
        let (course, _, status) = run(tester)
        #expect(status == 1)
        #expect(course.tests.map(\.verdict) == [.passed, .crashed, .passed])
        #expect(tester.requests.map(\.isSerial) == [false, true, true])
        #expect(course.crashes.map(\.test) == ["T.a()"])
    }

    @Test func aCrashThatDoesNotComeAgainIsStillAFailure() {
        let tester = MadeUpTester(passing: 1, ("T.a()", [.crashes, .passes]), ("T.b()", [.passes]))
        tester.hidesFrames = true
        let (course, _, status) = run(tester)
        #expect(course.tests.map(\.verdict) == [.passed, .passed, .passed])
        #expect(course.crashes.map(\.test) == [nil])
        #expect(status == 1)
    }

    @Test func aTestThatLeavesTheProcessIsNoSuccess() {
        // swift test leaves with 0 then.
        let tester = MadeUpTester(passing: 1, ("T.a()", [.leaves]), ("T.b()", [.passes]))
        let (course, _, status) = run(tester)
        #expect(status == 1)
        #expect(course.tests.map(\.verdict) == [.passed, .crashed, .passed])
        #expect(course.crashes.last?.end == "exited before its tests had ended")
    }

    @Test func aTestThatPassesWhenItIsTriedAgainIsFlaky() {
        let tester = MadeUpTester(passing: 2, ("T.a()", [.fails, .fails, .passes]), ("T.b()", [.fails]))
        let (course, _, status) = run(tester) { $0.retries = 2 }
        #expect(verdicts(course)["a()"] == .flaky)
        #expect(verdicts(course)["b()"] == .failed)
        #expect(course.tests.first { $0.test.id == "T.a()" }?.attempts.map(\.verdict) == [.failed, .failed, .passed])
        #expect(course.tests.first { $0.test.id == "T.a()" }?.attempts.map(\.number) == [1, 2, 3])
        #expect(status == 1)
        #expect(tester.requests.map(\.attempt) == [1, 2, 3])
        #expect(tester.requests.map(\.isSerial) == [false, true, true])
        #expect(tester.requests.last?.filters.joined().contains("test0") == false)
    }

    @Test func aFlakyTestFailsTheRunIfThatIsWanted() {
        for (failsOnFlaky, expected) in [(false, 0), (true, 1)] {
            let tester = MadeUpTester(passing: 1, ("T.a()", [.fails, .passes]))
            let (course, _, status) = run(tester) { ($0.retries, $0.failsOnFlaky) = (1, failsOnFlaky) }
            #expect(status == expected)
            #expect(course.faults.count == expected)
        }
    }

    @Test func aTestThatCrashesIsTriedAgainAsWell() {
        let (course, _, status) = run(MadeUpTester(passing: 1, ("T.a()", [.crashes, .passes]))) { $0.retries = 1 }
        #expect(verdicts(course)["a()"] == .flaky)
        #expect(status == 0)
    }

    @Test func aTestThatFailsInOneOfManyRoundsHasFailed() {
        let tester = MadeUpTester(passing: 1, ("T.a()", [.passes, .fails, .passes]))
        let (course, _, status) = run(tester) { $0.repeats = 3 }
        #expect(tester.requests.count == 3)
        #expect(verdicts(course)["a()"] == .failed)
        #expect(status == 1)
    }

    @Test func untilFailureStopsAtTheFirst() {
        let tester = MadeUpTester(passing: 1, ("T.a()", [.passes, .passes, .passes, .fails]))
        let (course, _, status) = run(tester) { $0.isUntilFailure = true }
        #expect(tester.requests.count == 4)
        #expect(verdicts(course)["a()"] == .failed)
        #expect(status == 1)
        #expect(tester.requests.map(\.attempt) == [1, 1, 1, 1])
    }

    @Test func noTestsAreAnError() {
        let (_, reason, status) = run(MadeUpTester([]))
        #expect((reason, status) == (.noTests, 66))
    }

    @Test func testsThatNoneIsOfTellWhatIsNear() {
        let list = ["MenuTests.Lunch/showsBread()", "MenuTests.Lunch/showsSoup(_:)", "TripTests.Trips/testBooks"]
        let notes = { (change: (inout RunOptions) -> Void) in
            run(MadeUpTester(passing: 1), list: list, change).course.notes
        }
        #expect(
            notes { $0.filters = ["showBread", "Lanch/showsSoup", "zzz"] } == [
                "None of 3 tests matches the filter \"showBread\". Did you mean \"showsBread\"?",
                "None of 3 tests matches the filter \"Lanch/showsSoup\". Did you mean \"Lunch/showsSoup\"?",
                "None of 3 tests matches the filter \"zzz\".",
            ])
        #expect(notes { $0.skips = ["T"] } == ["--skip \"T\" leaves out all 3 tests."])
        #expect(
            run(MadeUpTester([])).course.notes == ["swift test list names no test of the package."])
    }

    /// SwiftPM says so if another call is using the build at the same time.
    @Test func testsThatAreKnownToBeThereAreLookedForAgain() {
        for (names, failing, calls, expected) in [
            (["T.S/test0()"], 2, 3, 0), (["T.S/test0()"], 9, 5, 66), (nil, 1, 1, 66),
        ] as [([String]?, Int, Int, Int)] {
            let tester = MadeUpTester(passing: 1)
            var count = 0
            let runner: RunCourse.Runner = { request in
                count += 1
                if count > failing { return tester.run(request) }
                var pass = TesterPass(package: "/package")
                _ = pass.take(console: "error: no tests found; create a target in the 'Tests' directory")
                return (pass, .left(status: 1))
            }
            var options = RunOptions()
            (options.names, options.areNamesPresent) = (names, names != nil)
            var course = RunCourse(options, list: { [] }, runner: runner)
            #expect(course.run().status == expected)
            #expect(count == calls)
        }
    }

    @Test func untilFailureEndsIfThereIsNoTest() {
        let tester = MadeUpTester([])
        #expect(run(tester) { $0.isUntilFailure = true }.reason == .noTests)
        #expect(tester.requests.count == 1)
    }

    @Test func aTestThatIsMissingInOneOfManyRoundsIsNoSuccess() {
        let tester = MadeUpTester(passing: 2, ("T.a()", [.passes]))
        let runner: RunCourse.Runner = { request in
            if tester.requests.count == 1 { tester.tests.removeFirst() }
            return tester.run(request)
        }
        var options = RunOptions()
        options.repeats = 3
        var course = RunCourse(options, list: { [] }, runner: runner)
        #expect(course.run() == (.finished, 1))
        #expect(course.faults.first == "T.S/test0() did not run in round 2.")
    }

    @Test func aTestThatDoesNotRunWhenItIsTriedAgainIsNotFlaky() {
        let tester = MadeUpTester(passing: 1, ("T.a()", [.fails, .passes]))
        let runner: RunCourse.Runner = { request in
            if request.attempt == 2 { tester.tests.removeAll() }
            return tester.run(request)
        }
        var options = RunOptions()
        options.retries = 1
        var course = RunCourse(options, list: { [] }, runner: runner)
        #expect(course.run() == (.finished, 1))
        #expect(verdicts(course)["a()"] == .failed)
        #expect(course.faults == ["T.a() did not run in its retry."])
    }

    /// A stream that is cut off leaves tests out, and swift test leaves with 0.
    @Test func testsThatTheStreamDoesNotTellAreNoSuccess() {
        for (total, status) in [(2, 0), (3, 1)] {
            let tester = MadeUpTester(passing: 2)
            let runner: RunCourse.Runner = { request in
                var (pass, end) = tester.run(request)
                _ = pass.take(console: "✔ Test run with \(total) tests in 1 suite passed after 0.002 seconds.")
                return (pass, end)
            }
            var course = RunCourse(RunOptions(), list: { [] }, runner: runner)
            #expect(course.run() == (.finished, status))
        }
    }

    /// The status of swift test is explained by the test that failed, and is 0 when that is tried again.
    @Test func whatASanitizerReportsIsNotForgottenOnceTheTestsPass() {
        let tester = MadeUpTester(passing: 1, ("T.a()", [.fails, .passes]))
        let runner: RunCourse.Runner = { request in
            var (pass, end) = tester.run(request)
            if request.attempt == 1 { _ = pass.take(console: "SUMMARY: AddressSanitizer: 8 byte(s) leaked") }
            return (pass, end)
        }
        var options = RunOptions()
        options.retries = 1
        var course = RunCourse(options, list: { [] }, runner: runner)
        #expect(course.run() == (.finished, 1))
        #expect(verdicts(course)["a()"] == .flaky)
    }

    @Test func whoEndsTheRunLearnsWhatRan() {
        let tester = MadeUpTester(passing: 2)
        tester.end = .interrupted
        #expect(run(tester).status == 130)
        tester.end = .timedOut
        #expect(run(tester).reason == .timedOut)
    }

    @Test func aStatusWithoutAFailureIsNoSuccess() {
        let tester = MadeUpTester(passing: 1)
        tester.end = .left(status: 3)
        let (course, _, status) = run(tester)
        #expect(status == 1)
        #expect(course.faults == ["swift test has exited with status 3, although no test has failed."])
    }

    @Test func aFailureOfNoTestReportsWhyTheStatusIsOne() {
        let runner: RunCourse.Runner = { _ in
            var pass = Recorded.pass(IdentityTests.console([("Same", ["testOne"])]))
            pass.take(log: RunLog.Entry(test: "", number: 0, .failed("It left.", nil)).json.text)
            return (pass, .left(status: 1))
        }
        var course = RunCourse(RunOptions(), list: { [] }, runner: runner)
        #expect(course.run() == (.finished, 1))
        #expect(course.faults == ["An issue that belongs to no test: It left."])
    }

    @Test func aBuildErrorIsReported() {
        let runner: RunCourse.Runner = { _ in
            var pass = TesterPass(package: "/package")
            _ = pass.take(console: "/package/A.swift:1:2: error: no")
            _ = pass.take(console: "error: fatalError")
            return (pass, .left(status: 1))
        }
        var course = RunCourse(RunOptions(), list: { [] }, runner: runner)
        let (reason, status) = course.run()
        #expect((reason, status) == (.buildFailed, 69))
        #expect(course.messages.map(\.text) == ["no"])
    }

    @Test func aNameThatIsNotThereAnyMoreIsReported() {
        let tester = MadeUpTester(passing: 2)
        let (course, _, status) = run(tester) { $0.names = ["T.S/test1()", "T.gone()"] }
        #expect(course.tests.map(\.test.id) == ["T.S/test1()"])
        #expect(course.notes.count == 1)
        #expect(status == 0)
        #expect(run(tester) { $0.names = ["T.gone()"] }.course.notes.count == 1)
        #expect(run(tester) { $0.names = ["T.gone()"] }.reason == .noTests)
    }

    @Test func namesRunInAsManyCallsAsTheyTake() {
        let names = (0..<5_000).map { "T.S/test\($0)()" }
        let calls = NameFilter.calls(names)
        #expect(calls.count == 2)
        #expect(calls.joined().allSatisfy { $0.utf8.count < 4 << 10 })
        // Each name is in exactly one of them.
        let found = calls.joined().flatMap { $0.matches(of: #/S/test[0-9]+/#).map { "T.\($0.output)()" } }
        #expect(found == names)
        let tester = MadeUpTester(passing: 300)
        let (course, _, status) = run(tester) { $0.names = Array(names[..<300]) }
        #expect(status == 0)
        #expect(course.tests.map(\.test.id) == Array(names[..<300]))
        #expect(course.tests.allSatisfy { $0.attempts.count == 1 })
    }
}
