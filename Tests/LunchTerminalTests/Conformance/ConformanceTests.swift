import LunchTerminal
import Testing

@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct ConformanceTests {
    @Test("the data is complete", arguments: zip(ConformanceData.suites, [38, 125, 22, 34]))
    func count(suite: String, count: Int) {
        #expect(ConformanceData.cases(suite).count == count)
    }

    @Test("a case gives what its source expects", arguments: ConformanceData.suites.flatMap(ConformanceData.cases))
    func expectation(_ test: ConformanceCase) {
        // The cuts of the input make no difference.
        _ = outcome(of: test.bytes, columns: test.expected.cols, rows: test.expected.rows)
        if let sentence = ConformanceExceptions.sentences[test.testDescription] {
            #expect(test.expected.agreement != "all", "\(sentence)")
            return
        }
        var differences = test.differences()
        if ConformanceExceptions.styles[test.testDescription] != nil {
            #expect(differences.contains { $0.contains(" flags: ") }, "no exception is needed any more")
            differences.removeAll { $0.contains(" flags: ") }
        }
        #expect(differences.isEmpty, "\(test.expected.agreement): \(differences.joined(separator: "\n"))")
    }
}
