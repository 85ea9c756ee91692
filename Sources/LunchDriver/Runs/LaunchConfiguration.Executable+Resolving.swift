import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension LaunchConfiguration {
    /// The file of the program.
    func path() throws(TUIError) -> String {
        if let executable { return try executable.resolve() }
        return try Executable.default(forTestsIn: fileID).resolve()
    }
}

extension LaunchConfiguration.Executable {
    /// The file to run.
    ///
    /// - Throws: `TUIError` of the kind `launch`, with where it was looked for.
    func resolve() throws(TUIError) -> String {
        switch self {
        case .product(let name):
            let folders = Self.productFolders
            if let path = folders.map({ "\($0)/\(name)" }).first(where: Self.isExecutable) { return path }
            throw TUIError(.launch(.noProduct(name, folders: folders, others: Self.executables(in: folders))))
        case .path(let path):
            if Self.isExecutable(path) { return path }
            let exists = FileManager.default.fileExists(atPath: path)
            throw TUIError(.launch(.noFile(path, exists: exists)))
        // As a shell does, a name with a slash is taken for a path.
        case .command(let name) where name.contains("/"): return try Self.path(name).resolve()
        case .command(let name):
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let folders = path.split(separator: ":").map(String.init)
            if let path = folders.map({ "\($0)/\(name)" }).first(where: Self.isExecutable) { return path }
            throw TUIError(.launch(.noCommand(name, path: path)))
        }
    }

    /// The executable of an app that a test does not name: `LUNCH_APP`, or what the test target is named after.
    ///
    /// - Parameter fileID: a file of the test target, as `#fileID` gives it.
    static func `default`(forTestsIn fileID: String) throws(TUIError) -> LaunchConfiguration.Executable {
        if let path = ProcessInfo.processInfo.environment["LUNCH_APP"], !path.isEmpty {
            return path.contains("/") ? .path(path) : .product(path)
        }
        let module = String(fileID.prefix { $0 != "/" })
        for suffix in ["UITests", "ScreenTests", "Tests"] where module.hasSuffix(suffix) {
            return .product(String(module.dropLast(suffix.count)))
        }
        throw TUIError(.launch(.noDefault(module: module)))
    }

    /// The folder that the test bundle is in and those above it, where products are built to.
    private static var productFolders: [String] {
        var folders: [String] = []
        var folder = URL(filePath: ImagePath.current)
        for _ in 0..<4 {
            folder.deleteLastPathComponent()
            folders.append(folder.path)
        }
        return folders
    }

    private static func isExecutable(_ path: String) -> Bool {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder else { return false }
        return FileManager.default.isExecutableFile(atPath: path)
    }

    private static func executables(in folders: [String]) -> [String] {
        guard let folder = folders.first else { return [] }
        // They are only proposed: if they can't be listed, the message omits them.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.contains(".") && isExecutable("\(folder)/\($0)") }.sorted()
    }
}
