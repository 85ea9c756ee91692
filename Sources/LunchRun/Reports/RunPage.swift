import LunchSnapshots
import LunchTrace
import LunchWire

/// A result as a page: failures by cause, each with its screen, first difference and trace; and all tests, which
/// can be searched.
package struct RunPage {
    /// The things that a page shows of a failure besides the content of the result.
    package struct Sight: Sendable {
        /// A drawing of the last screen as SVG; empty if there is none, and the screen is shown as text.
        package var drawing: String
        /// The address of the page of its trace, relative to this page; nil if there is none.
        package var page: String?
        /// The steps of its trace, a line each.
        package var steps: [String]

        package init(drawing: String = "", page: String? = nil, steps: [String] = []) {
            (self.drawing, self.page, self.steps) = (drawing, page, steps)
        }
    }

    private let result: RunResult
    private let sights: [String: Sight]

    /// - Parameter sights: the pictures and steps of failures, by the identifiers of tests.
    package init(_ result: RunResult, _ sights: [String: Sight] = [:]) { (self.result, self.sights) = (result, sights) }

    package var text: String {
        let counts = RunCounts(result)
        let shard = result.run.shard.map { ", part \($0)" } ?? ""
        let time = result.end.map { ", \(TraceTime.words($0.duration))" } ?? ""
        let command =
            result.run.command.isEmpty
            ? "" : "<code>\(PlainText.markup(ShellText.line(result.run.command)))</code>"
        let isGreen =
            result.end?.status == 0 && result.problems.isEmpty && !result.tests.contains { $0.verdict.isFailure }
        let body = """
            <header>
            <h1>\(PlainText.markup(result.run.package))</h1>
            <p><b class="\(isGreen ? "passed" : "failed")">\(counts.words)</b>\(shard)\(time) \(command)</p>
            <p><label>Search <input id="search" type="search" placeholder="names, messages, screens"></label>
            <output id="count"></output></p>
            </header>
            <main>
            \(problems)\(causes)\(flaky)\(slowest)\(all)</main>

            """
        return WebPage(title: "Tests of \(result.run.package)", style: Self.style, body: body, script: Self.script).text
    }

    private var problems: String {
        var markup = result.problems.map { problem in
            let lines =
                problem.lines.isEmpty ? "" : "<pre>\(PlainText.lines(problem.lines.joined(separator: "\n")))</pre>"
            return "<p class=\"problem\">\(PlainText.markup(problem.title))</p>\(lines)\n"
        }.joined()
        for note in result.end?.notes ?? [] { markup += "<p class=\"note\">\(PlainText.markup(note))</p>\n" }
        return markup
    }

    private var causes: String {
        FailureGroups(of: result.tests).groups.map { cause in
            let count = cause.tests.count == 1 ? "" : "<span>\(cause.tests.count) tests</span> "
            let failures = cause.tests.enumerated().map { index, test in failure(test, isOpen: index == 0) }.joined()
            return "<section>\n<h2>\(count)\(PlainText.markup(cause.cause))</h2>\n\(failures)</section>\n"
        }.joined()
    }

    private var flaky: String {
        let tests = result.tests.filter { $0.verdict == .flaky }
        guard !tests.isEmpty else { return "" }
        let failures = tests.map { failure($0, isOpen: false) }.joined()
        return "<section>\n<h2>Flaky: failed, and passed when tried again</h2>\n\(failures)</section>\n"
    }

    private func failure(_ test: TestResult, isOpen: Bool) -> String {
        let failure = test.failure
        let place = failure?.firstFailure?.place ?? test.test.place
        let words = failure.map { FailureText($0, of: test, withScreen: false) }
        let sight = sights[test.test.id]
        var content = ""
        if let words, !words.lines.isEmpty {
            content += "<pre>\(PlainText.lines(words.lines.joined(separator: "\n")))</pre>\n"
        }
        if let drawing = sight?.drawing, !drawing.isEmpty {
            content += "<div class=\"screen\">\(drawing)</div>\n"
        } else if let screen = failure?.screen {
            content += "<pre class=\"screen\">\(PlainText.lines(screen))</pre>\n"
        }
        if let page = sight?.page {
            content += "<p><a href=\"\(PlainText.markup(page))\">Steps and screens of the test</a></p>\n"
        }
        if let steps = sight?.steps, !steps.isEmpty {
            let lines = PlainText.lines(steps.joined(separator: "\n"))
            content += "<details><summary>Steps</summary><pre>\(lines)</pre></details>\n"
        }
        let time = test.duration.map { " <span>\(Self.time($0))</span>" } ?? ""
        let name = "<strong>\(PlainText.markup(test.test.id))</strong>\(time)"
        let origin = place.map { " <span>\(PlainText.markup("\($0.file):\($0.line)"))</span>" } ?? ""
        let badge = "<b class=\"\(test.verdict.style)\">\(test.verdict.word)</b>"
        return """
            <details class="test"\(isOpen ? " open" : "")><summary>\(badge) \(name)\(origin)</summary>
            \(content)</details>

            """
    }

    private var slowest: String {
        let timed = result.tests.filter { $0.duration != nil }
        let slow = timed.sorted { ($0.duration?.nanoseconds ?? 0) > ($1.duration?.nanoseconds ?? 0) }.prefix(10)
        guard slow.count > 1 else { return "" }
        let rows = slow.map { test in
            "<li>\(test.duration.map(Self.time) ?? "") \(PlainText.markup(test.test.id))</li>\n"
        }.joined()
        return "<details class=\"list\"><summary>The slowest tests</summary><ol>\n\(rows)</ol></details>\n"
    }

    /// All tests, a line each; long lists stay closed.
    private var all: String {
        let rows = result.tests.map { test in
            let time = test.duration.map { " <span>\(Self.time($0))</span>" } ?? ""
            let badge = "<b class=\"\(test.verdict.style)\">\(test.verdict.word)</b>"
            let note = test.note.map { " <span>\(PlainText.markup($0))</span>" } ?? ""
            return "<li>\(badge) \(PlainText.markup(test.test.id))\(time)\(note)</li>\n"
        }.joined()
        return
            "<details class=\"list\"\(result.tests.count <= 50 ? " open" : "")><summary>All tests (\(result.tests.count))</summary><ul>\n\(rows)</ul></details>\n"
    }

    private static func time(_ duration: TestDuration) -> String {
        (duration.isMeasured ? "" : "about ") + TraceTime.words(duration.nanoseconds)
    }
}

extension RunVerdict {
    /// The word of its badge.
    fileprivate var word: String {
        switch self {
        case .notRun: "not run"
        case .knownIssue: "known issue"
        case .passed, .failed, .flaky, .crashed, .interrupted, .skipped: rawValue
        }
    }

    fileprivate var style: String {
        switch self {
        case .passed: "passed"
        case .failed, .crashed, .interrupted, .notRun: "failed"
        case .flaky, .knownIssue: "changed"
        case .skipped: "other"
        }
    }
}
