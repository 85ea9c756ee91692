import LunchProcess
import Testing

@testable import LunchDriver

/// A program that computes and gets on with nothing else has stalled, however slow the machine is.
@Suite struct ComputingTests {
    private let start = ContinuousClock.now

    private static func process(
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

    private struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let looks: [[ProcessState]]
        /// The look from which on the program has stalled; nil: none.
        let stalled: Int?
        let ignored: [String]

        init(_ name: String, stalls stalled: Int? = nil, ignored: [String] = [], _ looks: [[ProcessState]]) {
            (testDescription, self.looks, self.stalled, self.ignored) = (name, looks, stalled, ignored)
        }
    }

    private static let rows: [Row] =
        [
            Row("one that only computes", stalls: 3, (2...6).map { [process(used: $0)] }),
            Row("one that gets no processor", (0..<9).map { [process(used: $0 / 4)] }),
            Row(
                "two that compute at once use the time of two",
                (0..<9).map { [process(1, used: $0 / 4), process(2, used: $0 / 4)] }),
            Row("one that starts others", (0..<9).map { [process(used: $0), process(Int32($0 + 2), used: 0)] }),
            Row("one of which the system does not tell", (0..<9).map { [process(used: $0, nil)] }),
            Row("none of which the system tells", Array(repeating: [], count: 9)),
            // Nobody waits for the indexer, whose work is neither progress nor a standstill.
            Row(
                "beside one that is left out", stalls: 3, ignored: ["indexer"],
                (0..<5).map { [process(used: $0), process(2, used: 0, .init(read: Int64($0)), name: "indexer")] }),
            Row(
                "one that is left out", ignored: ["indexer"],
                (0..<5).map { [process(used: 0), process(2, used: $0, name: "indexer")] }),
            Row(
                "the program itself counts by whatever name", stalls: 3, ignored: ["indexer"],
                (0..<5).map { [process(used: $0, name: "indexer"), process(2, used: $0, name: "indexer")] }),
        ]
        + ([
            { .init(faults: $0) }, { .init(read: $0) }, { .init(stored: $0) },
        ] as [(Int64) -> ProcessState.Traces]).flatMap { traces in
            [
                Row("one that gets on", (0..<9).map { [process(used: $0, traces(Int64($0)))] }),
                Row(
                    "the last progress counts", stalls: 7,
                    (0..<9).map { [process(used: $0, traces(Int64(min($0, 4))))] }),
            ]
        }

    @Test(arguments: rows) private func oneThatComputesAndDoesNotGetOnHasStalled(_ row: Row) {
        #expect(answers(row.looks, ignored: row.ignored) == row.looks.indices.map { $0 >= row.stalled ?? .max })
    }
}
