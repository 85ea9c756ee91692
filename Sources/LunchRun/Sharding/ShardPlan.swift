import LunchTrace
import LunchWire

/// The parts of a list of tests, each of which a separate process runs. Each test is in one of them.
package struct ShardPlan: Sendable {
    /// The tests in the order of their list, each once, with the number of its part, from 1.
    private let places: [(test: String, part: Int)]

    /// Plans parts by the names of tests alone, or by recorded durations.
    ///
    /// By names, a test stays in its part whatever other tests there are. By durations, the longest goes first, always into the
    /// part that has least to do (R. L. Graham, "Bounds on Multiprocessing Timing Anomalies", 1969); a test without a duration
    /// counts as one of the median.
    ///
    /// - Parameters:
    ///   - tests: the identifiers of the tests. The order makes no difference.
    ///   - count: the number of parts, from 1.
    package init(of tests: [String], in count: Int, durations: RecordedDurations? = nil) {
        var known: Set<String> = []
        let tests = tests.filter { known.insert($0).inserted }
        guard let durations else {
            places = tests.map { ($0, Self.part(of: $0, in: count)) }
            return
        }
        let longestFirst = tests.map { (test: $0, time: durations[$0]) }
            .sorted { ($1.time, $0.test) < ($0.time, $1.test) }
        // More parts than tests would stay empty.
        var loads = [(time: Int, tests: Int)](repeating: (0, 0), count: max(1, min(count, tests.count)))
        var parts: [String: Int] = [:]
        for (test, time) in longestFirst {
            // Tests that take no time go where there are fewest.
            let lightest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[lightest] = (loads[lightest].time.adding(saturating: time), loads[lightest].tests + 1)
            parts[test] = lightest + 1
        }
        places = tests.map { ($0, parts[$0] ?? 1) }
    }

    /// The tests of a part, in the order of the list.
    package func tests(of shard: RunShard) -> [String] {
        places.filter { $0.part == shard.index }.map(\.test)
    }

    /// The part of a test by its name: the same in each process and on each machine.
    private static func part(of test: String, in count: Int) -> Int {
        var hash = UInt64(test.utf8.stableDigest, radix: 16) ?? 0
        // The digest of two names that differ at their ends differs in few bits; these are spread over all (MurmurHash3, fmix64).
        hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
        hash ^= hash >> 33
        return Int(hash % UInt64(max(1, count))) + 1
    }
}
