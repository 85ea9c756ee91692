import LunchWire
import Testing

@testable import LunchDriver

/// The bytes that were sent are counted against those that a frame acknowledges, and neither count ever goes back.
@Suite struct InputTallyTests {
    private func frame(mark: Int, dropped: Int) -> FrameMessage {
        FrameMessage(
            revision: 1, screen: "", size: CellSize(columns: 1, rows: 1), mark: mark, dropped: dropped, busy: [],
            timers: nil, tree: .changes([]))
    }

    @Test func whatIsOutstandingIsSentAndNotAcknowledged() {
        var tally = InputTally()
        func counts() -> [Int] { [tally.sent, tally.acknowledged, tally.dropped, tally.outstanding] }
        let none = counts()
        tally.send(5)
        tally.send(3)
        tally.acknowledge(frame(mark: 5, dropped: 2))
        #expect([none, counts()] == [[0, 0, 0, 0], [8, 5, 2, 3]])
        // Nothing is taken back.
        tally.acknowledge(frame(mark: 6, dropped: 4))
        tally.acknowledge(frame(mark: 2, dropped: 1))
        #expect(counts() == [8, 6, 4, 2])
    }
}
