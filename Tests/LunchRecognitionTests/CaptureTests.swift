import LunchRecognition
import LunchTerminal
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is recognised on screens of real programs, compared with lists that somebody wrote who looked at them.
///
/// `LUNCH_CAPTURE=mc-menu swift test --filter CaptureTests` prints the screens whose names begin so with what is recognised
/// on them; `LUNCH_CAPTURE_SCORES=1` prints a table.
struct CaptureTests {
    private static let environment = ProcessInfo.processInfo.environment

    /// The part of what must be found that has to be, in percent.
    private static let required = 90

    private static func score(_ name: String) throws -> Score {
        let capture = try Capture(name)
        let root = Recognition.root(of: capture.grid, before: capture.before)
        return Score(root, try capture.expectations())
    }

    @Test(arguments: Capture.names) func nothingIsFoundThatIsNotThere(name: String) throws {
        if let wanted = Self.environment["LUNCH_CAPTURE"], name.hasPrefix(wanted) { try Self.print(name) }
        let wrong = try Self.score(name).wrong
        if !wrong.isEmpty { Issue.record("wrongly found in \(name):\n  \(wrong.joined(separator: "\n  "))") }
    }

    @Test func almostAllThatMustBeFoundIsFound() throws {
        let scores = try Capture.names.map { ($0, try Self.score($0)) }
        if Self.environment["LUNCH_CAPTURE_SCORES"] == "1" { Self.printTable(scores) }
        let must = scores.reduce(0) { $0 + $1.1.must }
        let found = scores.reduce(0) { $0 + $1.1.found }
        #expect(must > 0)
        guard found * 100 < must * Self.required else { return }
        let missed = scores.filter { !$0.1.missed.isEmpty }.map { name, score in
            "\(name):\n  " + score.missed.map(\.description).joined(separator: "\n  ")
        }
        Issue.record("found \(found) of \(must); missed in \(missed.joined(separator: "\n"))")
    }

    @Test(arguments: Capture.names) func theListSaysWhatMustBeFound(name: String) throws {
        #expect(try Capture(name).expectations().contains { $0.verb == .must })
    }

    private static func print(_ name: String) throws {
        let capture = try Capture(name)
        let grid = capture.grid
        let cursor = "cursor \(grid.cursor.column),\(grid.cursor.row)\(grid.cursor.isVisible ? "" : " hidden")"
        let screen = grid.lines.enumerated().map { "\($0.offset)| \($0.element)\n" }.joined()
        let score = try score(name)
        let root = Recognition.root(of: grid, before: capture.before)
        Swift.print("=== \(name), \(cursor)\n\(screen)\(Score.outline(of: root))found \(score.found) of \(score.must)")
        for line in score.missed { Swift.print("missed: \(line)") }
        for element in score.wrong { Swift.print("wrong: \(element)") }
    }

    private static func printTable(_ scores: [(String, Score)]) {
        Swift.print("program found must wrong")
        let programs = Dictionary(grouping: scores) { String($0.0.prefix { $0 != "-" }) }
        for (program, scores) in programs.sorted(by: { $0.key < $1.key }) {
            let sums = [\Score.found, \.must, \.wrong.count].map { key in scores.reduce(0) { $0 + $1.1[keyPath: key] } }
            Swift.print(program, sums[0], sums[1], sums[2])
        }
    }
}
