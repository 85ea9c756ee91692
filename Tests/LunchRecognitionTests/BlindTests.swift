import LunchRecognition
import Testing

/// The elements that are recognised on screens that were recorded and listed by somebody who did not see what is recognised.
///
/// They measure what is recognised on screens of other programs: no rule may be made for one of them.
/// `LUNCH_CAPTURE_SCORES=1` prints the tables, and what is wrong.
struct BlindTests {
    @Test(.enabled(if: CaptureTests.environment["LUNCH_CAPTURE_SCORES"] == "1")) func theTablesArePrinted() throws {
        let scores = try Capture.blind.map { try Capture($0, in: .blind) }.map { ($0, try CaptureTests.score($0)) }
        CaptureTests.printTable(scores)
        for (capture, score) in scores where !score.wrong.isEmpty {
            print("wrong in \(capture.name):\n  \(score.wrong.joined(separator: "\n  "))")
        }
    }

    @Test(arguments: Capture.blind) func theListSaysWhatMustAndWhatMustNotBeFound(name: String) throws {
        let verbs = Set(try Capture(name, in: .blind).expectations().map(\.verb))
        #expect(verbs.contains(.mustNot) || verbs.contains(.must))
    }
}
