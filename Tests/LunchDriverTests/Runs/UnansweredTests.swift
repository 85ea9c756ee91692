import Testing

@testable import LunchDriver

/// The questions to an app that could not be answered.
@Suite struct UnansweredTests {
    @Test func theFirstIsReportedOnceAndTheLastUntilTheTestMovesOn() {
        var unanswered = Unanswered<Int>()
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
}
