import LunchRecognition
import Testing

/// The elements that are recognised on screens that were recorded and listed by somebody who did not see what is recognised.
///
/// A program's screens are all in one part; the hash of its name says in which (`screens.py`). `LUNCH_CAPTURE_SCORES=1` prints
/// the totals of each part, and of the first what is missed and wrong: no rule may be made for a screen of the others.
struct BlindTests {
    static let parts: [Capture.Folder] = [.development, .measured]

    @Test(.enabled(if: CaptureTests.environment["LUNCH_CAPTURE_SCORES"] == "1"), arguments: parts)
    func theTablesArePrinted(part: Capture.Folder) throws {
        let scores = try part.names.map { try Capture($0, in: part) }.map { ($0, try CaptureTests.score($0)) }
        print("\(part.rawValue): \(scores.count) screens")
        CaptureTests.printTable(scores, byProgram: part == .development)
        guard part == .development else { return }
        for (capture, score) in scores where !score.wrong.isEmpty || !score.missed.isEmpty {
            print("\(capture.name):")
            for line in score.missed { print("  missed: \(line)") }
            for words in score.wrong { print("  wrong: \(words)") }
        }
    }

    @Test(arguments: parts) func theListSaysWhatMustAndWhatMustNotBeFound(part: Capture.Folder) throws {
        for name in part.names {
            let verbs = Set(try Capture(name, in: part).expectations().map(\.verb))
            #expect(verbs.contains(.mustNot) || verbs.contains(.must), "\(name)")
        }
    }
}
