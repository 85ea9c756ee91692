import LunchElements
import Testing

/// The certainty reads as a sentence that says why.
@Suite struct SettlingTextTests {
    private let reader = TUIWait(process: 1, program: "less", thread: 1, call: "read", isForInput: true)
    private let sleeper = TUIWait(
        process: 4711, program: "sleep", thread: 4711, call: "clock_nanosleep", limit: .microseconds(79_200))
    private let parent = TUIWait(process: 2, program: "sh", thread: 2, call: "wait4")

    @Test func whyItIsSureIsTold() {
        #expect("\(TUISettling(trust: .exact, waits: [reader]))" == "exact: in read for input, process 1 (less)")
        #expect("\(TUISettling(trust: .exact))" == "complete: the program has ended")
    }

    @Test func aTimerIsToldWithItsProcess() {
        #expect(
            "\(TUISettling(trust: .bounded, waits: [reader, sleeper, parent]))"
                == "bounded, since it goes on by itself: in clock_nanosleep for 80 ms more, process 4711 (sleep)")
        var long = sleeper
        long.limit = .seconds(90)
        #expect("\(long)" == "in clock_nanosleep for 90 s more, process 4711 (sleep)")
    }

    @Test func thatNobodyReadsIsTold() {
        #expect(
            "\(TUISettling(trust: .bounded, waits: [parent]))"
                == "bounded, since nobody waits for input: in wait4, process 2 (sh)")
        #expect("\(TUISettling(trust: .bounded))" == "bounded, since nobody waits for input")
        #expect(
            "\(TUISettling(trust: .bounded, waits: [reader]))"
                == "bounded, since its input is unread, its output is stopped, or it has a timer of which nobody tells more"
        )
    }

    private let stopped = TUIWait(process: 9, program: "vim", thread: 9, call: "", isStopped: true)
    private let job = TUIWait(process: 9, program: "vim", thread: 9, call: "", isInBackground: true, isStopped: true)

    @Test func aStoppedProcessIsTold() {
        #expect(
            "\(TUISettling(trust: .bounded, waits: [parent, sleeper, stopped]))"
                == "bounded, since it is stopped: stopped (SIGSTOP, Ctrl-Z or a debugger), process 9 (vim)")
        #expect(
            "\(TUISettling(trust: .bounded, waits: [reader, job]))"
                == "bounded, since a job is stopped: stopped (SIGSTOP, Ctrl-Z or a debugger), process 9 (vim) in the background"
        )
        // A wait that ends by itself matters more than a job that is stopped.
        #expect("\(TUISettling(trust: .bounded, waits: [reader, sleeper, job]))".contains("since it goes on by itself"))
    }

    @Test func aPollIsToldAndIsNoTimer() {
        var poll = TUIWait(
            process: 3, program: "top", thread: 3, call: "select", isForInput: true, limit: .milliseconds(1))
        poll.isPolling = true
        #expect("\(poll)" == "in select for input for 1 ms more, again and again, process 3 (top)")
        #expect(TUISettling(trust: .bounded, waits: [poll]).nextTimer == nil)
        #expect(TUISettling(trust: .bounded, waits: [poll, sleeper]).nextTimer == .microseconds(79_200))
    }

    @Test func theNextTimerIsTheShortest() {
        var late = sleeper
        late.limit = .seconds(5)
        #expect(TUISettling(trust: .bounded, waits: [late, parent, sleeper]).nextTimer == .microseconds(79_200))
        #expect(TUISettling(trust: .exact, waits: [reader]).nextTimer == nil)
    }
}
