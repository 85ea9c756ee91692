import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The snapshots of a package: those beside its tests, and those that failing tests have received and nobody has looked at.
///
/// Of a snapshot `Tests/AppTests/__Snapshots__/LoginTests/form.txt`, the test leaves what it has received in
/// `.build/lunch/snapshots/received` under the same path.
package struct SnapshotStore: Sendable, Hashable {
    /// The folder beside a file of tests.
    package static let folderName = "__Snapshots__"

    /// The folder of `Package.swift`.
    package let root: String

    package init(root: String) { self.root = root }

    /// The store of the package that a path belongs to: that of the nearest `Package.swift` above it; nil if there is none.
    package init?(around path: String) {
        guard let root = Self.root(around: path) else { return nil }
        self.init(root: root)
    }

    /// The nearest folder with a `Package.swift`, in or above a folder.
    package static func root(around path: String) -> String? {
        var folder = URL(filePath: path, directoryHint: .isDirectory).standardized
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            let above = folder.deletingLastPathComponent().standardized
            guard above.path != folder.path, folder.path != "/" else { return nil }
            folder = above
        }
        return folder.path
    }

    private var folder: String { "\(root)/.build/lunch/snapshots" }

    /// The path of a file inside the package; nil if it is elsewhere.
    package func relative(_ path: String) -> String? {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    private func receivedFile(of path: String) -> TUISnapshot.File {
        TUISnapshot.File(path: "\(folder)/received/\(path)")
    }

    /// Keeps what a test has received in the place of a snapshot.
    ///
    /// - Returns: the words that accept it, behind `lunch snapshots accept`.
    package func keep(_ snapshot: TUISnapshot, for file: TUISnapshot.File) throws(NotKept) -> String {
        guard let path = relative(file.path) else {
            throw NotKept(reason: "\(file.path.visible) is outside of the package \(root.visible)")
        }
        do throws(TUISnapshot.Mismatch) {
            try receivedFile(of: path).write(snapshot)
        } catch {
            throw NotKept(reason: "\(error)")
        }
        return path
    }

    /// The reason why nothing was kept of what a test has received.
    package struct NotKept: Error, Hashable {
        package let reason: String
    }

    /// Forgets what a test has received: it is the same as the snapshot now.
    package func forget(_ file: TUISnapshot.File) {
        guard let path = relative(file.path) else { return }
        // Mostly there is none.
        try? FileManager.default.removeItem(atPath: receivedFile(of: path).path)
    }

    /// A snapshot that a test has received.
    package struct Pending: Sendable {
        /// The path inside the package.
        package let path: String
        package let received: TUISnapshot
        /// The file beside the test.
        package let file: TUISnapshot.File
        /// The differences from the snapshot that is there; nil if there is none, or if it cannot be read.
        package let difference: TUISnapshot.Difference?
        /// True if there is no snapshot yet.
        package let isNew: Bool
    }

    /// The snapshots that were received and differ from those that are there.
    package func pending() throws(TUISnapshot.Mismatch) -> [Pending] {
        var pending: [Pending] = []
        for path in Self.files(below: "\(folder)/received") {
            guard let received = try receivedFile(of: path).read() else { continue }
            let file = TUISnapshot.File(path: "\(root)/\(path)")
            let recorded: TUISnapshot?
            do throws(TUISnapshot.Mismatch) {
                recorded = try file.read()
            } catch {
                guard case .malformed = error else { throw error }
                pending.append(Pending(path: path, received: received, file: file, difference: nil, isNew: false))
                continue
            }
            if let recorded, recorded.isSame(as: received) {
                forget(file)
                continue
            }
            let difference = recorded.flatMap { received.difference(from: $0) }
            pending.append(
                Pending(path: path, received: received, file: file, difference: difference, isNew: recorded == nil))
        }
        return pending
    }

    /// Writes what was received in the place of the snapshot.
    package func accept(_ pending: Pending) throws(TUISnapshot.Mismatch) {
        try pending.file.replace(with: pending.received)
        forget(pending.file)
    }

    /// The paths of all snapshots of the package.
    package func all() -> [String] {
        Self.files(below: root).filter { $0.split(separator: "/").contains { $0 == Self.folderName } }
    }

    /// The paths of all text files below a folder, without those in folders with a dot.
    private static func files(below folder: String) -> [String] {
        var (found, open) = ([String](), [""])
        while let next = open.popLast() {
            let path = next.isEmpty ? folder : "\(folder)/\(next)"
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where !name.hasPrefix(".") {
                let below = next.isEmpty ? name : "\(next)/\(name)"
                var isFolder = false
                guard FileManager.default.fileExists(atPath: "\(folder)/\(below)", isDirectory: &isFolder) else {
                    continue
                }
                if isFolder { open.append(below) } else if name.hasSuffix(TUISnapshot.File.end) { found.append(below) }
            }
        }
        return found.sorted()
    }
}

/// The snapshots that the last whole run of all tests has used.
extension SnapshotStore {
    /// The test libraries, each of which runs in a process of its own.
    package static let libraries = ["swift-testing", "xctest"]

    /// Notes which snapshots were used by a run of all tests of a library, none of which has failed.
    package func noteUsed(_ paths: Set<String>, by library: String) {
        let text = paths.compactMap(relative).sorted().map { $0 + "\n" }.joined()
        let file = URL(filePath: "\(folder)/used-\(library)\(TUISnapshot.File.end)")
        // Without the note nothing is pruned.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }

    /// The snapshots that those runs have used; nil if a library has not run all its tests with success yet.
    package func used() -> Set<String>? {
        var used: Set<String> = []
        for library in Self.libraries {
            let file = URL(filePath: "\(folder)/used-\(library)\(TUISnapshot.File.end)")
            guard let data = try? Data(contentsOf: file) else { return nil }
            used.formUnion(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
        }
        return used
    }
}
