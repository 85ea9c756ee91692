import Foundation
import LunchTrace
import Testing

@testable import LunchRun

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct JUnitReportTests {
    /// Reads a report, and notes what the schema `junit-10.xsd` of Jenkins does not allow.
    private final class Reader: NSObject, XMLParserDelegate {
        private struct Rule {
            var needed: Set<String> = []
            var allowed: Set<String> = []
            var children: Set<String> = []
            var hasText = false
        }

        private static let rules: [String: Rule] = {
            let outcome = Rule(allowed: ["type", "message"], hasText: true)
            let again = Rule(
                needed: ["type"], allowed: ["message"], children: ["stackTrace", "system-out", "system-err"],
                hasText: true)
            let numbers: Set = ["name", "tests", "failures", "errors"]
            return [
                "testsuites": Rule(allowed: numbers.union(["time"]), children: ["testsuite"]),
                "testsuite": Rule(
                    needed: numbers, allowed: ["skipped", "time", "timestamp", "package", "hostname", "id", "file"],
                    children: ["testsuite", "properties", "testcase", "system-out", "system-err"]),
                "testcase": Rule(
                    needed: ["name"], allowed: ["time", "classname", "group"],
                    children: [
                        "skipped", "error", "failure", "rerunFailure", "rerunError", "flakyFailure", "flakyError",
                        "system-out", "system-err",
                    ]),
                "failure": outcome, "error": outcome, "skipped": outcome, "flakyFailure": again, "flakyError": again,
                "rerunFailure": again, "rerunError": again, "stackTrace": Rule(hasText: true),
                "system-out": Rule(hasText: true),
            ]
        }()

        /// The forms of values that Jenkins and GitLab read as numbers, as times, or as names; any other value is a text.
        private static func isForm(_ value: String, of attribute: String, _ element: String) -> Bool {
            switch attribute {
            case "tests", "failures", "errors", "skipped": value.wholeMatch(of: #/[0-9]+/#) != nil
            // Surefire's reader knows commas and a point, no exponent and no sign.
            case "time": value.wholeMatch(of: #/[0-9]+\.[0-9]{3}/#) != nil
            case "timestamp":
                value.wholeMatch(of: #/[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]/#) != nil
            case "type": !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            case "name", "classname": element == "testsuites" || !value.isEmpty
            default: true
            }
        }

        struct Element {
            var path: String
            var attributes: [String: String]
            var text = ""
        }

        var problems: [String] = []
        private var cases: Set<[String]> = []
        var elements: [Element] = []
        private var open: [(name: String, index: Int)] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let parent = open.last?.name
            if let rule = Self.rules[name] {
                let names = Set(attributes.keys)
                if !rule.needed.isSubset(of: names) { problems.append("\(name) has only \(names)") }
                if !names.isSubset(of: rule.needed.union(rule.allowed)) { problems.append("\(name) has \(names)") }
            } else {
                problems.append("\(name) is not known")
            }
            if let parent, Self.rules[parent]?.children.contains(name) != true {
                problems.append("\(name) in \(parent)")
            }
            if parent == nil, name != "testsuites" { problems.append("\(name) is the root") }
            for (attribute, value) in attributes where !Self.isForm(value, of: attribute, name) {
                problems.append("\(attribute) of \(name): '\(value)'")
            }
            // GitLab takes two cases of one class and one name for one.
            if name == "testcase", !cases.insert([attributes["classname"] ?? "", attributes["name"] ?? ""]).inserted {
                problems.append("two cases \(attributes)")
            }
            let path = (open.map(\.name) + [name]).joined(separator: "/")
            elements.append(Element(path: path, attributes: attributes))
            open.append((name, elements.count - 1))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            guard let (name, index) = open.last else { return }
            elements[index].text += text
            let isBlank = text.allSatisfy(\.isWhitespace)
            if !isBlank, Self.rules[name]?.hasText != true { problems.append("text in \(name)") }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }
    }

    private func read(_ result: RunResult) throws -> [Reader.Element] {
        let reader = Reader()
        let text = JUnitReport(result).text
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        try #require(parser.parse(), "\(text.prefix(2_000))")
        try #require(reader.problems == [])
        return reader.elements
    }

    private func cases(_ tests: [TestResult], _ end: RunEnd? = RunEnd(.finished, status: 0, duration: 0)) throws
        -> [Reader.Element]
    {
        try read(RunResult(run: Made.run, tests: tests, end: end))
    }

    /// Whoever reads only this file must not take such a run for a green one.
    @Test func whatHasFailedAndIsNoTestIsAnError() throws {
        let end = RunEnd(.finished, status: 1, duration: 0, faults: ["a test did not run in round 7"])
        let elements = try cases([TestResult(Made.test("A.a"), .passed)], end)
        let error = try #require(elements.first { $0.path.hasSuffix("testcase/error") })
        #expect(error.attributes["message"] == "a test did not run in round 7")
        #expect(elements.first?.attributes["errors"] == "1")
    }

    @Test func everyVerdictIsAsTheSchemaHasIt() throws {
        let elements = try read(ResultFileTests.whole)
        let suites = elements.filter { $0.path == "testsuites/testsuite" }
        #expect(suites.map { $0.attributes["name"] } == ["lunch", "MenuTests.Lunch.Inner", "A"])
        let suite = try #require(suites.last).attributes
        #expect(suite["tests"] == "\(RunVerdict.allCases.count - 1)")
        #expect((suite["failures"], suite["errors"], suite["skipped"]) == ("1", "3", "1"))
        let all = try #require(elements.first).attributes
        // Two errors more are those of the tester that has ended, and of a fault that belongs to no test.
        #expect((all["tests"], all["failures"], all["errors"]) == ("10", "1", "5"))
        #expect(all["time"] == "12.000")
        // The sums of the suites are what stands in them.
        for (name, element) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
            let sum = suites.reduce(0) { $0 + (Int($1.attributes[name] ?? "") ?? 0) }
            #expect(elements.filter { $0.path.hasSuffix("testcase/\(element)") }.count == sum, "\(name)")
        }
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00"), (1_795_669_030, "2026-11-26T04:57:10"), (-1, "1970-01-01T00:00:00"),
        (.max, "9999-12-31T23:59:59"),
    ])
    func aRunHasItsTime(began: Int, timestamp: String) throws {
        var run = Made.run
        run.began = began
        let long = TestDuration(nanoseconds: .max, isMeasured: true)
        let tests = ["A.a", "A.b"].map { TestResult(Made.test($0), .passed, duration: long) }
        let end = RunEnd(.finished, status: 0, duration: .max)
        let elements = try read(RunResult(run: run, tests: tests, end: end))
        #expect(elements.compactMap { $0.attributes["timestamp"] } == [timestamp])
    }

    /// Private functions of two files may have one name, and the target of a case of XCTest may be unknown.
    @Test func casesHaveNamesOfTheirOwn() throws {
        let one = RunTest(id: "T.S/a()", target: "T", suites: ["S"], name: "a()")
        let other = RunTest(id: "T.S/a()/B.swift:1:2", target: "T", suites: ["S"], name: "a()")
        let xctest = RunTest(id: "X/testA", target: "", suites: ["X"], name: "testA", library: .xctest)
        let elements = try cases([one, other, xctest].map { TestResult($0, .passed) })
        let names = elements.filter { $0.path.hasSuffix("/testcase") }.map(\.attributes)
        #expect(
            names == [
                ["classname": "T.S", "name": "a()"], ["classname": "T.S", "name": "T.S/a()/B.swift:1:2"],
                ["classname": "X", "name": "testA"],
            ])
    }

    @Test func aFlakyTestIsOneThatPassedWithItsFailureBeside() throws {
        let elements = try cases([Made.failed])
        #expect(elements.map(\.path).last == "testsuites/testsuite/testcase/flakyFailure/stackTrace")
        #expect(elements[1].attributes["failures"] == "0")
        #expect(elements[2].attributes["time"] == "0.002")
        #expect(elements[3].attributes["message"] == "Expectation failed: a == b")
        let lines = try #require(elements.last).text
        for part in ["Tests/MenuTests/Menu.swift:14:", "With n → 3:", "more[31m", "Bread", "The last green run …"] {
            #expect(lines.contains(part), "\(lines)")
        }
    }

    @Test func furtherAttemptsOfAFailureAreRuns() throws {
        let attempts = [TestAttempt(.failed, issues: [TestIssue(text: "x")]), TestAttempt(number: 2, .crashed)]
        let elements = try cases([TestResult(Made.test("A.a"), .failed, attempts: attempts)])
        #expect(
            elements.map { $0.path.split(separator: "/").last } == [
                "testsuites", "testsuite", "testcase", "failure", "rerunError", "stackTrace",
            ])
    }

    /// Half a result must not look like a whole one.
    @Test func aRunThatWasNotWholeIsRed() throws {
        let passed = TestResult(Made.test("A.a"), .passed)
        #expect(try cases([passed]).allSatisfy { !$0.path.hasSuffix("error") })
        for reason in RunEnd.Reason.allCases where reason != .finished {
            let end = RunEnd(reason, status: 1, duration: 0, messages: [BuildMessage(text: "no such module 'X'")])
            let elements = try cases([passed], end)
            let errors = elements.filter { $0.path.hasSuffix("testcase/error") }
            #expect(errors.count == 1)
            #expect(errors.first?.text == "no such module 'X'")
            #expect(elements.first?.attributes["errors"] == "1")
        }
        #expect(try cases([passed], nil).contains { $0.attributes["message"] == "The run was killed before its end." })
        #expect(
            try cases([TestResult(Made.test("A.a"), .notRun)]).contains {
                $0.path.hasSuffix("/error") && $0.attributes["type"] == "notRun"
            })
    }

    @Test func nothingInATextEndsTheDocument() throws {
        let hostile = "]]><!--&lt;\u{0}\u{1B}[31m\u{FFFE}\u{FFFF}\u{85}\"'><error/>\u{202E}\r\nnext\ttab"
        let issue = TestIssue(text: hostile, place: TracePlace(file: hostile, line: 1), arguments: hostile)
        let attempt = TestAttempt(.failed, issues: [issue], screen: hostile, difference: [hostile])
        let test = RunTest(id: hostile, target: hostile, suites: [hostile], name: hostile)
        let result = TestResult(test, .failed, attempts: [attempt], difference: [hostile], note: hostile)
        var run = Made.run
        run.package = hostile
        let end = RunEnd(
            .buildFailed, status: 1, duration: 0, crashes: [TesterCrash(end: hostile, test: hostile, lines: [hostile])],
            messages: [BuildMessage(text: hostile)])
        let elements = try read(RunResult(run: run, tests: [result], end: end))
        let failure = try #require(elements.last)
        #expect(failure.path == "testsuites/testsuite/testcase/failure")
        // The next line (U+0085) and a carriage return end a line as well.
        #expect(failure.attributes["message"] == "]]><!--&lt;[31m")
        #expect(failure.text.contains("[31m\n\"'><error/>\nnext    tab"))
    }

    @Test func aLongMessageIsCutOffAndReportsSo() throws {
        let text = String(repeating: "x", count: 1 << 20)
        let attempt = TestAttempt(.failed, issues: [TestIssue(text: text)])
        let elements = try cases([TestResult(Made.test("A.a"), .failed, attempts: [attempt])])
        let failure = try #require(elements.last)
        #expect(failure.text.utf8.count < 33 << 10)
        #expect(failure.text.hasSuffix("bytes more)"))
    }
}
