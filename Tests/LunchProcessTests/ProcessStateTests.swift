import LunchProcess
import TestSupport
import Testing

/// The activity of a program is told in words, from what the system knows.
@Suite(.waiting) struct ProcessStateTests {
    @Test func isDescribedInWords() {
        func words(_ activity: ProcessState.Activity) -> String {
            ProcessState(
                identifier: 7, name: "App", activity: activity, used: .milliseconds(4_950), age: .milliseconds(61_004)
            ).description
        }
        #expect(words(.runs) == "process 7 (App) is running, and has used 4.95 s of the processor in 61.00 s")
        #expect(words(.waits(call: "read")) == "process 7 (App) is asleep in read")
        #expect(words(.waits(call: nil)) == "process 7 (App) is asleep")
        #expect(words(.waitsDeaf(call: "fsync")) == "process 7 (App) is asleep in fsync where no signal reaches it")
        #expect(words(.isStopped) == "process 7 (App) is stopped (SIGSTOP, or Ctrl-Z)")
        #expect(words(.isTraced) == "process 7 (App) is stopped by a debugger")
        let hostile = ProcessState(identifier: 7, name: "\u{1B}[2J\n\u{9B}é", activity: .waits(call: nil))
        #expect(hostile.description == "process 7 (?[2J??é) is asleep")
        #expect(words(.hasEnded) == "process 7 (App) has ended, and its parent has not waited for it")
    }

    @Test func programThatRuns() throws {
        try withProgram(.shell("echo ready; while :; do :; done")) { process, recorder in
            try recorder.wait(forText: "ready")
            try System.waitUntil { process.states.first.map { $0.used > .zero } ?? true }
            let state = try #require(process.states.first)
            #expect(state.activity == .runs)
            #expect(state.identifier == process.identifier)
            #expect(state.name == "sh")
            #expect(state.age >= state.used)
        }
    }

    @Test func programThatIsStopped() throws {
        try withProgram(.shell("echo ready; read line")) { process, recorder in
            try recorder.wait(forText: "ready")
            // SIGSTOP of Linux, and of Darwin.
            process.signal(19)
            process.signal(17)
            try System.waitUntil { process.states.first?.activity == .isStopped }
        }
    }

    @Test func nothingIsReportedOfAProgramThatIsGone() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("exit 0"), observer: recorder)
        try recorder.waitUntilGone()
        #expect(process.states == [])
    }
}
