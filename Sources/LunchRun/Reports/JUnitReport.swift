import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A result as XML that continuous integration reads: the schema of Jenkins for JUnit (`junit-10.xsd`), with the elements of
/// Maven's Surefire for tests that were tried again.
///
/// A test that has not run, and an incomplete run, are errors, so that a partial result is never taken for a green one.
package struct JUnitReport {
    private let result: RunResult

    /// The most bytes of one message; services refuse files that are too large.
    private static let limit = 32 << 10

    package init(_ result: RunResult) { self.result = result }

    /// The content of the file.
    package var text: String {
        let suites = suites
        let name = PlainText.markup(result.run.package)
        let failures = suites.reduce(0) { $0 + $1.failures }
        let errors = suites.reduce(0) { $0 + $1.errors }
        let tests = suites.reduce(0) { $0 + $1.cases.count }
        let numbers = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="\(name)" \(numbers) time="\(Self.seconds(result.end?.duration ?? 0))">
            \(suites.map(markup).joined())</testsuites>

            """
    }

    /// A suite with its cases as markup.
    private struct Suite {
        var name: String
        var cases: [String] = []
        var failures = 0
        var errors = 0
        var skipped = 0
        var nanoseconds = 0
    }

    /// The suites in the order of their first tests; one for what is wrong with the run as a whole is in front.
    private var suites: [Suite] {
        var suites: [Suite] = []
        let problems = result.problems
        if !problems.isEmpty {
            let cases = problems.enumerated().map { index, problem in
                let body = element("error", type: "run", problem.title, problem.lines)
                return testcase("run \(index + 1)", in: "lunch", nil, body)
            }
            suites.append(Suite(name: "lunch", cases: cases, errors: cases.count))
        }
        var places: [String: Int] = [:]
        var names: Set<[String]> = []
        for test in result.tests {
            // The target of a case of XCTest may be unknown.
            let name = ([test.test.target] + test.test.suites).filter { !$0.isEmpty }.joined(separator: ".")
            let place = places[name] ?? suites.count
            if place == suites.count {
                places[name] = place
                suites.append(Suite(name: name))
            }
            suites[place].nanoseconds = suites[place].nanoseconds.adding(saturating: test.duration?.nanoseconds ?? 0)
            switch test.verdict {
            case .failed: suites[place].failures += 1
            case .crashed, .interrupted, .notRun: suites[place].errors += 1
            case .skipped: suites[place].skipped += 1
            case .passed, .flaky, .knownIssue: break
            }
            // GitLab drops a test whose class and name are those of another one.
            let isFirst = names.insert([name, test.test.name]).inserted
            let own = isFirst ? test.test.name : test.test.id
            suites[place].cases.append(testcase(own, in: name, test.duration, content(of: test)))
        }
        return suites
    }

    private func markup(_ suite: Suite) -> String {
        let numbers =
            "tests=\"\(suite.cases.count)\" failures=\"\(suite.failures)\" errors=\"\(suite.errors)\" skipped=\"\(suite.skipped)\""
        let time = "time=\"\(Self.seconds(suite.nanoseconds))\" timestamp=\"\(timestamp)\""
        return
            "<testsuite name=\"\(PlainText.markup(suite.name))\" \(numbers) \(time)>\n\(suite.cases.joined())</testsuite>\n"
    }

    /// The time at which the run began, in UTC.
    private var timestamp: String {
        // A year has four digits.
        let date = Date(timeIntervalSince1970: Double(min(max(0, result.run.began), 253_402_300_799)))
        return date.formatted(.iso8601).replacing("Z", with: "")
    }

    private func testcase(_ name: String, in suite: String, _ duration: TestDuration?, _ content: String) -> String {
        let time = duration.map { " time=\"\(Self.seconds($0.nanoseconds))\"" } ?? ""
        let names = "name=\"\(PlainText.markup(name))\" classname=\"\(PlainText.markup(suite))\""
        return content.isEmpty
            ? "<testcase \(names)\(time)/>\n" : "<testcase \(names)\(time)>\n\(content)</testcase>\n"
    }

    private func content(of test: TestResult) -> String {
        switch test.verdict {
        case .passed: return ""
        case .skipped: return element("skipped", type: nil, test.note ?? "", [])
        case .knownIssue:
            let known = test.attempts.flatMap(\.issues).filter { $0.kind == .known }.map { "Known issue: \($0.text)" }
            return known.isEmpty ? "" : "<system-out>\(text(known.flatMap(FailureText.split)))</system-out>\n"
        case .notRun: return element("error", type: "notRun", FailureText.words(.notRun), [])
        case .flaky:
            return test.attempts.filter(\.verdict.isFailure).map { attempt in
                again(attempt.verdict == .failed ? "flakyFailure" : "flakyError", attempt, of: test)
            }.joined()
        case .failed, .crashed, .interrupted:
            let failed = test.attempts.filter(\.verdict.isFailure)
            let name = test.verdict == .failed ? "failure" : "error"
            guard let first = failed.first else {
                return element(name, type: test.verdict.rawValue, FailureText.words(test.verdict), [])
            }
            let words = FailureText(first, of: test)
            return element(name, type: test.verdict.rawValue, words.title, words.lines)
                + failed.dropFirst().map { attempt in
                    again(attempt.verdict == .failed ? "rerunFailure" : "rerunError", attempt, of: test)
                }.joined()
        }
    }

    /// An attempt beside the one that counts.
    private func again(_ name: String, _ attempt: TestAttempt, of test: TestResult) -> String {
        let words = FailureText(attempt, of: test)
        let message = PlainText.markup(words.title.clipped(to: RunLimits.line))
        let type = attempt.verdict.rawValue
        return """
            <\(name) message="\(message)" type="\(type)"><stackTrace>\(text(words.lines))</stackTrace></\(name)>

            """
    }

    private func element(_ name: String, type: String?, _ message: String, _ lines: [String]) -> String {
        let type = type.map { " type=\"\($0)\"" } ?? ""
        let message = PlainText.markup(message.clipped(to: RunLimits.line))
        return "<\(name) message=\"\(message)\"\(type)>\(text(lines))</\(name)>\n"
    }

    private func text(_ lines: [String]) -> String {
        PlainText.lines(lines.joined(separator: "\n").clipped(to: Self.limit))
    }

    /// Seconds with three digits after the point.
    private static func seconds(_ nanoseconds: Int) -> String {
        let milliseconds = (max(0, nanoseconds) / 1_000 + 500) / 1_000
        return "\(milliseconds / 1_000).\(String(1_000 + milliseconds % 1_000).dropFirst())"
    }
}
