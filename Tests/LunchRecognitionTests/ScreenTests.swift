import Foundation
import LunchTerminal
import LunchWire
import TestSupport
import Testing

/// The elements recognized on screens of real programs, compared with lists that people wrote while they looked at the screens.
///
/// The suite reads the screens in `Screens/suite.gz`, which have elements of every type. `LUNCH_NIGHTLY=1` reads all 4,430
/// screens, in half a minute. `LUNCH_CAPTURE_SCORES=1` prints tables by program and by type, and the missed
/// elements:
///
///     LUNCH_CAPTURE_SCORES=1 LUNCH_NIGHTLY=1 swift test --filter LunchRecognitionTests.ScreenTests
///
/// `CaptureDump` prints screens, and `screens.py` changes them and their lists.
struct ScreenTests {
    static let environment = ProcessInfo.processInfo.environment
    static let printsScores = environment["LUNCH_CAPTURE_SCORES"] == "1"

    /// The least part of the listed elements to find on the suite's screens, in percent.
    private static let required = 70

    /// The least number of listed elements to find on all screens.
    private static let floors: [TUIElementType: Int] = [
        .button: 7841, .cell: 8991, .checkBox: 647, .group: 570, .link: 16, .menuBar: 53, .menuItem: 330,
        .radioButton: 251, .staticText: 872, .table: 1031, .textField: 1579, .toolbar: 863,
    ]

    @Test func theSuitesScreensHaveNothingWrongAndLittleIsMissed() throws {
        let captures = try Capture.suite.get()
        let scores = try Self.scores(of: captures)
        for capture in captures {
            // Nothing has changed since the last key, or there was none.
            let grid = try capture.replayed().grid
            for before in [grid, nil] {
                Self.expectNothingWrong(Score(recognized(grid, before: before), try capture.expectations()), capture)
            }
        }
        let (found, must) = (scores.reduce(0) { $0 + $1.score.found }, scores.reduce(0) { $0 + $1.score.must })
        #expect(must > 0)
        guard found * 100 < must * Self.required else { return }
        let missed = scores.flatMap { capture, score in score.missed.map { "\(capture.name): \($0)" } }
        Issue.record("found \(found) of \(must), missed\n\(missed.joined(separator: "\n"))")
    }

    @Test func theSuitesListsContainMustAndMustNot() throws {
        for capture in try Capture.suite.get() {
            let verbs = Set(try capture.expectations().map(\.verb))
            #expect(verbs.isSuperset(of: [.must, .mustNot]), "\(capture.name)")
        }
    }

    @Test(.nightly) func allScreensHaveNothingWrongAndLittleIsMissed() throws {
        let captures = try Capture.all.get()
        for capture in captures {
            let verbs = Set(try capture.expectations().map(\.verb))
            #expect(!verbs.isDisjoint(with: [.must, .mustNot]), "\(capture.name)")
        }
        let scores = try Self.scores(of: captures)
        let must = Self.counts(scores.flatMap(\.score.musts))
        let found = must.merging(Self.counts(scores.flatMap(\.score.missed)), uniquingKeysWith: -)
        #expect(Self.floors.filter { found[$0.key, default: 0] < $0.value } == [:], "found \(found)")
    }

    @Test(arguments: [
        "name", "name 1", "name 1 x\n", "name 1 1\na", "name -1 2\na", "name 0 1\na\n", "name 1 \(Int.max)\na",
    ])
    func aMalformedPackIsAnError(text: String) {
        #expect(throws: Capture.Malformed.self) { try Capture.screens(in: Array(text.utf8), pack: "a.gz") }
    }

    @Test func aTruncatedPackIsAnError() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gz")
        // Nothing is left to remove if the file couldn't be written.
        defer { try? FileManager.default.removeItem(at: file) }
        let gzip = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3] as [UInt8]
        try Data(gzip).write(to: file)
        #expect(throws: Capture.Malformed.self) { try Capture.screens(inPack: file) }
    }

    /// Compares screens with their lists, and reports the elements that are wrong.
    private static func scores(of captures: [Capture]) throws -> [(capture: Capture, score: Score)] {
        let scores = try captures.map { capture in
            let (grid, before) = try capture.replayed()
            let score = Score(recognized(grid, before: before), try capture.expectations())
            expectNothingWrong(score, capture)
            return (capture, score)
        }
        if printsScores { printTables(scores) }
        return scores
    }

    private static func expectNothingWrong(_ score: Score, _ capture: Capture) {
        guard !score.wrong.isEmpty else { return }
        Issue.record("wrong in \(capture.name):\n  \(score.wrong.joined(separator: "\n  "))")
    }

    private static func counts(_ lines: [Expectation]) -> [TUIElementType: Int] {
        Dictionary(lines.map { ($0.type, 1) }, uniquingKeysWith: +)
    }

    private static func printTables(_ scores: [(capture: Capture, score: Score)]) {
        var table = "program screens found must wrong\n"
        for (program, rows) in Dictionary(grouping: scores, by: \.capture.program).sorted(by: { $0.key < $1.key }) {
            let counts = [\Score.found, \.must, \.wrong.count].map { count in rows.map { $0.score[keyPath: count] } }
            let sums = counts.map { "\($0.reduce(0, +))" }.joined(separator: " ")
            table += "\(program) \(rows.count) \(sums)\n"
        }
        table += "type found must\n"
        let missed = counts(scores.flatMap(\.score.missed))
        for (type, must) in counts(scores.flatMap(\.score.musts)).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            table += "\(type.rawValue) \(must - missed[type, default: 0]) \(must)\n"
        }
        print(table)
        for (capture, score) in scores {
            for line in score.missed { print("\(capture.name) missed: \(line)") }
            for words in score.wrong { print("\(capture.name) wrong: \(words)") }
            for words in score.left where !words.hasPrefix("group ") { print("\(capture.name) left: \(words)") }
        }
    }
}
