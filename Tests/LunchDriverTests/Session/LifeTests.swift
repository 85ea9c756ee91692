import LunchProcess
import Testing

@testable import LunchDriver

/// The transitions in the life of a session, as a table: a row for each state, a column for each event.
@Suite struct LifeTests {
    private typealias Life = Session.Life

    private static let first = ProtocolViolation.unpublished("first")
    private static let second = ProtocolViolation.unpublished("second")
    private static let status = LunchProcess.ExitStatus.exited(3)
    private static let remnant = ChildProcess.Remnant(state: ProcessState(identifier: 1, name: "x", activity: .runs))

    /// A state, and what it is after the launch has succeeded, a refusal, a violation, the end, and being gone.
    private static let table: [(Life, launched: Life, refused: Life, violated: Life, ended: Life, gone: Life)] = [
        (
            .starting, .running, .refused("why"), .broken([second]), .ended(status),
            .gone(.unended, left: [remnant])
        ),
        (.running, .running, .running, .broken([second]), .ended(status), .gone(.unended, left: [remnant])),
        (
            .refused("r"), .refused("r"), .refused("r"), .refused("r"), .ended(status, after: .refused("r")),
            .gone(.unended, after: .refused("r"), left: [remnant])
        ),
        (
            .broken([first]), .broken([first]), .broken([first]), .broken([first, second]),
            .ended(status, after: .broken([first])), .gone(.unended, after: .broken([first]), left: [remnant])
        ),
        (
            .ended(.exited(0)), .ended(.exited(0)), .ended(.exited(0), after: .refused("why")),
            .ended(.exited(0), after: .broken([second])), .ended(.exited(0)), .gone(.exited(0), left: [remnant])
        ),
        (
            .ended(.exited(0), after: .refused("r")), .ended(.exited(0), after: .refused("r")),
            .ended(.exited(0), after: .refused("r")), .ended(.exited(0), after: .refused("r")),
            .ended(.exited(0), after: .refused("r")), .gone(.exited(0), after: .refused("r"), left: [remnant])
        ),
        (
            .ended(.exited(0), after: .broken([first])), .ended(.exited(0), after: .broken([first])),
            .ended(.exited(0), after: .broken([first])), .ended(.exited(0), after: .broken([first, second])),
            .ended(.exited(0), after: .broken([first])), .gone(.exited(0), after: .broken([first]), left: [remnant])
        ),
        (
            .gone(.exited(0)), .gone(.exited(0)), .gone(.exited(0)), .gone(.exited(0)), .gone(.exited(0)),
            .gone(.exited(0))
        ),
    ]

    private func after(_ life: Life, _ event: (inout Life) -> Void) -> Life {
        var life = life
        event(&life)
        return life
    }

    @Test func everyEventInEveryState() {
        for row in Self.table {
            let lives = [
                after(row.0) { $0.launched() }, after(row.0) { $0.refused("why") },
                after(row.0) { $0.violated(Self.second) }, after(row.0) { $0.ended(Self.status) },
                after(row.0) { $0.gone(left: [Self.remnant]) },
            ]
            #expect(lives == [row.launched, row.refused, row.violated, row.ended, row.gone], "\(row.0)")
        }
    }

    @Test func whatIsReportedOfEveryState() {
        let table: [(Life, isOver: Bool, isGone: Bool, status: LunchProcess.ExitStatus?, fault: Life.Fault?)] = [
            (.starting, false, false, nil, nil), (.running, false, false, nil, nil),
            (.refused("r"), false, false, nil, .refused("r")),
            (.broken([Self.first]), true, false, nil, .broken([Self.first])),
            (.ended(Self.status), true, false, Self.status, nil),
            (.ended(Self.status, after: .refused("r")), true, false, Self.status, .refused("r")),
            (.gone(Self.status, after: .broken([Self.first])), true, true, Self.status, .broken([Self.first])),
        ]
        for row in table {
            #expect([row.0.isOver, row.0.isGone] == [row.isOver, row.isGone], "\(row.0)")
            #expect(row.0.status == row.status && row.0.fault == row.fault, "\(row.0)")
            let violations = if case .broken(let violations) = row.fault { violations } else { [ProtocolViolation]() }
            #expect(row.0.violations == violations, "\(row.0)")
        }
    }

    @Test func whatIsLeftIsReportedOnce() {
        for row in Self.table where !row.0.isGone {
            var life = row.0
            let remnants = life.takeRemnants()
            #expect(remnants == nil && life == row.0)
        }
        var life = Life.gone(.exited(0), after: .refused("r"), left: [Self.remnant])
        let remnants = [life.takeRemnants(), life.takeRemnants()]
        #expect(remnants == [[Self.remnant], []] && life == .gone(.exited(0), after: .refused("r")))
    }

    @Test func ofManyViolationsTheFirstAreRemembered() {
        for start in [Life.running, .ended(.exited(0))] {
            var life = start
            for number in 0..<20 { life.violated(.unpublished("\(number)")) }
            #expect(life.violations == (0..<8).map { .unpublished("\($0)") })
        }
    }
}
