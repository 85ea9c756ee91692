import LunchProcess
import Testing

@testable import LunchDriver

/// A program that computes and gets on with nothing else has stalled, however slow the machine is.
@Suite struct ComputingTests {
    private let start = ContinuousClock.now

    private func process(
        _ identifier: Int32 = 1, used seconds: Int, _ traces: ProcessState.Traces? = .init(faults: 7, read: 9),
        name: String = "sh"
    ) -> ProcessState {
        ProcessState(
            identifier: identifier, name: name, activity: .runs, used: .seconds(seconds), age: .seconds(99),
            traces: traces)
    }

    /// The answer at each second.
    private func answers(_ looks: [[ProcessState]], ignored: [String] = []) -> [Bool] {
        var computing = Computing(limit: .seconds(3), program: 1, ignored: ignored)
        return looks.enumerated().map { second, processes in
            computing.hasStalled(in: processes, at: start + .seconds(second))
        }
    }

    @Test func oneThatOnlyComputesHasStalledAfterTheLimit() {
        #expect(answers((2...6).map { [process(used: $0)] }) == [false, false, false, true, true])
    }

    @Test func oneThatGetsNoProcessorHasNotStalled() {
        #expect(answers((0..<9).map { [process(used: $0 / 4)] }).allSatisfy { !$0 })
        // Two that compute at once use the time of two.
        let pairs = (0..<9).map { [process(1, used: $0 / 4), process(2, used: $0 / 4)] }
        #expect(answers(pairs).allSatisfy { !$0 })
    }

    @Test(
        arguments: [
            { ProcessState.Traces(faults: $0) }, { ProcessState.Traces(read: $0) }, { ProcessState.Traces(stored: $0) },
        ] as [@Sendable (Int64) -> ProcessState.Traces])
    func oneThatGetsOnHasNotStalled(_ traces: @Sendable (Int64) -> ProcessState.Traces) {
        #expect(answers((0..<9).map { [process(used: $0, traces(Int64($0)))] }).allSatisfy { !$0 })
        // The last progress counts.
        let late = (0..<9).map { [process(used: $0, traces(Int64(min($0, 4))))] }
        #expect(answers(late) == [false, false, false, false, false, false, false, true, true])
    }

    @Test func oneThatStartsOthersHasNotStalled() {
        let looks = (0..<9).map { [process(used: $0), process(Int32($0 + 2), used: 0)] }
        #expect(answers(looks).allSatisfy { !$0 })
    }

    @Test func oneOfWhichTheSystemDoesNotTellHasNotStalled() {
        #expect(answers((0..<9).map { [process(used: $0, nil)] }).allSatisfy { !$0 })
        #expect(answers((0..<9).map { _ in [] }).allSatisfy { !$0 })
    }

    /// Nobody waits for the indexer, whose work is neither progress nor a standstill.
    @Test func oneThatIsLeftOutByItsNameCountsForNothing() {
        let reading = (0..<5).map { [process(used: $0), process(2, used: 0, .init(read: Int64($0)), name: "indexer")] }
        #expect(answers(reading, ignored: ["indexer"]) == [false, false, false, true, true])
        let computing = (0..<5).map { [process(used: 0), process(2, used: $0, name: "indexer")] }
        #expect(answers(computing, ignored: ["indexer"]).allSatisfy { !$0 })
        // The program itself counts by whatever name.
        let itself = (0..<5).map { [process(used: $0, name: "indexer"), process(2, used: $0, name: "indexer")] }
        #expect(answers(itself, ignored: ["indexer"]) == [false, false, false, true, true])
    }
}
