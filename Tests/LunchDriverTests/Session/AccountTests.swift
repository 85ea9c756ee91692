import LunchWire
import Testing

@testable import LunchDriver

/// Each path through the table of what a test has been told.
@Suite struct AccountTests {
    private enum Event { case thrown, told, arrived, caught, end, over }

    /// Runs events, and returns after how many of them something was told, and how often.
    private func tellings(_ events: [Event]) -> [Int] {
        let count = Lock(0)
        var account = Session.Account()
        var tellings: [Int] = []
        for event in events {
            switch event {
            case .thrown: account.noteThrown(.notRunning)
            case .told: account.noteTold(.notRunning)
            case .arrived: account.noteGone(.notRunning, isTold: true)?()
            case .caught: account.noteGone(.notRunning, isTold: false)?()
            case .end: account.found(.notRunning) { count.withLock { $0 += 1 } }?()
            case .over: for tell in account.takeKept() { tell() }
            }
            tellings.append(count.withLock(\.self))
        }
        return tellings
    }

    @Test func whatNobodyWasToldOfIsToldOnce() {
        #expect(tellings([.end, .end, .over]) == [1, 1, 1])
        #expect(tellings([.told, .end, .over]) == [0, 0, 0])
    }

    @Test func anErrorThatWasCaughtTellsNobody() {
        #expect(tellings([.thrown, .caught, .end]) == [0, 0, 1])
        #expect(tellings([.thrown, .caught, .thrown, .caught, .end]) == [0, 0, 0, 0, 1])
        #expect(tellings([.thrown, .end, .caught, .over]) == [0, 0, 1, 1])
    }

    @Test func anErrorThatReachesTheLibraryTells() {
        #expect(tellings([.thrown, .arrived, .end]) == [0, 0, 0])
        #expect(tellings([.thrown, .end, .arrived, .over]) == [0, 0, 0, 0])
        #expect(tellings([.thrown, .caught, .thrown, .end, .arrived, .over]) == [0, 0, 0, 0, 0, 0])
        #expect(tellings([.thrown, .end, .told, .caught, .over]) == [0, 0, 0, 0, 0])
    }

    @Test func asLongAsOneIsUnderWayNothingIsTold() {
        #expect(tellings([.thrown, .thrown, .end, .caught, .caught]) == [0, 0, 0, 0, 1])
        #expect(tellings([.thrown, .thrown, .end, .caught, .arrived]) == [0, 0, 0, 0, 0])
    }

    @Test func whenTheTestIsOverItIsToldAllTheSame() {
        #expect(tellings([.thrown, .end, .over, .caught]) == [0, 0, 1, 1])
        #expect(tellings([.thrown, .over, .end]) == [0, 0, 0])
    }

    /// An end does not tell of a hang.
    @Test func eachKindIsToldByItself() {
        var account = Session.Account()
        account.noteTold(.unsettled)
        #expect(account.found(.notRunning) {} != nil)
        #expect(account.found(.unsettled) {} == nil)
        account.noteThrown(.protocolViolation)
        #expect(account.found(.protocolViolation) {} == nil)
        #expect(account.isKeeping)
    }

    @Test func aHangIsUnnoticedUntilItIsTold() {
        var account = Session.Account()
        account.noteThrown(.unsettled)
        #expect(!account.isHungUnnoticed)
        _ = account.noteGone(.unsettled, isTold: false)
        #expect(account.isHungUnnoticed)
        account.noteTold(.unsettled)
        #expect(!account.isHungUnnoticed)
    }
}
