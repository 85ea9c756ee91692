import Testing

/// Runs of text.
struct TextTests {
    @Test func wordsThatAreOneBlankApartAreOneText() {
        let grid = screen("Total 12 items  3.50", columns: 30, rows: 2)
        #expect(
            outline(grid, texts: true) == ["staticText \"Total 12 items\" 0,0 14x1", "staticText \"3.50\" 16,0 4x1"])
    }

    @Test func aChangeOfStyleDividesNoText() {
        let grid = screen("Hello, ", styled("1;31", "wor"), "ld", columns: 30, rows: 2)
        #expect(outline(grid, texts: true) == ["staticText \"Hello, world\" 0,0 12x1"])
    }

    @Test func aLineDividesTexts() {
        let grid = screen("a│b ─ c", columns: 30, rows: 2)
        #expect(
            outline(grid, texts: true) == [
                "staticText \"a\" 0,0 1x1", "staticText \"b\" 2,0 1x1", "staticText \"c\" 6,0 1x1",
            ])
    }

    @Test func wideCharactersAndMarksCountTheirCells() {
        let grid = screen("名前 e\u{301}t  x", columns: 30, rows: 2)
        #expect(outline(grid, texts: true) == ["staticText \"名前 e\u{301}t\" 0,0 7x1", "staticText \"x\" 9,0 1x1"])
    }
}
