import Foundation
import LunchProcess
import LunchRun
import TestSupport
import Testing

@testable import LunchCLI

/// Parts of a run by `lunch test --shard`, with a `swift` that is made up.
@Suite(.waiting) final class RunPartTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/lunch-part-\(UUID().uuidString)"

    /// Lists four tests, and runs those whose names stand in its arguments; `d` fails.
    private static let swift = #"""
        #!/bin/bash
        cd "$(dirname "$0")/.."
        echo "$*" >>calls
        case "$1 $2" in
        "build "*) [ ! -e broken ] || { echo "$PWD/Sources/A.swift:3:7: error: cannot find 'x' in scope"; exit 1; }; exit ;;
        "test list")
            [ ! -e broken ] || exit 1
            [ ! -e unlisted ] || { echo "error: database is locked" >&2; [ -e never ] || rm unlisted; exit 1; }
            for test in a b c d; do echo "T.S/$test()"; done; exit ;;
        esac
        all="$*"
        for word; do [ "$last" != --event-stream-output-path ] || stream=$word; last=$word; done
        record() { printf '{"kind":"%s","payload":{%s},"version":"6.3.0"}\n' "$1" "$2" >>"$stream"; }
        event() { record event "\"kind\":\"$1\",\"messages\":[{\"symbol\":\"$2\",\"text\":\"x\"}]${3:+,\"testID\":\"$3\"}$4"; }
        [ ! -e broken ] || { echo "$PWD/Sources/A.swift:3:7: error: cannot find 'x' in scope"; exit 1; }
        event runStarted default
        status=0
        for test in a b c d; do
            [[ $all == *"/$test\\(\\)"* ]] || continue
            [ ! -e lost ] || continue
            id="T.S/$test()/F.swift:1:2"
            record test "\"id\":\"$id\",\"kind\":\"function\",\"name\":\"$test()\""
            event testStarted default "$id"
            if [ $test = d ] && [ ! -e mended ]; then
                event issueRecorded fail "$id" ',"issue":{"isFailure":true}'
                event testEnded fail "$id"
                status=1
            else
                event testEnded pass "$id"
            fi
        done
        event runEnded default
        exit $status
        """#

    init() throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.2\n".utf8).write(to: URL(filePath: "\(folder)/Package.swift"))
        try Data(Self.swift.utf8).write(to: URL(filePath: "\(folder)/bin/swift"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/bin/swift")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func note(_ name: String) throws { try Data().write(to: URL(filePath: "\(folder)/\(name)")) }

    private func run(_ words: String..., environment: String = "") throws -> (status: Int, text: String) {
        let script = """
            cd "$1" && shift
            export PATH="$PWD/bin:$PATH" LUNCH_TRACES="$PWD/traces" \(environment)
            "$0" "$@" 2>&1
            printf '\\nstatus %s' $?
            """
        let text = try NestedRun("/bin/bash", ["-c", script, ProductPath.of("lunch"), folder] + words).wait().output
        let parts = text.split(separator: "\nstatus ")
        return (Int(parts.last ?? "") ?? -1, String(parts.first ?? ""))
    }

    private func result(_ path: String) throws -> RunResult { try ResultFile(at: "\(folder)/\(path)").read() }

    @Test func theMergedPartsAreTheWholeRun() throws {
        var statuses: [Int] = []
        for index in 1...3 {
            let run = try run("test", "--shard", "\(index)/3", "--report", "part\(index)", "--junit", "\(index).xml")
            statuses.append(run.status)
            let result = try result("part\(index)")
            #expect(result.run.shard == RunShard(index: index, of: 3))
            #expect(result.tests.count + result.others.count == 4)
            #expect(!result.tests.contains { $0.verdict == .notRun }, "\(run.text)")
        }
        #expect(statuses.sorted() == [0, 0, 1])
        let merged = try run("merge", "part1", "part2", "part3", "--report", "all")
        #expect(merged.status == 1)
        let all = try result("all")
        let verdicts = all.tests.sorted { $0.test.id < $1.test.id }.map(\.verdict)
        #expect(verdicts == [.passed, .passed, .passed, .failed])
        #expect(try run("merge", "part1", "part3").text.contains("Part 2 of 3 is missing"))
    }

    /// A part whose tests do not run must not be green.
    @Test func aTestThatIsListedAndDoesNotRunIsRed() throws {
        try note("lost")
        let run = try run("test", "--shard", "1/1", "--report", "part")
        #expect(run.status != 0, "\(run.text)")
        #expect(try result("part").tests.allSatisfy { $0.verdict == .notRun })
    }

    @Test func aPartMayBeEmpty() throws {
        let runs = try (1...9).map { try run("test", "--shard", "\($0)/9", "--report", "part") }
        #expect(runs.count { $0.status == 0 } == 8)
        #expect(runs.count { $0.status == 1 } == 1)
        #expect(!runs.contains { $0.text.contains("could not be written") })
    }

    /// Several parts may list the tests at once, which SwiftPM does not always bear.
    @Test func testsThatCannotBeListedAreListedAgain() throws {
        try note("unlisted")
        let once = try run("test", "--shard", "1/1", "--report", "part")
        #expect(once.text.contains("4 tests: 1 failed, 3 passed"), "\(once.text)")
        try note("unlisted")
        try note("never")
        let never = try run("test", "--shard", "1/1", "--report", "part")
        #expect(never.status == 69)
        #expect(never.text.contains("the tests of this part are unknown:\nerror: database is locked"))
        #expect(try result("part").end?.reason == .notStarted)
    }

    /// Each part of a filter that is misspelled is empty, and not green.
    @Test func aFilterThatMatchesNothingIsRedInEachPart() throws {
        for part in ["1/2", "2/2"] {
            let run = try run("test", "--shard", part, "--filter", "S/e", "--report", "part")
            #expect(run.status == 66, "\(run.text)")
            #expect(run.text.contains("None of 4 tests matches the filter \"S/e\". Did you mean \"S/a\"?"))
            #expect(try result("part").end?.reason == .noTests)
        }
    }

    @Test func whatFailedInAPartRunsAgain() throws {
        for index in 1...3 { _ = try run("test", "--shard", "\(index)/3") }
        let again = try run("test", "--last-failed", "--report", "again")
        #expect(again.status == 1)
        #expect(try result("again").tests.map(\.test.id) == ["T.S/d()"])
        try note("mended")
        #expect(try run("test", "--last-failed").status == 0)
        let none = try run("test", "--last-failed", "--report", "again")
        #expect(none.status == 66, "\(none.text)")
        // That of the run before would be taken for one of this.
        #expect(throws: RunFileError.self) { try result("again") }
    }

    @Test func partsOfDifferentCommitsAreNoResult() throws {
        let git = "git -c user.name=a -c user.email=a@example.com"
        for index in 1...2 {
            let script = "cd \"$0\" && git init -q && \(git) commit -q --allow-empty -m \(index)"
            #expect(try NestedRun("/bin/bash", ["-c", script, folder]).wait().status == .exited(0))
            _ = try run("test", "--shard", "\(index)/2", "--report", "part\(index)")
        }
        let merged = try run("merge", "part1", "part2")
        #expect(merged.status == 65)
        #expect(merged.text.contains("\"part1\" and \"part2\" are results of different commits."), "\(merged.text)")
    }

    @Test func whatCannotBeBuiltIsReportedByThePart() throws {
        try note("broken")
        let run = try run("test", "--shard", "1/2", "--report", "part")
        #expect(run.status == 69)
        #expect(run.text.contains("cannot find 'x' in scope"))
        #expect(try result("part").end?.reason == .buildFailed)
    }

    @Test func bazelIsReported() throws {
        let variables = """
            TEST_TOTAL_SHARDS=1 TEST_SHARD_INDEX=0 TEST_SHARD_STATUS_FILE="$PWD/status" XML_OUTPUT_FILE="$PWD/out.xml" \
            TEST_UNDECLARED_OUTPUTS_DIR="$PWD/outputs" TEST_PREMATURE_EXIT_FILE="$PWD/exit" TESTBRIDGE_TEST_ONLY='S/[ab]'
            """
        let run = try run("test", environment: variables)
        #expect(run.status == 0, "\(run.text)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.contains("status") && !files.contains("exit"))
        let xml = try String(contentsOfFile: "\(folder)/out.xml", encoding: .utf8)
        #expect(xml.contains("tests=\"2\" failures=\"0\" errors=\"0\""))
        #expect(try result("outputs/lunch").tests.map(\.test.id) == ["T.S/a()", "T.S/b()"])
    }

    @Test(arguments: [
        (["--shard", "3/2"], 64, "is not a part of a run"),
        (["--shard", "1/2", "--durations", "none"], 69, "no durations in"),
        (["--durations", "x"], 64, "lunch test needs --shard"),
        (["--shard", "1/2", "--filter", "("], 64, "not a regular expression"),
        (["--shard", "1/2", "--last-failed"], 64, "--last-failed"),
    ]) func whatCannotBeIsReported(_ words: [String], _ status: Int, _ message: String) throws {
        let script = "cd \"$1\" && shift; PATH=\"$PWD/bin:$PATH\" \"$0\" test \"$@\" 2>&1; echo \"status $?\""
        let output = try NestedRun("/bin/bash", ["-c", script, ProductPath.of("lunch"), folder] + words).wait().output
        #expect(output.contains(message), "\(output)")
        #expect(output.hasSuffix("status \(status)\n"), "\(output)")
    }
}
