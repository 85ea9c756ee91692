import LunchElements
import LunchTerminal
import LunchTrace
import LunchWire
import TestSupport
import Testing

/// The frames of a trace that a replay has to show.
@Suite struct ReplayComparisonTests {
    private static let place = TracePlace(file: "a.swift", line: 3)

    /// A comparison with a program that draws while a text is typed into it, and after that.
    ///
    /// - Parameter end: the records after the step that typed.
    private func comparison(_ end: [TraceRecord.Content]) throws -> ReplayComparison {
        func settled(_ position: Int) -> TraceRecord.Content {
            .settled(TraceSettled(frame: position, settling: TUISettling(trust: .exact)))
        }
        let contents: [TraceRecord.Content] = [
            .stepBegan(TraceStepBegan(step: 1, verb: "launch", place: Self.place)),
            .launch(TraceLaunch(program: "app", columns: 20, rows: 4)), .output(position: 1, [0x24]), settled(1),
            .stepEnded(TraceStepEnded(step: 1, frame: 1)),
            .stepBegan(TraceStepBegan(step: 2, verb: "typeText", place: Self.place)), .input(.typed("ab")),
            .output(position: 2, [0x61]), settled(2), .stepEnded(TraceStepEnded(step: 2, frame: 2)),
        ]
        let test = TraceRecord(time: 0, .test(TraceTest(name: "t", library: "XCTest", place: Self.place)))
        return ReplayComparison(
            with: try Trace(
                [test] + (contents + end).enumerated().map { TraceRecord(launch: $0 < 1 ? 0 : 1, time: $0 + 1, $1) }))
    }

    private func frame(_ text: String) -> TUIFrame {
        var terminal = TUITerminal(columns: 20, rows: 4)
        let bytes = Array(text.utf8)
        _ = terminal.feed(bytes.span)
        return TUIFrame(plain: terminal.grid)
    }

    private let settled = TraceRecord.Content.settled(TraceSettled(frame: 3, settling: TUISettling(trust: .exact)))

    /// Between two keys of a text the program shows a part of what it shows in the end.
    @Test func whatIsShownBetweenTheKeysIsNoState() throws {
        let after: [TraceRecord.Content] = [.output(position: 3, [0x62]), settled]
        #expect(try comparison(after).differences(of: frame("$ab"), at: 2) == [])
        #expect(try comparison(after).differences(of: frame("$a"), at: 2) != [])
        // Nobody has looked at what came of the last key.
        #expect(try comparison([]).differences(of: frame("$ab"), at: 2) == [])
        #expect(try comparison([]).differences(of: frame("$"), at: 1) == [])
        #expect(try comparison([]).differences(of: frame("$a"), at: 1) != [])
    }

    @Test func theLastScreenOfAProgramIsAState() throws {
        let cleared = TraceRecord.Content.output(position: 9, Array("\u{1B}[2J\u{1B}[H".utf8))
        let exited = try comparison([cleared, .exited(TraceExit(.exitCode(0)))])
        #expect(exited.differences(of: frame(""), at: 2) == [])
        #expect(exited.differences(of: frame("$ab"), at: 2) != [])
        // A test that is over hangs up.
        #expect(
            try comparison([cleared, .exited(TraceExit(.signal(1), isByLunch: true))]).differences(
                of: frame("$ab"), at: 2) == [])
    }
}
