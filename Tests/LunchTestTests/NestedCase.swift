import LunchProcess
import TestSupport
import Testing

/// A nested test or case that another test runs, in a process of its own, and the words that the run must print.
struct NestedCase: CustomTestStringConvertible, Sendable {
    /// The filter of Swift Testing, or the name of a case of XCTest.
    let test: String
    let status: Int
    let words: [String]
    let absent: [String]
    /// Words that have to be there so often.
    let times: [String: Int]
    /// Whether the tests run one after the other.
    let isSerial: Bool
    /// The value of `LUNCH_NESTED_WAY`, by which a nested test with arguments takes one of them.
    let way: String?

    var testDescription: String { way.map { "\(test), \($0)" } ?? test }

    init(
        _ test: String, status: Int = 1, says words: [String] = [], lacks absent: [String] = [],
        times: [String: Int] = [:], isSerial: Bool = false, way: String? = nil
    ) {
        (self.test, self.status, self.isSerial, self.way) = (test, status, isSerial, way)
        (self.words, self.absent, self.times) = (words, absent, times)
    }

    private static let wayVariable = "LUNCH_NESTED_WAY"

    /// The argument that this run is to take.
    static func chosen<Way: RawRepresentable<String>>(_ type: Way.Type = Way.self) -> [Way] {
        Way(rawValue: Bundle.variable(wayVariable)).map { [$0] } ?? []
    }

    private var arguments: [String] {
        if test.contains("XCTests") { return ["LunchTestTests.\(test)"] }
        return ["--testing-library", "swift-testing"] + (isSerial ? ["--no-parallel"] : []) + ["--filter", test]
    }

    /// Runs it, and compares the status and the words.
    @discardableResult func check(
        environment: [String: String] = [:], through command: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        // The filter also matches the names of files: a nested run that finds this test would start another one, and so on.
        try #require(!Bundle.isNested, "\(test) runs itself", sourceLocation: sourceLocation)
        let variables = environment.merging(way.map { [Self.wayVariable: $0] } ?? [:]) { $1 }
        let run = try Bundle.run(arguments, environment: variables, through: command)
        let mistakes =
            words.filter { !run.output.contains($0) }.map { "missing: \($0)" }
            + absent.filter { run.output.contains($0) }.map { "unwanted: \($0)" }
            + times.filter { run.output.ranges(of: $0.key).count != $0.value }.map {
                "not \($0.value) times: \($0.key)"
            }
        #expect(
            run.status == .exited(status) && mistakes.isEmpty, "\(mistakes)\n\(run.output.suffix(10_000))",
            sourceLocation: sourceLocation)
        return run.output
    }
}
