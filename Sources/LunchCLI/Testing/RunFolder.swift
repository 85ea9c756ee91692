import LunchRun
import LunchSnapshots
import LunchTrace

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder in which a run leaves its files. Runs that are under way at the same time have separate folders.
struct RunFolder {
    let path: String
    private let lock: FileLock

    /// The most runs of the same tests at once.
    private static let limit = 1_000

    /// Claims the first folder that no other run uses.
    ///
    /// - Parameter shard: the part that runs, of which several may run at once; nil for all tests.
    init(in traces: TraceFolder, _ shard: RunShard? = nil) throws(CommandError) {
        let name = "\(traces.path)/run\(shard.map { "-\($0.index)-of-\($0.count)" } ?? "")"
        for number in 0..<Self.limit {
            let path = number == 0 ? name : "\(name)-beside-\(number)"
            if LinkCheck.link(in: String(path.dropFirst(traces.path.count)), of: traces.path) != nil {
                throw .output("\(path) cannot be written: it is a symbolic link")
            }
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch {
                throw .output("\(path) cannot be written: \(error)")
            }
            guard let lock = FileLock("\(path)/lock", waits: false) else { continue }
            (self.path, self.lock) = (path, lock)
            return
        }
        throw .output("\(name) is in use by \(Self.limit) runs.")
    }

    /// The folders of all runs, whichever part they had.
    static func all(in traces: TraceFolder) -> [String] {
        // There is no folder before the first run.
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: traces.path)) ?? []
        return folders.sorted().filter { $0 == "run" || $0.hasPrefix("run-") }.map { "\(traces.path)/\($0)" }
    }
}
