import LunchTrace

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The package that a command is run in.
struct PackageFolder: Hashable, Sendable {
    /// The folder of `Package.swift`.
    let path: String

    /// The package of a folder: that of the nearest `Package.swift` in it or above it; nil if there is none.
    init?(around folder: String = FileManager.default.currentDirectoryPath) {
        guard let root = PackageRoot.path(around: folder) else { return nil }
        path = root
    }

    /// The products that have been built for debugging, without looking at the manifest: each has a separate folder there.
    var builtProducts: [String] {
        // Nothing was built as long as the folder is not there.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/.build/debug")) ?? []
        let suffix = ".product"
        return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
            .filter { Self.isProgram("\(path)/.build/debug/\($0)") }.sorted()
    }

    /// Returns true if a path leads to a file that can be run.
    static func isProgram(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
