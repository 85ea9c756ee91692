import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CompletionWorld {
    /// The package around the working directory, and the files.
    static let current = CompletionWorld(
        products: { PackageFolder()?.builtProducts ?? [] },
        screens: { app in
            guard !app.contains("/"), let package = PackageFolder() else { return [] }
            return RememberedScreens(of: app, in: package).read()
        },
        entries: { folder in
            let home = FileManager.default.homeDirectoryForCurrentUser.path
            let path = folder.isEmpty ? "." : folder.hasPrefix("~/") ? home + folder.dropFirst() : folder
            // In a folder that cannot be read there is nothing to propose.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.sorted().map { name in
                var isFolder = false
                _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
                return isFolder ? "\(name)/" : name
            }
        })
}
