import Foundation
import LunchElements
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchTrace

/// The files that a recorder leaves, and the lines that it writes, of tests that are made up.
@Suite final class RecorderTests: RecorderUser {
    @Test func aTestThatFailsLeavesItsTraceAndTheCommand() throws {
        let recorder = recorder("onFailure")
        let test = Self.test(1)
        recorder.begin(test)
        tell(.testIssue(TUIIssue("It is wrong", at: test.place)), of: test, to: recorder)
        let commands = Set([recorder.command(for: test), recorder.command(for: test)])
        #expect(commands == ["Trace: swift run lunch trace RecorderTests.adds"])
        tell(.testEnded(.failed), of: test, to: recorder)
        #expect(names == ["RecorderTests.adds", "arenas"] && lines.all == [])
        let trace = try trace("RecorderTests.adds")
        #expect(trace.records.map(\.kind) == [.test, .issue, .verdict])
        guard case .issue(let issue) = trace.records[1].content else { return }
        #expect(
            [issue.message, issue.place?.file] == [
                "It is wrong", "Tests/LunchTraceTests/Recording/RecorderTests.swift",
            ])
    }

    @Test(
        arguments: [
            // A test that passes, or is skipped, leaves no trace unless all are kept.
            ("onFailure", [.passed, .skipped], ["arenas"], []),
            ("always", [.passed], ["RecorderTests.adds", "arenas"], []),
            (
                "sometimes", [.failed, .failed], [],
                ["Lunch: no traces: LUNCH_TRACE is \"sometimes\"; it must be one of off, onFailure, always\n"]
            ),
        ] as [(String, [TUIVerdict], [String], [String])])
    func aPolicyKeeps(_ policy: String, _ verdicts: [TUIVerdict], _ names: [String], _ lines: [String]) {
        let recorder = recorder(policy)
        for (number, verdict) in verdicts.enumerated() {
            recorder.begin(Self.test(number))
            tell(.testEnded(verdict), of: Self.test(number), to: recorder)
        }
        #expect([self.names, self.lines.all] == [names, lines])
    }

    @Test func offTouchesNothing() {
        let recorder = recorder("off")
        recorder.begin(Self.test(1))
        #expect(recorder.command(for: Self.test(1)) == nil)
        tell(.testEnded(.failed), of: Self.test(1), to: recorder)
        #expect(names == [] && lines.all == [])
    }

    /// Cases of a test with arguments have one name, and so have tests of two suites in one file.
    @Test func testsOfOneNameKeepATraceEach() throws {
        let recorder = recorder("onFailure")
        for number in 1...3 {
            recorder.begin(Self.test(number))
            tell(.testIssue(TUIIssue("\(number)", at: nil)), of: Self.test(number), to: recorder)
        }
        let commands = [2, 1].map { recorder.command(for: Self.test($0)) }
        #expect(commands == ["adds", "adds-2"].map { "Trace: swift run lunch trace RecorderTests.\($0)" })
        for number in 1...3 { tell(.testEnded(.failed), of: Self.test(number), to: recorder) }
        #expect(names == ["RecorderTests.adds", "RecorderTests.adds-2", "RecorderTests.adds-3", "arenas"])
        for (name, message) in [("adds", "2"), ("adds-2", "1"), ("adds-3", "3")] {
            guard case .issue(let issue) = try trace("RecorderTests.\(name)").records[1].content else {
                Issue.record("\(name)")
                continue
            }
            #expect(issue.message == message)
        }
    }

    @Test(arguments: [TraceRecorder.Limits(traces: 2), TraceRecorder.Limits(bytes: 300)])
    func whatARunKeepsIsLimitedAndReported(_ limits: TraceRecorder.Limits) {
        let recorder = recorder("always", limits: limits)
        for number in 1...4 {
            recorder.begin(Self.test(number))
            tell(.testEnded(.passed), of: Self.test(number), to: recorder)
        }
        #expect(names == ["RecorderTests.adds", "RecorderTests.adds-2", "arenas"])
        let text = "Lunch: no further traces: this run has kept "
        #expect(lines.all.count == 1 && lines.all.first?.hasPrefix(text) == true)
    }

    /// An arena of a block for each of two tests: what finds no place is told of in the trace, and the verdict is there.
    @Test func whatFindsNoPlaceIsReportedInTheTrace() throws {
        let recorder = recorder("onFailure", arenaSize: 3 << 16)
        for number in 1...2 { recorder.begin(Self.test(number)) }
        let long = String(repeating: "x", count: 50_000)
        for _ in 1...3 { tell(.testIssue(TUIIssue(long, at: nil)), of: Self.test(1), to: recorder) }
        tell(.testEnded(.failed), of: Self.test(1), to: recorder)
        let records = try trace("RecorderTests.adds").records
        #expect(records.map(\.kind) == [.test, .issue, .dropped, .verdict])
        guard case .dropped(let dropped) = records[2].content else { return }
        #expect([2, 3].contains(dropped.records) && dropped.bytes > 100_000)
        tell(.testEnded(.passed), of: Self.test(2), to: recorder)
    }

    @Test func eachTestHasItsOwnRecords() throws {
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

    @Test func aTesterThatRunsKeepsItsArena() throws {
        let (one, other) = (recorder("onFailure"), recorder("onFailure"))
        one.begin(Self.test(1))
        other.begin(Self.test(2, "other()"))
        #expect(names == ["arenas"])
        let arenas = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/arenas").sorted()
        #expect(arenas == ["1.arena", "2.arena"])
        tell(.testEnded(.passed), of: Self.test(1), to: one)
        tell(.testEnded(.passed), of: Self.test(2), to: other)
    }

    @Test func aFolderThatCannotBeMadeIsReportedOnce() {
        let recorder = recorder("onFailure", in: "/dev/null/traces")
        for number in 1...3 {
            recorder.begin(Self.test(number))
            tell(.testEnded(.failed), of: Self.test(number), to: recorder)
        }
        let text = "Lunch: no traces: the folder /dev/null/traces/arenas cannot be made: "
        #expect(lines.all.count == 1 && lines.all.first?.hasPrefix(text) == true)
    }

    @Test func aFileInThePlaceOfAFolderIsReportedOnce() throws {
        let recorder = recorder("onFailure")
        for number in 1...2 { recorder.begin(Self.test(number)) }
        try Data().write(to: URL(filePath: "\(folder)/RecorderTests.adds"))
        for number in 1...2 { tell(.testEnded(.failed), of: Self.test(number), to: recorder) }
        #expect(
            lines.all.count == 1 && lines.all.first?.hasPrefix("Lunch: no trace of adds(): ") == true, "\(lines.all)")
    }

    @Test func aFolderThatHasVanishedIsMadeAgain() throws {
        let recorder = recorder("onFailure")
        recorder.begin(Self.test(1))
        remove()
        tell(.testEnded(.failed), of: Self.test(1), to: recorder)
        #expect(names == ["RecorderTests.adds"])
    }

    /// A label that comes between the failure and its message is none that the test could have seen.
    @Test(arguments: [true, false]) func theHistoryOfAValueEndsWithTheFailure(isUnderWay: Bool) throws {
        let recorder = recorder("onFailure")
        let test = Self.test(1)
        recorder.begin(test)
        func hear(_ kind: TUIEvent.Kind, _ step: TUIStep? = nil) {
            recorder.hear(
                TUIEvent(
                    time: .now, step: step, source: EventSource(app: "Shop", test: test, launch: 40), kind: kind))
        }
        let launch = TUILaunch(
            number: 40, configuration: LaunchConfiguration(.path("/bin/shop")), path: "/bin/shop",
            place: try #require(test.place))
        hear(.launched(launch))
        let before = StoryTeller.commit(1, [], at: 0)
        hear(.committed(before))
        hear(try StoryTeller.typed("L", isSecret: false))
        hear(.began, StoryTeller.step(2))
        let loaded = AccessibilityNode(.staticText, identifier: "loaded", label: "Loaded")
        hear(.output(TUIOutput(bytes: Array("Loaded".utf8), position: 6, missed: 0)))
        hear(.committed(StoryTeller.commit(2, [loaded], shows: "Loaded", at: 6)))
        if !isUnderWay { hear(.ended(StoryTeller.outcome(before.frame)), StoryTeller.step(2)) }
        var failure = TUIFailure(.element(.noMatch))
        failure.steps = [.descendants(.staticText), .matching(.any, "loaded"), .only]
        failure.frame = before.frame
        #expect(
            recorder.past(of: failure, in: test).contains(
                #"app.staticTexts["loaded"] is in no frame since launch."#))
        tell(.testEnded(.failed), of: test, to: recorder)
    }
}
