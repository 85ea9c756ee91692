import LunchWire
import Testing

/// Rectangles of cells: what lies inside, in the middle, and in common.
struct CellGeometryTests {
    private let rect = CellRect(column: 2, row: 3, columns: 4, rows: 2)

    @Test func containsItsCellsAndNoOthers() {
        let inside = (0..<10).flatMap { row in
            (0..<10).map { CellPoint(column: $0, row: row) }.filter(rect.contains)
        }
        #expect(inside == [3, 4].flatMap { row in (2...5).map { CellPoint(column: $0, row: row) } })
    }

    @Test(arguments: [
        (CellRect(column: 2, row: 3, columns: 4, rows: 2), 3, 3),
        (CellRect(column: 2, row: 3, columns: 5, rows: 3), 4, 4),
        (CellRect(column: 2, row: 3, columns: 1, rows: 1), 2, 3),
        (CellRect(column: 2, row: 3, columns: 0, rows: 0), 2, 3),
    ])
    func centerIsRoundedToTheTopLeft(rect: CellRect, column: Int, row: Int) {
        #expect(rect.center == CellPoint(column: column, row: row))
    }

    @Test func intersectionIsWhatIsCommon() {
        let other = CellRect(column: 4, row: 0, columns: 10, rows: 4)
        #expect(rect.intersection(other) == CellRect(column: 4, row: 3, columns: 2, rows: 1))
        #expect(other.intersection(rect) == rect.intersection(other))
        #expect(rect.intersection(rect) == rect)
        #expect(rect.intersection(CellRect(column: 6, row: 3, columns: 1, rows: 1)).isEmpty)
    }

    @Test func emptinessNeedsOneSide() {
        #expect(CellRect.zero.isEmpty)
        #expect(CellRect(column: 0, row: 0, columns: 5, rows: 0).isEmpty)
        #expect(CellRect(column: 0, row: 0, columns: -1, rows: 5).isEmpty)
        #expect(!rect.isEmpty)
    }

    /// A frame may come from anywhere: no number in it is too much.
    @Test func extremesDoNotTrap() {
        let numbers = [Int.min, -1, 0, 1, .max]
        var rects: [CellRect] = []
        for start in numbers {
            for extent in numbers { rects.append(CellRect(column: start, row: extent, columns: extent, rows: start)) }
        }
        for rect in rects {
            #expect(!rect.description.isEmpty)
            _ = (rect.isEmpty, rect.center, rect.contains(rect.origin))
            _ = rect.contains(CellPoint(column: .min, row: .max))
            for other in rects { _ = rect.intersection(other) }
        }
    }

    @Test func describesItself() {
        #expect(CellSize(columns: 80, rows: 24).description == "80×24")
        #expect(rect.description == "(2, 3) 4×2")
    }
}
