import LunchProcess
import Testing

/// The end of a program is told as it was.
struct ExitStatusTests {
    @Test(arguments: [0, 1, 7, 127, 128, 255])
    func codeIsReported(code: Int) throws {
        let events = try run(.shell("exit \(code)"))
        #expect(events.status == .exited(code))
        #expect(events.calls == [.ended, .gone])
    }

    @Test(arguments: [1, 2, 9, 15])
    func signalIsReported(number: Int) throws {
        let events = try run(.shell("kill -\(number) $$"))
        #expect(events.status == .signalled(number))
    }

    @Test func crashesAreReportedFromOtherEnds() {
        // Illegal instruction, abort, floating point exception, segmentation fault: the same numbers everywhere.
        for number in [4, 6, 8, 11] { #expect(ExitStatus.signalled(number).isCrash) }
        for number in [1, 2, 9, 13, 15, 120] { #expect(!ExitStatus.signalled(number).isCrash) }
        #expect(!ExitStatus.exited(139).isCrash)
    }

    @Test func isDescribedInWords() {
        #expect(String(describing: ExitStatus.exited(3)) == "exited with status 3")
        #expect(String(describing: ExitStatus.signalled(11)) == "was ended by SIGSEGV (signal 11)")
        #expect(String(describing: ExitStatus.signalled(120)) == "was ended by a signal (signal 120)")
        #expect(
            String(describing: ExitStatus.unguarded(.guardian, .signalled(9)))
                == "was killed because lunch-guard, the process between the app and its test, was ended by SIGKILL (signal 9)"
        )
        #expect(
            String(describing: ExitStatus.unguarded(.guardian, nil))
                == "was killed because lunch-guard, the process between the app and its test, was gone")
        #expect(
            String(describing: ExitStatus.unended)
                == "could not be ended, and was left running without its terminal")
    }
}
