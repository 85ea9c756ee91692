import LunchElements
import LunchReport
import LunchTrace
import LunchWire
import Testing

@testable import LunchRun

/// A run with tests of all kinds, as it was recorded.
@Suite struct TesterPassTests {
    private let pass: TesterPass

    init() throws { pass = Recorded.pass(try Recorded.lines("all.out"), try Recorded.lines("all.jsonl")) }

    @Test func everyTestHasItsVerdict() {
        let verdicts = pass.results(open: { _ in nil }).map {
            "\($0.test.id) \($0.verdict.rawValue)"
        }
        #expect(
            verdicts.sorted() == [
                "OneTests.Crashes/boom() skipped", "OneTests.Hangs/hang() skipped", "OneTests.Off/never() skipped",
                "OneTests.Sums/Inner/`raw name with spaces`() passed", "OneTests.Sums/Inner/attached() passed",
                "OneTests.Sums/Inner/cancelled() skipped", "OneTests.Sums/Inner/deep() failed",
                "OneTests.Sums/Inner/known() knownIssue", "OneTests.Sums/Inner/multi() failed",
                "OneTests.Sums/Inner/off() skipped", "OneTests.Sums/Inner/slow() passed",
                "OneTests.Sums/Inner/warned() passed", "OneTests.Sums/isSmall(_:) failed",
                "OneTests.Sums/two(_:_:) failed", "OneTests.named() failed", "OneTests.top() passed",
                "TwoTests.Sums/isSmall() passed", "TwoTests.top() passed", "XTests/testAsync passed",
                "XTests/testBad failed", "XTests/testCrash passed", "XTests/testExpected failed",
                "XTests/testGood passed", "XTests/testSkipped skipped", "XTests/testThrows failed",
            ])
        #expect(pass.faults == [])
        #expect(pass.strays == [])
        #expect(pass.lost == nil)
    }

    @Test func theMessageOfAFailureQuotesWhatItLikes() {
        var pass = TesterPass(package: "/package")
        let quoted = ["  Its standard error:", "    a/A.swift:3: Fatal error: no", "  error: and", "and the rest"]
        for line in ["Test Case 'X.testA' started at 1", "/package/X.swift:4: error: X.testA : it left"] + quoted {
            _ = pass.take(console: line)
        }
        _ = pass.take(console: "Test Case 'X.testA' failed (0.1 seconds)")
        _ = pass.take(console: "no part of it")
        #expect(pass.attempt("X/testA")?.issues.map(\.text) == [(["it left"] + quoted).joined(separator: "\n")])
        #expect(pass.crashLines == [])
    }

    @Test func aTimeIsMeasuredIfNothingRunsBeside() throws {
        let lines = try Recorded.lines("all.jsonl")
        for isSerial in [false, true] {
            var pass = TesterPass(package: "/package", isSerial: isSerial)
            for line in lines where !line.isEmpty { _ = pass.take(stream: line) }
            #expect(pass.result("OneTests.top()")?.duration?.isMeasured == isSerial)
        }
    }

    @Test func aTestTellsWhereItIs() {
        #expect(
            pass.result("OneTests.named()")?.test
                == RunTest(
                    id: "OneTests.named()", target: "OneTests", name: "named()", displayName: "A name with spaces",
                    place: TracePlace(file: "Tests/OneTests/A.swift", line: 6)))
        #expect(pass.result("OneTests.Sums/Inner/deep()")?.test.suites == ["Sums", "Inner"])
    }

    @Test func anIssueHasItsWordsAndItsPlace() {
        let place = { TracePlace(file: "Tests/OneTests/A.swift", line: $0) }
        #expect(
            pass.attempt("OneTests.named()")?.issues
                == [TestIssue(text: "Expectation failed: (one() → 1) == 2\nwhy", place: place(6))])
        #expect(
            pass.attempt("OneTests.Sums/Inner/multi()")?.issues.last
                == TestIssue(text: "third\nwith lines\u{1B}[31m", place: place(22)))
        #expect(
            pass.attempt("OneTests.Sums/Inner/known()")?.issues
                == [TestIssue(.known, text: "Expectation failed: Bool(false)\nit is known", place: place(13))])
        #expect(pass.attempt("OneTests.Sums/Inner/warned()")?.issues.map(\.kind) == [.warning])
    }

    @Test func anIssueOfACaseHasItsArguments() {
        #expect(
            pass.attempt("OneTests.Sums/two(_:_:)")?.issues.map(\.arguments)
                == [#"s → "a", b → false"#, #"s → "b", b → false"#])
        #expect(pass.attempt("OneTests.Sums/isSmall(_:)")?.issues.map(\.arguments) == ["n → 3"])
    }

    @Test func aFailureOfXCTestGoesOnInTheNextLines() {
        #expect(
            pass.attempt("XTests/testExpected")?.issues
                == [TestIssue(text: "failed - multi\nline", place: TracePlace(file: "Tests/OneTests/X.swift", line: 9))]
        )
        // XCTest does not know where an error was thrown.
        #expect(pass.attempt("XTests/testThrows")?.issues == [TestIssue(text: "threw error \"E()\"")])
    }

    @Test func whoIsSkippedSaysWhy() {
        #expect(pass.result("OneTests.Sums/Inner/off()")?.note == "not now")
        #expect(pass.result("OneTests.Sums/Inner/cancelled()")?.note == "not here")
        #expect(pass.result("XTests/testSkipped")?.note == "no")
        #expect(pass.result("OneTests.Crashes/boom()")?.note == nil)
    }

    @Test func durationsOfTheStreamAreApproximateAndThoseOfXCTestAreNot() throws {
        let slow = try #require(pass.attempt("OneTests.Sums/Inner/slow()")?.duration)
        #expect(slow.nanoseconds > 300_000_000)
        #expect(!slow.isMeasured)
        #expect(pass.attempt("XTests/testAsync")?.duration?.isMeasured == true)
    }

    @Test func theTargetsOfXCTestComeFromTheList() {
        var pass = pass
        #expect(pass.needsTargets)
        pass.take(list: ["OneTests.XTests/testBad", "OneTests.XTests/testGood", "TwoTests.XTests/testGood"])
        #expect(pass.result("OneTests.XTests/testBad")?.test.target == "OneTests")
        // Nobody can tell which of two it is.
        #expect(pass.result("XTests/testGood") != nil)
    }

    @Test func theLogMeasuresAndNamesTheTrace() {
        var pass = pass
        let id = "OneTests.Sums/isSmall(_:)/A.swift:8:4"
        for (number, duration) in [(1, 5), (2, 7)] {
            pass.take(log: RunLog.Entry(test: id, number: number, .began).json.text)
            let end = RunLog.Entry.Kind.ended(
                number == 1 ? .failed : .passed, duration: duration, trace: "/package/t\(number)")
            pass.take(log: RunLog.Entry(test: id, number: number, end).json.text)
        }
        pass.take(log: RunLog.Entry(test: "OneTests.XTests/testBad", number: 3, .began).json.text)
        let attempt = pass.attempt("OneTests.Sums/isSmall(_:)")
        #expect(attempt?.duration == TestDuration(nanoseconds: 12, isMeasured: true))
        #expect(attempt?.trace == "t1")
        #expect(pass.result("OneTests.XTests/testBad")?.test.target == "OneTests")
        pass.take(log: "nonsense")
        #expect(pass.faults == ["a line of the log of tests cannot be read"])
    }

    @Test func whatIsNotKnownIsPassedOver() {
        var pass = TesterPass(package: "/package")
        #expect(pass.take(stream: #"{"kind":"weather","payload":{},"version":"7"}"#) == [])
        #expect(pass.take(stream: #"{"kind":"event","payload":{"kind":"rained","messages":[]},"version":"7"}"#) == [])
        #expect(pass.faults == [])
        #expect(pass.take(stream: "{") == [])
        #expect(pass.faults.count == 1)
    }

    @Test func anIssueOfNoTestIsNotLost() {
        var pass = TesterPass(package: "/package")
        let issue = #""issue":{"isFailure":true,"isKnown":false},"messages":[{"symbol":"fail","text":"late"}]"#
        _ = pass.take(stream: #"{"kind":"event","payload":{"kind":"issueRecorded",\#(issue)}}"#)
        _ = pass.take(stream: #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"A.Suite",\#(issue)}}"#)
        #expect(pass.strays.map(\.text) == ["late", "late"])
    }

    @Test func anIssueBehindTheEndFailsTheTest() {
        var pass = pass
        let issue = #""issue":{"isFailure":true,"isKnown":false},"messages":[{"symbol":"fail","text":"late"}]"#
        #expect(pass.attempt("OneTests.top()")?.verdict == .passed)
        _ = pass.take(
            stream:
                #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"OneTests.top()/A.swift:5:2",\#(issue)}}"#)
        #expect(pass.attempt("OneTests.top()")?.verdict == .failed)
    }

    @Test func twoTestsOfOneNameAreToldApart() {
        var pass = TesterPass(package: "/package")
        for file in ["A", "B"] {
            _ = pass.take(
                stream:
                    #"{"kind":"test","payload":{"id":"T.top()/\#(file).swift:5:2","kind":"function","name":"top()"}}"#)
            _ = pass.take(
                stream:
                    #"{"kind":"event","payload":{"kind":"testSkipped","testID":"T.top()/\#(file).swift:5:2","messages":[]}}"#
            )
        }
        #expect(pass.results(open: { _ in nil }).map(\.test.id) == ["T.top()", "T.top()/B.swift:5:2"])
    }
}
