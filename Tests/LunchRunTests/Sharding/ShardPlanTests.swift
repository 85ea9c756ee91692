import TestSupport
import Testing

@testable import LunchRun

@Suite struct ShardPlanTests {
    private static func parts(_ plan: ShardPlan, _ count: Int) throws -> [[String]] {
        try (1...count).map { plan.tests(of: try #require(RunShard(index: $0, of: count))) }
    }

    /// Each list has its own numbers of tests and of parts, other names, and durations of which some are missing.
    @Test func theUnionOfThePartsIsTheListFor500RandomLists() throws {
        var random = SeededGenerator(seed: 34)
        for _ in 0..<500 {
            let suites = Int.random(in: 1...9, using: &random)
            let tests = (0..<Int.random(in: 0...120, using: &random)).map { number in
                "Tests\(Int.random(in: 0..<suites, using: &random)).Suite/test\(number)()"
            }
            let count = Int.random(in: 1...20, using: &random)
            var times: [String: Int] = [:]
            for test in tests where Int.random(in: 0..<4, using: &random) > 0 {
                times[test] = Int.random(in: 0...1_000_000, using: &random)
            }
            for durations in [nil, RecordedDurations(times)] {
                let parts = try Self.parts(ShardPlan(of: tests, in: count, durations: durations), count)
                #expect(parts.joined().sorted() == tests.sorted(), "\(tests.count) tests in \(count) parts")
                // The same tests are in the same parts on another machine, whatever the order of its list is.
                let shuffled = tests.shuffled(using: &random)
                let others = try Self.parts(ShardPlan(of: shuffled, in: count, durations: durations), count)
                #expect(others.map { $0.sorted() } == parts.map { $0.sorted() })
            }
        }
    }

    /// The longest of each list takes a tenth of a part at most, so that the list allows what is asked for.
    @Test func theHeaviestPartHasATenthMoreThanTheMeanAtMost() throws {
        var random = SeededGenerator(seed: 35)
        for _ in 0..<100 {
            let count = Int.random(in: 2...10, using: &random)
            let tests = (0..<400).map { "T.test\($0)()" }
            var times: [String: Int] = [:]
            // Few tests take long, most do not.
            for test in tests { times[test] = 1_000 / Int.random(in: 1...100, using: &random) }
            let total = times.values.reduce(0, +)
            let mean = Double(total) / Double(count)
            guard Double(times.values.max() ?? 0) <= mean / 10 else { continue }
            let parts = try Self.parts(ShardPlan(of: tests, in: count, durations: RecordedDurations(times)), count)
            let loads = parts.map { $0.reduce(0) { $0 + (times[$1] ?? 0) } }
            #expect(Double(loads.max() ?? 0) <= 1.1 * mean, "\(loads)")
        }
    }

    @Test func testsAreSpreadByTheirNames() throws {
        // Names that differ in their last digits only, as those of parts of a suite do.
        let tests = (0..<1_000).map { "ManyTests.Many/test\($0)()" }
        let parts = try Self.parts(ShardPlan(of: tests, in: 8), 8).map(\.count)
        // 125 are expected; five times the deviation of a fair die (10.5) is next to impossible.
        #expect(parts.allSatisfy { (73...177).contains($0) }, "\(parts)")
    }

    /// A part on one machine must hold what the others leave out, also if they have another version of Swift.
    @Test func thePartOfANameIsAlwaysTheSame() throws {
        let tests = ["MenuTests.Lunch/showsBread()", "MenuTests.Lunch/showsSoup()", "A.b"]
        let plan = ShardPlan(of: tests, in: 3)
        #expect(try Self.parts(plan, 3) == [[], ["A.b"], tests.dropLast()])
    }

    @Test func aTestThatStandsTwiceIsInOnePart() throws {
        for durations in [nil, RecordedDurations(["A.a": 5])] {
            let parts = try Self.parts(ShardPlan(of: ["A.a", "A.b", "A.a"], in: 2, durations: durations), 2)
            #expect(parts.joined().sorted() == ["A.a", "A.b"])
        }
    }

    @Test func testsThatTakeNoTimeAreSpreadAsWell() throws {
        let tests = (0..<8).map { "A.test\($0)" }
        let durations = RecordedDurations(Dictionary(uniqueKeysWithValues: tests.map { ($0, 0) }))
        let parts = try Self.parts(ShardPlan(of: tests, in: 4, durations: durations), 4)
        #expect(parts.map(\.count) == [2, 2, 2, 2])
    }

    @Test func aPartIsWrittenAsItsNumberAndTheirNumber() throws {
        let shard = try RunShard(parsing: "2/8")
        #expect(shard == RunShard(index: 2, of: 8))
        #expect("\(shard)" == "2/8")
        for text in ["", "2", "0/8", "9/8", "2/8/1", "a/8", "2/", "/8", "-1/8", "1/99999999999999999999", "1/10001"] {
            #expect(throws: ShardError.malformed(text)) { try RunShard(parsing: text) }
        }
    }
}
