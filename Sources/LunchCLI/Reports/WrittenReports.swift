import LunchTrace

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The last reports and JUnit files that were written for a package, so that secrets are looked for in them.
struct WrittenReports {
    private let file: String

    /// The number of paths that are remembered.
    private static let limit = 32

    init(in traces: TraceFolder) { file = "\(traces.path)/reports" }

    /// The paths of files and folders, of which some may be gone.
    var paths: [String] {
        String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    /// Remembers what was written.
    func note(_ written: [String]) {
        let absolute = written.map(ReportFolder.absolute).filter { !$0.contains(where: \.isNewline) }
        let all = paths.filter { !absolute.contains($0) } + absolute
        guard all != paths else { return }
        // For other places, the caller names the files.
        try? Data(all.suffix(Self.limit).map { "\($0)\n" }.joined().utf8).write(
            to: URL(filePath: file), options: .atomic)
    }
}
