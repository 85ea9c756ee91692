@_spi(Lunch) import LunchWire
import Testing

@testable import LunchDriver

/// Each path through the table of what a test has been told.
@Suite struct ToldFailuresTests {
    private enum Event: Sendable { case thrown, told, arrived, caught, end, over }

    /// Runs events, and returns after how many of them something was told, and how often.
    private func tellings(_ events: [Event]) -> [Int] {
        let count = Lock(0)
        let told = ToldFailures()
        var tellings: [Int] = []
        for event in events {
            switch event {
            case .thrown: told.noteThrown(.notRunning)
            case .told: told.note(.notRunning)
            case .arrived: told.noteGone(.notRunning, isTold: true)?()
            case .caught: told.noteGone(.notRunning, isTold: false)?()
            case .end: told.found(.notRunning) { count.withLock { $0 += 1 } }?()
            case .over: for tell in told.takeKept() { tell() }
            }
            tellings.append(count.withLock(\.self))
        }
        return tellings
    }

    @Test(
        arguments: [
            // An end of which nobody was told is told once.
            ([.end, .end, .over], [1, 1, 1]), ([.told, .end, .over], [0, 0, 0]),
            // An error that was caught tells nobody.
            ([.thrown, .caught, .end], [0, 0, 1]), ([.thrown, .caught, .thrown, .caught, .end], [0, 0, 0, 0, 1]),
            ([.thrown, .end, .caught, .over], [0, 0, 1, 1]),
            // An error that reaches the library tells.
            ([.thrown, .arrived, .end], [0, 0, 0]), ([.thrown, .end, .arrived, .over], [0, 0, 0, 0]),
            ([.thrown, .caught, .thrown, .end, .arrived, .over], [0, 0, 0, 0, 0, 0]),
            ([.thrown, .end, .told, .caught, .over], [0, 0, 0, 0, 0]),
            // As long as one is under way nothing is told.
            ([.thrown, .thrown, .end, .caught, .caught], [0, 0, 0, 0, 1]),
            ([.thrown, .thrown, .end, .caught, .arrived], [0, 0, 0, 0, 0]),
            // When the test is over it is told all the same.
            ([.thrown, .end, .over, .caught], [0, 0, 1, 1]), ([.thrown, .over, .end], [0, 0, 0]),
        ] as [([Event], [Int])])
    private func anEndIsReportedUnlessAnErrorReportsOfIt(_ events: [Event], _ expected: [Int]) {
        #expect(tellings(events) == expected)
    }

    /// An end does not tell of a hang.
    @Test func eachKindIsReportedByItself() {
        let told = ToldFailures()
        told.note(.unsettled)
        let (end, hang) = (told.found(.notRunning) {}, told.found(.unsettled) {})
        #expect(end != nil && hang == nil)
        told.noteThrown(.protocolViolation)
        let fault = told.found(.protocolViolation) {}
        #expect(fault == nil && told.isKeeping)
    }

    @Test func aHangIsUnnoticedUntilItIsReported() {
        let told = ToldFailures()
        told.noteThrown(.unsettled)
        let thrown = told.isCaught(.unsettled)
        _ = told.noteGone(.unsettled, isTold: false)
        let caught = told.isCaught(.unsettled)
        told.note(.unsettled)
        #expect([thrown, caught, told.isCaught(.unsettled)] == [false, true, false])
    }
}
