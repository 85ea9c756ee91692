import TestSupport
import Testing

@testable import LunchProcess

/// What was written up to a moment is read, and there is an end to that.
@Suite(.waiting) struct DrainTests {
    @Test func endsWithTheFirstReadThatGivesNothing() {
        var counts = [5, 7, 0, 9]
        ChildProcess.Reader.drain { counts.removeFirst() }
        #expect(counts == [9])
    }

    /// Somebody writes faster than it is read.
    @Test(arguments: [1000, 65_536])
    func endsAlsoIfThereIsAlwaysMore(count: Int) {
        let most = 100 << 20
        var total = 0
        ChildProcess.Reader.drain {
            if total >= most { return 0 }
            total += count
            return count
        }
        #expect(total >= 1 << 20)
        #expect(total < most)
    }
}
