import LunchProcess
@_spi(Lunch) import LunchWire
import Testing

@testable import LunchDriver

/// Each line of the rules about an end: what a test is told of it, by what it knows and has asked.
@Suite struct LaunchEndTests {
    private static let crash = LunchProcess.ExitStatus.signalled(11)
    private static let broken = Session.Life.broken([.unreadable(kind: "frame", .malformed("x", line: 1, column: 1))])
    private static let lost = LunchProcess.ExitStatus.unguarded(.guardian, nil)

    /// A launch of which a test knows some things.
    private struct Known: Sendable {
        var end = LaunchEnd()
        let told = ToldFailures()

        init(_ kind: TUIFailureKind? = nil, _ change: (inout LaunchEnd) -> Void = { _ in }) {
            if let kind { told.note(kind) }
            change(&end)
        }

        func goal(in life: Session.Life) -> LaunchEnd.Goal? { end.goal(in: life, told) }

        func untoldCrash(_ status: LunchProcess.ExitStatus?) -> LunchProcess.ExitStatus? {
            end.untoldCrash(status, told)
        }
    }

    private static let fresh = Known()
    private static let knowsEnd = Known(.notRunning)
    private static let knowsHang = Known(.unsettled)
    private static let knowsFault = Known(.protocolViolation)
    private static let asksForStatus = Known { $0.noteAsked(withStatus: true) }
    /// `wait(for: .notRunning)` says nothing of the status.
    private static let asksForEnd = Known { $0.noteAsked(withStatus: false) }
    private static let asksForBoth = Known {
        $0.noteAsked(withStatus: true)
        $0.noteAsked(withStatus: false)
    }
    private static let failed = Known { $0.noteFailedLaunch() }

    private struct Row: CustomTestStringConvertible {
        let testDescription: String
        let known: Known
        let life: Session.Life
        let isHandled: Bool
        let publishes: Bool
        let untold: LaunchEnd.Untold?

        init(
            _ name: String, _ known: Known, _ life: Session.Life, isHandled: Bool = true,
            publishes: Bool = false, _ untold: LaunchEnd.Untold?
        ) {
            testDescription = "\(name): \(life)"
            (self.known, self.life, self.untold) = (known, life, untold)
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
        let untold = row.known.end.untold(
            in: row.life, row.known.told, isHandled: row.isHandled, publishes: row.publishes)
        #expect(untold == row.untold)
    }

    @Test func ofAnEndWhileItIsHungUpOnlyACrashIsReported() {
        let launches: [Known] = [Self.fresh, Self.asksForEnd, Self.asksForStatus, Self.failed, Self.knowsEnd]
        #expect(launches.map { $0.untoldCrash(Self.crash) } == [Self.crash, Self.crash, nil, nil, nil])
        let statuses = [ExitStatus.exited(0), .exited(3), .signalled(1), .signalled(9), nil]
        #expect(statuses.compactMap { Self.fresh.untoldCrash($0) } == [])
    }

    @Test func whatIsWaitedForBeforeTheEnd() {
        let caught = Known()
        caught.told.noteThrown(.unsettled)
        _ = caught.told.noteGone(.unsettled, isTold: false)
        #expect([Self.fresh, Self.knowsHang, caught].map { $0.goal(in: .running) } == [.handled, nil, .settled])
        #expect(
            [Self.broken, .ended(.exited(0)), .gone(.exited(0))].map { Self.fresh.goal(in: $0) } == [nil, nil, nil])
        #expect(Self.failed.goal(in: .starting) == nil)
    }

    @Test func anEndReportsOfItselfUnlessItIsASuccess() {
        let ended = Known { $0.noteRequested(whileRunning: true) }
        let tellings = [
            (Self.fresh, .exited(3)), (Self.fresh, nil), (Self.fresh, .exited(0)), (Self.asksForEnd, .exited(0)),
            (ended, .exited(0)), (Self.failed, .exited(3)),
        ].map { (known: Known, status: LunchProcess.ExitStatus?) in known.end.tellsOfItself(status) }
        #expect(tellings == [true, true, false, true, true, false])
    }

    @Test func theTestHasEndedWhatRanThen() {
        let ended = Known { $0.noteRequested(whileRunning: true) }
        let late = Known {
            $0.noteRequested(whileRunning: false)
            $0.noteRequested(whileRunning: true)
        }
        #expect(ended.end.isByTest && late.end.isRequested && !late.end.isByTest)
    }
}
