import Foundation
import LunchSnapshots
import LunchWire
import Testing

/// Snapshots in files: what is compared, what is written, and what is said.
@Suite final class SnapshotFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-snapshots-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String = "login") throws -> TUISnapshot.File {
        try TUISnapshot.File(name, in: folder.path)
    }

    private func content(_ file: TUISnapshot.File) -> String? {
        try? String(contentsOfFile: file.path, encoding: .utf8)
    }

    private func write(_ bytes: some Sequence<UInt8>, to file: TUISnapshot.File) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file.path))
    }

    private func mismatch(_ drawing: String, _ file: TUISnapshot.File) -> String? {
        #expect(throws: TUISnapshot.Mismatch.self) { try file.compare(snapshot(drawing)) }?.description
    }

    @Test func anotherScreenIsShownBesideTheRecorded() throws {
        let file = try file()
        try file.write(snapshot("one"))
        #expect(
            mismatch("onE", file) == """
                The snapshot "login" differs: 1 row with other text (− recorded, + received).
                − |one
                + |onE
                     ^
                It is recorded in \(file.path)
                """)
        #expect(content(file) == snapshot("one").text, "nothing is written without being asked for")
    }

    @Test func aMissingFileFailsAndIsNotWritten() throws {
        let file = try file()
        #expect(
            mismatch(##"say "#""##, file) == ###"""
                There is no snapshot "login": no file \###(file.path)
                Or paste it into the test, in the place of a file:
                  is: ##"""
                    cells: 20×4
                    cursor: 7,0
                    |say "#"
                    """##
                """###)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func recordingAnewKeepsTheNotes() throws {
        let file = try file()
        var first = snapshot("one")
        first.notes = ["looked at by hand"]
        try file.write(first)
        try file.replace(with: snapshot("two"))
        #expect(content(file) == "looked at by hand\ncells: 20×4\ncursor: 3,0\n|two\n")
    }

    @Test(arguments: [Array("something else\n".utf8), [], [0x73, 0x69, 0x7A, 0x65, 0x3A, 0x20, 0xFF]])
    func aFileWithoutASnapshotIsNamed(_ bytes: [UInt8]) throws {
        let file = try file()
        try write(bytes, to: file)
        let words = mismatch("one", file)
        #expect(words?.hasPrefix("There is no snapshot in \(file.path)\nIn line 1, ") == true, "\(words ?? "")")
    }

    @Test func aFileThatCannotBeReadIsNamed() throws {
        let file = try file()
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        let words = mismatch("one", file)
        let isNamed =
            words?.hasPrefix("The snapshot cannot be read (") == true && words?.hasSuffix("): \(file.path)") == true
        #expect(isNamed, "\(words ?? "")")
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
        try Data().write(to: folder)
        let file = try file()
        let words = #expect(throws: TUISnapshot.Mismatch.self) { try file.write(snapshot("one")) }?.description ?? ""
        #expect(words.hasPrefix("The snapshot cannot be written (") && words.hasSuffix("): \(file.path)"), "\(words)")
    }

    @Test(arguments: [
        "", ".", "..", "../other", "a/b", "/etc/passwd", "a\\b", ".hidden", "a\0b", "a\nb", "a\u{202E}b",
        String(repeating: "x", count: 201),
    ])
    func aNameOfAFileElsewhereIsRefused(_ name: String) {
        let error = #expect(throws: TUISnapshot.Mismatch.self) { try self.file(name) }
        #expect(
            error?.description == """
                \(name.literal) cannot name a snapshot. It becomes a part of the name of a file in one folder: it has 1 to \
                200 bytes, does not begin with a dot, and has no / and no \\ and nothing invisible in it.
                """)
    }

    @Test(arguments: ["login", "empty form", "a..b", "名前", "1-132", "50 %"])
    func aNameOfAFileHereIsTaken(_ name: String) throws {
        let file = try file(name)
        #expect(file.path == "\(folder.path)/\(name).txt")
        try file.write(snapshot("one"))
        // An equal screen is right.
        try file.compare(snapshot("one"))
        #expect(try file.read()?.isSame(as: snapshot("one")) == true)
    }
}

/// The snapshots of a package: what was received, and what is used.
@Suite final class SnapshotStoreTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "lunch-store-\(UUID().uuidString)").path
    private let path = "Tests/AppTests/__Snapshots__/LoginTests/form.txt"
    private var file: TUISnapshot.File { TUISnapshot.File(path: "\(root)/\(path)") }

    init() throws {
        try FileManager.default.createDirectory(atPath: "\(root)/Tests/AppTests", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(root)/Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func store() throws -> SnapshotStore { try #require(SnapshotStore(around: "\(root)/Tests/AppTests")) }

    @Test func theNearestPackageHasTheStore() throws {
        #expect(try store().root == root && SnapshotStore(around: "/nowhere/at/all") == nil)
    }

    @Test func aSnapshotThatCannotBeKeptHasAReason() throws {
        let store = try store()
        let outside = #expect(throws: SnapshotStore.NotKept.self) {
            try store.keep(snapshot("x"), for: TUISnapshot.File(path: "/elsewhere/x.txt"))
        }
        #expect(outside?.reason == "/elsewhere/x.txt is outside the package \(root)")
        // A file stands where the folder would.
        try Data().write(to: URL(filePath: "\(root)/.build"))
        let error = #expect(throws: SnapshotStore.NotKept.self) { try store.keep(snapshot("x"), for: file) }
        #expect(error?.reason.hasPrefix("The snapshot cannot be written (") == true, "\(String(describing: error))")
    }

    @Test func theReceivedIsListedUntilItIsAcceptedOrForgotten() throws {
        let store = try store()
        let kept = try store.keep(snapshot("one"), for: file)
        let pending = try store.pending()
        #expect([kept] + pending.map(\.path) == [path, path] && pending.map(\.isNew) == [true])
        #expect(try file.read() == nil)
        try store.accept(try #require(pending.first))
        #expect(try file.read()?.isSame(as: snapshot("one")) == true)
        #expect(try store.pending().isEmpty)
        _ = try store.keep(snapshot("two"), for: file)
        #expect(try store.pending().first?.difference?.counts == [.text: 1])
        store.forget(file)
        #expect(try store.pending().isEmpty)
        #expect(try file.read()?.isSame(as: snapshot("one")) == true)
    }

    /// Somebody may have corrected the file by hand meanwhile.
    @Test func theSameAsTheFileIsNotPending() throws {
        let store = try store()
        _ = try store.keep(snapshot("one"), for: file)
        try file.write(snapshot("one"))
        #expect(try store.pending().isEmpty)
    }

    @Test func aDamagedFileCanBeReplaced() throws {
        let store = try store()
        try file.write(snapshot("one"))
        try Data("<<<<<<<\n".utf8).write(to: URL(filePath: file.path))
        _ = try store.keep(snapshot("two"), for: file)
        let pending = try #require(try store.pending().first)
        #expect(!pending.isNew && pending.difference == nil)
        try store.accept(pending)
        #expect(try file.read()?.isSame(as: snapshot("two")) == true)
    }

    /// A library that has not run yet may use any snapshot.
    @Test func theUsedAreKnownOnceBothLibrariesHaveRun() throws {
        let store = try store()
        #expect(store.lastRun() == nil)
        store.note(.init(used: [file.path, "/elsewhere/x.txt"], tests: ["Tests/A.a"]), by: "xctest")
        #expect(store.lastRun() == nil)
        store.note(.init(used: [], tests: ["Tests/B.b"]), by: "swift-testing")
        let run = store.lastRun()
        #expect(run?.used == [path] && run?.tests == ["Tests/A.a", "Tests/B.b"])
    }

    /// A snapshot is unused only if a test has run that would have used it.
    @Test func theTestThatHasNotRunMayUseItsSnapshots() throws {
        let store = try store()
        let tests: Set = ["AppTests/LoginTests.form", "AppTests/Inner.form", "OtherTests/LoginTests.else"]
        store.note(.init(used: [], tests: []), by: "xctest")
        store.note(.init(used: ["\(root)/Tests/AppTests/__Snapshots__/A/used.txt"], tests: tests), by: "swift-testing")
        let run = try #require(store.lastRun())
        func use(_ path: String) -> SnapshotStore.Use { store.use(of: "Tests/\(path).txt", in: run) }
        #expect(use("AppTests/__Snapshots__/A/used") == .used)
        for unused in ["LoginTests/form", "LoginTests/form.dialog", "LoginTests/Inner.form.2", "A/LoginTests.form"] {
            #expect(use("AppTests/__Snapshots__/\(unused)") == .unused, "\(unused)")
        }
        // Another test, another file, another module, and the names of a tool.
        for other in ["LoginTests/formal", "LoginTests/empty", "A/form", "LoginTests/else", "form"] {
            #expect(use("AppTests/__Snapshots__/\(other)") == .notRun, "\(other)")
        }
        #expect(use("OtherTests/__Snapshots__/LoginTests/form") == .notRun)
        #expect(use("OtherTests/__Snapshots__/LoginTests/else") == .unused)
    }

    /// A file that has changed since the run may have a use.
    @Test(arguments: ["__Snapshots__/LoginTests/form.txt", "LoginTests.swift"])
    func aSnapshotOrATestThatIsNewerThanTheRunIsNotUnused(_ changed: String) throws {
        let store = try store()
        for name in ["__Snapshots__/LoginTests/form.txt", "LoginTests.swift"] {
            let file = TUISnapshot.File(path: "\(root)/Tests/AppTests/\(name)")
            try file.write(snapshot("one"))
        }
        for library in SnapshotStore.libraries {
            store.note(.init(used: [], tests: ["AppTests/LoginTests.form"]), by: library)
        }
        let run = try #require(store.lastRun())
        let path = "Tests/AppTests/__Snapshots__/LoginTests/form.txt"
        #expect(store.use(of: path, in: run) == .unused)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: "\(root)/Tests/AppTests/\(changed)")
        #expect(store.use(of: path, in: run) == .newer)
    }

    @Test func allSnapshotsAreFoundAndNoOthers() throws {
        try file.write(snapshot("one"))
        try TUISnapshot.File(path: "\(root)/Tests/Other/x.txt").write(snapshot("one"))
        try TUISnapshot.File(path: "\(root)/.build/__Snapshots__/y/x.txt").write(snapshot("one"))
        #expect(try store().all() == [path])
    }
}
