import Testing

@testable import LunchDriver

/// The deadline of a wait whose thread wakes late.
@Suite struct DeadlineTests {
    private static let start = ContinuousClock.now

    /// Wakes late by so many microseconds at the end of each piece; returns when a wait of so many milliseconds ends.
    private static func end(of limit: Int, late: Int) -> Int {
        var (deadline, now) = (Deadline(start + .milliseconds(limit), from: start), start)
        while now < deadline.time {
            let due = deadline.nextWake(from: now)
            now = due + .microseconds(late)
            deadline.noteWake(at: now, due: due)
        }
        return Int(start.duration(to: now) / .milliseconds(1))
    }

    @Test(arguments: [
        (1000, 0, 1000), (1000, 900, 1000), (1000, 100_000, 2000), (1000, 300_000, 4000), (1000, 900_000, 10_000),
        (1000, 60_000_000, 60_100), (50, 200_000, 250), (0, 1_000_000, 0),
    ])
    func latenessDoesNotCountUpToTenTimesTheLimit(_ limit: Int, _ late: Int, _ end: Int) {
        #expect(Self.end(of: limit, late: late) == end)
    }

    @Test func aWaitForEverIsNotCapped() {
        var deadline = Deadline(Self.start + .seconds(Int64.max / 4), from: Self.start)
        let end = deadline.time
        deadline.noteWake(at: Self.start + .seconds(3), due: Self.start + .seconds(1))
        #expect(deadline.time == end)
    }
}
