import Foundation

/// Compares this package's terminal with the xterm in which it runs, on random sequences: `.ci/xterm` starts it.
///
/// It is given how many sequences to try, the seed of the first, and where to write the report. What differs is made as
/// small as possible first. The exit status is 1 if a difference is none of the known ones, and 3 or 4 instead of 0 or 1
/// if xterm ended in the midst.
@main
enum XtermDifference {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let count = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
            print("XtermDifference COUNT SEED REPORT")
            exit(2)
        }
        var report = Report()
        let session = XtermSession()
        do {
            for number in 0..<count {
                report.count = number
                let pieces = Self.sequence(seed: seed &+ UInt64(number))
                guard try differs(pieces, session) else { continue }
                let smallest = try shrink(pieces, session)
                let differences = try self.differences(smallest, session)
                // A difference that does not come again was xterm's, and passed.
                guard !differences.isEmpty else { continue }
                report.add(smallest, differences, seed: seed &+ UInt64(number))
            }
            report.count = count
        } catch XtermSession.Problem.silence(let text) {
            report.problem =
                "xterm did not answer after \(text.debugDescription), seed \(seed &+ UInt64(report.count))"
        }
        try Data(report.text.utf8).write(to: URL(filePath: arguments[3]))
        if report.problem != nil { exit(report.isClean ? 3 : 4) }
        exit(report.isClean ? 0 : 1)
    }

    private static func sequence(seed: UInt64) -> [Piece] {
        var generator = SplitMix(seed: seed)
        return (0..<Int.random(in: 4...16, using: &generator)).map { _ in Piece.random(&generator) }
    }

    private static func differences(_ pieces: [Piece], _ session: XtermSession) throws -> [String] {
        let input = pieces.map(\.text).joined()
        return LunchSession.state(after: input).differences(from: try session.state(after: input))
    }

    private static func differs(_ pieces: [Piece], _ session: XtermSession) throws -> Bool {
        try !differences(pieces, session).isEmpty
    }

    /// Leaves pieces out as long as there is a difference: first halves, then quarters, at last single ones.
    private static func shrink(_ pieces: [Piece], _ session: XtermSession) throws -> [Piece] {
        var pieces = pieces
        var size = max(1, pieces.count / 2)
        while true {
            var start = 0
            var hasShrunk = false
            while start < pieces.count, pieces.count > 1 {
                var fewer = pieces
                fewer.removeSubrange(start..<min(start + size, pieces.count))
                if !fewer.isEmpty, try differs(fewer, session) {
                    pieces = fewer
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { return pieces }
            size = max(1, size / 2)
        }
    }
}
