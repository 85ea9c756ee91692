import LunchTest
import TestSupport
import Testing

/// Two apps of one test both make progress while either is waited for, however much one of them prints.
@Suite(.waiting) struct NeighbourTests {
    /// The number of bytes that are printed; `Benchmarks driver neighbour` prints 100 MB.
    private static let size = 4_000_000

    @Test func anAppThatFloodsLosesNothingAndHoldsUpNoOne() throws {
        let flood = try Launcher(
            app: fixture, screen: "Flood", mock: .userInfo(["MOCK_JSON": .number(String(Self.size))])
        )
        .launch()
        let counter = try Launcher(app: fixture, screen: "Counter").launch()
        try flood.press(.character("f"))
        #expect(flood.staticTexts["state"].expect(\.label, is: "flooding"))
        // It goes on until it is told to stop. Only the other is waited for, and what this one prints is read all the same.
        let start = try #require(flood.lastFrame).revision
        var keys = 0
        while keys < 50 || keys < 2_000 && flood.lastFrame?.revision ?? 0 < start + 20 {
            keys += 1
            try counter.press(.character("a"))
            try #require(counter.line("count") == "count \(keys)")
        }
        #expect(try #require(flood.lastFrame).revision >= start + 20)
        #expect(flood.line("state") == "flooding")
        try flood.press(.character("s"))
        #expect(flood.staticTexts["state"].expect(\.label, is: "still", timeout: .seconds(120)))

        let frame = try flood.settledFrame()
        let lines = try #require(Int(flood.line("lines")))
        #expect(try #require(Int(flood.line("bytes"))) >= Self.size)
        // The terminal has counted a bell for each line, and each message has brought its cell.
        #expect(frame.grid.bellCount == lines)
        let cells = frame.root.children.filter { $0.attributes.type == .cell }.compactMap { Int($0.attributes.label) }
        #expect(cells == cells.sorted())
        #expect(cells.last == lines)
        #expect(flood.line("parts") == String(Set(cells).count))
        #expect(frame.grid.dropped.messages == 0)
    }
}
