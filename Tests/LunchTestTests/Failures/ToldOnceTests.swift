import TestSupport
import Testing

/// The output of XCTest about a case that fails: one message for one mistake, and the line of it.
@Suite struct ToldOnceTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let test: String
        var suite = "NestedToldOnceXCTests"
        /// The number of errors; nil if there may be any.
        let count: Int?
        /// The lines of the errors.
        var lines: [Int] = []
        /// The words of the first error and of the last one.
        var first = ""
        var last = ""
        /// The words of the whole output.
        var words: [String] = []
        var ending = "failed"
        /// Whether the errors have places.
        var isPlaced = true
        var testDescription: String { "\(suite).\(test)" }
    }

    private static let absent = #": No element matches app.staticTexts["absent"]."# + "\n"

    private static let cases = [
        Case(test: "testReadsWhatIsNotThere", count: 1, lines: [17], first: absent),
        Case(
            test: "testReadsAndFailsOtherwise", count: 2, lines: [22, 23],
            words: [#"app.staticTexts["count"].label: "#]),
        Case(
            test: "testThrows", count: 1, lines: [28], first: " : threw error ",
            words: ["Executed 6 tests, with 1 test skipped and 7 failures (2 unexpected)"]),
        Case(test: "testCatchesAndFailsOtherwise", count: 1, first: "of its own"),
        Case(test: "testCatchesAndThrowsOtherwise", count: 1, first: "Other()", isPlaced: false),
        Case(test: "testCatchesAndSkips", count: 0, ending: "skipped"),
        // A printer that Lunch does not find prints all.
        Case(
            test: "testReadsWhatIsNotThere", suite: "NestedOtherPrinterXCTests", count: 2, lines: [62, 62],
            first: absent, last: "XCTAssertEqual failed"),
        // It is taken for one that prints no lines; the two errors come in any order.
        Case(
            test: "testThrows", suite: "NestedOtherPrinterXCTests", count: nil,
            words: [
                "<EXPR>:0: error: NestedOtherPrinterXCTests.testThrows : threw error ",
                "/NestedToldOnceXCTests.swift:68: error: NestedOtherPrinterXCTests.testThrows : that error was thrown here\n",
            ], isPlaced: false),
    ]

    private static let outputs = Result {
        try Dictionary(
            uniqueKeysWithValues: Set(cases.map(\.suite)).map { ($0, try Bundle.run(["LunchTestTests.\($0)"]).output) })
    }

    @Test(arguments: cases) private func oneMistakeIsReportedOnce(_ given: Case) throws {
        let output = try #require(try Self.outputs.get()[given.suite])
        let errors = output.split(separator: "\n").filter { $0.contains(": error: \(given.suite).\(given.test) : ") }
        #expect(given.count == nil || errors.count == given.count, "\(output)")
        for (error, line) in zip(errors, given.lines) {
            #expect(error.contains("/NestedToldOnceXCTests.swift:\(line): error: "), "\(output)")
        }
        #expect(given.first.isEmpty || "\(errors.first ?? "")\n".contains(given.first), "\(output)")
        #expect(given.last.isEmpty || "\(errors.last ?? "")\n".contains(given.last), "\(output)")
        let words = given.words + ["Test Case '\(given.testDescription)' \(given.ending) ("]
        #expect(words.allSatisfy { output.contains($0) }, "\(output)")
        #expect(given.isPlaced == errors.allSatisfy { !$0.contains("<EXPR>") }, "\(output)")
    }
}
