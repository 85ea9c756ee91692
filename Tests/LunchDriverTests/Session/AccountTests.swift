import LunchProcess
@_spi(Lunch) import LunchWire
import Testing

@testable import LunchDriver

/// Each path through the table of what a test has been told.
@Suite struct AccountTests {
    private enum Event: Sendable { case thrown, told, arrived, caught, end, over }

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
    private func anEndIsToldUnlessAnErrorTellsOfIt(_ events: [Event], _ expected: [Int]) {
        #expect(tellings(events) == expected)
    }

    /// An end does not tell of a hang.
    @Test func eachKindIsToldByItself() {
        var account = Account()
        account.noteTold(.unsettled)
        let (end, hang) = (account.found(.notRunning) {}, account.found(.unsettled) {})
        #expect(end != nil && hang == nil)
        account.noteThrown(.protocolViolation)
        let fault = account.found(.protocolViolation) {}
        #expect(fault == nil && account.isKeeping)
    }

    @Test func aHangIsUnnoticedUntilItIsTold() {
        var account = Account()
        account.noteThrown(.unsettled)
        let thrown = account.isHungUnnoticed
        _ = account.noteGone(.unsettled, isTold: false)
        let caught = account.isHungUnnoticed
        account.noteTold(.unsettled)
        #expect([thrown, caught, account.isHungUnnoticed] == [false, true, false])
    }
}

/// Each line of the rules about an end: what a test is told of it, by what it knows and has asked.
@Suite struct AccountOfEndTests {
    private static let crash = ExitStatus.signalled(11)
    private static let broken = Session.Life.broken([.unreadable(kind: "frame", .malformed("x", line: 1, column: 1))])
    private static let lost = ExitStatus.unguarded(.guardian, nil)

    /// A launch of which a test knows some things.
    private static func account(_ change: (inout Account) -> Void) -> Account {
        var account = Account()
        change(&account)
        return account
    }

    private static let fresh = Account()
    private static let knowsEnd = account { $0.noteTold(.notRunning) }
    private static let knowsHang = account { $0.noteTold(.unsettled) }
    private static let knowsFault = account { $0.noteTold(.protocolViolation) }
    private static let asksForStatus = account { $0.noteEndAsked(withStatus: true) }
    /// `wait(for: .notRunning)` says nothing of the status.
    private static let asksForEnd = account { $0.noteEndAsked(withStatus: false) }
    private static let asksForBoth = account {
        $0.noteEndAsked(withStatus: true)
        $0.noteEndAsked(withStatus: false)
    }
    private static let failed = account { $0.noteFailedLaunch() }

    private struct Row: CustomTestStringConvertible {
        let testDescription: String
        let account: Account
        let life: Session.Life
        let isHandled: Bool
        let publishes: Bool
        let untold: Account.Untold?

        init(
            _ name: String, _ account: Account, _ life: Session.Life, isHandled: Bool = true,
            publishes: Bool = false, _ untold: Account.Untold?
        ) {
            testDescription = "\(name): \(life)"
            (self.account, self.life, self.untold) = (account, life, untold)
            (self.isHandled, self.publishes) = (isHandled, publishes)
        }
    }

    private static let rows: [Row] =
        [
            Row("a fresh test", fresh, .running, nil), Row("a fresh test", fresh, .running, isHandled: false, .hangs),
            Row("a fresh test", fresh, .ended(.exited(0)), nil),
            Row("a fresh test", fresh, .ended(.exited(0)), publishes: true, nil),
            Row("a fresh test", fresh, .ended(.exited(3)), .ended(.exited(3))),
            Row("a fresh test", fresh, .ended(crash), .ended(crash)),
            Row("a fresh test", fresh, .gone(lost), .ended(lost)),
            Row("a fresh test", fresh, broken, .broken(broken.violations)),
            Row("a fresh test", fresh, .ended(crash, after: broken.fault), .broken(broken.violations)),
            Row("who knows the end", knowsEnd, .ended(.exited(3)), nil),
            Row("who knows the end", knowsEnd, .running, isHandled: false, .hangs),
            Row("who knows of the hang", knowsHang, .running, isHandled: false, nil),
            Row("who knows of the hang", knowsHang, .ended(.exited(3)), isHandled: false, .ended(.exited(3))),
            Row("who knows the fault", knowsFault, broken, nil),
            Row("who knows the fault", knowsFault, .ended(crash, after: broken.fault), .ended(crash)),
            Row("who asks for the status", asksForStatus, .ended(crash), nil),
            Row("who asks for the status", asksForStatus, broken, .broken(broken.violations)),
            Row("who asks only whether it ended", asksForEnd, .ended(.exited(3)), nil),
            Row("who asks for both", asksForBoth, .ended(crash), nil),
            Row("a failed launch", failed, .ended(crash), isHandled: false, nil),
            Row("a failed launch", failed, broken, isHandled: false, nil),
        ]
        + [crash, .signalled(9), .signalled(15), lost].map {
            Row("who asks only whether it ended", asksForEnd, .ended($0), .ended($0))
        }

    @Test(arguments: rows) private func whatIsUntold(_ row: Row) {
        #expect(row.account.untold(in: row.life, isHandled: row.isHandled, publishes: row.publishes) == row.untold)
    }

    @Test func ofAnEndWhileItIsHungUpOnlyACrashIsTold() {
        let accounts = [Account(), Self.asksForEnd, Self.asksForStatus, Self.failed, Self.knowsEnd]
        #expect(accounts.map { $0.untoldCrash(Self.crash) } == [Self.crash, Self.crash, nil, nil, nil])
        let statuses = [ExitStatus.exited(0), .exited(3), .signalled(1), .signalled(9), nil]
        #expect(statuses.compactMap { Account().untoldCrash($0) } == [])
    }

    @Test func aRefusalIsCaughtUntilItIsTold() {
        let told = Self.account {
            $0.noteFailedLaunch()
            $0.noteTold(.launch)
        }
        #expect([Self.failed, told, Account()].map(\.isRefusalCaught) == [true, false, false])
    }

    @Test func whatIsWaitedForBeforeTheEnd() {
        let caught = Self.account {
            $0.noteThrown(.unsettled)
            _ = $0.noteGone(.unsettled, isTold: false)
        }
        #expect([Account(), Self.knowsHang, caught].map { $0.goal(in: .running) } == [.handled, nil, .settled])
        #expect(
            [Self.broken, .ended(.exited(0)), .gone(.exited(0))].map { Account().goal(in: $0) } == [nil, nil, nil])
        #expect(Self.failed.goal(in: .starting) == nil)
    }

    @Test func anEndTellsOfItselfUnlessItIsASuccess() {
        let ended = Self.account { $0.noteEndRequested(whileRunning: true) }
        let tellings = [
            Account().tellsOfEnd(.exited(3)), Account().tellsOfEnd(nil), Account().tellsOfEnd(.exited(0)),
            Self.asksForEnd.tellsOfEnd(.exited(0)), ended.tellsOfEnd(.exited(0)), Self.failed.tellsOfEnd(.exited(3)),
        ]
        #expect(tellings == [true, true, false, true, true, false])
    }

    @Test func theTestHasEndedWhatRanThen() {
        let ended = Self.account { $0.noteEndRequested(whileRunning: true) }
        let late = Self.account {
            $0.noteEndRequested(whileRunning: false)
            $0.noteEndRequested(whileRunning: true)
        }
        #expect(ended.isEndedByTest && late.isEnding && !late.isEndedByTest)
    }
}

/// The questions that nobody could answer, and what only follows from a failure.
@Suite struct AccountOfQuestionsTests {
    @Test func theFirstIsToldOnceAndTheLastUntilTheTestMovesOn() {
        var unanswered = Account.Unanswered<Int>()
        let before = unanswered.take()
        unanswered.note(1)
        unanswered.note(2)
        let noted = unanswered.last
        unanswered.moveOn()
        #expect([before, noted, unanswered.last] == [nil, 2, nil])
        let first = [unanswered.take(), unanswered.take()]
        unanswered.note(3)
        #expect(first + [unanswered.take(), unanswered.last] == [1, nil, 3, 3])
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
        let others = [
            explains(line: 2), explains(.init(questionCount: 2, task: 7)), explains(.init(questionCount: 1, task: 8)),
            explains(isCounted: false),
        ]
        #expect(others.allSatisfy { $0 == [false, false] }, "\(others)")
    }
}
