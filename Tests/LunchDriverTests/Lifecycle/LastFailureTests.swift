import Testing

@testable import LunchDriver

/// An expectation that only follows from a failure that was recorded.
@Suite struct LastFailureTests {
    private static let place = TUISourceLocation(fileID: "A/a.swift", line: 1)

    private func explains(
        line: Int = 1, _ moment: LastFailure.Moment = .init(questionCount: 1, task: 7), isCounted: Bool = true
    ) -> [Bool] {
        let recorded = LastFailure()
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
