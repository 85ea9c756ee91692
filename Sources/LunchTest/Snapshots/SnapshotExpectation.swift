import LunchDriver
import LunchElements
import LunchSnapshots
import LunchWire

/// An expectation of a snapshot: what it is compared with, and what becomes of what is received.
struct SnapshotExpectation {
    let name: String?
    /// The snapshot that the test contains; nil if it has a file.
    let literal: String?
    let timeout: Duration
    let place: TUISourceLocation

    /// The snapshot to compare with.
    private enum Target {
        case literal(TUISnapshot)
        case file(TUISnapshot.File, recorded: TUISnapshot?, isNew: Bool, mode: SnapshotMode.Effective)

        var expected: TUISnapshot? {
            switch self {
            case .literal(let snapshot): snapshot
            case .file(_, let recorded, _, _): recorded
            }
        }
    }

    /// Expects an app to look as it is described.
    ///
    /// - Parameter describe: describes a frame of the app.
    func expect(
        _ app: TUIApplication, _ describe: (TUIFrame) throws(TUIError) -> TUISnapshot
    ) throws(TUIError) -> Bool {
        let target: Target
        do throws(TUISnapshot.Mismatch) { target = try self.target() } catch {
            throw app.error(error, in: app.lastFrame)
        }
        let (frame, isSettled) = try frame(of: app, for: target, describe)
        let snapshot = try describe(frame)
        do throws(TUISnapshot.Mismatch) {
            return try judge(snapshot, target, isSettled: isSettled)
        } catch {
            throw app.error(error, in: frame)
        }
    }

    /// Expects a frame to look as it is described.
    func expect(
        _ frame: TUIFrame, _ describe: (TUIFrame) throws(TUIError) -> TUISnapshot
    ) throws(TUIError) -> Bool {
        let snapshot = try describe(frame)
        do throws(TUISnapshot.Mismatch) {
            return try judge(snapshot, target(), isSettled: true)
        } catch {
            throw TUIError(error, in: frame)
        }
    }

    private func frame(
        of app: TUIApplication, for target: Target, _ describe: (TUIFrame) throws(TUIError) -> TUISnapshot
    ) throws(TUIError) -> (frame: TUIFrame, isSettled: Bool) {
        guard let expected = target.expected else { return (try app.lastingFrame(), true) }
        return try app.frame(within: timeout) { frame in
            do throws(TUIError) {
                return try describe(frame).isSame(as: expected)
            } catch {
                // An element that is not there yet may come; if it does not, the last frame shows why.
                return false
            }
        }
    }

    private func target() throws(TUISnapshot.Mismatch) -> Target {
        if let literal {
            do throws(TUISnapshot.ParsingError) {
                return .literal(try TUISnapshot(text: literal).masked(by: TestSecrets.current.mask))
            } catch {
                throw .malformedLiteral(error)
            }
        }
        let test = SnapshotTest.current
        let file = try file(of: test)
        let refusal = test.map(\.refusal) ?? "no test runs here"
        let mode = try SnapshotMode.effective(test: refusal)
        if let number = test?.number, let pending = PendingSnapshots.snapshot(in: file, of: number) {
            // A second look in the same test is a comparison, even if the first is yet to be written.
            return .file(file, recorded: pending, isNew: false, mode: .init(mode: .never))
        }
        do throws(TUISnapshot.Mismatch) {
            let recorded = try file.read()?.masked(by: TestSecrets.current.mask)
            return .file(file, recorded: recorded, isNew: recorded == nil, mode: mode)
        } catch {
            guard case .malformed = error, mode.mode.writes(isNew: false) else { throw error }
            return .file(file, recorded: nil, isNew: false, mode: mode)
        }
    }

    /// The file: `__Snapshots__/LoginTests/emptyForm.txt` beside `LoginTests.swift`.
    private func file(of test: SnapshotTest?) throws(TUISnapshot.Mismatch) -> TUISnapshot.File {
        let name = name.map(TestSecrets.current.mask.masked)
        if let name, !TUISnapshot.File.isName(name) { throw .name(name) }
        let (folder, fileName) = ("\(place.folder)/\(SnapshotStore.folderName)/\(place.fileName)", place.fileName)
        guard let test else {
            guard let name else { throw .unnamed(reason: "no test runs here") }
            let file = try TUISnapshot.File(name, in: folder)
            return try noted(file, identity: place.fileID, named: place.fileID)
        }
        if name == nil, test.hasArguments {
            throw .unnamed(reason: "the test is parameterized, and each of its cases needs separate snapshots")
        }
        let number = name == nil ? SnapshotUses.nextNumber(of: "\(test.number ?? 0) \(test.identity) \(folder)") : 1
        let own = name ?? (number == 1 ? nil : "\(number)")
        let file = try TUISnapshot.File(test.fileName(in: fileName, own), in: folder)
        return try noted(file, identity: test.identity, named: test.name)
    }

    private func noted(
        _ file: TUISnapshot.File, identity: String, named name: String
    ) throws(TUISnapshot.Mismatch) -> TUISnapshot.File {
        guard let other = SnapshotUses.note(file, by: identity, named: name) else { return file }
        throw .shared(name: file.name, path: file.path, other: other)
    }

    private func judge(
        _ snapshot: TUISnapshot, _ target: Target, isSettled: Bool
    ) throws(TUISnapshot.Mismatch) -> Bool {
        if snapshot.isMaskedAltogether { throw .masked }
        switch target {
        case .literal(let expected):
            guard let difference = snapshot.difference(from: expected) else { return true }
            throw .unlike(difference, snapshot)
        case .file(let file, let recorded, let isNew, let mode):
            return try judge(snapshot, file, recorded, isNew: isNew, mode, isSettled: isSettled)
        }
    }

    private func judge(
        _ snapshot: TUISnapshot, _ file: TUISnapshot.File, _ recorded: TUISnapshot?, isNew: Bool,
        _ mode: SnapshotMode.Effective, isSettled: Bool
    ) throws(TUISnapshot.Mismatch) -> Bool {
        let difference = recorded.flatMap { snapshot.difference(from: $0) }
        if recorded != nil, difference == nil {
            SnapshotStore(around: place.folder)?.forget(file)
            // It was compared, and is only written as Lunch writes it.
            if mode.mode == .all { try file.replace(with: snapshot) }
            return true
        }
        if isSettled, mode.mode.writes(isNew: isNew), let number = SnapshotTest.current?.number {
            let pending = PendingSnapshots.Pending(file: file, snapshot: snapshot, place: place, recorded: recorded)
            PendingSnapshots.add(pending, of: number)
            return false
        }
        let advice =
            isSettled
            ? SnapshotAdvice(refusal: mode.refusal, keeping: snapshot, for: file, around: place.folder)
            : SnapshotAdvice(refusal: "the program has not settled")
        guard let difference, let recorded else {
            throw .missing(name: file.name, path: file.path, snapshot, advice: advice.text)
        }
        throw .different(
            name: file.name, path: file.path, difference, .init(recorded: recorded, received: snapshot),
            advice: advice.text)
    }
}
