import Foundation

/// A folder that is gone with the last reference to it; in memory, where there is such a place, so that no test waits
/// for a disk.
final class TemporaryFolder {
    let path: String

    init() throws {
        let memory = "/dev/shm"
        let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
        let url = URL(filePath: parent).appending(path: "FootStepMeterTests-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// The names of all files in the folder and in those below it.
    var files: [String] {
        let urls = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return urls.filter { !isFolder(path($0)) }.sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// The bytes of a file.
func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

/// Makes some bytes all that is in a file.
func write(_ bytes: some Sequence<UInt8>, _ path: String) throws { try Data(bytes).write(to: URL(filePath: path)) }

/// The permissions of a file or folder.
func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}
