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
        #expect(tally.outstanding == 0)
        tally.send(5)
        tally.send(3)
        #expect(tally.sent == 8)
        tally.acknowledge(frame(mark: 5, dropped: 2))
        #expect(tally.acknowledged == 5)
        #expect(tally.dropped == 2)
        #expect(tally.outstanding == 3)
    }

    @Test func nothingIsTakenBack() {
        var tally = InputTally()
        tally.send(8)
        tally.acknowledge(frame(mark: 6, dropped: 4))
        tally.acknowledge(frame(mark: 2, dropped: 1))
        #expect(tally.acknowledged == 6)
        #expect(tally.dropped == 4)
        #expect(tally.sent == 8)
    }
}
