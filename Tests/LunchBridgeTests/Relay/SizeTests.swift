import LunchTest
import TestSupport
import Testing

/// The inner terminal has the new size before the framework hears of it, and a frame of that size follows.
@Suite(.waiting) struct SizeTests {
    @Test(arguments: ["Source", "Thread", "Reader", "Polling", "Signals"])
    func aNewSize(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        for size in [CellSize(columns: 100, rows: 30), CellSize(columns: 60, rows: 12)] {
            try fixture.app.resize(columns: size.columns, rows: size.rows)
            #expect(try fixture.line("size") == "size \(size)")
            #expect(try fixture.line("resized") == "resized \(size) \(size)")
            #expect(fixture.app.frame.size == size)
        }
        try fixture.app.typeText("a")
        #expect(try fixture.line("count") == "count 1")
    }
}
