import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The lines of a failure message about what came before.
@Suite(.waiting) struct PastTests {
    /// Runs a test of this bundle once for each text that its app is to show, with one folder for all of them; returns the last
    /// output.
    ///
    /// - Parameter damage: the bytes in the place of the green records before the last run; nil if they stay.
    private func run(_ test: String, damage: String? = nil, showing texts: String...) throws -> String {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let file = "\(folder)/text"
        var output = ""
        for (number, text) in texts.enumerated() {
            if let damage, number == texts.count - 1 {
                for name in try Files.names(in: "\(folder)/green") {
                    let record = "\(folder)/green/\(name)/1.lunchtrace"
                    try Data(damage.utf8).write(to: URL(filePath: record))
                }
            }
            try Data("\(text)\n".utf8).write(to: URL(filePath: file))
            output = try Bundle.run(
                test.contains(".")
                    ? [test] : ["--testing-library", "swift-testing", "--filter", "NestedPastTests/\(test)\\("],
                environment: ["LUNCH_TRACES": folder, "LUNCH_TRACE": "", "PAST_FILE": file]
            ).output
        }
        return output
    }

    private static let difference = """
        The last green run differs first at step 2, press(Return) (NestedPastTests.swift:23):
        """

    @Test func aFailureNamesTheStepThatDiffersFromTheLastGreenRun() throws {
        let output = try run("books", showing: "Booked", "Booked", "No network")
        #expect(output.contains(Self.difference), "\(output)")
        #expect(output.contains("row 0 was \"Booked\", and is now \"No network\""), "\(output)")
        // It stands above the screen.
        #expect(output.contains(#/differs first[^✘]*The screen/#), "\(output)")
    }

    @Test func theOnlyGreenRunIsCalledSo() throws {
        let output = try run("books", showing: "Booked", "No network")
        #expect(output.contains("The only green run differs first at step 2"), "\(output)")
    }

    @Test func aRunThatDiffersNowhereIsCalledSo() throws {
        let output = try run("expects", showing: "count 0", "count 0", "count 9")
        let line = "Up to here the test has done and seen the same as in the last green run."
        #expect(output.contains(line), "\(output)")
        #expect(!(try run("books", showing: "Booked", "Booked", "No network")).contains("Up to here"))
        // Masked texts are the same, whatever they hide.
        let secret = try run("expectsBesideASecret", showing: "count 0", "count 0", "count 9")
        #expect(!secret.contains("Up to here") && secret.contains("Expectation failed"), "\(secret)")
    }

    @Test func aTextThatDiffersBetweenGreenRunsIsNoDifference() throws {
        let output = try run("books", showing: "12:03\nBooked", "12:04\nBooked", "17:31\nNo network")
        #expect(output.contains(Self.difference), "\(output)")
        #expect(output.contains("  row 1 was \"Booked\", and is now \"No network\"."), "\(output)")
    }

    @Test func aTestThatHasNeverPassedReportsNothing() throws {
        let output = try run("books", showing: "No network")
        #expect(output.contains("with 1 issue"), "\(output)")
        #expect(!output.contains("green run"), "\(output)")
    }

    @Test func aGreenRecordThatCannotBeReadIsReported() throws {
        let output = try run("books", damage: "no trace", showing: "Booked", "No network")
        let line = #/cannot be read: delete \S*/green/NestedPastTests\.books-[0-9a-f]+/1\.lunchtrace\./#
        #expect(output.contains(line), "\(output)")
    }

    @Test func aGreenRecordOfAnEarlierVersionIsPassedOver() throws {
        let output = try run("books", damage: "LUNCHTRACE 1\n", showing: "Booked", "No network")
        #expect(output.contains("with 1 issue"), "\(output)")
        #expect(!output.contains("cannot be read"), "\(output)")
    }

    @Test func theValuesOfThePropertyAreReported() throws {
        let output = try run("counts", showing: "")
        let line =
            #/
            app\.staticTexts\["count"\]\.label\ was\ "count\ 0"\ \(frame[^)]*\),\ "count\ 1"\ \(frame[^)]*,\ for\ [0-9.]+\ m?s\),
            \ now\ "count\ 2"\ since\ frame
            /#
        #expect(output.contains(line), "\(output)")
    }

    /// Two elements where one is needed are there all the same.
    @Test func anElementThatIsNotAloneIsNotCalledAbsent() throws {
        let output = try run("asks", showing: "")
        #expect(output.contains("elements match app.staticTexts"), "\(output)")
        #expect(!output.contains("at no time"), "\(output)")
    }

    @Test func inputThatChangesNothingIsReported() throws {
        let output = try run("waits", showing: "")
        #expect(output.contains("The last action, press(n) in step 2, changed nothing on the screen."), "\(output)")
    }

    @Test(arguments: ["testBooks", "testThrows"])
    func aCaseOfXCTestReportsItAsWell(_ test: String) throws {
        let output = try run(
            "LunchTestTests.NestedPastXCTests/\(test)", showing: "Booked", "Booked", "No network")
        #expect(output.contains("The last green run differs first at step 2, press"), "\(output)")
        #expect(output.ranges(of: "differs first").count == 1, "\(output)")
    }
}
