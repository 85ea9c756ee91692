import Lunch
import Testing

@testable import SampleKit

struct CanvasTests {
    private var canvas = Canvas(size: CellSize(columns: 6, rows: 3))

    private var text: String { canvas.buffer.text }

    private func at(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }

    @Test mutating func drawsWhereItIsReported() {
        canvas.draw("ab", at: at(1, 1))
        #expect(text == "\n ab\n")
    }

    @Test mutating func nothingAppearsOutside() {
        canvas.draw("abcdef", at: at(-2, 0))
        canvas.draw("abcdef", at: at(4, 1))
        canvas.draw("abcdef", at: at(0, 3))
        canvas.draw("abcdef", at: at(0, -1))
        #expect(text == "cdef\n    ab\n")
    }

    @Test mutating func nothingAppearsOutsideTheClip() {
        canvas.clipped(to: CellRect(column: 1, row: 0, columns: 2, rows: 2)) { canvas in
            canvas.draw("abcdef", at: CellPoint(column: 0, row: 1))
            canvas.draw("abcdef", at: CellPoint(column: 0, row: 2))
            canvas.showCursor(at: CellPoint(column: 3, row: 1))
        }
        canvas.draw("x", at: at(5, 2))
        #expect(text == "\n bc\n     x\n")
        #expect(canvas.cursor == nil)
    }

    @Test mutating func aWideCharacterTakesTwoCells() {
        canvas.draw("世a", at: at(0, 0))
        #expect(canvas.buffer[0].map(\.text) == ["世", "", "a", " ", " ", " "])
    }

    @Test mutating func halfAWideCharacterIsABlank() {
        canvas.draw("abcde世", at: at(0, 0))
        canvas.draw("世x", at: at(-1, 1))
        #expect(canvas.buffer[0].map(\.text) == ["a", "b", "c", "d", "e", " "])
        #expect(canvas.buffer[1].map(\.text) == [" ", "x", " ", " ", " ", " "])
    }

    @Test mutating func overwritingHalfAWideCharacterTakesAllOfItAway() {
        canvas.draw("世世", at: at(0, 0))
        canvas.draw("x", at: at(1, 0))
        canvas.draw("y", at: at(2, 0))
        #expect(canvas.buffer[0].map(\.text) == [" ", "x", "y", " ", " ", " "])
        canvas.draw("世世世", at: at(0, 1))
        canvas.draw("界", at: at(1, 1))
        #expect(canvas.buffer[1].map(\.text) == [" ", "界", "", " ", "世", ""])
    }

    @Test mutating func marksStayWithTheirLetters() {
        canvas.draw("e\u{301}x", at: at(0, 0))
        #expect(canvas.buffer[0].prefix(2).map(\.text) == ["e\u{301}", "x"])
    }

    @Test mutating func controlCharactersDoNotReachTheTerminal() {
        canvas.draw("\u{1B}[m\u{9B}\u{200B}!", at: at(0, 0))
        #expect(text == "\u{FFFD}[m\u{FFFD}!\n")
    }

    @Test mutating func aBorderSurroundsItsRectangle() {
        canvas.drawBorder(CellRect(column: 0, row: 0, columns: 4, rows: 3))
        #expect(text == "┌──┐\n│  │\n└──┘\n")
    }

    @Test mutating func aRectangleIsFilledAsFarAsItIsThere() {
        for row in 0..<3 { canvas.draw("abcdef", at: at(0, row)) }
        canvas.fill(CellRect(column: 4, row: 1, columns: 9, rows: 9))
        #expect(text == "abcdef\nabcd\nabcd\n")
    }
}
