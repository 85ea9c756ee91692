import CLunchThread
import Dispatch
@_spi(Lunch) import LunchWire
import Synchronization

/// A thread that does work within a millisecond, unless the code that needs its result does it earlier.
///
/// To wake a thread for each piece of work costs both threads more than most pieces do. This one rests for almost
/// a millisecond between pieces as long as more come, and is woken for the first one only. A test that waits for its
/// app does its own short work in the meantime. It never does the work of another test.
package final class DeferredWork: Sendable {
    /// Its work is done before the process ends, even if it crashes; a signal that cannot be handled leaves the last undone.
    package static let shared: DeferredWork = .init { body in
        ProcessEnd.run { DeferredWork.shared.finish() }
        lunch_before_crash { DeferredWork.shared.unfinished.load(ordering: .relaxed) > 0 ? 1 : 0 }
        return OwnThreads.startThread("lunch-deferred", body)
    }

    /// The number of pieces of work that wait or are under way. It is read while the process crashes.
    private let unfinished = Atomic(0)

    /// The time between two looks at what has come in the meantime.
    private static let pause = DispatchTimeInterval.microseconds(900)

    /// The number of looks that find nothing before the thread waits to be woken.
    private static let patience = 20

    private struct State {
        var waiting: [@Sendable () -> Void] = []
        /// The short work, by the numbers of the tests that it belongs to.
        var short: [Int: [@Sendable () -> Void]] = [:]
        var hasThread = false
        var isAwake = false
    }

    private let state = Lock(State())
    /// The number of pieces of short work that wait or are under way, known without a lock: each wait of a test looks at it.
    private let shortCount = Atomic(0)
    private let wake = DispatchSemaphore(value: 0)
    /// Held by the thread that does work.
    private let turn = DispatchSemaphore(value: 1)
    /// Never signaled.
    private let never = DispatchSemaphore(value: 0)
    private let starter: @Sendable (_ body: @escaping @Sendable () -> Void) -> Int32

    /// - Parameter starter: starts a thread that runs a function, once there is work; returns 0, or a negative errno.
    init(starter: @escaping @Sendable (_ body: @escaping @Sendable () -> Void) -> Int32) { self.starter = starter }

    /// True if the thread must look for work on its own; false if it waits to be woken.
    var isAwake: Bool { state.withLock { $0.isAwake } }

    /// The number of pieces of work that may wait before a thread that adds more must finish them first.
    private static let limit = 16

    /// True if more work waits than should.
    package var isBehind: Bool { state.withLock { $0.waiting.count > Self.limit } }

    /// Has work done soon, in the order in which it was added; short work may be done before other work.
    ///
    /// - Parameter test: the number of a test, which may do the work while it waits for an app, since the work takes some
    ///   microseconds and waits for nothing. It may be done by two threads at a time. Nil for other work.
    package func add(shortOf test: Int? = nil, _ work: @escaping @Sendable () -> Void) {
        unfinished.add(1, ordering: .relaxed)
        let (starts, wakes) = state.withLock { state in
            if let test {
                state.short[test, default: []].append(work)
                shortCount.add(1, ordering: .relaxed)
            } else {
                state.waiting.append(work)
            }
            defer { (state.hasThread, state.isAwake) = (true, true) }
            return (!state.hasThread, !state.isAwake)
        }
        if wakes { wake.signal() }
        guard starts, starter(run) != 0 else { return }
        // The process may have no more threads: one of the system's does it.
        DispatchQueue.global().async { [self] in run() }
    }

    /// Does all work that was added so far. If some is under way for more than ten seconds, the rest is left undone.
    package func finish() {
        guard turn.wait(timeout: .now() + 10) == .success else { return }
        defer { turn.signal() }
        _ = doWaiting()
    }

    private func run() {
        lunch_thread_stands_back()
        while true {
            wake.wait()
            var looks = 0
            while looks < Self.patience {
                _ = never.wait(timeout: .now() + Self.pause)
                turn.wait()
                looks = doWaiting() ? 0 : looks + 1
                turn.signal()
            }
            // Work that has come since the last look is done after another one.
            let isDone = state.withLock { state in
                state.isAwake = !state.waiting.isEmpty || !state.short.isEmpty
                return !state.isAwake
            }
            if !isDone { wake.signal() }
        }
    }

    /// Does the short work of a test, before the calling thread waits itself.
    func doShort(of test: Int) {
        guard shortCount.load(ordering: .relaxed) > 0 else { return }
        doShort(state.withLock { $0.short.removeValue(forKey: test) } ?? [])
    }

    private func doShort(_ works: [@Sendable () -> Void]) {
        for work in works { work() }
        shortCount.subtract(works.count, ordering: .relaxed)
        unfinished.subtract(works.count, ordering: .relaxed)
    }

    /// Does the work that waits; returns false if there was none.
    private func doWaiting() -> Bool {
        let (short, works) = state.withLock { state in
            defer { (state.short, state.waiting) = ([:], []) }
            return (state.short, state.waiting)
        }
        for works in short.values { doShort(works) }
        for work in works {
            work()
            unfinished.subtract(1, ordering: .relaxed)
        }
        return !short.isEmpty || !works.isEmpty
    }
}
