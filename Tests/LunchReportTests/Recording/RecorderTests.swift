import Foundation
import LunchTrace
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchReport

/// The files that a recorder leaves, and the lines that it writes, of tests that are made up.
@Suite struct RecorderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
    private let lines = Lines()

    private final class Lines: Sendable {
        let lock = Lock<[String]>([])
        var all: [String] { lock.withLock { $0 } }
    }

    private func recorder(_ policy: String, in folder: String? = nil) -> TraceRecorder {
        TraceRecorder(["LUNCH_TRACE": policy, "LUNCH_TRACES": folder ?? self.folder], arenaSize: 1 << 20) {
            [lines] line in
            lines.lock.withLock { $0.append(line) }
        }
    }

    /// Far from the numbers of real tests, whose events every recorder hears.
    private static func test(_ number: Int, _ name: String = "adds()") -> TUITest {
        let place = TUISourceLocation(fileID: "ShopTests/CartTests.swift", filePath: #filePath, line: 7)
        return TUITest(id: 1_000_000 + number, name: name, library: .swiftTesting, place: place)
    }

    private func tell(_ kind: TUIEvent.Kind, of test: TUITest, to recorder: TraceRecorder) {
        recorder.hear(TUIEvent(time: .now, step: nil, test: test, app: "", launch: nil, kind: kind))
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func trace(_ name: String) throws -> Trace {
        try Trace(file: Array(Data(contentsOf: URL(filePath: "\(folder)/\(name)/trace.lunchtrace"))))
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    @Test func aTestThatFailsLeavesItsTraceAndTheCommand() throws {
        defer { remove() }
        let recorder = recorder("onFailure")
        let test = Self.test(1)
        recorder.begin(test)
        tell(.testIssue(TUIIssue("It is wrong", at: test.place)), of: test, to: recorder)
        tell(.testEnded(.failed), of: test, to: recorder)
        #expect(names == ["RecorderTests.adds", "arenas"])
        #expect(lines.all == ["trace: lunch trace RecorderTests.adds\n"])
        let trace = try trace("RecorderTests.adds")
        #expect(trace.records.map(\.kind) == [.test, .issue, .verdict])
        guard case .issue(let issue) = trace.records[1].content else { return }
        #expect(issue.message == "It is wrong")
        #expect(issue.place?.file == "Tests/LunchReportTests/Recording/RecorderTests.swift")
    }

    @Test func aTestThatPassesLeavesNone() {
        defer { remove() }
        let recorder = recorder("onFailure")
        for (number, verdict) in [(1, TUIVerdict.passed), (2, .skipped)] {
            recorder.begin(Self.test(number))
            tell(.testEnded(verdict), of: Self.test(number), to: recorder)
        }
        #expect(names == ["arenas"])
        #expect(lines.all == [])
    }

    @Test func alwaysKeepsThemAll() throws {
        defer { remove() }
        let recorder = recorder("always")
        recorder.begin(Self.test(1))
        tell(.testEnded(.passed), of: Self.test(1), to: recorder)
        #expect(names == ["RecorderTests.adds", "arenas"])
        #expect(lines.all == [])
    }

    @Test func offTouchesNothing() {
        let recorder = recorder("off")
        recorder.begin(Self.test(1))
        tell(.testEnded(.failed), of: Self.test(1), to: recorder)
        #expect(names == [])
        #expect(lines.all == [])
    }

    @Test func eachTestHasItsOwnRecords() throws {
        defer { remove() }
        let recorder = recorder("onFailure")
        let (one, other) = (Self.test(1, "one()"), Self.test(2, "other()"))
        recorder.begin(one)
        recorder.begin(other)
        tell(.testIssue(TUIIssue("one", at: nil)), of: one, to: recorder)
        tell(.testIssue(TUIIssue("other", at: nil)), of: other, to: recorder)
        tell(.testEnded(.failed), of: one, to: recorder)
        tell(.testEnded(.failed), of: other, to: recorder)
        for name in ["one", "other"] {
            let issues = try trace("RecorderTests.\(name)").records.compactMap { record -> String? in
                guard case .issue(let issue) = record.content else { return nil }
                return issue.message
            }
            #expect(issues == [name])
        }
    }

    /// A test that is not over is what a killed tester leaves; nobody ends it when its recorder is gone.
    @Test func whatAKilledTesterHadDoneIsSaved() throws {
        defer { remove() }
        do {
            let recorder = recorder("onFailure")
            recorder.begin(Self.test(1))
            tell(.testIssue(TUIIssue("the last words", at: nil)), of: Self.test(1), to: recorder)
        }
        let next = recorder("onFailure")
        next.begin(Self.test(2, "next()"))
        tell(.testEnded(.passed), of: Self.test(2), to: next)
        #expect(names == ["RecorderTests.adds", "arenas"])
        #expect(try trace("RecorderTests.adds").records.map(\.kind) == [.test, .issue])
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/arenas") == ["1.arena"])
    }

    @Test func aTesterThatRunsKeepsItsArena() throws {
        defer { remove() }
        let (one, other) = (recorder("onFailure"), recorder("onFailure"))
        one.begin(Self.test(1))
        other.begin(Self.test(2, "other()"))
        #expect(names == ["arenas"])
        let arenas = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/arenas").sorted()
        #expect(arenas == ["1.arena", "2.arena"])
        tell(.testEnded(.passed), of: Self.test(1), to: one)
        tell(.testEnded(.passed), of: Self.test(2), to: other)
    }

    @Test func aFolderThatCannotBeMadeIsSaidOnce() {
        let recorder = recorder("onFailure", in: "/dev/null/traces")
        for number in 1...3 {
            recorder.begin(Self.test(number))
            tell(.testEnded(.failed), of: Self.test(number), to: recorder)
        }
        #expect(lines.all.count == 1)
        #expect(
            lines.all.first?.hasPrefix("Lunch: no traces: the folder /dev/null/traces/arenas cannot be made: ") == true)
    }

    @Test func aFileInThePlaceOfAFolderIsSaidOnce() throws {
        defer { remove() }
        let recorder = recorder("onFailure")
        for number in 1...2 { recorder.begin(Self.test(number)) }
        try Data().write(to: URL(filePath: "\(folder)/RecorderTests.adds"))
        for number in 1...2 { tell(.testEnded(.failed), of: Self.test(number), to: recorder) }
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.hasPrefix("Lunch: no trace: ") == true, "\(lines.all)")
    }

    @Test func aFolderThatHasVanishedIsMadeAgain() throws {
        defer { remove() }
        let recorder = recorder("onFailure")
        recorder.begin(Self.test(1))
        remove()
        tell(.testEnded(.failed), of: Self.test(1), to: recorder)
        #expect(names == ["RecorderTests.adds"])
    }
}
