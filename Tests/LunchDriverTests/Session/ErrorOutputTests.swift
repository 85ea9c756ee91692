import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The parts of a standard error that is kept apart: an error, or a drawing for the terminal.
@Suite struct ErrorOutputTests {
    struct Row: CustomTestStringConvertible {
        let written: String
        var drawn = ""
        var errors = ""
        /// The text that is quoted once the program has ended; nil: the same.
        var atEnd: String?
        var testDescription: String { written.debugDescription }
    }

    /// A look at the screen takes long, and a log may be full of what looks like a drawing.
    @Test func theScreenIsLookedAtOnceForAllThatIsWritten() {
        for surface in [ErrorOutput.Surface.main, .alternate] {
            var output = ErrorOutput()
            var looks = 0
            let bytes = Array(String(repeating: "\u{1B}[H\u{1B}]7367;lunch;\u{7}", count: 100).utf8)
            for _ in 0..<2 {
                let drawing = output.receive(bytes.span) {
                    looks += 1
                    return surface
                }
                #expect(drawing.isEmpty)
            }
            #expect(looks == 2)
        }
    }

    private static let enter = "\u{1B}[?1049h"
    private static let leave = "\u{1B}[?1049l"

    @Test(
        arguments: [
            Row(written: "warning\n", errors: "warning\n"),
            // Colors, titles, a line that is cleared, the cursor that comes back: many errors have them.
            Row(
                written: "\u{1B}[1;31merror\u{1B}[0m\u{1B}[K\n\u{1B}]0;title\u{7}\u{1B}[?25h\r",
                errors: "\u{1B}[1;31merror\u{1B}[0m\u{1B}[K\n\u{1B}]0;title\u{7}\u{1B}[?25h\r"),
            // A hook that runs when the program panics leaves the screen first.
            Row(written: "\(leave)panic\n", errors: "\(leave)panic\n"),
            Row(written: "\u{1B}[>4J\u{1B}[?6J\u{1B}[2 f", errors: "\u{1B}[>4J\u{1B}[?6J\u{1B}[2 f"),
            Row(written: "\(enter)Menu", drawn: "\(enter)Menu"),
            Row(written: "\u{1B}[?47;25hMenu", drawn: "\u{1B}[?47;25hMenu"),
            Row(written: "\u{1B}[HMenu", drawn: "\u{1B}[HMenu"),
            Row(written: "\u{1B}[2;5fMenu", drawn: "\u{1B}[2;5fMenu"),
            Row(written: "\u{1B}[2JMenu", drawn: "\u{1B}[2JMenu"),
            Row(written: "\u{1B}cMenu", drawn: "\u{1B}cMenu"),
            Row(written: "\u{1B}]7367;lunch;1;x;hello;{}\u{7}a", drawn: "\u{1B}]7367;lunch;1;x;hello;{}\u{7}a"),
            // Sequences that set the terminal up on the same line belong to the drawing, and text before them does not.
            Row(
                written: "slow\n\u{1B}[?25l\u{1B}[31m\u{1B}[HMenu", drawn: "\u{1B}[?25l\u{1B}[31m\u{1B}[HMenu",
                errors: "slow\n"),
            // After the drawing come errors again, without what brings the terminal back.
            Row(
                written: "\(enter)Menu\(leave)\u{1B}[?25h\u{1B}[31mpanic\u{1B}[m\n at line 3\n",
                drawn: "\(enter)Menu\(leave)", errors: "panic\n at line 3\n"),
            Row(written: "\(enter)A\(leave)log\n\(enter)B", drawn: "\(enter)A\(leave)\(enter)B", errors: "log\n"),
            // The last words of one that does not leave it are on its screen, and are quoted as well.
            Row(
                written: "a\n\(enter)\u{1B}[HMenu\npanic\n", drawn: "\(enter)\u{1B}[HMenu\npanic\n", errors: "a\n",
                atEnd: "a\nMenu\npanic\n"),
            Row(written: "\(enter)\u{1B}[2;2HMenu\u{1B}[m", drawn: "\(enter)\u{1B}[2;2HMenu\u{1B}[m"),
        ])
    func errorsAndDrawingsAreReportedApart(_ row: Row) {
        let bytes = Array(row.written.utf8)
        var whole = ErrorOutput()
        let atOnce = String(decoding: whole.receive(bytes.span), as: UTF8.self)
        var pieces = ErrorOutput()
        var drawn: [UInt8] = []
        for byte in bytes { drawn += pieces.receive([byte].span) }
        #expect([atOnce, String(decoding: drawn, as: UTF8.self)] == [row.drawn, row.drawn])
        for output in [whole, pieces] {
            let quoted = [false, true].map { String(decoding: output.quoted(hasEnded: $0), as: UTF8.self) }
            #expect(quoted == [row.errors, row.atEnd ?? row.errors])
        }
    }

    /// An error may quote a text with such sequences in it.
    @Test func aProgramThatDrawsOnItsTerminalDrawsNowhereElse() {
        for (before, error, isDrawn) in [
            ("\(Self.enter)Menu", "no \u{1B}[2Jfile\n", false), ("\(Self.enter)Menu", "no \(Self.enter)file\n", false),
            ("Menu", "no \u{1B}[2Jfile\n", false), ("Starting\r\n", "\(Self.enter)Menu\n", true),
            ("\u{1B}[2J", "no \u{1B}[2Jfile\n", false),
            ("\u{1B}[?25l", "\u{1B}[2JMenu\n", true),
        ] {
            var state = Self.makeState()
            _ = state.wrote(Array(before.utf8).span, token: "token", isRead: true)
            _ = state.error(error)
            let isDrawing = state.errorOutput.isDrawing
            #expect(isDrawing == isDrawn && state.standardError == (isDrawn ? [] : Array(error.utf8)), "\(error)")
        }
        var output = ErrorOutput()
        _ = output.receive(Array("\(Self.enter)Menu\(Self.leave)no \u{1B}[2Jfile\n".utf8).span)
        #expect(output.quoted(hasEnded: false) == Array("no file\n".utf8))
    }

    private static func makeState() -> Session.State {
        Session.State(
            terminal: TUITerminal(columns: 10, rows: 3, messageCommand: Envelope.command),
            size: CellSize(columns: 10, rows: 3))
    }

    @Test func noMoreIsKeptThanTheLimit() {
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
        var output = ErrorOutput()
        for _ in 0..<100 { _ = output.receive(bytes.span) }
        #expect(output.quoted(hasEnded: true).count == ErrorOutput.limit)
        let drawn = output.receive(Array("\u{1B}[H\n".utf8).span)
        #expect(drawn.count <= ErrorOutput.limit + 4)
        for _ in 0..<100 { _ = output.receive(bytes.span) }
        #expect(output.quoted(hasEnded: true).count <= 2 * ErrorOutput.limit)
    }

    @Test func aDrawingIsShown() {
        var state = Self.makeState()
        _ = state.error("before\n\u{1B}[2J\u{1B}[HMenu\nBread")
        #expect(state.quietFrame().grid.lines == ["Menu", "    Bread", ""])
        #expect(state.standardError == Array("before\n".utf8))
        state = Self.makeState()
        _ = state.error("\u{1B}[2J\u{1B}[HMenu\nBread", addsReturns: true)
        #expect(state.quietFrame().grid.lines == ["Menu", "Bread", ""])
    }
}

extension Session.State {
    /// The program writes to its standard error.
    mutating func error(_ text: String, addsReturns: Bool = false) -> Session.Effects {
        wroteToStandardError(Array(text.utf8).span, token: "token", isRead: true, addsReturns: addsReturns)
    }
}
