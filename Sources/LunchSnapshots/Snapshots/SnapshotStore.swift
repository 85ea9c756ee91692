import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The snapshots of a package: those beside its tests, and those that failing tests have received and no person has looked at.
///
/// For a snapshot `Tests/AppTests/__Snapshots__/LoginTests/form.txt`, the test writes the received one to
/// `.build/lunch/snapshots/received` under the same path.
package struct SnapshotStore: Sendable, Hashable {
    /// The folder beside a file of tests.
    package static let folderName = "__Snapshots__"

    /// The folder of `Package.swift`.
    package let root: String

    package init(root: String) { self.root = root }

    /// The store of the package that a path belongs to: that of the nearest `Package.swift` above it; nil if there is none.
    package init?(around path: String) {
        guard let root = PackageRoot.path(around: path) else { return nil }
        self.init(root: root)
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
    /// - Returns: the words that accept it, after `lunch snapshots accept`.
    package func keep(_ snapshot: TUISnapshot, for file: TUISnapshot.File) throws(NotKept) -> String {
        guard let path = relative(file.path) else {
            throw NotKept(reason: "\(file.path.visible) is outside the package \(root.visible)")
        }
        if let link = LinkCheck.link(in: "snapshots/received/\(path)", of: "\(root)/.build/lunch") {
            throw NotKept(reason: "\(link.visible) is a symbolic link")
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
                let isLink = LinkCheck.link(in: name, of: path) != nil
                guard FileManager.default.fileExists(atPath: "\(folder)/\(below)", isDirectory: &isFolder),
                    !(isLink && isFolder)
                else { continue }
                if isFolder { open.append(below) } else if name.hasSuffix(TUISnapshot.File.end) { found.append(below) }
            }
        }
        return found.sorted()
    }
}

/// The last whole runs of all tests, which show which snapshots are used.
extension SnapshotStore {
    /// The test libraries, each of which runs in a separate process.
    package static let libraries = ["swift-testing", "xctest"]

    /// A run of all tests, none of which has failed.
    package struct Run: Sendable {
        /// The paths of the snapshots that were used.
        package var used: Set<String>
        /// The tests that have run to their end: the module, a slash, and the types and the function with dots between them.
        package var tests: Set<String>
        /// The time at which it was over; of two runs, the earlier time.
        var end = Date.distantFuture

        package init(used: Set<String>, tests: Set<String>) { (self.used, self.tests) = (used, tests) }
    }

    private func runFile(of library: String) -> String { "\(folder)/run-\(library)\(TUISnapshot.File.end)" }

    /// Notes a run of all tests of a library.
    package func note(_ run: Run, by library: String) {
        let lines =
            run.used.compactMap(relative).sorted().map { "used \($0)\n" } + run.tests.sorted().map { "test \($0)\n" }
        let file = URL(filePath: runFile(of: library))
        // Without the note nothing is pruned.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(lines.joined().utf8).write(to: file, options: .atomic)
    }

    /// The last run of each library, as one; nil if a library has not run all its tests with success yet.
    package func lastRun() -> Run? {
        var run = Run(used: [], tests: [])
        for library in Self.libraries {
            let path = runFile(of: library)
            guard let data = FileManager.default.contents(atPath: path), let end = Self.changed(path) else {
                return nil
            }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                let rest = String(line.dropFirst(5))
                if line.hasPrefix("used ") { run.used.insert(rest) } else { run.tests.insert(rest) }
            }
            run.end = min(run.end, end)
        }
        return run
    }

    /// The facts about the use of a snapshot.
    package enum Use: Sendable {
        case used
        /// Its test has run, and has not used it.
        case unused
        /// Its test has not run to its end, or is gone.
        case notRun
        /// It, or the file of its test, is newer than the run.
        case newer
    }

    /// Decides whether a snapshot was used. A snapshot whose test has not run since it was written never counts as unused.
    package func use(of path: String, in run: Run) -> Use {
        if run.used.contains(path) { return .used }
        let parts = path.split(separator: "/").map(String.init)
        guard let place = parts.lastIndex(of: Self.folderName), place + 2 == parts.count - 1 else { return .notRun }
        let (folder, file) = (parts[..<place], parts[place + 1])
        let name = parts[place + 2].dropLast(TUISnapshot.File.end.count)
        // The name omits a type that has the name of the file.
        let names = [String(name), "\(file).\(name)"]
        let hasRun = run.tests.contains { test in
            let words = test.split(separator: "/", maxSplits: 1).map(String.init)
            guard words.count == 2, folder.contains(words[0]) else { return false }
            return names.contains { $0 == words[1] || $0.hasPrefix(words[1] + ".") }
        }
        guard hasRun else { return .notRun }
        let test = (folder + ["\(file).swift"]).joined(separator: "/")
        let isNewer = [path, test].contains { path in Self.changed("\(root)/\(path)").map { $0 > run.end } ?? false }
        return isNewer ? .newer : .unused
    }

    /// The time of the last change of a file; nil if there is none.
    private static func changed(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}
