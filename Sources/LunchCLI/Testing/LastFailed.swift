import LunchReport
import LunchRun

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The names of the tests that have failed when they ran last, also if others ran since.
struct LastFailed {
    private let path: String

    init(in traces: TraceFolder, _ shard: RunShard? = nil) {
        path = "\(SwiftTester.folder(in: traces, shard))/failed"
    }

    /// The names; nil if no run has noted any.
    var names: [String]? {
        // There is no file before the first run.
        FileManager.default.contents(atPath: path).map { data in
            String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    /// Notes what has become of tests. Those that have not run stay as they were.
    ///
    /// - Returns: the reason why nothing was noted; nil if it was.
    func note(_ tests: [TestResult]) -> String? {
        let ran = Set(tests.filter { $0.verdict != .notRun }.map(\.test.id))
        let failed = tests.filter { $0.verdict.isFailure }.map(\.test.id)
        let names = (names ?? []).filter { !ran.contains($0) && !failed.contains($0) } + failed
        do {
            try Data(names.map { "\($0)\n" }.joined().utf8).write(to: URL(filePath: path), options: .atomic)
            return nil
        } catch {
            return "\(path) could not be written: \(error). --last-failed will not know of this run."
        }
    }
}
