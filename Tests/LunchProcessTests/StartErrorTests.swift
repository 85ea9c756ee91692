import LunchProcess
import TestSupport
import Testing

/// A program that cannot be started is an error that names the step and the errno, and leaves nothing behind.
@Suite(.waiting) struct StartErrorTests {
    private func message(of configuration: ChildProcess.Configuration) -> String {
        do {
            _ = try ChildProcess.start(configuration, observer: Recorder())
            return "started"
        } catch {
            return String(describing: error)
        }
    }

    private func program(_ path: String, _ arguments: [String] = []) -> ChildProcess.Configuration {
        ChildProcess.Configuration(path: path, arguments: [path] + arguments, environment: [])
    }

    @Test func programThatIsNotThere() {
        #expect(
            message(of: program("/no/such/program"))
                == "The program could not be run (ENOENT, No such file or directory)")
    }

    @Test func programThatIsAFolder() {
        #expect(message(of: program("/")) == "The program could not be run (EACCES, Permission denied)")
    }

    @Test func programThatIsNotExecutable() throws {
        try withFolder { folder in
            let path = "\(folder)/text"
            try Files.write(Array("text".utf8), to: path)
            #expect(message(of: program(path)) == "The program could not be run (EACCES, Permission denied)")
            try Files.makeExecutable(path)
            #expect(message(of: program(path)) == "The program could not be run (ENOEXEC, Exec format error)")
        }
    }

    @Test func argumentsThatAreTooLong() {
        #expect(
            message(of: program("/bin/sh", [String(repeating: "x", count: 8 << 20)]))
                == "The program could not be run (E2BIG, Argument list too long)")
    }

    @Test func workingDirectoryThatIsNotThere() {
        var configuration = program("/bin/sh")
        configuration.directory = "/no/such/folder"
        #expect(
            message(of: configuration)
                == "The working directory could not be entered (ENOENT, No such file or directory)")
        configuration.directory = "/dev/null"
        #expect(message(of: configuration) == "The working directory could not be entered (ENOTDIR, Not a directory)")
    }

    @Test func stringsThatCCannotHave() {
        let expected = "The program could not be run (EINVAL, Invalid argument)"
        var configuration = program("/bin/sh")
        configuration.directory = "/\0"
        #expect(message(of: program("/bin/\0sh")) == expected)
        #expect(message(of: program("/bin/sh", ["a\0b"])) == expected)
        #expect(message(of: configuration) == expected)
        configuration.directory = nil
        configuration.environment = ["A=\0"]
        #expect(message(of: configuration) == expected)
    }

    @Test func observerHearsNothing() {
        let recorder = Recorder()
        #expect(throws: StartError.self) {
            try ChildProcess.start(program("/no/such/program"), observer: recorder)
        }
        #expect(recorder.events.calls == [])
    }
}
