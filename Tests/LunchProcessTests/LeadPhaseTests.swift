import Testing

@testable import LunchProcess

/// The thread that may read the terminal, as a table: a row for each phase, a column for each event.
struct LeadPhaseTests {
    private typealias Phase = ChildProcess.Lead.Phase
    private typealias Event = ChildProcess.Lead.Event

    /// The phases that each phase leads to when one begins, takes, hands over, leaves, looks and closes.
    private static let table: [(Phase, [Phase])] = [
        (.own, [.waiting, .own, .own, .own, .own, .over]),
        (.waiting, [.waiting, .handingOver, .waiting, .justLeft, .waiting, .over]),
        (.handingOver, [.handingOver, .handingOver, .waiting, .handingOver, .handingOver, .over]),
        (.justLeft, [.waiting, .justLeft, .justLeft, .justLeft, .left, .over]),
        (.left, [.waiting, .left, .left, .left, .own, .over]),
        (.over, [.over, .over, .over, .over, .over, .over]),
    ]

    @Test func everyEventInEveryPhase() {
        #expect(Event.allCases == [.begin, .take, .handOver, .leave, .look, .close])
        for (phase, expected) in Self.table {
            #expect(Event.allCases.map(phase.next) == expected, "\(phase)")
        }
    }
}
