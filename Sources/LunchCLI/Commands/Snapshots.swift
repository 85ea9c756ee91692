import LunchSnapshots
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `lunch snapshots`: lists, accepts and rejects what tests have received, and finds snapshots that no test uses.
struct Snapshots: Command {
    /// The things to do.
    private enum Action: String, CaseIterable {
        case list, accept, reject, prune
    }

    /// The word for snapshots that have no file yet, beside the classes of differences.
    private static let new = "new"
    private static let classes = TUISnapshot.Difference.Class.allCases.map(\.rawValue) + [new]

    private static let only = Option(
        "--only", "CLASS", "snapshots with differences of this class only: \(classes.joined(separator: ", "))",
        proposals: .words(classes), mayRepeat: true,
        read: { (text, option) throws(UsageError) in
            guard classes.contains(text) else { throw .malformed(.changeClass(text, known: classes), option: option) }
            return text
        })
    private static let delete = Option(flag: "--delete", "prune deletes what it lists")

    static let syntax = Syntax(
        command: "snapshots", abstract: "Lists, accepts or rejects snapshots that differ.",
        discussion: """
            list    prints the new snapshots of failed tests. With a path, it prints the
                    differences.
            accept  copies new snapshots to the files beside the tests.
            reject  removes new snapshots.
            prune   lists the snapshots that no test uses. It requires a run of all tests
                    that has passed, in both test libraries. Snapshots without a test in
                    that run are listed, and kept.

            Without a path, the action applies to all snapshots. The path of a folder means
            all snapshots in it. Look at a snapshot before you accept it. While CI is set,
            no snapshot can be accepted.
            """,
        operands: [
            Operand(
                name: "ACTION", help: Action.allCases.map(\.rawValue).joined(separator: ", "),
                proposals: .words(Action.allCases.map(\.rawValue))),
            Operand(
                name: "PATH", help: "the file of a snapshot, or a folder, inside the package", isOptional: true,
                proposals: .files),
        ],
        options: [only, delete],
        examples: [
            "lunch snapshots list", "lunch snapshots accept Tests/MyAppTests/__Snapshots__/LoginTests",
            "lunch snapshots accept --only style",
        ])

    private let action: Action
    private let path: String?
    private let only: Set<String>
    private let deletes: Bool

    init(_ words: CommandWords) throws(CommandError) {
        let name = words.operand(0) ?? ""
        guard let action = Action(rawValue: name) else {
            throw .usage(.unknownAction(name, known: Action.allCases.map(\.rawValue)))
        }
        self.action = action
        path = words.operand(1)
        only = Set(try words.values(of: Self.only))
        deletes = words.has(Self.delete)
    }

    func run() throws(CommandError) {
        guard let package = PackageFolder() else {
            throw .snapshots(.noPackage(folder: FileManager.default.currentDirectoryPath))
        }
        let store = SnapshotStore(root: package.path)
        do {
            let pending = try store.pending()
            switch action {
            case .list: try list(chosen(pending, in: store))
            case .accept: try accept(chosen(pending, in: store), in: store)
            case .reject: try reject(chosen(pending, in: store), in: store)
            case .prune: try prune(store)
            }
        } catch let error as CommandError {
            throw error
        } catch let error as TUISnapshot.Mismatch {
            throw .snapshots(.file(error))
        } catch {
            throw .output("\(error)")
        }
    }

    /// The snapshots that the command line selects.
    private func chosen(
        _ pending: [SnapshotStore.Pending], in store: SnapshotStore
    ) throws(CommandError) -> [SnapshotStore.Pending] {
        var chosen = pending
        if let path {
            let wanted = inPackage(path, of: store)
            chosen = pending.filter { $0.path == wanted || $0.path.hasPrefix(wanted + "/") }
            if chosen.isEmpty { throw .snapshots(.notPending(path, known: pending.map(\.path))) }
        }
        guard !only.isEmpty else { return chosen }
        return chosen.filter { one in
            if one.isNew { return only.contains(Self.new) }
            return one.difference.map { only.isSuperset(of: $0.classes.map(\.rawValue)) } ?? false
        }
    }

    /// The path inside the package: as it is printed, or as a shell completes it in the working directory.
    private func inPackage(_ path: String, of store: SnapshotStore) -> String {
        let here = FileManager.default.currentDirectoryPath
        let full = path.hasPrefix("/") ? path : "\(here)/\(path)"
        let inside = store.relative(URL(filePath: full).standardized.path) ?? path
        let isThere = FileManager.default.fileExists(atPath: "\(store.root)/\(path)")
        let own = isThere || !FileManager.default.fileExists(atPath: full) ? path : inside
        return own.hasSuffix("/") ? String(own.dropLast()) : own
    }

    private static func words(_ one: SnapshotStore.Pending) -> String {
        one.isNew ? new : one.difference?.summary ?? "the file is damaged"
    }

    private func list(_ pending: [SnapshotStore.Pending]) throws(CommandError) {
        if pending.isEmpty { return try CurrentProcess.print("No snapshot differs.") }
        let lines = pending.map { one in
            let line = "\(one.path): \(Self.words(one))"
            guard path != nil else { return line }
            return line + "\n" + (one.difference?.text ?? one.received.text)
        }
        try CurrentProcess.print(lines.joined(separator: "\n").visibleLines)
    }

    private func accept(_ pending: [SnapshotStore.Pending], in store: SnapshotStore) throws {
        guard (CurrentProcess.variable("CI") ?? "").isEmpty else {
            throw CommandError.snapshots(.continuousIntegration)
        }
        if pending.isEmpty { return try CurrentProcess.print("There is nothing to accept.") }
        for one in pending {
            try store.accept(one)
            try CurrentProcess.print("accepted \(one.path): \(Self.words(one))".visible)
        }
    }

    private func reject(_ pending: [SnapshotStore.Pending], in store: SnapshotStore) throws(CommandError) {
        if pending.isEmpty { return try CurrentProcess.print("There is nothing to reject.") }
        for one in pending {
            store.forget(one.file)
            try CurrentProcess.print("rejected \(one.path): \(Self.words(one))".visible)
        }
    }

    private func prune(_ store: SnapshotStore) throws(CommandError) {
        guard let run = store.lastRun() else { throw .snapshots(.notRun) }
        let wanted = path.map { inPackage($0, of: store) }
        var isAllUsed = true
        for path in store.all() where wanted.map({ path == $0 || path.hasPrefix($0 + "/") }) ?? true {
            let words: String
            switch store.use(of: path, in: run) {
            case .used: continue
            case .unused:
                if deletes { try delete("\(store.root)/\(path)") }
                words = "\(deletes ? "deleted" : "unused"): \(path)"
            case .notRun: words = "kept: \(path): its test has not run, or no longer exists"
            case .newer: words = "kept: \(path): it or its test is newer than the run of all tests"
            }
            isAllUsed = false
            try CurrentProcess.print(words.visible)
        }
        if isAllUsed { try CurrentProcess.print("The last run of all tests has used every snapshot.") }
    }

    private func delete(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw .output("\(path.literal): \(error)")
        }
    }
}
