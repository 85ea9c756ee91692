import LunchDriver
import LunchElements
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A trace that was found, by the path of its file, by the name of its test, or because it is the last of a test that failed.
struct TraceFile {
    let path: String
    let trace: Trace

    /// - Parameter word: a path or a name; nil for the last failure.
    static func find(_ word: String?) throws(CommandError) -> TraceFile {
        if let word, word.contains("/") || word.hasSuffix(".lunchtrace") { return try TraceFile(path: word) }
        let folder = try folder()
        // A tester that was killed has left its records in an arena.
        for problem in folder.saveKilled() { StandardError.write("\(problem)\n") }
        guard let word else { return try lastFailure(in: folder) }
        let names = names(in: folder)
        let name = TraceFolder.name(of: word)
        let found = names.contains(name) ? [name] : names.filter { $0.hasSuffix(".\(name)") }
        guard let first = found.first else { throw .trace(.unknown(word, known: names, folder: folder.path)) }
        guard found.count == 1 else { throw .trace(.ambiguous(word, found)) }
        return try TraceFile(path: folder.file(of: first))
    }

    init(path: String) throws(CommandError) {
        let data: Data
        // A device may never end, and a pipe may never begin.
        guard CurrentProcess.isFile(path) != false else { throw .trace(.noFile(path)) }
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .trace(
                .unreadable(path, FileManager.default.fileExists(atPath: path) ? "\(error)" : "it doesn't exist"))
        }
        self.path = path
        do throws(TraceError) {
            trace = try Trace(file: Array(data))
        } catch {
            throw .trace(.damaged(path, error))
        }
    }

    /// The first difference of the test from its last green runs; nil if it has not failed, or never passed.
    var difference: FirstDifference? { trace.hasPassed ? nil : greenRuns?.difference(of: trace) }

    /// The comparison of a run that plays the trace again.
    var comparison: ReplayComparison { ReplayComparison(with: trace, green: greenRuns?.traces ?? []) }

    private var greenRuns: GreenFolder.Runs? {
        guard case .test(let test)? = trace.records.first?.content else { return nil }
        let other = CurrentProcess.variable(GreenFolder.variable)
        // Outside of a package, a trace that was given by its path may are in one, or the environment names the records.
        guard let folder = (try? Self.folder()) ?? TraceFolder(around: path, other: other) else { return nil }
        let green = GreenFolder(in: folder, other: other)
        return green.runs(of: GreenFolder.name(of: test), for: trace)
    }

    /// The folder of the package around the working directory, or the one that the environment names.
    static func folder() throws(CommandError) -> TraceFolder {
        let here = FileManager.default.currentDirectoryPath
        guard let folder = TraceFolder(around: here, other: CurrentProcess.variable(TraceFolder.variable)) else {
            throw .trace(.noFolder(here))
        }
        return folder
    }

    /// The names of the traces in the package around the working directory.
    static var names: [String] {
        // Outside of a package there is nothing to propose.
        (try? folder()).map(names) ?? []
    }

    private static func names(in folder: TraceFolder) -> [String] {
        // Nothing was recorded as long as the folder is not there.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: folder.file(of: $0)) }.sorted()
    }

    private static func lastFailure(in folder: TraceFolder) throws(CommandError) -> TraceFile {
        let names = names(in: folder)
        let dated = names.map { name -> (path: String, date: Date) in
            let path = folder.file(of: name)
            // A trace that was removed since the listing is never the latest.
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for file in dated.sorted(by: { $0.date > $1.date }) {
            // A trace that cannot be read may be the last failure: otherwise an older one would be shown instead.
            let found = try TraceFile(path: file.path)
            if !found.trace.hasPassed { return found }
        }
        throw .trace(.noFailure(folder: folder.path, passed: names.count))
    }
}

extension Trace {
    /// The verdict; nil if the tester was killed before there was one.
    var verdict: TUIVerdict? {
        for record in records.reversed() { if case .verdict(let verdict) = record.content { return verdict.verdict } }
        return nil
    }

    fileprivate var hasPassed: Bool { verdict == .passed || verdict == .skipped }
}
