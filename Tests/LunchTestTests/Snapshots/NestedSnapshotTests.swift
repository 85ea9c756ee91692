import LunchProcess
import LunchTest
import LunchWire
import TestSupport
import Testing
import XCTest

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens of the nested tests: an older and a newer one for each class of differences.
enum NestedSnapshots {
    /// The variable that names the file of tests beside which the snapshots lie.
    static let file = "LUNCH_NESTED_TESTS_FILE"
    /// The variable that says which screens are shown.
    static let version = "LUNCH_NESTED_VERSION"

    static let drawings: [(name: String, old: String, new: String)] = [
        ("text", "one", "two"), ("style", "one", "\u{1B}[7mone\u{1B}[0m"),
        ("moved", "one\r\ntwo\r\nsix", "two\r\nsix\r\none"),
        ("added", "one", "one\r\ntwo"), ("removed", "one\r\ntwo", "one"), ("size", "one", "one"),
        ("state", "one", "one\u{1B}]2;title\u{7}"),
    ]

    static func expectAll(at path: String) {
        let isNew = Bundle.variable(version) == "new"
        for drawing in drawings {
            let text = (isNew ? drawing.new : drawing.old) + "\u{1B}[H"
            let rows = drawing.name == "size" && isNew ? 5 : 4
            let frame = TUIFrame.made(AccessibilityNode(.application), columns: 20, rows: rows, drawing: text)
            expectSnapshot(of: frame, named: drawing.name, filePath: path)
        }
    }

    static func expectOne(named name: String? = nil, at path: String) {
        let frame = TUIFrame.made(AccessibilityNode(.application), columns: 20, rows: 4, drawing: "one")
        expectSnapshot(of: frame, named: name, filePath: path)
    }
}

/// Runs in a bundle of its own, which may record.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedSnapshotTests {
    private let file = Bundle.variable(NestedSnapshots.file)

    @Test func everyClass() { NestedSnapshots.expectAll(at: file) }

    @Test func several() {
        NestedSnapshots.expectOne(at: file)
        NestedSnapshots.expectOne(at: file)
    }

    @Test func failsBehind() {
        NestedSnapshots.expectOne(at: file)
        Issue.record("it fails otherwise")
    }

    @Test func failsBefore() {
        Issue.record("it fails otherwise")
        NestedSnapshots.expectOne(at: file)
    }

    @Test func same() { NestedSnapshots.expectOne(at: file) }
    @Test(arguments: [1, 2]) func same(_ number: Int) { NestedSnapshots.expectOne(named: "case", at: file) }
    @Test func anApp() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        expectSnapshot(of: app, filePath: file)
        try expectChanges(of: app, named: "changes", filePath: file) { try app.typeText("a") }
    }
}

/// Without the trait, Lunch can't see whether a test fails for other reasons.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedBareSnapshotTests {
    @Test func bare() { NestedSnapshots.expectOne(at: Bundle.variable(NestedSnapshots.file)) }
}

/// The same in XCTest.
final class NestedSnapshotXCTests: XCTestCase {
    private func file() throws -> String {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        return Bundle.variable(NestedSnapshots.file)
    }

    func testEveryClass() throws { NestedSnapshots.expectAll(at: try file()) }

    func testFailsBehind() throws {
        NestedSnapshots.expectOne(at: try file())
        XCTFail("it fails otherwise")
    }

    func testFailsBefore() throws {
        let file = try file()
        XCTFail("it fails otherwise")
        NestedSnapshots.expectOne(at: file)
    }
}

/// The snapshots that runs write, and their way into files, in both libraries.
@Suite(.waiting) final class RecordingTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "lunch-recording-\(UUID().uuidString)")
        .path

    init() throws {
        try FileManager.default.createDirectory(atPath: "\(root)/Tests", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(root)/Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private let folder = "Tests/__Snapshots__/LoginTests"

    private func run(_ arguments: [String], _ environment: [String: String]) throws -> (
        status: LunchProcess.ExitStatus?, output: String
    ) {
        let file = [NestedSnapshots.file: "\(root)/Tests/LoginTests.swift", "CI": ""]
        return try Bundle.run(arguments, environment: file.merging(environment) { $1 })
    }

    private var names: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
        return Set(names.map { String($0.dropLast(4)) })
    }

    private func lunch(_ words: String..., in folder: String? = nil) throws -> (
        status: LunchProcess.ExitStatus?, output: String
    ) {
        let script = "cd \"$0\" && exec \"$@\""
        let run = try NestedRun(
            "/bin/sh", ["-c", script, root, ProductPath.of("lunch"), "snapshots"] + words, environment: ["CI": ""])
        return run.wait()
    }

    /// Each class of differences is seen to fail, accepted with the command that is printed, and green then.
    @Test(arguments: [
        (
            ["--testing-library", "swift-testing", "--filter", "NestedSnapshotTests/everyClass"],
            "NestedSnapshotTests.everyClass"
        ),
        (["LunchTestTests.NestedSnapshotXCTests/testEveryClass"], "NestedSnapshotXCTests.testEveryClass"),
    ]) func everyClassFailsIsAcceptedAndGreen(_ arguments: [String], _ test: String) throws {
        let traces = "\(root)/traces"
        let recording = try run(
            arguments, ["LUNCH_SNAPSHOTS": "missing", "LUNCH_TRACE": "", "LUNCH_TRACES": traces])
        #expect(recording.status == .exited(1))
        // The trace in the message is there: a test that records a snapshot has failed.
        let command = try #require(recording.output.firstMatch(of: /lunch trace (\S+)/), "\(recording.output)")
        #expect(FileManager.default.fileExists(atPath: "\(traces)/\(command.1)/trace.lunchtrace"))
        #expect(names == Set(NestedSnapshots.drawings.map { "\(test).\($0.name)" }), "\(recording.output)")
        #expect(recording.output.contains("It was compared with nothing, so the test fails."))
        let failing = try run(arguments, [NestedSnapshots.version: "new", "LUNCH_SNAPSHOTS": "missing"])
        #expect(failing.status == .exited(1))
        for (name, words) in [
            ("text", "1 row with other text"), ("style", "1 row in another style"), ("moved", "1 row moved"),
            ("added", "1 row added"), ("removed", "1 row removed"), ("size", "another size"),
            ("state", "another title"),
        ] {
            #expect(
                failing.output.contains("The snapshot \"\(test).\(name)\" differs: \(words) ("), "\(failing.output)")
            #expect(failing.output.contains("swift run lunch snapshots accept \(folder)/\(test).\(name).txt"))
        }
        #expect(
            try lunch("accept", "--only", "style").output
                == "accepted \(folder)/\(test).style.txt: 1 row in another style\n")
        // The commands that the messages print, each once.
        let commands = Set(failing.output.matches(of: #/To accept it: swift run lunch snapshots accept (.+)/#).map(\.1))
        #expect(commands.count == NestedSnapshots.drawings.count)
        for path in commands where !path.hasSuffix(".style.txt") {
            let run = try lunch("accept", String(path))
            #expect(run.status == .exited(0), "\(run.output)")
            #expect(run.output.hasPrefix("accepted \(path): "), "\(run.output)")
        }
        let green = try run(arguments, [NestedSnapshots.version: "new"])
        #expect(green.status == .exited(0), "\(green.output)")
        #expect(try lunch("list").output == "No snapshot differs.\n")
    }

    /// Nothing is recorded where nobody looks, in both libraries, whatever is asked for.
    @Test(arguments: [
        ["--testing-library", "swift-testing", "--filter", "NestedSnapshotTests/everyClass"],
        ["LunchTestTests.NestedSnapshotXCTests/testEveryClass"],
    ]) func nothingIsWrittenOnAServerAndInARetry(_ arguments: [String]) throws {
        let reasons = [
            ("CI", "true", "CI is set"), ("LUNCH_ATTEMPT", "2", "LUNCH_ATTEMPT is 2, so this is a retry"),
        ]
        for (variable, value, reason) in reasons {
            let run = try run(arguments, ["LUNCH_SNAPSHOTS": "all", variable: value])
            #expect(run.status == .exited(1))
            #expect(run.output.contains("It was not recorded, since \(reason)."), "\(run.output)")
            #expect(names.isEmpty)
        }
        #expect(try run(arguments, ["LUNCH_SNAPSHOTS": "missing"]).status == .exited(1))
        let before = try contents()
        #expect(before.count == NestedSnapshots.drawings.count)
        for (variable, value, _) in reasons {
            let environment = [NestedSnapshots.version: "new", "LUNCH_SNAPSHOTS": "changed", variable: value]
            #expect(try run(arguments, environment).status == .exited(1))
            #expect(try contents() == before)
        }
    }

    /// The texts of all snapshots.
    private func contents() throws -> [String: String] {
        try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (
                    name,
                    String(
                        decoding: try Data(contentsOf: URL(filePath: "\(root)/\(folder)/\(name).txt")), as: UTF8.self)
                )
            })
    }

    @Test func nothingIsWrittenInATestThatFailsOtherwise() throws {
        let arguments = ["--testing-library", "swift-testing", "--filter", "Nested(Bare)?SnapshotTests/"]
        let first = try run(arguments + ["--skip", "everyClass"], ["LUNCH_SNAPSHOTS": "missing"])
        #expect(first.status == .exited(1))
        let (own, suite) = ("NestedSnapshotTests.same", "NestedSnapshotTests")
        #expect(
            names == [
                "\(suite).several", "\(suite).several.2", "\(suite).anApp", "\(suite).anApp.changes", "\(own).case",
                own,
            ],
            "\(names) \(first.output)")
        #expect(first.output.contains("It was not recorded, since the test has failed otherwise."))
        #expect(
            first.output.contains(
                "It was not recorded, since Lunch can't see whether this test fails for other reasons"))
        // Two cases of a test have the same snapshot.
        #expect(first.output.contains("uses the snapshot \"\(own).case\" as well"), "\(first.output)")
        let xctest = try run(["LunchTestTests.NestedSnapshotXCTests"], ["LUNCH_SNAPSHOTS": "missing"])
        #expect(!names.contains { $0.contains("Fails") }, "\(xctest.output)")
        #expect(xctest.output.contains("It was not recorded, since the test has failed otherwise."))
    }
}
