import Testing

@testable import LunchRun

@Suite struct MergingTests {
    private static let names = (1...6).map { "A.test\($0)()" }

    /// The result of a part: test 1 and 2 are in part 1, 3 and 4 in part 2, 5 and 6 in part 3.
    private static func part(
        _ index: Int, of count: Int = 3, _ verdicts: [RunVerdict] = [.passed, .passed], durations: String? = "d",
        status: Int = 0
    ) -> (path: String, result: RunResult) {
        let own = names[(2 * index - 2)..<(2 * index)]
        let info = RunInfo(
            package: "P", command: ["lunch", "test", "--shard", "\(index)/\(count)", "--filter", "A"],
            shard: RunShard(index: index, of: count), durations: durations)
        return (
            "part\(index)",
            RunResult(
                run: info, tests: zip(own, verdicts).map { TestResult(Made.test($0), $1) },
                others: names.filter { !own.contains($0) }.map { Made.test($0) },
                end: RunEnd(.finished, status: status, duration: index * 1_000))
        )
    }

    private static func verdicts(_ result: RunResult) -> [String: RunVerdict] {
        Dictionary(result.tests.map { ($0.test.id, $0.verdict) }) { one, _ in one }
    }

    @Test func allPartsAreTheRun() throws {
        let merged = try RunResult(merging: [2, 1, 3].map { Self.part($0) })
        #expect(merged.end == RunEnd(.finished, status: 0, duration: 3_000))
        #expect(merged.tests.map(\.test.id).sorted() == Self.names)
        #expect(merged.tests.allSatisfy { $0.verdict == .passed })
        #expect(merged.run.shard == nil)
        #expect(merged.run.command == ["lunch", "test", "--filter", "A"])
        #expect(merged.others.isEmpty)
    }

    @Test func aFailureOfOnePartIsOneOfTheRun() throws {
        // Whatever the part itself has said of its end.
        let merged = try RunResult(merging: [Self.part(1), Self.part(2, [.passed, .failed]), Self.part(3)])
        #expect(merged.end?.status == 1)
        // A part may be red although no test has failed, as with --fail-on-flaky.
        let flaky = try RunResult(merging: [Self.part(1), Self.part(2), Self.part(3, [.passed, .flaky], status: 1)])
        #expect(flaky.end?.status == 1)
        #expect(try RunResult(merging: [Self.part(1), Self.part(2), Self.part(3, [.flaky, .flaky])]).end?.status == 0)
    }

    @Test func whatHasFailedInAPartAndIsNoTestIsReported() throws {
        var red = Self.part(2, status: 1)
        red.result.end?.faults = ["a sanitizer"]
        let merged = try RunResult(merging: [Self.part(1), red, Self.part(3)])
        #expect(merged.end?.status == 1)
        #expect(merged.problems.map(\.title) == ["a sanitizer"])
    }

    @Test func theTestsOfAPartThatIsMissingHaveNotRun() throws {
        let merged = try RunResult(merging: [Self.part(1), Self.part(3)])
        #expect(merged.end?.status == 1)
        #expect(merged.end?.reason == .incomplete)
        #expect(merged.end?.notes == ["Part 2 of 3 is missing: 2 tests have not run."])
        #expect(Self.verdicts(merged)[Self.names[2]] == .notRun)
        #expect(merged.tests.count == 6)
        let one = try RunResult(merging: [Self.part(2)])
        #expect(one.end?.notes == ["Parts 1, 3 of 3 are missing: 4 tests have not run."])
    }

    @Test func aPartThatWasKilledIsReported() throws {
        var killed = Self.part(2, [.passed, .notRun])
        killed.result.end = nil
        let merged = try RunResult(merging: [Self.part(1), killed, Self.part(3)])
        #expect(merged.end?.status == 1)
        #expect(merged.end?.reason == .incomplete)
        #expect(merged.end?.notes == ["Part 2/3 was killed: 1 test in it has not run."])
        #expect(Self.verdicts(merged).filter { $0.value == .notRun }.keys.sorted() == [Self.names[3]])
        // Before it knew its tests.
        killed.result.tests = []
        killed.result.others = []
        let early = try RunResult(merging: [killed, Self.part(1), Self.part(3)])
        #expect(early.end?.notes == ["Part 2/3 was killed: before it knew its tests."])
        #expect(Self.verdicts(early).filter { $0.value == .notRun }.keys.sorted() == [Self.names[2], Self.names[3]])
        // Even if all its tests had passed: it may have had more to say.
        killed = Self.part(2)
        killed.result.end = nil
        #expect(try RunResult(merging: [Self.part(1), killed, Self.part(3)]).end?.status == 1)
    }

    @Test func aPartThatCouldNotBeBuiltIsReported() throws {
        var broken = Self.part(2)
        broken.result.tests = []
        broken.result.others = []
        broken.result.end = RunEnd(.buildFailed, status: 69, duration: 1, messages: [BuildMessage(text: "no x")])
        let merged = try RunResult(merging: [Self.part(1), broken, Self.part(3)])
        #expect(merged.end?.reason == .buildFailed)
        #expect(merged.end?.status == 1)
        #expect(merged.end?.messages.map(\.text) == ["no x"])
        #expect(Self.verdicts(merged).filter { $0.value == .notRun }.count == 2)
    }

    @Test func whatCannotBeOneRunIsRefused() {
        func refuses(_ results: [(path: String, result: RunResult)], _ error: MergeError) {
            #expect(throws: error) { try RunResult(merging: results) }
        }
        refuses([], .nothing)
        refuses([Self.part(1), Self.part(2, durations: "e")], .otherDurations("part1", "part2"))
        refuses([Self.part(1), Self.part(2, durations: nil)], .otherDurations("part1", "part2"))
        refuses([Self.part(1), Self.part(2, of: 4)], .otherCount("part1", "part2"))
        let shard = RunShard(index: 1, of: 3)
        var again = Self.part(1)
        again.path = "again"
        if let shard { refuses([Self.part(1), again], .sameShard(shard, "part1", "again")) }
        var other = Self.part(2)
        other.result.others.removeLast()
        refuses([Self.part(1), other], .otherList("part1", "part2", test: Self.names[5]))
        refuses([other, Self.part(1)], .otherList("part1", "part2", test: Self.names[5]))
        // A part that says that it has finished with an empty list would hide that its tests are not known.
        other.result.tests = []
        other.result.others = []
        refuses([Self.part(1), other], .otherList("part1", "part2", test: Self.names[0]))
        var double = Self.part(2)
        double.result.tests.append(TestResult(Made.test(Self.names[0]), .passed))
        refuses([Self.part(1), double], .sameTest(Self.names[0], "part1", "part2"))
        var whole = Self.part(2)
        whole.result.run.shard = nil
        refuses([Self.part(1), whole], .noPart("part2", part: "part1"))
        refuses([whole, Self.part(1)], .noPart("part2", part: "part1"))
        var package = Self.part(2)
        package.result.run.package = "Q"
        refuses([Self.part(1), package], .otherPackage("part1", "part2"))
        var commits = [Self.part(1), Self.part(2), Self.part(3)]
        (commits[0].result.run.commit, commits[2].result.run.commit) = ("a", "b")
        refuses(commits, .otherCommit("part1", "part3"))
        // All parts are there, but none has a test of the list.
        var lost = Self.part(2)
        let test = lost.result.tests.removeLast().test
        lost.result.others.append(test)
        refuses([Self.part(1), lost, Self.part(3)], .noShard(test: test.id))
    }

    @Test func runsOfDifferentTestsAreOne() throws {
        var one = Self.part(1)
        var two = Self.part(2, [.passed, .failed])
        for path in [\RunResult.run.shard] {
            one.result[keyPath: path] = nil
            two.result[keyPath: path] = nil
        }
        one.result.others = []
        two.result.others = []
        let merged = try RunResult(merging: [one, two])
        #expect(merged.tests.count == 4)
        #expect(merged.end?.status == 1)
    }
}
