import LunchProcess
import TestSupport
import Testing

/// A program gets what it was to get: arguments, environment and working directory, to the byte.
@Suite(.waiting) struct StartTests {
    private static let strings = ["", " ", "a b", "-n", "'\"$HOME\\`*", "tab\there", "日本語", "👩‍👩‍👧‍👦", "e\u{301}", "end="]

    @Test func argumentsAreExact() throws {
        // The terminal would make a line feed into two bytes.
        let script = #"stty -opost; printf '%s:' "$#"; printf '<%s>' "$@""#
        let strings = StartTests.strings + ["two\nlines", String(repeating: "x", count: 100_000)]
        let events = try run(.shell(script, arguments: strings))
        let expected = "\(strings.count):" + strings.map { "<\($0)>" }.joined()
        #expect(events.output == Array(expected.utf8))
    }

    @Test func environmentIsExact() throws {
        let variables = StartTests.strings.enumerated().map { "VARIABLE_\($0.offset)=\($0.element)" }
        let events = try run(
            ChildProcess.Configuration(path: "/usr/bin/env", arguments: ["env"], environment: variables))
        #expect(events.text == variables.map { "\($0)\n" }.joined())
    }

    @Test func nothingOfTheTestersEnvironmentIsInherited() throws {
        #expect(!Files.environment.isEmpty)
        let events = try run(ChildProcess.Configuration(path: "/usr/bin/env", arguments: ["env"], environment: []))
        #expect(events.output == [])
        #expect(events.status == .exited(0))
    }

    @Test func workingDirectoryIsTheOneAskedFor() throws {
        try withFolder { folder in
            #expect(try run(.shell("pwd -P", directory: "/")).text == "/\n")
            let name = try #require(folder.split(separator: "/").last)
            #expect(try run(.shell("pwd -P", directory: folder)).text.hasSuffix("/\(name)\n"))
        }
    }

    @Test func workingDirectoryIsTheTestersOtherwise() throws {
        let here = Files.workingDirectory
        #expect(try run(.shell("[ . -ef \"$1\" ] && echo same", arguments: [here])).text == "same\n")
    }

    @Test func relativePathBeginsAtTheWorkingDirectory() throws {
        let configuration = ChildProcess.Configuration(
            path: "sh", arguments: ["sh", "-c", "echo found"], environment: [], directory: "/bin")
        #expect(try run(configuration).text == "found\n")
    }

    /// As after a test has written it, while another one starts a process, in which the file is open until it becomes a program.
    @Test func programThatIsBeingWrittenIsWaitedFor() throws {
        try withFolder { folder in
            let path = "\(folder)/program"
            try Files.write(Array("#!/bin/sh\necho started".utf8), to: path)
            try Files.makeExecutable(path)
            // Any time does: a file that is closed too early needs no wait.
            try withProgram(.shell("exec 3>>\"$1\"; echo open; sleep 0.2", arguments: [path])) { _, writer in
                try writer.wait(for: "the file to be open") { $0.text == "open\n" ? true : nil }
                let events = try run(ChildProcess.Configuration(path: path, arguments: [path], environment: []))
                #expect(events.text == "started\n", "\(events)")
            }
        }
    }

    @Test func signalsAreTreatedAsForAnyProgram() throws {
        // The guard ignores these; a program that inherited that would not end.
        for (number, name) in [(1, "HUP"), (2, "INT"), (13, "PIPE"), (15, "TERM")] {
            #expect(try run(.shell("kill -s \(name) $$; echo survived")).status == .signalled(number))
        }
    }
}
