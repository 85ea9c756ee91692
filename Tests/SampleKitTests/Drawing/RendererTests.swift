import Lunch
import Testing

@testable import SampleKit

struct RendererTests {
    private var renderer = Renderer()

    private mutating func draw(_ lines: String..., cursor: CellPoint? = nil, style: Style = .plain) -> String {
        var canvas = Canvas(size: CellSize(columns: 8, rows: lines.count))
        for (row, line) in lines.enumerated() { canvas.draw(line, at: CellPoint(column: 0, row: row), style: style) }
        return String(decoding: renderer.draw(canvas.buffer, cursor: cursor), as: UTF8.self)
    }

    /// The bytes between the beginning and the end of a synchronized update.
    private func update(_ body: String) -> String { "\u{1B}[?2026h\u{1B}[?25l\(body)\u{1B}[?2026l" }

    @Test mutating func theFirstFrameClearsTheScreen() {
        #expect(draw("ab", "") == update("\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0mab\u{1B}[0m"))
    }

    @Test mutating func nothingIsWrittenWhereNothingChanged() {
        _ = draw("ab", "世")
        #expect(draw("ab", "世").isEmpty)
    }

    @Test mutating func onlyWhatChangedIsWritten() {
        _ = draw("ab", "cdef")
        #expect(draw("ab", "cxef") == update("\u{1B}[2;2H\u{1B}[0mx\u{1B}[0m"))
    }

    @Test mutating func aStyleIsSelectedBeforeItsText() {
        _ = draw("ab")
        let style = Style(color: .red, isBold: true, isDim: true, isUnderlined: true, isReversed: true)
        #expect(draw("ab", style: style) == update("\u{1B}[1;1H\u{1B}[0;1;2;4;7;31mab\u{1B}[0m"))
    }

    @Test mutating func colorsBeyondTheFirstEightAreSelected() {
        _ = draw("ab")
        var style = Style(color: .palette(9))
        style.background = .palette(200)
        style.isItalic = true
        #expect(draw("ab", style: style) == update("\u{1B}[1;1H\u{1B}[0;3;91;48;5;200mab\u{1B}[0m"))
        style = Style(color: .rgb(red: 1, green: 2, blue: 3))
        style.background = .blue
        style.isStruckThrough = true
        #expect(draw("ab", style: style) == update("\u{1B}[1;1H\u{1B}[0;9;38;2;1;2;3;44mab\u{1B}[0m"))
    }

    @Test mutating func aWideCharacterMovesTheCursorByTwo() {
        _ = draw("")
        #expect(draw("世ab") == update("\u{1B}[1;1H\u{1B}[0m世ab\u{1B}[0m"))
        #expect(draw("a 界b") == update("\u{1B}[1;1H\u{1B}[0ma 界b\u{1B}[0m"))
    }

    @Test mutating func whereTerminalsDisagreeTheCursorIsPlaced() {
        _ = draw("")
        let family = "👨‍👩‍👧"
        #expect(
            draw("\(family)ab") == update("\u{1B}[1;1H\u{1B}[0m  \u{1B}[1;1H\(family)\u{1B}[1;3Hab\u{1B}[0m"))
    }

    @Test mutating func theCursorIsShownWhereItIs() {
        _ = draw("ab")
        #expect(draw("ab", cursor: CellPoint(column: 2, row: 0)) == update("\u{1B}[1;3H\u{1B}[?25h"))
        #expect(draw("ab", cursor: CellPoint(column: 2, row: 0)).isEmpty)
        #expect(draw("ab") == update(""))
    }

    @Test mutating func anotherSizeIsDrawnWhole() {
        _ = draw("ab")
        #expect(draw("ab", "").contains("\u{1B}[2J"))
    }

    @Test mutating func whatIsForgottenIsDrawnWhole() {
        let first = draw("ab")
        renderer.forget()
        #expect(draw("ab") == first)
    }
}
