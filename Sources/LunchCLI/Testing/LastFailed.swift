import LunchRun
import LunchTrace

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The names of the tests that have failed when they ran last, even if others ran since.
///
/// Each run notes its own in a separate file, since several may run at once.
struct LastFailed {
    let traces: TraceFolder

    init(in traces: TraceFolder) { self.traces = traces }

    private static func file(in folder: String) -> String { "\(folder)/failed" }

    /// The names, whichever part has noted them.
    var names: [String] {
        var known: Set<String> = []
        return files.flatMap(Self.names).filter { known.insert($0).inserted }
    }

    /// Notes what has become of tests. Those that have not run stay as they were.
    ///
    /// - Parameter folder: the folder of the run.
    /// - Returns: the reason why nothing was noted; nil if it was.
    func note(_ tests: [TestResult], in folder: RunFolder) -> String? {
        let own = Self.file(in: folder.path)
        // Each run changes the files of the others as well: without the lock, one could undo the note of another.
        let lock = FileLock("\(traces.path)/failed.lock", waits: true)
        defer { withExtendedLifetime(lock) {} }
        let ran = Set(tests.filter { $0.verdict != .notRun }.map(\.test.id))
        let failed = tests.filter { $0.verdict.isFailure }.map(\.test.id)
        for path in Set(files).union([own]) {
            let old = Self.names(in: path)
            let isOwn = path == own
            let names = old.filter { !ran.contains($0) && !(isOwn && failed.contains($0)) } + (isOwn ? failed : [])
            if !isOwn, names == old { continue }
            do {
                try Data(names.map { "\($0)\n" }.joined().utf8).write(to: URL(filePath: path), options: .atomic)
            } catch {
                return "\(path) could not be written: \(error). --last-failed will not know of this run."
            }
        }
        return nil
    }

    /// The files of all runs.
    private var files: [String] { RunFolder.all(in: traces).map(Self.file) }

    /// The names in a file; none if it doesn't exist.
    private static func names(in path: String) -> [String] {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }
}
