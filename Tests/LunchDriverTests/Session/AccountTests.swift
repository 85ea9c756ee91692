import LunchProcess
@_spi(Lunch) import LunchWire
import Testing

@testable import LunchDriver

/// Each path through the table of what a test has been told.
@Suite struct AccountTests {
    private enum Event { case thrown, told, arrived, caught, end, over }

    /// Runs events, and returns after how many of them something was told, and how often.
    private func tellings(_ events: [Event]) -> [Int] {
        let count = Lock(0)
        var account = Account()
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
        var account = Account()
        account.noteTold(.unsettled)
        #expect(account.found(.notRunning) {} != nil)
        #expect(account.found(.unsettled) {} == nil)
        account.noteThrown(.protocolViolation)
        #expect(account.found(.protocolViolation) {} == nil)
        #expect(account.isKeeping)
    }

    @Test func aHangIsUnnoticedUntilItIsTold() {
        var account = Account()
        account.noteThrown(.unsettled)
        #expect(!account.isHungUnnoticed)
        _ = account.noteGone(.unsettled, isTold: false)
        #expect(account.isHungUnnoticed)
        account.noteTold(.unsettled)
        #expect(!account.isHungUnnoticed)
    }
}

/// Each line of the rules about an end: what a test is told of it, by what it knows and has asked.
@Suite struct AccountOfEndTests {
    private static let crash = ExitStatus.signalled(11)
    private static let broken = Session.Life.broken([.unreadable(kind: "frame", .malformed("x", line: 1, column: 1))])
    private static let lost = ExitStatus.unguarded(.guardian, nil)

    /// A launch of which a test knows some things.
    private func account(_ change: (inout Account) -> Void) -> Account {
        var account = Account()
        change(&account)
        return account
    }

    @Test func whatAFreshTestIsToldOf() {
        let account = Account()
        #expect(account.untold(in: .running, isHandled: true) == nil)
        #expect(account.untold(in: .running, isHandled: false) == .hangs)
        #expect(account.untold(in: .ended(.exited(0)), isHandled: true) == nil)
        #expect(account.untold(in: .ended(.exited(0)), isHandled: true, publishes: true) == nil)
        #expect(account.untold(in: .ended(.exited(3)), isHandled: true) == .ended(.exited(3)))
        #expect(account.untold(in: .ended(Self.crash), isHandled: true) == .ended(Self.crash))
        #expect(account.untold(in: .gone(Self.lost), isHandled: true) == .ended(Self.lost))
        #expect(account.untold(in: Self.broken, isHandled: true) == .broken(Self.broken.violations))
        #expect(
            account.untold(in: .ended(Self.crash, after: Self.broken.fault), isHandled: true)
                == .broken(Self.broken.violations))
    }

    @Test func nobodyIsToldTwice() {
        let knowsEnd = account { $0.noteTold(.notRunning) }
        #expect(knowsEnd.untold(in: .ended(.exited(3)), isHandled: true) == nil)
        #expect(knowsEnd.untold(in: .running, isHandled: false) == .hangs)
        let knowsHang = account { $0.noteTold(.unsettled) }
        #expect(knowsHang.untold(in: .running, isHandled: false) == nil)
        #expect(knowsHang.untold(in: .ended(.exited(3)), isHandled: false) == .ended(.exited(3)))
        let knowsFault = account { $0.noteTold(.protocolViolation) }
        #expect(knowsFault.untold(in: Self.broken, isHandled: true) == nil)
        #expect(
            knowsFault.untold(in: .ended(Self.crash, after: Self.broken.fault), isHandled: true) == .ended(Self.crash))
    }

    @Test func whoAsksForTheEndIsNotToldOfIt() {
        let asked = account { $0.noteEndAsked(withStatus: true) }
        #expect(asked.untold(in: .ended(Self.crash), isHandled: true) == nil)
        #expect(asked.untold(in: Self.broken, isHandled: true) == .broken(Self.broken.violations))
        #expect(asked.untoldCrash(Self.crash) == nil)
    }

    /// `wait(for: .notRunning)` says nothing of the status.
    @Test func whoAsksOnlyWhetherItEndedIsToldOfASignal() {
        let asked = account { $0.noteEndAsked(withStatus: false) }
        #expect(asked.untold(in: .ended(.exited(3)), isHandled: true) == nil)
        for status in [Self.crash, .signalled(9), .signalled(15), Self.lost] {
            #expect(asked.untold(in: .ended(status), isHandled: true) == .ended(status))
        }
        #expect(asked.untoldCrash(Self.crash) == Self.crash)
        let both = account {
            $0.noteEndAsked(withStatus: true)
            $0.noteEndAsked(withStatus: false)
        }
        #expect(both.untold(in: .ended(Self.crash), isHandled: true) == nil)
    }

    @Test func aFailedLaunchTellsOfAllThatFollows() {
        let failed = account { $0.noteFailedLaunch() }
        #expect(failed.untold(in: .ended(Self.crash), isHandled: false) == nil)
        #expect(failed.untold(in: Self.broken, isHandled: false) == nil)
        #expect(failed.untoldCrash(Self.crash) == nil)
        #expect(failed.goal(in: .starting) == nil)
        #expect(failed.isRefusalCaught)
        #expect(
            !account {
                $0.noteFailedLaunch()
                $0.noteTold(.launch)
            }.isRefusalCaught)
        #expect(!Account().isRefusalCaught)
    }

    @Test func ofAnEndWhileItIsHungUpOnlyACrashIsTold() {
        #expect(Account().untoldCrash(Self.crash) == Self.crash)
        for status in [ExitStatus.exited(0), .exited(3), .signalled(1), .signalled(9), nil] {
            #expect(Account().untoldCrash(status) == nil)
        }
        #expect(account { $0.noteTold(.notRunning) }.untoldCrash(Self.crash) == nil)
    }

    @Test func whatIsWaitedForBeforeTheEnd() {
        #expect(Account().goal(in: .running) == .handled)
        for life in [Self.broken, .ended(.exited(0)), .gone(.exited(0))] { #expect(Account().goal(in: life) == nil) }
        #expect(account { $0.noteTold(.unsettled) }.goal(in: .running) == nil)
        let caught = account {
            $0.noteThrown(.unsettled)
            _ = $0.noteGone(.unsettled, isTold: false)
        }
        #expect(caught.goal(in: .running) == .settled)
    }

    @Test func anEndTellsOfItselfUnlessItIsASuccess() {
        #expect(Account().tellsOfEnd(.exited(3)))
        #expect(Account().tellsOfEnd(nil))
        #expect(!Account().tellsOfEnd(.exited(0)))
        #expect(account { $0.noteEndAsked(withStatus: false) }.tellsOfEnd(.exited(0)))
        #expect(account { $0.noteEndRequested(whileRunning: true) }.tellsOfEnd(.exited(0)))
        #expect(!account { $0.noteFailedLaunch() }.tellsOfEnd(.exited(3)))
    }

    @Test func theTestHasEndedWhatRanThen() {
        #expect(account { $0.noteEndRequested(whileRunning: true) }.isEndedByTest)
        let late = account {
            $0.noteEndRequested(whileRunning: false)
            $0.noteEndRequested(whileRunning: true)
        }
        #expect(late.isEnding)
        #expect(!late.isEndedByTest)
    }
}

/// The questions that nobody could answer, and what only follows from a failure.
@Suite struct AccountOfQuestionsTests {
    @Test func theFirstIsToldOnceAndTheLastUntilTheTestMovesOn() {
        var unanswered = Account.Unanswered<Int>()
        #expect(unanswered.take() == nil)
        unanswered.note(1)
        unanswered.note(2)
        #expect(unanswered.last == 2)
        unanswered.moveOn()
        #expect(unanswered.last == nil)
        #expect(unanswered.take() == 1)
        #expect(unanswered.take() == nil)
        unanswered.note(3)
        #expect(unanswered.take() == 3)
        #expect(unanswered.last == 3)
    }

    private static let place = TUISourceLocation(fileID: "A/a.swift", line: 1)

    private func explains(
        line: Int = 1, _ moment: Account.Recorded.Moment = .init(questionCount: 1, task: 7), isCounted: Bool = true
    ) -> [Bool] {
        var recorded = Account.Recorded()
        recorded.note(at: .init(questionCount: 1, task: 7), isCounted: false) { [Self.place] }
        recorded.setCounted(isCounted)
        return (0..<2).map { _ in recorded.explains(moment) { $0.line == line } }
    }

    @Test func oneExpectationInItsLineFollowsFromARecordedFailure() {
        #expect(explains() == [true, false])
        #expect(explains(line: 2) == [false, false])
        #expect(explains(.init(questionCount: 2, task: 7)) == [false, false])
        #expect(explains(.init(questionCount: 1, task: 8)) == [false, false])
        #expect(explains(isCounted: false) == [false, false])
    }
}
