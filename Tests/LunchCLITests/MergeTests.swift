import Foundation
import LunchProcess
import LunchRun
import LunchTrace
import TestSupport
import Testing

@testable import LunchCLI

/// `lunch merge`: one result of several.
@Suite(.waiting) final class MergeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-merge-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(path)")), as: UTF8.self)
    }

    /// Writes the report of a part: in the second of two a test has failed, and has left a trace.
    private func makePart(_ index: Int) throws {
        let tests = (1...2).map { RunTest(id: "TripTests.Trips/books\($0)()", library: .swiftTesting) }
        let isFirst = index == 1
        var made = MadeTrace()
        made.step("launch", draws: "Bread", label: "bread")
        made.step("tap", draws: "\r\nSoup", label: "soup", failure: "it is gone")
        try FileManager.default.createDirectory(atPath: "\(folder)/.build", withIntermediateDirectories: true)
        try Data(try Trace(made.records).file).write(to: URL(filePath: "\(folder)/.build/trace.lunchtrace"))
        let issue = TestIssue(text: "it is gone", place: TracePlace(file: "Tests/TripTests.swift", line: 5))
        let attempt = TestAttempt(.failed, issues: [issue], trace: ".build/trace.lunchtrace", screen: "Bread")
        let time = TestDuration(nanoseconds: 2_000_000, isMeasured: true)
        let result = RunResult(
            run: RunInfo(package: "Trips", command: ["lunch", "test"], shard: RunShard(index: index, of: 2)),
            tests: [
                TestResult(
                    tests[index - 1], isFirst ? .passed : .failed, duration: time, attempts: isFirst ? [] : [attempt])
            ], others: [tests[2 - index]], end: RunEnd(.finished, status: isFirst ? 0 : 1, duration: 1))
        try ReportFolder(path: "\(folder)/part\(index)").write(result, package: folder)
    }

    private func merge(_ words: String...) throws -> Lunch.Run { try Lunch.run(["merge"] + words, in: folder) }

    @Test func theReportOfAllPartsHasTheTracesOfEach() throws {
        try makePart(1)
        try makePart(2)
        // The trace of the machine that has run it is not needed any more.
        try FileManager.default.removeItem(atPath: "\(folder)/.build/trace.lunchtrace")
        let run = try merge(
            "part1", "./.build/../part2", "--report", "all", "--junit", "x/j.xml", "--save-durations", "d.json")
        #expect(run.status == .exited(1))
        #expect(
            run.output == """
                it is gone
                  TripTests.Trips/books2()
                1 failed, 1 passed.
                The report: all/index.html

                """)
        let page = try text("all/index.html")
        let link = "traces/TripTests.Trips-books2.html"
        #expect(page.contains("<a href=\"\(link)\">") && page.contains("<svg xmlns"))
        #expect(try text("all/\(link)").contains("Soup"))
        #expect(try text("x/j.xml").contains("<failure message=\"it is gone\" type=\"failed\">"))
        #expect(try text("d.json").contains("\"TripTests.Trips/books1()\": 0.002"))
        let merged = try ResultFile(at: "\(folder)/all").read()
        #expect(merged.tests.count == 2 && merged.end?.status == 1)
        // The merged result can be read as one of a part can.
        #expect(try merge("all").output.hasSuffix("1 failed, 1 passed.\n"))
    }

    @Test func allThatPassesIsGreen() throws {
        try makePart(1)
        var result = try ResultFile(at: "\(folder)/part1").read()
        result.run.shard = nil
        try ResultFile(at: "\(folder)/whole").write(result)
        let run = try merge("whole")
        #expect(run.status == .exited(0))
        #expect(run.output == "1 passed.\n")
    }

    @Test func aPartThatIsMissingIsReported() throws {
        try makePart(1)
        let run = try merge("part1")
        #expect(run.status == .exited(1))
        #expect(run.output.contains("Part 2 of 2 is missing: 1 test has not run.\n1 not run, 1 passed.\n"))
    }

    @Test func whatIsNoResultIsAnError() throws {
        try makePart(1)
        #expect(try merge().status == .exited(64))
        let missing = try merge("part1", "part3")
        #expect(missing.status == .exited(69))
        #expect(missing.errors.hasPrefix("lunch: There is no result of a run in part3/result.jsonl"))
        try Data().write(to: URL(filePath: "\(folder)/part1/result.jsonl"))
        #expect(try merge("part1").status == .exited(65))
        try makePart(1)
        try makePart(2)
        #expect(try merge("part1", "part2", "part1").status == .exited(65))
        let own = try merge("part1", "part2", "--report", "./part1/")
        #expect(own.status == .exited(64))
        #expect(own.errors.contains("would be overwritten"))
    }

    /// A part came from elsewhere: a path in it names no file but a trace of its own.
    @Test(arguments: [
        "/etc/passwd", "/SECRET", "traces/../../SECRET", "../SECRET", "traces/link.lunchtrace",
        "traces/linked/secret.lunchtrace",
        "traces/pipe.lunchtrace", "SECRET",
    ])
    func noFileOutsideAPartIsCopied(_ trace: String) throws {
        try makePart(2)
        let secret = "\(folder)/secret.lunchtrace"
        try FileManager.default.copyItem(atPath: "\(folder)/.build/trace.lunchtrace", toPath: secret)
        let traces = "\(folder)/part2/traces"
        try FileManager.default.createSymbolicLink(atPath: "\(traces)/link.lunchtrace", withDestinationPath: secret)
        try FileManager.default.createSymbolicLink(atPath: "\(traces)/linked", withDestinationPath: folder)
        #expect(mkfifo("\(traces)/pipe.lunchtrace", 0o600) == 0)
        var result = try ResultFile(at: "\(folder)/part2").read()
        let path = trace.replacing("/SECRET", with: trace == "/SECRET" ? secret : "/secret.lunchtrace")
        result.tests[0].attempts[0].trace = path.replacing("SECRET", with: "secret.lunchtrace")
        try ResultFile(at: "\(folder)/part2").write(result)
        #expect(try merge("part2", "--report", "all").status == .exited(1))
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/all/traces"))
        #expect(!(try text("all/index.html").contains("<svg")))
    }

    /// The folder of the traces itself may be a link as well.
    @Test func noFolderOutsideAPartIsRead() throws {
        try makePart(2)
        let traces = "\(folder)/part2/traces"
        try FileManager.default.moveItem(atPath: traces, toPath: "\(folder)/elsewhere")
        try FileManager.default.createSymbolicLink(atPath: traces, withDestinationPath: "\(folder)/elsewhere")
        #expect(try merge("part2", "--report", "all").status == .exited(1))
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/all/traces"))
    }

    /// Files of another kind in the folder are nobody's to delete.
    @Test func onlyTheTracesOfAnEarlierRunGo() throws {
        try makePart(2)
        try Data("mine".utf8).write(to: URL(filePath: "\(folder)/part2/traces/mine.txt"))
        try Data("old".utf8).write(to: URL(filePath: "\(folder)/part2/traces/old.lunchtrace"))
        try Data("old".utf8).write(to: URL(filePath: "\(folder)/part2/traces/old.html"))
        try makePart(2)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/part2/traces").sorted()
        #expect(names == ["TripTests.Trips-books2.html", "TripTests.Trips-books2.lunchtrace", "mine.txt"])
    }

    @Test func gitHubIsReportedInItsSummaryAndInLinesThatNoTextForges() throws {
        try makePart(2)
        let script = """
            cd "$1" && GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary.md "$0" merge part2 || true
            """
        let output = try NestedRun("/bin/sh", ["-c", script, ProductPath.of("lunch"), folder]).wait().output
        let lines = output.split(separator: "\n").map(String.init)
        let begin = try #require(lines.first)
        #expect(begin.hasPrefix("::stop-commands::lunch-"))
        let end = try #require(lines.firstIndex(of: "::\(begin.dropFirst("::stop-commands::".count))::"))
        #expect(lines[end...].dropFirst().allSatisfy { $0.hasPrefix("::error ") })
        #expect(
            lines.last?.hasPrefix("::error file=Tests/TripTests.swift,line=5,title=TripTests.Trips/books2()::") == true)
        #expect(try text("summary.md").hasPrefix("## `Trips`: 1 failed, 1 not run"))
    }
}
