import Foundation
import LunchProcess
import LunchSnapshots
import TestSupport
import Testing

@testable import LunchCLI

/// `lunch snapshots`: what tests have received is listed, accepted, rejected, and the unused is found.
@Suite(.waiting) final class SnapshotsTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "lunch-accept-\(UUID().uuidString)").path
    private let folder = "Tests/__Snapshots__/LoginTests"
    private let store: SnapshotStore

    init() throws {
        store = SnapshotStore(root: root)
        try FileManager.default.createDirectory(atPath: "\(root)/Tests", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(root)/Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func file(_ name: String) -> TUISnapshot.File { TUISnapshot.File(path: "\(root)/\(folder)/\(name).txt") }

    private func snapshot(_ rows: String...) throws -> TUISnapshot {
        try TUISnapshot(text: "text: 20×4\n" + rows.map { "|\($0)\n" }.joined())
    }

    /// A new snapshot, one with another text, one with a row more, and one with both.
    private func receive() throws {
        try file("text").write(snapshot("one"))
        try file("added").write(snapshot("one"))
        try file("both").write(snapshot("one"))
        for (name, rows) in [
            ("new", ["one"]), ("text", ["two"]), ("added", ["one", "two"]), ("both", ["six", "", "one", "two"]),
        ] {
            let text = "text: 20×4\n" + rows.map { "|\($0)\n" }.joined()
            _ = try store.keep(try TUISnapshot(text: text), for: file(name))
        }
    }

    private func lunch(_ words: String..., ci: String = "") throws -> (status: LunchProcess.ExitStatus?, output: String)
    {
        let script = "cd \"$1\" && shift && exec \"$0\" snapshots \"$@\""
        let run = try NestedRun(
            "/bin/sh", ["-c", script, ProductPath.of("lunch"), "\(root)/Tests"] + words, environment: ["CI": ci])
        return run.wait()
    }

    @Test func theReceivedIsListedWithItsClasses() throws {
        #expect(try lunch("list").output == "No snapshot differs.\n")
        try receive()
        #expect(
            try lunch("list").output == """
                \(folder)/added.txt: 1 row added
                \(folder)/both.txt: 1 row moved, 2 rows added
                \(folder)/new.txt: new
                \(folder)/text.txt: 1 row with other text

                """)
        #expect(
            try lunch("list", "\(folder)/text.txt").output == """
                \(folder)/text.txt: 1 row with other text
                − |one
                + |two
                   ^^^

                """)
    }

    @Test func oneAFolderAndAllAreAccepted() throws {
        try receive()
        #expect(
            try lunch("accept", "\(folder)/text.txt").output == "accepted \(folder)/text.txt: 1 row with other text\n")
        #expect(try file("text").read()?.isSame(as: snapshot("two")) == true)
        #expect(try file("added").read()?.isSame(as: snapshot("one")) == true)
        // The path as a shell completes it in the working directory.
        #expect(try lunch("accept", "__Snapshots__/LoginTests/").status == .exited(0))
        #expect(try file("new").read()?.isSame(as: snapshot("one")) == true)
        #expect(try lunch("list").output == "No snapshot differs.\n")
        #expect(try lunch("accept").output == "There is nothing to accept.\n")
    }

    @Test func aClassMeansThoseThatHaveNoOther() throws {
        try receive()
        #expect(try lunch("accept", "--only", "added").output == "accepted \(folder)/added.txt: 1 row added\n")
        #expect(try lunch("accept", "--only", "new").output == "accepted \(folder)/new.txt: new\n")
        #expect(try lunch("accept", "--only", "style").output == "There is nothing to accept.\n")
        #expect(try file("both").read()?.isSame(as: snapshot("one")) == true)
        #expect(try lunch("accept", "--only", "added", "--only", "moved").status == .exited(0))
        #expect(try store.pending().map(\.path) == ["\(folder)/text.txt"])
    }

    @Test func whatIsRejectedIsForgotten() throws {
        try receive()
        #expect(try lunch("reject", "\(folder)/text.txt").status == .exited(0))
        #expect(try file("text").read()?.isSame(as: snapshot("one")) == true)
        #expect(try store.pending().count == 3)
        let again = try lunch("reject", "\(folder)/text.txt")
        #expect(again.status == .exited(1))
        #expect(
            again.output.hasPrefix(
                "lunch: No test has received a snapshot that differs from \"\(folder)/text.txt\"."))
    }

    @Test func nothingIsAcceptedWhereNoOneLooks() throws {
        try receive()
        let run = try lunch("accept", ci: "true")
        #expect(run.status == .exited(1))
        #expect(run.output.hasPrefix("lunch: No snapshot can be accepted while CI is set"))
        #expect(try store.pending().count == 4)
        #expect(try lunch("list", ci: "true").status == .exited(0))
    }

    @Test func theUnusedIsDeletedOnlyIfAskedFor() throws {
        for name in ["used", "unused", "skipped"] { try file(name).write(snapshot("one")) }
        let early = try lunch("prune", "--delete")
        #expect(early.status == .exited(1))
        #expect(early.output.hasPrefix("lunch: It is unknown which snapshots are used"))
        // The folder of the tests is called as their module.
        let tests: Set = ["Tests/LoginTests.used", "Tests/LoginTests.unused"]
        store.note(.init(used: [file("used").path], tests: tests), by: "swift-testing")
        store.note(.init(used: [], tests: []), by: "xctest")
        let kept = "kept: \(folder)/skipped.txt: its test has not run, or no longer exists\n"
        #expect(try lunch("prune").output == "\(kept)unused: \(folder)/unused.txt\n")
        #expect(try file("unused").read() != nil)
        #expect(try lunch("prune", "\(folder)/skipped.txt", "--delete").output == kept)
        #expect(try lunch("prune", "--delete").output == "\(kept)deleted: \(folder)/unused.txt\n")
        #expect(try file("unused").read() == nil && file("skipped").read() != nil && file("used").read() != nil)
        try FileManager.default.removeItem(atPath: file("skipped").path)
        #expect(try lunch("prune").output == "The last run of all tests has used every snapshot.\n")
    }

    @Test func aDamagedFileIsNamedAndCanBeAccepted() throws {
        try receive()
        try Data("<<<<<<<\n".utf8).write(to: URL(filePath: file("text").path))
        #expect(try lunch("list").output.contains("\(folder)/text.txt: the file is damaged\n"))
        #expect(try lunch("accept", "--only", "text").output == "There is nothing to accept.\n")
        #expect(try lunch("accept", "\(folder)/text.txt").status == .exited(0))
        #expect(try file("text").read()?.isSame(as: snapshot("two")) == true)
    }

    @Test(arguments: [
        (["acept"], "lunch: lunch snapshots has no action \"acept\". Did you mean \"accept\"?\n"),
        (
            ["accept", "--only", "styl"],
            "lunch: \"styl\" is not a class of differences for --only. Did you mean \"style\"? "
        ),
    ]) func aWrongCommandLineIsNamed(_ words: [String], _ message: String) throws {
        let run = try Lunch.run(["snapshots"] + words, in: root)
        #expect(run.status == .exited(64))
        #expect("\(run.errors)\n".hasPrefix(message), "\(run.errors)")
    }
}
