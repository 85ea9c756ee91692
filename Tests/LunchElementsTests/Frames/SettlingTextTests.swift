import LunchElements
import Testing

/// The certainty reads as a sentence that says why.
@Suite struct SettlingTextTests {
    private let reader = TUIWait(process: 1, program: "less", thread: 1, call: "read", isForInput: true)
    private let sleeper = TUIWait(
        process: 4711, program: "sleep", thread: 4711, call: "clock_nanosleep", limit: .microseconds(79_200))
    private static let parent = TUIWait(process: 2, program: "sh", thread: 2, call: "wait4")

    @Test func whyItIsSureIsReported() {
        #expect("\(TUISettling(trust: .exact, waits: [reader]))" == "exact: in read for input, process 1 (less)")
        #expect("\(TUISettling(trust: .exact))" == "complete: the program has ended")
    }

    /// A message contains nothing about a screen that is certain.
    @Test(
        arguments: [
            (.init(trust: .acknowledged), nil), (.init(trust: .exact), nil),
            (
                .init(trust: .bounded, waits: [parent]),
                "The screen may still change, since no process waits for input: in wait4, process 2 (sh)."
            ),
            (
                .init(trust: .quiet),
                "The screen may still change: Lunch can't see when the program is done, only that it hasn't drawn for a while."
            ),
            (.init(trust: .unsettled), "The screen may be incomplete: the program was still working."),
            (
                .init(trust: .acknowledged, droppedInput: 3),
                "The terminal dropped 3 bytes of input before the app read them."
            ),
        ] as [(TUISettling, String?)])
    func onlyDoubtIsReported(_ settling: TUISettling, _ words: String?) { #expect(settling.doubt == words) }

    @Test func aTimerIsReportedWithItsProcess() {
        #expect(
            "\(TUISettling(trust: .bounded, waits: [reader, sleeper, Self.parent]))"
                == "bounded, since the program continues on its own: in clock_nanosleep for 80 ms more, process 4711 (sleep)"
        )
        var long = sleeper
        long.limit = .seconds(90)
        #expect("\(long)" == "in clock_nanosleep for 90 s more, process 4711 (sleep)")
    }

    @Test func thatNoOneReadsIsReported() {
        #expect(
            "\(TUISettling(trust: .bounded, waits: [Self.parent]))"
                == "bounded, since no process waits for input: in wait4, process 2 (sh)")
        #expect("\(TUISettling(trust: .bounded))" == "bounded, since no process waits for input")
        #expect(
            "\(TUISettling(trust: .bounded, waits: [reader]))"
                == "bounded, since the program has unread input, stopped output, or a timer whose time is unknown"
        )
    }

    private let stopped = TUIWait(process: 9, program: "vim", thread: 9, call: "", isStopped: true)
    private let job = TUIWait(process: 9, program: "vim", thread: 9, call: "", isInBackground: true, isStopped: true)

    @Test func aStoppedProcessIsReported() {
        #expect(
            "\(TUISettling(trust: .bounded, waits: [Self.parent, sleeper, stopped]))"
                == "bounded, since the program is stopped: stopped (SIGSTOP, Ctrl-Z or a debugger), process 9 (vim)")
        #expect(
            "\(TUISettling(trust: .bounded, waits: [reader, job]))"
                == "bounded, since a job is stopped: stopped (SIGSTOP, Ctrl-Z or a debugger), process 9 (vim) in the background"
        )
        // A wait with a time limit matters more than a job that is stopped.
        #expect(
            "\(TUISettling(trust: .bounded, waits: [reader, sleeper, job]))".contains(
                "since the program continues on its own"))
    }

    @Test func aPollIsReportedAndIsNoTimer() {
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
        #expect(TUISettling(trust: .bounded, waits: [late, Self.parent, sleeper]).nextTimer == .microseconds(79_200))
        #expect(TUISettling(trust: .exact, waits: [reader]).nextTimer == nil)
    }
}
