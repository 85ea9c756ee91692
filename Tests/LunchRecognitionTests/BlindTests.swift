import LunchRecognition
import LunchWire
import Testing

/// The elements that are recognised on screens that were recorded and listed by somebody who did not see what is recognised.
///
/// `Development` holds those that have been looked at since, once they had been measured, and a few on which something was wrong while
/// rules were written. At the first look at each set, in the
/// order in which they were recorded, with rules made for the sets before:
///
/// | screens | programs | rows | fields | bars | wrong |
/// | --- | --- | --- | --- | --- | --- |
/// | 104 | | 312 of 458 | 54 of 66 | 22 of 22 | 0 |
/// | 156 | 68 | 487 of 627 | 42 of 78 | 14 of 36 | 4 |
/// | 180 | 68 | 504 of 624 | 69 of 98 | 38 of 38 | 6 |
/// | 120 | 45 | 410 of 482 | 46 of 62 | 27 of 30 | 2 |
/// | 202 | 70 | 187 of 282 | 64 of 138 | 4 of 22 | 19 |
/// | 182 | 67 | 346 of 396 | 74 of 100 | 41 of 44 | 34 |
/// | 136 | 46 | 237 of 347 | 58 of 80 | 18 of 26 | 52 |
/// | 124 | 39 | 344 of 488 | 60 of 88 | 20 of 32 | 2 |
/// | 150 | 41 | 379 of 494 | 68 of 82 | 46 of 47 | 2 |
/// | 196 | 69 | 377 of 479 | 54 of 86 | 26 of 40 | 11 |
/// | 176 | 70 | 519 of 559 | 60 of 110 | 28 of 42 | 8 |
/// | 140 | 54 | 416 of 496 | 50 of 60 | 24 of 28 | 10 |
/// | 140 | 60 | 292 of 436 | 68 of 74 | 21 of 42 | 19 |
/// | 130 | 49 | 238 of 382 | 40 of 54 | 21 of 24 | 0 |
/// | 114 | 42 | 122 of 152 | 40 of 48 | 18 of 18 | 2 |
/// | 118 | 47 | 312 of 408 | 40 of 46 | 32 of 32 | 6 |
/// | 116 | 49 | 497 of 553 | 45 of 51 | 26 of 30 | 0 |
/// | 124 | 50 | 548 of 573 | 40 of 61 | 34 of 34 | 13 |
/// | 120 | 48 | 324 of 332 | 48 of 52 | 34 of 34 | 4 |
/// | 116 | 43 | 304 of 312 | 38 of 48 | 32 of 32 | 0 |
/// | 120 | 45 | 360 of 384 | 32 of 46 | 26 of 28 | 12 |
/// | 118 | 41 | 450 of 464 | 42 of 48 | 32 of 32 | 6 |
/// | 122 | 44 | 460 of 470 | 44 of 54 | 28 of 30 | 2 |
/// | 116 | 41 | 428 of 436 | 40 of 52 | 28 of 28 | 0 |
/// | 114 | 40 | 262 of 264 | 48 of 50 | 28 of 28 | 0 |
///
/// Mistakes of the lists themselves are not counted there: rows listed at columns of another size of the screen, boxes that are
/// text, headings, and selected rows that are not those of the screen.
/// `Measured` is the room for the next ones, of which the totals alone are printed: no rule may be made for a screen in it.
struct BlindTests {
    static let parts: [Capture.Folder] = [.development, .measured]

    /// The part of what must be found that has to be, of the types that tests ask for most, in percent.
    private static let required: [(TUIElementType, Int)] = [(.cell, 88), (.textField, 88), (.toolbar, 93)]

    /// One test, since the screens take half a minute to read: nothing may be found on one of them that is not there, and most of
    /// the elements of all have to be found.
    @Test func nothingIsFoundThatIsNotThereAndMostOfTheRestIs() throws {
        var (must, missed): ([Expectation], [Expectation]) = ([], [])
        for name in Capture.Folder.development.names {
            let capture = try Capture(name, in: .development)
            #expect(Self.saysSomething(try capture.expectations()), "\(name)")
            let score = try CaptureTests.score(capture)
            must += score.musts
            missed += score.missed
            guard !score.wrong.isEmpty else { continue }
            Issue.record("wrongly found in \(name):\n  \(score.wrong.joined(separator: "\n  "))")
        }
        for (type, percent) in Self.required {
            let (all, open) = (must.count { $0.type == type }, missed.count { $0.type == type })
            #expect(all > 0)
            #expect((all - open) * 100 >= all * percent, "\(type.rawValue): found \(all - open) of \(all)")
        }
    }

    /// True if a list says what must or what must not be found.
    private static func saysSomething(_ list: [Expectation]) -> Bool {
        list.contains { $0.verb == .mustNot || $0.verb == .must }
    }

    @Test(.enabled(if: CaptureTests.environment["LUNCH_CAPTURE_SCORES"] == "1"), arguments: parts)
    func theTablesArePrinted(part: Capture.Folder) throws {
        let scores = try part.names.map { try Capture($0, in: part) }.map { ($0, try CaptureTests.score($0)) }
        print("\(part.rawValue): \(scores.count) screens")
        CaptureTests.printTable(scores, byProgram: part == .development)
        guard part == .development else { return }
        for (capture, score) in scores where !score.wrong.isEmpty || !score.missed.isEmpty || !score.left.isEmpty {
            print("\(capture.name):")
            for words in score.left where !words.hasPrefix("group ") { print("  left: \(words)") }
            for line in score.missed { print("  missed: \(line)") }
            for words in score.wrong { print("  wrong: \(words)") }
        }
    }

    @Test func theNextListsSayWhatMustAndWhatMustNotBeFound() throws {
        for name in Capture.Folder.measured.names {
            #expect(Self.saysSomething(try Capture(name, in: .measured).expectations()), "\(name)")
        }
    }
}
