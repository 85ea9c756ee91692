import LunchDriver
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CompletionWorld {
    /// The package around the working directory, and the files.
    static let current = CompletionWorld(
        products: {
            guard let package = PackageFolder() else { return [] }
            // A file of presets that cannot be read has none to propose.
            let presets = (try? LaunchPreset.all(in: package.path)) ?? [:]
            return package.builtProducts + presets.keys.sorted()
        },
        screens: { app in
            guard !app.contains("/"), let package = PackageFolder() else { return [] }
            return RememberedScreens(of: app, in: package).read()
        },
        entries: { folder in
            let path = folder.isEmpty ? "." : folder
            // In a folder that cannot be read there is nothing to propose.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.sorted().compactMap { name in
                var isFolder = false
                // A name that is not UTF-8 contains replacement characters: no such file exists.
                guard FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) else {
                    return nil
                }
                return isFolder ? "\(name)/" : name
            }
        }, traces: { TraceFile.names })
}
