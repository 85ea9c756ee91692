import LunchElements
import LunchTerminal
import Testing

@testable import LunchCLI

@Suite struct TracePageTests {
    /// Screens that are each of another size than the one before are drawn whole, up to the limit.
    @Test func aPageDrawsSoManyCellsOnly() {
        let steps = (1...8).map { number in
            let grid = TUITerminal(columns: 80, rows: 24 - number % 2).grid
            return TracePage.Step(number: number, code: "press", frame: TUIFrame(plain: grid))
        }
        var tables = TracePageTables(limit: 4 * 80 * 24)
        let data = tables.data(of: steps, different: nil)
        #expect(data.ranges(of: "\"x\":1").count == 2)
        #expect(tables.cells <= tables.limit)
    }
}
