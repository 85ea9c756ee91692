import LunchProcess
import LunchTest
import LunchWire
import TestSupport
import Testing

/// The whole story of a test, as somebody hears it who knows nothing else, in both libraries.
@Suite(.waiting) struct StoryTests {
    /// The story of a test that is run by itself, without the name of the test.
    private func story(_ arguments: [String], _ test: String) throws -> [String] {
        let run = try Bundle.run(arguments)
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("story: ") }.map { $0.dropFirst(7) }
        #expect(!lines.isEmpty, "\(run.output)")
        return lines.map { line in
            line.hasPrefix("\(test): ") ? String(line.dropFirst(test.count + 2)) : String(line)
        }
    }

    private func swiftTesting(_ name: String) throws -> [String] {
        try story(
            ["--testing-library", "swift-testing", "--filter", "NestedStoryTests/\(name)"], "swiftTesting \(name)()")
    }

    private func xctest(_ name: String) throws -> [String] {
        try story(["LunchTestTests.NestedStoryXCTests/\(name)"], "xctest NestedStoryXCTests.\(name)")
    }

    private func beginning(at line: Int) -> [String] {
        ["begins", "began launch", "launched Counter at \(line)", "settled 1", "ended launch"]
    }

    @Test func aTestThatPassesIsReportedWhole() throws {
        let query = #"app.staticTexts["count"].label"#
        let rest = [
            "began \(query)", "settled 1", #"ended \#(query): "count 0""#, "exited .signal(1)",
        ]
        #expect(try swiftTesting("passes") == beginning(at: 8) + rest + ["passed"])
        #expect(try xctest("testPasses") == beginning(at: 19) + rest + ["passed"])
    }

    @Test func aFailedExpectationIsAnIssueOfItsTest() throws {
        let ofTesting = try swiftTesting("fails")
        #expect(
            ofTesting.filter { $0.hasPrefix("issue") } == [
                "issue at 14: Expectation failed: (app.staticTexts[\"count\"].label → \"count"
            ])
        #expect(ofTesting.last == "failed")
        let ofXCTest = try xctest("testFails")
        #expect(
            ofXCTest.filter { $0.hasPrefix("issue") } == [
                #"issue at 29: XCTAssertEqual failed: ("count 0") is not equal to ("count 7"#
            ])
        #expect(ofXCTest.last == "failed")
    }

    @Test func anErrorThatIsThrownIsAnIssueOnce() throws {
        for story in [try swiftTesting("throwsAnError"), try xctest("testThrows")] {
            #expect(story.count { $0.hasPrefix("issue at ") } == 1, "\(story)")
            #expect(story.contains("failed noMatch"))
            #expect(story.last == "failed")
        }
    }

    @Test func aKnownIssueFailsNoTest() throws {
        let story = try swiftTesting("knowsItsIssue")
        #expect(story.count == 3 && story[1].hasPrefix("no failure at 23: "), "\(story)")
        #expect(story.last == "passed")
    }

    @Test func aTestThatStopsItselfIsSkipped() throws {
        #expect(try swiftTesting("isCancelled").last == "skipped")
        #expect(try xctest("testSkips").last == "skipped")
    }

    /// The app dies of what was typed last, which comes to light once the test has no line left.
    @Test func whatIsFoundAtTheEndFailsTheTest() throws {
        for story in [try swiftTesting("endsWithACrash"), try xctest("testEndsWithACrash")] {
            #expect(story.contains("exited .exitCode(3)"), "\(story)")
            #expect(story.contains("failed notRunning"), "\(story)")
            #expect(story.contains { $0.hasPrefix("issue at ") }, "\(story)")
            #expect(story.last == "failed")
        }
    }

    @Test func casesAreReportedApart() throws {
        let story = try swiftTesting("hasCases")
        #expect(story.count { $0 == "begins" || $0.hasSuffix(": begins") } == 2, "\(story)")
        #expect(story.count { $0.hasSuffix("passed") } == 2, "\(story)")
    }
}
