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

    /// A frame may come from anywhere: every number is counted with as if integers had no end.
    @Test func extremesAreCountedRight() {
        let numbers = [Int.min, .min + 1, -2, -1, 0, 1, 2, 40, .max - 1, .max]
        var spans: [(start: Int, length: Int)] = []
        for start in numbers { for length in numbers { spans.append((start, length)) } }
        for one in spans {
            // Each span once as columns and once as rows, beside one that is plain.
            let wide = CellRect(column: one.start, row: 3, columns: one.length, rows: 2)
            let high = CellRect(column: 3, row: one.start, columns: 2, rows: one.length)
            let covered = cells(one)
            #expect(wide.isEmpty == (one.length <= 0))
            #expect(!wide.description.isEmpty)
            let middle = covered.map { Int($0.lowerBound + ($0.upperBound - $0.lowerBound) / 2) } ?? one.start
            #expect(wide.center == CellPoint(column: middle, row: 3))
            #expect(high.center == CellPoint(column: 3, row: middle))
            for number in numbers {
                let isInside = covered?.contains(Int128(number)) ?? false
                #expect(wide.contains(CellPoint(column: number, row: 4)) == isInside)
                #expect(high.contains(CellPoint(column: 4, row: number)) == isInside)
                #expect(!wide.contains(CellPoint(column: number, row: 5)))
            }
            for other in spans {
                let common = common(covered, cells(other))
                let width = common.map { Int($0.upperBound - $0.lowerBound + 1) } ?? 0
                let start = max(one.start, other.start)
                #expect(
                    wide.intersection(CellRect(column: other.start, row: 2, columns: other.length, rows: 2))
                        == CellRect(column: start, row: 3, columns: width, rows: 1))
                #expect(
                    high.intersection(CellRect(column: 4, row: other.start, columns: 2, rows: other.length))
                        == CellRect(column: 4, row: start, columns: 1, rows: width))
            }
        }
    }

    /// The cells of a span that there are, counted where nothing overflows.
    private func cells(_ span: (start: Int, length: Int)) -> ClosedRange<Int128>? {
        guard span.length > 0 else { return nil }
        let start = Int128(span.start)
        return start...min(start + Int128(span.length) - 1, Int128(Int.max))
    }

    private func common(_ one: ClosedRange<Int128>?, _ other: ClosedRange<Int128>?) -> ClosedRange<Int128>? {
        guard let one, let other, one.overlaps(other) else { return nil }
        return one.clamped(to: other)
    }

    @Test func describesItself() {
        #expect(CellSize(columns: 80, rows: 24).description == "80×24")
        #expect(rect.description == "(2, 3) 4×2")
    }
}
