import LunchDriver
import Testing

/// When a program is looked at next.
struct BackoffTests {
    private let start = ContinuousClock.now

    /// When the looks come until a time, in microseconds, if each takes so long.
    private func looks(
        _ backoff: inout Backoff, end: Duration, from: Duration = .zero, each: Duration = .microseconds(10)
    ) -> [Double] {
        var looks: [Double] = []
        var time = from
        while time < end {
            looks.append(time / .microseconds(1))
            time = max(time + each, start.duration(to: backoff.next(before: start + end, now: start + time)))
        }
        return looks
    }

    @Test func looksFollowEachOtherAtOnceAndThenEachAfterTwiceAsLong() {
        var backoff = Backoff()
        let pauses = (0..<16).map { _ in backoff.next() / .microseconds(1) }
        #expect(pauses == Array(repeating: 0, count: 8) + [20, 40, 80, 160, 320, 640, 1000, 1000])
        backoff.reset()
        #expect(backoff.next() == .zero)
    }

    /// For a twentieth of the wait, and at most for 1 ms.
    @Test(arguments: [(100, 5), (5000, 250), (20_000, 1000), (200_000, 1000)])
    func waitIsWatchedBeforeItsEnd(wait: Int, watched: Int) {
        var backoff = Backoff()
        let looks = looks(&backoff, end: .microseconds(wait))
        let expected = [0] + stride(from: Double(wait - watched), to: Double(wait), by: 10)
        #expect(looks == expected)
    }

    /// One of which only the rest is told seems to end a little later each time; it is not watched for longer.
    @Test func endThatMovesIsWatchedForNoLonger() {
        var backoff = Backoff()
        var looks = 0
        var time = Duration.zero
        while time < .milliseconds(21) {
            looks += 1
            let end = start + .milliseconds(20) + .microseconds(looks)
            time = max(time + .microseconds(10), start.duration(to: backoff.next(before: end, now: start + time)))
        }
        // A hundred until the end that it had at first, and a few to the one that it has by now.
        #expect((101..<130).contains(looks))
    }

    /// Another wait follows a wait, and has its own share.
    @Test func nextWaitIsWatchedByItself() {
        var backoff = Backoff()
        _ = looks(&backoff, end: .milliseconds(10))
        let second = looks(&backoff, end: .milliseconds(12), from: .milliseconds(10))
        #expect(second == [10_000] + stride(from: 11_900, to: 12_000, by: 10))
    }

    /// Looks go on once the end is over: the program is about to run, or does.
    @Test func endThatIsOverIsNotWaitedFor() {
        var backoff = Backoff()
        for _ in 0..<8 { #expect(backoff.next(before: start, now: start) == start) }
        #expect(backoff.next(before: start, now: start) == start + .microseconds(20))
    }
}
