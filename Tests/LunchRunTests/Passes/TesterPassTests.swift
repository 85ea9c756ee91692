import LunchElements
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

    /// The work for a line does not grow with the lines before it.
    @Test func aPassKeepsSoMuchOnly() {
        var pass = TesterPass(package: "/package")
        let line = String(repeating: "x", count: 1_000)
        let issue = ["Test Case 'X.testA' started at 1", "/package/X.swift:4: error: X.testA : it left"]
        let printed = (0..<300).flatMap {
            ["/package/A.swift:\($0):1: error: no", "error: \($0)", "A: Fatal error: no"]
        }
        for line in printed + issue + Array(repeating: line, count: 1_000) { _ = pass.take(console: line) }
        #expect((pass.messages.count, pass.crashLines.count) == (RunLimits.lines, RunLimits.lines))
        let text = pass.attempt("X/testA")?.issues.first?.text ?? ""
        #expect((RunLimits.text...RunLimits.text + line.utf8.count).contains(text.utf8.count))
    }

    @Test func aTimeIsMeasuredIfNothingRunsBeside() throws {
        let lines = try Recorded.lines("all.jsonl")
        for isSerial in [false, true] {
            var pass = TesterPass(package: "/package", isSerial: isSerial)
            for line in lines where !line.isEmpty { _ = pass.take(stream: line) }
            #expect(pass.result("OneTests.top()")?.duration?.isMeasured == isSerial)
        }
    }

    @Test func aTestReportsWhereItIs() {
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

    @Test func whoIsSkippedReportsWhy() {
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
        let names = ["testAsync", "testBad", "testCrash", "testExpected", "testGood", "testSkipped", "testThrows"]
        pass.findTargets { names.map { "OneTests.XTests/\($0)" } + ["TwoTests.XTests/testGood"] }
        #expect(pass.result("OneTests.XTests/testBad")?.test.target == "OneTests")
        #expect(pass.result("OneTests.XTests/testGood") != nil)
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
        pass.findTargets { [] }
        let attempt = pass.attempt("OneTests.Sums/isSmall(_:)")
        #expect(attempt?.duration == TestDuration(nanoseconds: 12, isMeasured: true))
        #expect(attempt?.trace == "t1")
        #expect(pass.result("OneTests.XTests/testBad")?.test.target == "OneTests")
        pass.take(log: "nonsense")
        #expect(pass.faults == ["a line of the log of tests cannot be read"])
    }

    /// XCTest has called the case passed by then, and takes nothing behind the last one.
    @Test func aFailureThatXCTestDoesNotTakeIsNotLost() {
        var pass = pass
        let place = TracePlace(file: "/package/Tests/X.swift", line: 7)
        let entries = [
            RunLog.Entry(test: "OneTests.XTests/testGood", number: 3, .began),
            RunLog.Entry(test: "OneTests.XTests/testGood", number: 3, .failed("It left.\nThe screen:", place)),
            RunLog.Entry(test: "OneTests.XTests/testGood", number: 3, .ended(.failed, duration: 5, trace: nil)),
            RunLog.Entry(test: "", number: 0, .failed("Another left.", nil)),
        ]
        for entry in entries { pass.take(log: entry.json.text) }
        #expect(pass.attempt("XTests/testGood")?.verdict == .passed)
        pass.findTargets { [] }
        let attempt = pass.attempt("OneTests.XTests/testGood")
        #expect(attempt?.verdict == .failed)
        let own = TracePlace(file: "Tests/X.swift", line: 7)
        #expect(attempt?.issues == [TestIssue(text: "It left.\nThe screen:", place: own)])
        #expect(pass.strays == [TestIssue(text: "Another left.")])
    }

    /// The testers of tests without the trait write their messages themselves.
    @Test func aSecretIsMaskedInIssues() throws {
        var pass = TesterPass(package: "/package")
        pass.mask.add(declared: "hunter2")
        let test = #""id":"T.a()/F.swift:1:2","kind":"function","name":"a()""#
        let issue = #""kind":"issueRecorded","messages":[{"symbol":"fail","text":"(label → \"hunter2\") == 1"}]"#
        _ = pass.take(stream: #"{"kind":"test","payload":{\#(test)},"version":"6.3"}"#)
        for event in [#""kind":"testStarted","messages":[]"#, issue] {
            _ = pass.take(
                stream: #"{"kind":"event","payload":{\#(event),"testID":"T.a()/F.swift:1:2"},"version":"6.3"}"#)
        }
        for line in [
            "Test Case 'X.testA' started at 1.000", "/package/Tests/X.swift:9: error: X.testA : failed - hunter2",
            "the word is hunter2", "Test Case 'X.testA' failed (0.1 seconds)",
        ] { _ = pass.take(console: line) }
        let issues = pass.results(open: { _ in .failed }).flatMap(\.attempts).flatMap(\.issues).map(\.text)
        #expect(issues == [#"(label → "•••••••") == 1"#, "failed - •••••••\nthe word is •••••••"])
    }

    @Test func whatIsNotKnownIsPassedOver() {
        var pass = TesterPass(package: "/package")
        #expect(pass.take(stream: #"{"kind":"weather","payload":{},"version":"7"}"#) == [])
        #expect(pass.take(stream: #"{"kind":"event","payload":{"kind":"rained","messages":[]},"version":"7"}"#) == [])
        #expect(pass.faults == [])
        #expect(pass.take(stream: "{") == [])
        #expect(pass.faults.count == 1)
    }

    /// The console of two cases of XCTest that pass and fail, and of a test of Swift Testing that passes, each of which prints lines.
    private func printing(_ inCase: [String] = [], inMessage: [String] = [], inTest: [String] = []) -> TesterPass {
        let id = "T.swift()/T.swift:1:1"
        let event = { (kind: String, test: String) in
            let messages = #""messages":[{"symbol":"pass","text":""}]"#
            return #"{"kind":"event","payload":{"kind":"\#(kind)",\#(messages)\#(test)},"version":"6.3"}"#
        }
        let named = #","testID":"\#(id)""#
        var pass = TesterPass(package: "/package")
        let first = [
            "Test Suite 'All tests' started at 1.000", "Test Suite 'X' started at 1.000",
            "Test Case 'X.testA' started at 1.000",
        ]
        let second = ["Test Case 'X.testA' passed (0.1 seconds)", "Test Case 'X.testB' started at 1.000"]
        let failure = ["/package/Tests/X.swift:9: error: X.testB : failed - it is"]
        let end = [
            "Test Case 'X.testB' failed (0.1 seconds)", "Test Suite 'X' failed at 1.000",
            "Test Suite 'All tests' failed at 1.000",
        ]
        for line in first + inCase + second + failure + inMessage + end { _ = pass.take(console: line) }
        let function = #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"swift()"},"version":"6.3"}"#
        _ = pass.take(console: "◇ Test run started.")
        for line in [function, event("runStarted", ""), event("testStarted", named)] { _ = pass.take(stream: line) }
        for line in inTest { _ = pass.take(console: line) }
        _ = pass.take(console: "✔ Test run with 1 test in 0 suites passed after 0.1 seconds.")
        for line in [event("testEnded", named), event("runEnded", "")] { _ = pass.take(stream: line) }
        return pass
    }

    /// Lines that tests print, and that look like results.
    static let printed = [
        "Test Case 'X.testA' failed (0.1 seconds)", "Test Case 'X.testB' passed (0.1 seconds)",
        "Test Case 'Phantom.testGhost' failed (0.1 seconds)", "Test Case 'Phantom.testGhost' passed (0.1 seconds)",
        "Test Case 'Phantom.testGhost' skipped (0.1 seconds)", "Test Case 'Phantom.testGhost' started at 1.000",
        "/package/Tests/X.swift:9: error: X.testA : failed - no", "/package/Tests/X.swift:9: X.testA : Test skipped",
        "Test Suite 'Phantom' started at 1.000", "SUMMARY: AddressSanitizer: 8 byte(s) leaked",
        "error: Process 'T.xctest' exited with unexpected signal code 11",
        "error: Process 'T.xctest --testing-library swift-testing' exited with unexpected signal code 11",
    ]

    private func expectUnchanged(_ pass: TesterPass) {
        let results = pass.results { _ in .crashed }
        #expect(results.map(\.test.name) == ["testA", "testB", "swift()"])
        #expect(results.map(\.verdict) == [.passed, .failed, .passed])
        #expect(results.map { $0.attempts.first?.issues.count } == [0, 1, 0])
        #expect(pass.reports == [])
        for library in RunTest.Library.allCases { #expect(pass.end(of: library) == nil) }
    }

    @Test(arguments: printed) func aTestOfSwiftTestingMayPrintAnything(_ line: String) {
        expectUnchanged(printing(inTest: [line]))
    }

    @Test(arguments: printed) func aMessageOfXCTestMayQuoteAnything(_ line: String) {
        expectUnchanged(printing(inMessage: [line]))
    }

    /// Each line of a message is kept, whatever the row of a screen in it looks like.
    @Test(arguments: ["│ Breakfast │", "◇ Open", "✔ Done", "Test Suite 'Phantom' passed at 1.000"])
    func aMessageOfXCTestIsWhole(_ row: String) {
        let pass = printing(inMessage: [row, "the end"])
        expectUnchanged(pass)
        #expect(pass.attempt("X/testB")?.issues.map(\.text) == ["failed - it is\n\(row)\nthe end"])
    }

    /// A case of XCTest is known by its console alone: it may print lines of other cases, but not forge its own, nor begin one.
    @Test(arguments: printed.filter { !$0.contains("X.testA") && !$0.contains("started") })
    func aCaseMayPrintLinesOfOthers(_ line: String) {
        expectUnchanged(printing([line]))
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

    /// The library tells of all tests before a launch has declared its secrets.
    @Test func aNameThatATestGivesItselfIsMasked() {
        var pass = TesterPass(package: "/package")
        let members = #""id":"T.a()/A.swift:5:2","kind":"function","name":"a()","displayName":"shows hunter2secret""#
        _ = pass.take(stream: #"{"kind":"test","payload":{\#(members)}}"#)
        _ = pass.take(
            stream: #"{"kind":"event","payload":{"kind":"testSkipped","testID":"T.a()/A.swift:5:2","messages":[]}}"#)
        pass.mask.add(declared: "hunter2secret")
        #expect(pass.results { _ in nil }.map(\.test.displayName) == ["shows •••••••••••••"])
    }
}
