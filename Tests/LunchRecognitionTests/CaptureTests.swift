import LunchRecognition
import LunchWire
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The elements that are recognised on screens of real programs, compared with lists that somebody wrote who looked at them.
///
/// `LUNCH_CAPTURE_SCORES=1` prints tables of programs and of types; `CaptureDump` prints screens.
struct CaptureTests {
    static let environment = ProcessInfo.processInfo.environment

    /// The part of what must be found that has to be, in percent.
    private static let required = 94

    static func score(_ capture: Capture) throws -> Score {
        Score(Recognition.root(of: capture.grid, before: capture.before), try capture.expectations())
    }

    @Test(arguments: Capture.names) func nothingIsFoundThatIsNotThere(name: String) throws {
        let wrong = try Self.score(Capture(name)).wrong
        if !wrong.isEmpty { Issue.record("wrongly found in \(name):\n  \(wrong.joined(separator: "\n  "))") }
    }

    @Test func almostAllThatMustBeFoundIsFound() throws {
        let captures = try Capture.names.map { try Capture($0) }
        let scores = try captures.map { ($0, try Self.score($0)) }
        if Self.environment["LUNCH_CAPTURE_SCORES"] == "1" { Self.printTable(scores) }
        let must = scores.reduce(0) { $0 + $1.1.must }
        let found = scores.reduce(0) { $0 + $1.1.found }
        #expect(must > 0)
        guard found * 100 < must * Self.required else { return }
        let missed = scores.filter { !$0.1.missed.isEmpty }.map { capture, score in
            "\(capture.name):\n  " + score.missed.map(\.description).joined(separator: "\n  ")
        }
        Issue.record("found \(found) of \(must); missed in \(missed.joined(separator: "\n"))")
    }

    @Test(arguments: Capture.names) func theListSaysWhatMustAndWhatMustNotBeFound(name: String) throws {
        let verbs = Set(try Capture(name).expectations().map(\.verb))
        #expect(verbs.isSuperset(of: [.must, .mustNot]))
    }

    static func printTable(_ scores: [(capture: Capture, score: Score)], byProgram: Bool = true) {
        var table = "wrong \(scores.reduce(0) { $0 + $1.score.wrong.count })\nprogram captures found must wrong\n"
        let programs = byProgram ? Dictionary(grouping: scores, by: \.capture.program) : [:]
        for (program, rows) in programs.sorted(by: { $0.key < $1.key }) {
            let keys = [\Score.found, \.must, \.wrong.count]
            let sums = keys.map { key in rows.reduce(0) { $0 + $1.score[keyPath: key] } }
            table += "\(program) \(rows.count) \(sums.map(String.init).joined(separator: " "))\n"
        }
        table += "type found must\n"
        let musts = Dictionary(grouping: scores.flatMap(\.score.musts), by: \.type.rawValue)
        let missed = Dictionary(grouping: scores.flatMap(\.score.missed), by: \.type.rawValue)
        for (type, lines) in musts.sorted(by: { $0.key < $1.key }) {
            table += "\(type) \(lines.count - (missed[type]?.count ?? 0)) \(lines.count)\n"
        }
        print(table)
    }
}
