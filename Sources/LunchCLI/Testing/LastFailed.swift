import LunchReport
import LunchRun

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The names of the tests that have failed when they ran last, also if others ran since.
///
/// Each part of a run notes its own in a file of its own, since several may run at once.
struct LastFailed {
    private let traces: TraceFolder
    private let own: String

    init(in traces: TraceFolder, _ shard: RunShard? = nil) {
        self.traces = traces
        own = Self.file(in: SwiftTester.folder(in: traces, shard))
    }

    private static func file(in folder: String) -> String { "\(folder)/failed" }

    /// The names, whichever part has noted them.
    var names: [String] {
        var known: Set<String> = []
        return files.flatMap(Self.names).filter { known.insert($0).inserted }
    }

    /// Notes what has become of tests. Those that have not run stay as they were.
    ///
    /// - Returns: the reason why nothing was noted; nil if it was.
    func note(_ tests: [TestResult]) -> String? {
        let ran = Set(tests.filter { $0.verdict != .notRun }.map(\.test.id))
        let failed = tests.filter { $0.verdict.isFailure }.map(\.test.id)
        for path in Set(files).union([own]) {
            let old = Self.names(in: path)
            let isOwn = path == own
            let names = old.filter { !ran.contains($0) && !(isOwn && failed.contains($0)) } + (isOwn ? failed : [])
            if !isOwn, names == old { continue }
            do {
                // A part without tests has run nothing that makes its folder.
                let folder = URL(filePath: path).deletingLastPathComponent().path
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(names.map { "\($0)\n" }.joined().utf8).write(to: URL(filePath: path), options: .atomic)
            } catch {
                return "\(path) could not be written: \(error). --last-failed will not know of this run."
            }
        }
        return nil
    }

    /// The files of all parts.
    private var files: [String] {
        // There is no folder before the first run.
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: traces.path)) ?? []
        return folders.sorted().filter { $0 == "run" || $0.hasPrefix("run-") }
            .map { Self.file(in: "\(traces.path)/\($0)") }
    }

    /// The names in a file; none if it is not there.
    private static func names(in path: String) -> [String] {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }
}
