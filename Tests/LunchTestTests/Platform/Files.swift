#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The functions of the file system that tests need.
enum Files {
    /// The folder of this process's temporary files.
    static var temporaryFolder: String { FileManager.default.temporaryDirectory.path }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func folder(of path: String) -> String { URL(filePath: path).deletingLastPathComponent().path }

    /// The names of what is in a folder, sorted.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// Makes a folder for a test, which is to remove it.
    static func makeFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    static func remove(_ folder: String) {
        // A file that cannot be removed is no failure of what was tested.
        try? FileManager.default.removeItem(atPath: folder)
    }
}
