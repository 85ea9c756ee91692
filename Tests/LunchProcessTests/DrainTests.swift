import TestSupport
import Testing

@testable import LunchProcess

/// The output up to a moment is read, and there is an end to that.
@Suite(.waiting) struct DrainTests {
    @Test func endsWithTheFirstReadThatGivesNothing() {
        var counts = [5, 7, 0, 9]
        let drained = ChildProcess.Reader.drain(1000) { counts.removeFirst() }
        #expect(counts == [9])
        #expect(drained.isDone)
        #expect(drained.left == 1000 - 12)
    }

    /// Somebody writes faster than it is read.
    @Test(arguments: [1000, 65_536], [ChildProcess.Reader.terminalCapacity, ChildProcess.Reader.pipeCapacity])
    func endsAlsoIfThereIsAlwaysMore(count: Int, capacity: Int) {
        let most = 100 << 20
        var total = 0
        let drained = ChildProcess.Reader.drain(capacity) {
            if total >= most { return 0 }
            total += count
            return count
        }
        #expect(drained.isDone)
        #expect((capacity..<capacity + count).contains(total))
    }

    /// However long each piece takes, no more than one is read once the time is over.
    @Test(arguments: [0, 1, 3]) func looksAtTheTimeBehindEachPiece(_ count: Int) {
        var reads = 0
        let drained = ChildProcess.Reader.drain(
            1 << 20, isLate: { reads > count },
            {
                reads += 1
                return 4095
            })
        #expect(!drained.isDone)
        #expect(reads == count + 1)
    }

    @Test func isNotLateIfNothingWasThere() {
        #expect(ChildProcess.Reader.drain(1 << 20, isLate: { true }, { 0 }).isDone)
    }
}
