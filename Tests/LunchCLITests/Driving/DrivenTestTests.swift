import LunchElements
import LunchProcess
import LunchTrace
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The tests of another program, which have a beginning, an end and a trace.
///
/// The command runs apart: a second recorder in this tester would annotate its failures as well.
@Suite(.waiting) struct DrivenTestTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-driven-\(UUID().uuidString)")
        .path

    private static let begin =
        #"{"id":1,"test":{"begin":"test_menu","id":"a.py::test_menu"},"at":{"file":"/x/a.py","line":3}}"#
    private static let shell =
        #"{"id":2,"at":{"file":"/x/a.py","line":4},"do":{"launch":{"program":["/bin/sh","-c","cat \"$F\"; read x; kill -SEGV $$"],"environment":{"F":"FILE"}}}}"#

    /// The answers to requests, by their identifiers.
    private func answers(
        to requests: [String], _ status: Int = 0
    ) throws -> [String: [String: LunchJSON]] {
        let run = try Lunch.run(
            ["drive"], reading: requests.joined(separator: "\n").replacing("FILE", with: "\(folder).txt"),
            environment: ["LUNCH_TRACES": folder, "LUNCH_TRACE": ""])
        #expect(run.status == .exited(status), "\(run.errors)")
        var answers: [String: [String: LunchJSON]] = [:]
        for line in run.output.split(separator: "\n") {
            guard case .object(let members) = try LunchJSON(parsing: String(line)) else { continue }
            answers[members["id"]?.text ?? ""] = members
        }
        #expect(answers.count == requests.count, "\(run.output)")
        return answers
    }

    private func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: "\(folder).txt")) }

    private func trace(_ answer: [String: LunchJSON]?) throws -> Trace {
        guard case .string(let file)? = answer?["trace"] else { throw CocoaError(.fileNoSuchFile) }
        return try Trace(file: Array(try Data(contentsOf: URL(filePath: file))))
    }

    private func remove() {
        for path in [folder, "\(folder).txt"] { try? FileManager.default.removeItem(atPath: path) }
    }

    /// A green run is remembered; the next one that fails has a trace, and states its first difference.
    @Test func aFailedTestHasATraceAndADifference() throws {
        defer { remove() }
        let read = #"{"id":3,"do":{"read":{"property":"terminal.rows[0]"}},"at":{"file":"/x/a.py","line":5}}"#
        let wait = #"{"id":4,"do":{"wait":{"for":"running","within":0}}}"#
        try write("Bread")
        let ignored =
            #"{"id":2,"do":{"launch":{"program":["/bin/sh","-c","cat \"$F\"; read x"],"environment":{"F":"FILE"}}}}"#
        let green = try answers(to: [Self.begin, ignored, read, wait, #"{"id":5,"test":{"end":"passed"}}"#])
        #expect(green["3"]?["value"] == "Bread" && green["5"] == ["id": 5, "ok": true])
        try write("Soup")
        let red = try answers(to: [
            Self.begin, ignored, read, wait,
            #"{"id":5,"test":{"issue":"Soup is not Bread"},"at":{"file":"/x/a.py","line":6}}"#,
            #"{"id":6,"test":{"end":"failed"}}"#,
        ])
        let evidence = red["5"]?["evidence"]?.text ?? ""
        #expect(
            evidence.contains("differs first") && evidence.contains("Bread") && evidence.contains("Soup"), "\(evidence)"
        )
        #expect(red["5"]?["lines"]?.text.contains("Trace: lunch trace \(folder)/a.test_menu/") == true)
        let trace = try trace(red["6"])
        guard case .test(let test)? = trace.records.first?.content else {
            Issue.record("\(trace.records.first as Any)")
            return
        }
        #expect(test.name == "test_menu" && test.library == "lunch drive" && test.place.line == 3)
        let lines = trace.records.compactMap { record -> Int? in
            if case .stepBegan(let begun) = record.content { begun.place.line } else { nil }
        }
        // Looking at an app for an answer is no step.
        #expect(lines == [0, 5, 0, 0], "\(lines)")
        #expect(
            trace.records.contains {
                if case .issue(let issue) = $0.content { issue.message == "Soup is not Bread" } else { false }
            })
    }

    /// An app that fails when its test ends fails the test, whatever the caller says.
    @Test func aTestIsNotGreenIfItsAppFails() throws {
        defer { remove() }
        try write("Bread")
        let key = #"{"id":3,"do":{"press":{"keys":["return"]}}}"#
        let red = try answers(to: [Self.begin, Self.shell, key, #"{"id":4,"test":{"end":"passed"}}"#])
        #expect(red["4"]?["ok"] == false && red["4"]?["kind"] == "notRunning")
        #expect(try trace(red["4"]).records.last?.content == .verdict(TraceVerdict(.failed)))
    }

    /// A caller that goes in the middle of a test leaves its trace, as that of a failed test.
    @Test func aTestWithoutAnEndHasFailed() throws {
        defer { remove() }
        try write("Bread")
        _ = try answers(to: [Self.begin, Self.shell])
        let file = "\(folder)/a.test_menu/trace.lunchtrace"
        let trace = try Trace(file: Array(try Data(contentsOf: URL(filePath: file))))
        #expect(trace.records.last?.content == .verdict(TraceVerdict(.failed)))
    }

    @Test(arguments: [
        ([#"{"id":1,"test":{"end":"passed"}}"#], "test", "No test is running: "),
        ([#"{"id":1,"test":{"issue":"it is red"}}"#], "test", "No test is running: "),
        (
            [begin, #"{"id":2,"test":{"begin":"test_other"}}"#], "test",
            #"The test "test_menu" is running. End it first."#
        ),
        ([#"{"id":1,"test":{"end":"green"}}"#], "request", "request.test.end is \"green\""),
        ([#"{"id":1,"test":{}}"#], "request", #"request.test has no "end""#),
        ([#"{"id":1,"test":{"begins":"x"}}"#], "request", ""),
        ([#"{"id":1,"test":{"begin":"x"},"do":{"terminate":{}}}"#], "request", "request is both"),
        ([#"{"id":1,"at":{"file":"a.py","line":0}}"#], "request", "request.at.line is out of range"),
        ([#"{"id":1,"at":{"file":"a.py"}}"#], "request", #"request.at has no "line""#),
    ])
    func aStepThatDoesNotFitIsRefused(_ requests: [String], _ kind: String, _ message: String) throws {
        defer { remove() }
        let last = try answers(to: requests)["\(requests.count)"]
        #expect(last?["ok"] == false && last?["kind"]?.text == "\"\(kind)\"", "\(last as Any)")
        guard case .string(let text)? = last?["message"] else { return }
        #expect(text.hasPrefix(message), "\(text)")
    }
}
