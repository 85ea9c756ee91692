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

    @Test func theNextTimerIsTheShortest() {
        var late = sleeper
        late.limit = .seconds(5)
        #expect(TUISettling(trust: .bounded, waits: [late, parent, sleeper]).nextTimer == .microseconds(79_200))
        #expect(TUISettling(trust: .exact, waits: [reader]).nextTimer == nil)
    }
}
