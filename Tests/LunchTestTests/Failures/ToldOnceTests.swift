import TestSupport
import Testing

/// The output of XCTest about a case that fails: one message for one mistake, and the line of it.
@Suite struct ToldOnceTests {
    private func run(
        _ test: String, of suite: String = "NestedToldOnceXCTests"
    ) throws -> (output: String, errors: [Substring]) {
        let run = try Bundle.run(["LunchTestTests.\(suite)/\(test)"])
        let lines = run.output.split(separator: "\n")
        return (run.output, lines.filter { $0.contains(": error: \(suite).\(test) : ") })
    }

    private func isAt(_ line: Int, _ text: Substring) -> Bool {
        text.contains("/NestedToldOnceXCTests.swift:\(line): error: ")
    }

    @Test func whatIsNotThereIsToldOnce() throws {
        let (output, errors) = try run("testReadsWhatIsNotThere")
        #expect(errors.count == 1 && isAt(17, errors[0]), "\(output)")
        #expect(errors.first?.hasSuffix(#": No element matches app.staticTexts["absent"]."#) == true, "\(output)")
        #expect(output.contains("' failed ("), "\(output)")
    }

    @Test func whatHasNothingToDoWithItIsToldAsWell() throws {
        let (output, errors) = try run("testReadsAndFailsOtherwise")
        #expect(errors.count == 2 && isAt(22, errors[0]) && isAt(23, errors[1]), "\(output)")
        #expect(output.contains(#"app.staticTexts["count"].label: "#), "\(output)")
    }

    @Test func whatIsThrownIsToldWithItsLine() throws {
        let (output, errors) = try run("testThrows")
        #expect(errors.count == 1 && isAt(28, errors[0]), "\(output)")
        #expect(errors.first?.contains(" : threw error ") == true, "\(output)")
        #expect(!output.contains("<EXPR>"), "\(output)")
        #expect(output.contains("Test Case 'NestedToldOnceXCTests.testThrows' failed ("), "\(output)")
        #expect(output.contains("Executed 1 test, with 1 failure (1 unexpected)"), "\(output)")
    }

    @Test(arguments: ["testCatchesAndFailsOtherwise", "testCatchesAndThrowsOtherwise"])
    func whatWasCaughtHidesNothing(_ test: String) throws {
        let (output, errors) = try run(test)
        #expect(errors.count == 1, "\(output)")
        #expect(errors.first?.contains(/of its own|Other\(\)/) == true, "\(output)")
        #expect(output.contains("' failed ("), "\(output)")
    }

    @Test func aCaseThatIsSkippedIsToldSo() throws {
        let (output, errors) = try run("testCatchesAndSkips")
        #expect(errors.isEmpty, "\(output)")
        #expect(output.contains("Test Case 'NestedToldOnceXCTests.testCatchesAndSkips' skipped ("), "\(output)")
        #expect(output.contains("Executed 1 test, with 1 test skipped and 0 failures"), "\(output)")
    }

    @Test func aPrinterThatNobodyFindsPrintsAll() throws {
        let (output, errors) = try run("testReadsWhatIsNotThere", of: "NestedOtherPrinterXCTests")
        #expect(errors.count == 2 && errors.allSatisfy { isAt(62, $0) }, "\(output)")
        #expect(errors.first?.hasSuffix(#": No element matches app.staticTexts["absent"]."#) == true, "\(output)")
        #expect(errors.last?.contains("XCTAssertEqual failed") == true, "\(output)")
        #expect(output.contains("' failed ("), "\(output)")
    }

    @Test func aPrinterThatNobodyFindsIsTakenForOneWithoutLines() throws {
        let (output, errors) = try run("testThrows", of: "NestedOtherPrinterXCTests")
        #expect(errors.contains { $0.contains("<EXPR>:0") && $0.contains(" : threw error ") }, "\(output)")
        #expect(
            errors.contains { isAt(68, $0) && $0.hasSuffix(" : that error was thrown here") }, "\(output)")
    }
}
