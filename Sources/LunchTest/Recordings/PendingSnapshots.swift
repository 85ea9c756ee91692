import LunchDriver
import LunchSnapshots
@_spi(Lunch) import LunchWire

/// The snapshots that tests have received and must record: written at the end of their test, unless that has failed.
enum PendingSnapshots {
    struct Pending: Sendable {
        let file: TUISnapshot.File
        let snapshot: TUISnapshot
        let place: TUISourceLocation
        /// The snapshot in the file; nil if there is none.
        let recorded: TUISnapshot?
    }

    private static let pending = Lock<[Int: [Pending]]>([:])

    /// Adds a snapshot of the test with a number.
    static func add(_ snapshot: Pending, of test: Int) { pending.withLock { $0[test, default: []].append(snapshot) } }

    /// The snapshot that must be recorded in a file at the end of a test; nil if none is.
    static func snapshot(in file: TUISnapshot.File, of test: Int) -> TUISnapshot? {
        pending.withLock { $0[test]?.first { $0.file == file }?.snapshot }
    }

    /// Records the snapshots of a test that is over, and reports each, which fails the test: it was compared with nothing.
    ///
    /// - Parameter hasFailed: true if the test has failed otherwise; then nothing is recorded.
    static func finish(_ test: Int, hasFailed: Bool) {
        for one in pending.withLock({ $0.removeValue(forKey: test) ?? [] }) {
            var failure = TUIFailure(hasFailed ? refused(one) : recorded(one))
            failure.place = one.place
            FailureReporter.record(failure)
        }
    }

    private static func recorded(_ one: Pending) -> TUISnapshot.Mismatch {
        do throws(TUISnapshot.Mismatch) {
            try one.file.replace(with: one.snapshot)
            SnapshotStore(around: one.place.folder)?.forget(one.file)
            return .recorded(name: one.file.name, path: one.file.path, one.snapshot)
        } catch {
            return error
        }
    }

    private static func refused(_ one: Pending) -> TUISnapshot.Mismatch {
        let advice = SnapshotAdvice(
            refusal: SnapshotAdvice.failed, keeping: one.snapshot, for: one.file, around: one.place.folder)
        guard let recorded = one.recorded, let difference = one.snapshot.difference(from: recorded) else {
            return .missing(name: one.file.name, path: one.file.path, one.snapshot, advice: advice.text)
        }
        return .different(
            name: one.file.name, path: one.file.path, difference,
            .init(recorded: recorded, received: one.snapshot), advice: advice.text)
    }
}

/// The last lines of a message about a snapshot: why it was not recorded, and the command that accepts it.
struct SnapshotAdvice {
    /// The reason why it was not recorded although that was asked for; nil if it was not.
    var refusal: String?
    /// The path that the command accepts; nil if nothing was kept for it.
    private var path: String?
    /// The reason why nothing was kept; nil if something was, or if nothing was to be.
    private var unkept: String?

    init(refusal: String?) { self.refusal = refusal }

    /// Keeps what was received, so that a command can accept it.
    init(refusal: String?, keeping snapshot: TUISnapshot, for file: TUISnapshot.File, around folder: String) {
        self.refusal = refusal
        guard let store = SnapshotStore(around: folder) else {
            unkept = "neither \(folder.visible) nor a folder above it has a Package.swift"
            return
        }
        do throws(SnapshotStore.NotKept) {
            path = try store.keep(snapshot, for: file)
        } catch {
            unkept = error.reason
        }
    }

    /// The reason of a test that has failed otherwise.
    static let failed = "the test has failed otherwise"

    var text: String? {
        let lines = [
            refusal.map { "It was not recorded, since \($0)." },
            path.map { "To accept it: swift run lunch snapshots accept \(ShellText.quoted($0))" },
            unkept.map { "No command can accept it: \($0)" },
        ]
        let text = lines.compactMap(\.self).joined(separator: "\n")
        return text.isEmpty ? nil : text
    }
}

extension TUISourceLocation {
    /// The folder of the file.
    var folder: String {
        let path = filePath ?? fileID
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// The name of the file without its folder and its extension.
    var fileName: String {
        let name = (filePath ?? fileID).split(separator: "/").last ?? ""
        return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
    }
}
