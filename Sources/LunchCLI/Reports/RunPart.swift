import LunchRun
import LunchTrace
import LunchWire

/// The part of the tests that a run of `lunch test` has, if it has not all of them.
struct RunPart {
    static let shard = Option(
        "--shard", "NUMBER/COUNT", "runs a part of the tests, such as 2/8, the second of eight"
    ) {
        (text, _) throws(UsageError) in text
    }
    static let durations = Option(
        "--durations", "FILE", "makes parts that take the same time, by the times in a file or a result",
        proposals: .files, read: CommandValues.text)

    static let all: [any AnyOption] = [shard, durations]

    let shard: RunShard
    let durations: RecordedDurations?

    /// The tests of the part, and those of the others.
    struct Tests {
        var own: [RunTest]
        var others: [RunTest]
    }

    /// Reads the options, and else the variables of Bazel; nil if all tests must run.
    init?(_ words: CommandWords, _ bazel: BazelTest) throws(CommandError) {
        let path = try words.value(of: Self.durations)
        let text = try words.value(of: Self.shard)
        if path != nil, text == nil, bazel.shard == nil {
            throw .usage(.missingOption("\(Self.shard.usage) with \(Self.durations.name)", command: "test"))
        }
        do throws(ShardError) {
            var shard = bazel.shard
            if let text { shard = try RunShard(parsing: text) }
            guard let shard else { return nil }
            self.shard = shard
            var durations: RecordedDurations?
            if let path { durations = try RecordedDurations(at: path) }
            self.durations = durations
        } catch {
            throw .run(.shard(error))
        }
    }

    /// Divides the tests of a package.
    ///
    /// - Parameters:
    ///   - names: the names of all tests, as `swift test list` has them.
    ///   - filters: the expressions of which a name has to match one; none for all names.
    ///   - skips: the expressions of which a name may match none.
    func tests(of names: [String], filters: [String], skips: [String]) throws(CommandError) -> Tests {
        guard let names = NameFilter.chosen(names, filters: filters, skips: skips) else {
            // The error names the first text that is not an expression.
            let text = (filters + skips).first { (try? Regex($0)) == nil }
            throw .run(.expression(text ?? ""))
        }
        let tests = names.testNames
        let own = ShardPlan(of: tests, in: shard.count, durations: durations).tests(of: shard)
        let chosen = Set(own)
        return Tests(own: own.map(Self.test), others: tests.filter { !chosen.contains($0) }.map(Self.test))
    }

    private static func test(named name: String) -> RunTest {
        RunTest(id: name, library: name.contains("(") ? .swiftTesting : .xctest)
    }
}
