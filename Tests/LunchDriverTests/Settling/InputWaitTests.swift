import LunchProcess
import Testing

@testable import LunchDriver

/// Programs that only input can wake.
@Suite struct InputWaitTests {
    private static let reader = ThreadWait(process: 1, thread: 1, call: "read", isForInput: true, readsTerminal: true)
    private static let parent = ThreadWait(process: 2, thread: 2, call: "wait4")
    private static let worker = ThreadWait(process: 1, thread: 3, call: "futex")
    private static let zombie = ThreadWait(process: 4, thread: 4, .hasEnded)
    private static let stranger = ThreadWait(process: 1, thread: 5, call: "recvfrom")
    private static let locker = ThreadWait(process: 1, thread: 5, call: "flock")
    private static let opener = ThreadWait(process: 1, thread: 5, call: "openat")
    private static let runner = ThreadWait(process: 1, thread: 6, .runs)
    private static let stopped = ThreadWait(process: 1, thread: 7, .isStopped)

    @Test(arguments: [
        ([reader], nil, true), ([reader, parent, worker, zombie], nil, true), ([reader, stranger], nil, false),
        ([reader, locker], nil, false), ([reader, opener], nil, false), ([reader, runner], nil, false),
        ([reader, stopped], nil, false), ([reader, parent], 2, false), ([reader, parent], 3, true),
    ])
    func itWaitsForNoOneElse(_ threads: [ThreadWait], woken: Int32?, _ isForItsOwn: Bool) {
        #expect(ThreadWaits(threads).areForItsOwn { $0 == woken } == isForItsOwn)
    }
}
