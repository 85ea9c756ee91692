import Foundation

/// A folder of its own for the program of one test: its home, and the place of the files that it works on.
///
/// No one's configuration matters there. A suite keeps it in a property, so that it lives as long as the test; then it is
/// removed.
final class Home: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The folder in which `.ci/replay` has the files kept as they are when a program is launched; nil if nobody asks for them.
    private static let kept = ProcessInfo.processInfo.environment["KEPT_HOMES"]

    /// The variables with which a program finds nothing but this folder, and speaks English.
    var environment: [String: String] {
        if let kept = Self.kept {
            let copy = "\(kept)/\(URL(filePath: path).lastPathComponent)"
            // A file that cannot be copied is missing in the replay, which tells that. Only the first launch of a test finds the files as the test has made them.
            if !FileManager.default.fileExists(atPath: copy) {
                try? FileManager.default.copyItem(atPath: path, toPath: copy)
            }
        }
        return ["HOME": path, "TMPDIR": path, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "SHELL": "/bin/sh"]
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The text of a file; nil if there is no such file.
    func read(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    /// The names of what a folder holds, in their order.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }
}
