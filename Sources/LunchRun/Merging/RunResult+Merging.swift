import LunchWire

extension RunResult {
    /// Makes one result of those of several processes: of all parts of a run, or of runs of different tests.
    ///
    /// A part that is missing, or that was killed, is listed in the notes at the end; its tests have not run, and the
    /// status is 1. What cannot be one result is an error, since it could hide that a test has not run.
    ///
    /// - Parameter results: the results, each with the path that it has in messages.
    package init(merging results: [(path: String, result: RunResult)]) throws(MergeError) {
        guard let first = results.first else { throw .nothing }
        var merger = RunMerger(first)
        for result in results { try merger.add(result.path, result.result) }
        self = try merger.merged()
    }
}

/// Results that become one.
private struct RunMerger {
    private let first: (path: String, result: RunResult)
    private var tests: [TestResult] = []
    /// The path of the result that a test is in.
    private var places: [String: String] = [:]
    /// The commit of a result that knows it, and its path.
    private var commit: (path: String, commit: String)?
    /// The paths of the parts.
    private var shards: [RunShard: String] = [:]
    /// The list of all tests, and the path of a result that has it; nil until one is known.
    private var list: (path: String, tests: [RunTest], ids: Set<String>)?
    private var end = RunEnd(.finished, status: 0, duration: 0)

    init(_ first: (path: String, result: RunResult)) { self.first = first }

    mutating func add(_ path: String, _ result: RunResult) throws(MergeError) {
        try check(path, result.run)
        try check(path, list: result)
        for test in result.tests {
            if let other = places.updateValue(path, forKey: test.test.id) { throw .sameTest(test.test.id, other, path) }
        }
        tests += result.tests
        take(result.end, of: result)
    }

    private mutating func check(_ path: String, _ run: RunInfo) throws(MergeError) {
        let other = first.result.run
        if run.package != other.package { throw .otherPackage(first.path, path) }
        if let commit = run.commit {
            if let known = self.commit, known.commit != commit { throw .otherCommit(known.path, path) }
            self.commit = (path, commit)
        }
        guard let shard = run.shard, let others = other.shard else {
            if run.shard != nil { throw .noPart(first.path, part: path) }
            if other.shard != nil { throw .noPart(path, part: first.path) }
            return
        }
        if shard.count != others.count { throw .otherCount(first.path, path) }
        if run.durations != other.durations { throw .otherDurations(first.path, path) }
        if let other = shards.updateValue(path, forKey: shard) { throw .sameShard(shard, other, path) }
    }

    /// Checks that all parts were made of the same list.
    private mutating func check(_ path: String, list result: RunResult) throws(MergeError) {
        let tests = result.tests.map(\.test) + result.others
        // A part that has failed before it knew its tests has no list.
        let hasNone = tests.isEmpty && result.end?.status != 0
        guard result.run.shard != nil, !hasNone else { return }
        let ids = Set(tests.map(\.id))
        guard let list else {
            list = (path, tests, ids)
            return
        }
        if let test = list.ids.subtracting(ids).min() { throw .otherList(list.path, path, test: test) }
        if let test = ids.subtracting(list.ids).min() { throw .otherList(path, list.path, test: test) }
    }

    private mutating func take(_ other: RunEnd?, of result: RunResult) {
        let part = result.run.shard.map { "Part \($0)" } ?? "One run"
        guard let other else {
            let count = result.tests.count { $0.verdict == .notRun }
            let words =
                result.tests.isEmpty
                ? "before it knew its tests" : "\(Self.tests(count)) in it \(Self.have(count)) not run"
            end.notes.append("\(part) was killed: \(words).")
            fail(.incomplete)
            return
        }
        end.duration = max(end.duration, other.duration)
        end.crashes += other.crashes
        for message in other.messages where !end.messages.contains(message) { end.messages.append(message) }
        for fault in other.faults where !end.faults.contains(fault) { end.faults.append(fault) }
        for note in other.notes where !end.notes.contains(note) { end.notes.append(note) }
        if other.reason != .finished { fail(other.reason) }
        if other.status != 0 { end.status = 1 }
    }

    /// Keeps the first reason why the run is not whole.
    private mutating func fail(_ reason: RunEnd.Reason) {
        if end.reason == .finished { end.reason = reason }
        end.status = 1
    }

    /// Finds the parts that are missing, and makes the result.
    mutating func merged() throws(MergeError) -> RunResult {
        var run = first.result.run
        let left = (list?.tests ?? []).filter { places[$0.id] == nil }
        let count = run.shard?.count ?? 0
        let indices = Set(shards.keys.map(\.index))
        if indices.count < count {
            let missing = (1...count).filter { !indices.contains($0) }
            let words = missing.prefix(10).map(String.init).joined(separator: ", ")
            let parts =
                missing.count == 1
                ? "Part \(words) of \(count) is missing"
                : "Parts \(words)\(missing.count > 10 ? " and \(missing.count - 10) more" : "") of \(count) are missing"
            let tests = "\(Self.tests(left.count)) \(Self.have(left.count)) not run"
            end.notes.insert("\(parts): \(list == nil ? "their tests are unknown" : tests).", at: 0)
            fail(.incomplete)
        } else if let test = left.first, end.reason == .finished {
            throw .noShard(test: test.id)
        }
        tests += left.map { TestResult($0, .notRun) }
        if tests.contains(where: \.verdict.isFailure) { end.status = 1 }
        run.shard = nil
        run.command = Self.whole(run.command)
        return RunResult(run: run, tests: tests, end: end)
    }

    /// A command without the option that specifies which part it runs.
    private static func whole(_ command: [String]) -> [String] {
        var whole: [String] = []
        var isValue = false
        for word in command {
            if !isValue, word != "--shard", !word.hasPrefix("--shard=") { whole.append(word) }
            isValue = !isValue && word == "--shard"
        }
        return whole
    }

    private static func tests(_ count: Int) -> String { count == 1 ? "1 test" : "\(count) tests" }
    private static func have(_ count: Int) -> String { count == 1 ? "has" : "have" }
}
