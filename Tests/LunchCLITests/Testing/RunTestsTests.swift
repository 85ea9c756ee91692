import Foundation
import LunchProcess
import LunchRun
import LunchTrace
import Synchronization
import TestSupport
import Testing

/// `lunch test` with a `swift` that is made up: what it writes is what a real one does.
@Suite struct RunTestsTests {
    private func withPackage(_ body: (MadeUpPackage) throws -> Void) throws {
        let package = try MadeUpPackage()
        defer { package.remove() }
        try body(package)
    }

    @Test func aGreenRunReportsSoInOneLine() throws {
        try withPackage { package in
            let run = try package.run(doing: "passes")
            #expect(run.output.hasPrefix("2 tests: 2 passed, in "), "\(run.output)\(run.errors)")
            #expect(run.output.split(separator: "\n").count == 1)
            #expect(run.status == .exited(0))
            let tests = try package.result().tests
            #expect(tests.map(\.verdict) == [.passed, .passed])
            let end = try package.result().end
            #expect(end?.status == 0)
        }
    }

    @Test func aFailureStandsThereWithItsPlaceAndItsCommands() throws {
        try withPackage { package in
            let run = try package.run(doing: "fails")
            #expect(run.status == .exited(1))
            #expect(run.output.hasPrefix("✘ T.S/wavers()  Tests/F.swift:9\n  Expectation failed: 1 == 2[31m\n"))
            let again = run.output.split(separator: "\n").first { $0.hasPrefix("Again: ") }
            let words = try ShellWords.split(again?.dropFirst("Again: swift run lunch test ".count) ?? "")
            #expect(try package.run(words, doing: "fails").status == .exited(1))
            #expect(try package.calls().last?.contains(#"--filter ^T\.S/wavers\(\)(/|$) "#) == true)
            #expect(run.output.contains("\nNot green: 2 tests: 1 failed, 1 passed, in "))
            #expect(run.output.ranges(of: "T.S/wavers()").count == 1)
            #expect(!run.output.contains("\u{1B}"))
            let failed = try package.result().tests.last
            #expect(failed?.failure?.firstFailure?.place?.line == 9)
        }
    }

    @Test func whatFailedLastRunsAgainUntilItPasses() throws {
        try withPackage { package in
            let none = try package.run("--last-failed", doing: "fails")
            #expect(none.status == .exited(66))
            let first = try package.run(doing: "fails")
            #expect(first.status == .exited(1))
            let second = try package.run("--last-failed", doing: "passes")
            #expect(second.status == .exited(0))
            let call = try package.calls().last ?? ""
            #expect(call.contains(#"--filter ^(?:T\.S/wavers\(\))(?:(?:/[^/:]*)?:[0-9]+:[0-9]+)?$"#))
            let third = try package.run("--last-failed", doing: "passes")
            #expect(third.status == .exited(66))
        }
    }

    @Test func aTestThatPassesAtTheSecondAttemptIsFlaky() throws {
        try withPackage { package in
            let run = try package.run("--retries", "1", doing: "flaky")
            #expect(run.status == .exited(0))
            let flaky = "~ T.S/wavers()  Tests/F.swift:9 is flaky: it failed, and passed at attempt 2 of 2.\n"
            #expect(run.output.contains(flaky))
            #expect(run.output.contains("\n2 tests: 1 flaky, 1 passed, in "))
            let verdicts = try package.result().tests.map(\.verdict)
            #expect(verdicts == [.passed, .flaky])
            let calls = try package.calls()
            #expect(calls.map { $0.prefix(2) } == [" t", "2 "])
            let strict = try package.run("--retries", "1", "--fail-on-flaky", doing: "flaky")
            #expect(strict.status == .exited(1))
        }
    }

    @Test func aCaseOfXCTestStandsInTheResultOnceUnderItsWholeName() throws {
        try withPackage { package in
            let run = try package.run(doing: "xctest")
            #expect(run.status == .exited(0), "\(run.output)\(run.errors)")
            let names = try package.result().tests.map(\.test.id)
            #expect(names == ["T.X/testA"])
        }
    }

    @Test func aTesterThatLeavesEarlyIsNoSuccess() throws {
        try withPackage { package in
            let run = try package.run(doing: "leaves")
            #expect(run.status == .exited(1))
            #expect(
                run.output.contains("✘ The test process ended in T.S/wavers(): exited before its tests had ended.\n"),
                "\(run.output)")
        }
    }

    @Test(arguments: [[], ["--retries", "1"]])
    func aTestThatCrashedShowsItsLastScreenAndItsTrace(_ words: [String]) throws {
        try withPackage { package in
            let folder = "\(package.folder)/traces/TripTests.books"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // A tester leaves an arena, of which whoever comes next makes this file.
            try Data(MadeTrace.booking().file).write(to: URL(filePath: "\(package.folder)/left"))
            let run = try package.run(words, doing: "crashes")
            #expect(run.status == .exited(1))
            #expect(run.output.contains("\n  Its last screen:\n    "), "\(run.output)\(run.errors)")
            #expect(run.output.contains("\n  Look: swift run lunch trace TripTests.books\n"))
            let failure = try package.result().tests.first?.failure
            #expect(failure?.verdict == .crashed)
            #expect(failure?.trace == "traces/TripTests.books/trace.lunchtrace")
            #expect(failure?.screen?.isEmpty == false)
        }
    }

    @Test func aTraceOfAnEarlierRunIsNotThatOfATestThatCrashed() throws {
        try withPackage { package in
            let folder = "\(package.folder)/traces/TripTests.books"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = "\(folder)/trace.lunchtrace"
            try Data(MadeTrace.booking().file).write(to: URL(filePath: path))
            let earlier = Date(timeIntervalSinceNow: -60)
            try FileManager.default.setAttributes([.modificationDate: earlier], ofItemAtPath: path)
            let run = try package.run(doing: "crashes")
            #expect(
                run.output.contains("✘ The test process ended in T.S/books(): signal 4."), "\(run.output)\(run.errors)")
            #expect(!run.output.contains("Its last screen:"))
            #expect(!run.output.contains("Look:"))
        }
    }

    @Test func aBuildErrorIsReportedWithItsPlace() throws {
        try withPackage { package in
            let run = try package.run(doing: "build")
            #expect(run.status == .exited(69))
            #expect(run.output.hasPrefix("✘ Sources/A.swift:3:7: cannot find 'x' in scope\n"), "\(run.output)")
            #expect(run.output.contains("\nNot green: The package could not be built.\n"))
            let end = try package.result().end
            #expect(end?.reason == .buildFailed)
        }
    }

    @Test func noTestsAreAnError() throws {
        try withPackage { package in
            let run = try package.run("--filter", "nothing", doing: "none")
            #expect(run.status == .exited(66))
            #expect(run.output.hasPrefix("✘ The only test of the package does not match the filter \"nothing\".\n"))
            #expect(run.output.contains("\nNot green: There was no test to run.\n"))
        }
    }

    @Test func whatDoesNotGoTogetherIsRefused() throws {
        try withPackage { package in
            for words in [
                ["--retries", "1", "--repeat", "2"], ["--last-failed", "--filter", "a"],
                ["--only-changed", "--changed-since", "a"],
            ] {
                let run = try package.run(words, doing: "passes")
                #expect(run.status == .exited(64))
            }
        }
    }

    @Test func gitReportsWhichTargetsHaveChanged() throws {
        try withPackage { package in
            let outside = try package.run("--only-changed", doing: "passes")
            #expect(outside.status == .exited(69))
            #expect(
                outside.errors.contains("Git can't list the files that have changed since \"HEAD\""),
                "\(outside.errors)")
            let git = "git -c user.name=a -c user.email=a@example.com"
            let commands = "git init -q; mkdir A; touch A/a.swift; git add Package.swift A; \(git) commit -qm a"
            let made = try NestedRun("/bin/bash", ["-c", "cd \"$0\" && \(commands)", package.folder]).wait()
            #expect(made.status == .exited(0), "\(made.output)")
            let none = try package.run("--only-changed", doing: "passes")
            // The folders that Git does not know, of the made-up swift and of the traces, belong to no target.
            #expect(none.output == "No test can see a file that has changed since HEAD.\n", "\(none.errors)")
            try Data("x".utf8).write(to: URL(filePath: "\(package.folder)/A/a.swift"))
            let some = try package.run("--only-changed", doing: "passes")
            #expect(some.status == .exited(0), "\(some.errors)")
            let call = try package.calls().last ?? ""
            #expect(call.contains(#"--filter ^ATests\. "#), "\(call)")
        }
    }

    /// Warnings of Git, on standard error, are no part of a path.
    @Test(arguments: [
        "git config core.autocrlf true", "git config core.safecrlf warn; echo '*.swift eol=crlf' >.gitattributes",
        "git tag same; git branch same", "export GIT_TRACE=1", "export GIT_TRACE_SETUP=1", "export GIT_TRACE2=1",
        "git config color.ui always", "git config diff.noprefix true; git config diff.mnemonicPrefix true",
    ])
    func aChangedFileIsFoundWhateverGitWarnsOf(_ commands: String) throws {
        try withPackage { package in
            let git = "git -c user.name=a -c user.email=a@example.com"
            let begin = "git init -q; mkdir A; touch A/a.swift; git add Package.swift A; \(git) commit -qm a"
            let change = "printf 'x\\n' >A/a.swift; env >variables"
            let made = try NestedRun(
                "/bin/bash", ["-c", "cd \"$0\" && \(begin); \(commands); \(change)", package.folder]
            )
            .wait()
            #expect(made.status == .exited(0), "\(made.output)")
            let variables = try String(contentsOfFile: "\(package.folder)/variables", encoding: .utf8)
                .split(separator: "\n").filter { $0.hasPrefix("GIT_") }
                .map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            let environment = Dictionary(uniqueKeysWithValues: variables.map { ($0[0], $0[1]) })
            let commit = commands.contains("tag") ? ["--changed-since", "same"] : ["--only-changed"]
            let run = try package.run(commit, doing: "fails", environment)
            #expect(run.status == .exited(1), "\(run.output)\(run.errors)")
            #expect(try package.calls().last?.contains(#"--filter ^ATests\. "#) == true)
        }
    }

    @Test func aCommitThatIsAnOptionIsAnError() throws {
        try withPackage { package in
            let made = try NestedRun("/bin/bash", ["-c", "cd \"$0\" && git init -q", package.folder]).wait()
            #expect(made.status == .exited(0), "\(made.output)")
            let run = try package.run(["--changed-since=--cached"], doing: "fails")
            #expect(run.status == .exited(69), "\(run.output)\(run.errors)")
        }
    }

    /// Each run has its own files, so that none is told of the tests of another.
    @Test func runsAtTheSameTimeAreApart() throws {
        try withPackage { package in
            let outcomes = ["fails", "passes", "flaky", "fails"]
            let statuses = Mutex<[String?]>([nil, nil, nil, nil])
            let group = DispatchGroup()
            for index in outcomes.indices {
                group.enter()
                Thread.detachNewThread {
                    let run = try? package.run(["--retries", "1"], doing: "meets-\(outcomes[index])")
                    statuses.withLock { $0[index] = run?.status.map { "\($0)" } }
                    group.leave()
                }
            }
            group.wait()
            let expected: [LunchProcess.ExitStatus] = [.exited(1), .exited(0), .exited(0), .exited(1)]
            #expect(statuses.withLock(\.self) == expected.map { "\($0)" })
            let folders = ["run", "run-beside-1", "run-beside-2", "run-beside-3"]
            let results = try folders.map { try ResultFile(in: "\(package.folder)/traces/\($0)").read() }
            let verdicts = results.compactMap { $0.tests.last?.verdict }
            #expect(verdicts.count { $0 == .failed } == 2 && verdicts.count { $0 == .flaky } == 1, "\(verdicts)")
        }
    }

    /// A package beside has files that tests can see and that are none of the package's own.
    @Test func aChangedPackageBesideHasAllTestsRun() throws {
        try withPackage { package in
            let git = "git -c user.name=a -c user.email=a@example.com"
            let commands = "git init -q; mkdir beside; echo traces >.gitignore; touch beside/b.swift calls"
            let commit = "git add Package.swift .gitignore beside bin calls; \(git) commit -qm a"
            let made = try NestedRun("/bin/bash", ["-c", "cd \"$0\" && \(commands); \(commit)", package.folder]).wait()
            #expect(made.status == .exited(0), "\(made.output)")
            let none = try package.run("--only-changed", doing: "passes")
            #expect(none.output == "No test can see a file that has changed since HEAD.\n", "\(none.errors)")
            try Data("x".utf8).write(to: URL(filePath: "\(package.folder)/beside/b.swift"))
            let all = try package.run("--only-changed", doing: "passes")
            #expect(all.output.hasPrefix("2 tests: 2 passed"), "\(all.errors)")
            let call = try package.calls().last ?? ""
            #expect(!call.contains("--filter"), "\(call)")
        }
    }

    @Test func timesThatAreNotATestsOwnAreReported() throws {
        try withPackage { package in
            let beside = try package.run("--save-durations", "d.json", doing: "passes")
            #expect(beside.errors.contains("The times of 2 of 2 tests are approximate"), "\(beside.errors)")
            let alone = try package.run("--save-durations", "d.json", "--", "--no-parallel", doing: "passes")
            #expect(alone.errors == "")
        }
    }

    /// Runs a command line of a shell beside the package.
    private func shell(_ line: String, in package: MadeUpPackage, doing what: String) throws -> NestedRun {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try NestedRun(
            "/bin/bash", ["-c", "cd \"$0\" && \(line)", package.folder, ProductPath.of("lunch")],
            environment: [
                "PATH": "\(package.folder)/bin:\(path)", "WHAT": what, "LUNCH_TRACES": "\(package.folder)/traces",
            ])
    }

    @Test(arguments: ["", "--verbose"]) func aRunThatCannotBeShownIsNoSuccess(option: String) throws {
        try withPackage { package in
            let run = try shell("\"$1\" test \(option) >/dev/full; echo status $?", in: package, doing: "passes").wait()
            #expect(run.output.hasSuffix("status 74\n"), "\(run.output)")
            // The tests have run nevertheless.
            #expect(try package.result().end?.status == 0)
        }
    }

    @Test func itIsReportedThatSwiftPMWaits() throws {
        try withPackage { package in
            let run = try shell("exec \"$1\" test", in: package, doing: "locked")
            #expect(run.wait(for: "Another instance of SwiftPM is already running"))
            try Data().write(to: URL(filePath: "\(package.folder)/go"))
            #expect(run.wait().status == .exited(0))
        }
    }

    /// A tool that runs for a command has a process group of its own, which no Control-C reaches.
    @Test(arguments: [("open X", 2), ("open X", 15), ("open X", 1), ("test --shard 1/2", 15)])
    func aToolEndsWithItsCommand(line: String, signal: Int32) throws {
        try withPackage { package in
            let swift = """
                #!/bin/bash
                cd "$(dirname "$0")/.."
                # Its reader ends first: the shell would die of SIGPIPE if it told that its job has ended.
                exec 2>/dev/null
                trap 'kill $!; echo ended >ended; exit 1' INT
                sleep 60 &
                echo begun >begun
                wait $!
                """
            try Data(swift.utf8).write(to: URL(filePath: "\(package.folder)/bin/swift"))
            // Processes that are left once the shell has ended are hung up: it waits until the tool has been interrupted.
            let command =
                "(me=$BASHPID; (until [ -e begun ]; do sleep 0.01; done; kill -\(signal) $me) & exec \"$1\" \(line))"
            let wait = "timeout 60 bash -c 'until [ -e ended ]; do sleep 0.01; done; cat ended'"
            let output = try shell("\(command); \(wait)", in: package, doing: "").wait().output
            #expect(output.hasSuffix("ended\n"), "\(output)")
        }
    }

    /// The tests would go on for minutes, and hold the lock of the package.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe"), "no system that tells"))
    func theTesterEndsWithACommandThatIsKilled() throws {
        let package = try MadeUpPackage()
        defer { package.remove() }
        // A job of its own has the interrupt signal, which a shell ignores for others in the background.
        let script = """
            set -m; cd "$1"; export PATH="$1/bin:$PATH" WHAT=waits LUNCH_TRACES="$1/traces"
            "$0" test >/dev/null 2>&1 & until [ -s begun ]; do sleep 0.01; done
            kill -KILL $!
            for _ in {1..2000}; do [ -e interrupted ] && break; sleep 0.01; done
            ls interrupted; kill -KILL "$(cat begun)" 2>/dev/null
            """
        let run = try NestedRun("/bin/bash", ["-c", script, ProductPath.of("lunch"), package.folder]).wait()
        #expect(run.output.contains("interrupted") && !run.output.contains("cannot access"), "\(run.output)")
    }
}
