#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder of the package that a path belongs to.
package enum PackageRoot {
    /// The nearest folder with a `Package.swift`, in or above a folder; nil if there is none.
    package static func path(around path: String) -> String? {
        var folder = URL(filePath: path, directoryHint: .isDirectory).standardized
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            let above = folder.deletingLastPathComponent().standardized
            guard above.path != folder.path, folder.path != "/" else { return nil }
            folder = above
        }
        return folder.path
    }
}
