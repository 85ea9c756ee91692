import CLunchThread
import Dispatch
@_spi(Lunch) import LunchWire

/// A thread that does work within a millisecond, unless whoever needs its result does it sooner.
///
/// To wake a thread for each piece of work costs both threads more than most pieces do. This one rests for almost
/// a millisecond between pieces as long as more come, and is woken for the first one only. Its priority is
/// lower than that of tests and of the apps that they wait for.
package final class DeferredWork: Sendable {
    /// Its work is done before the process ends.
    package static let shared: DeferredWork = {
        ProcessEnd.run { DeferredWork.shared.finish() }
        return DeferredWork { OwnThreads.startThread("lunch-deferred", $0) }
    }()

    /// The time between two looks at what has come meanwhile.
    private static let pause = DispatchTimeInterval.microseconds(900)

    /// The number of looks that find nothing before the thread waits to be woken.
    private static let patience = 20

    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var hasThread = false
        var isAwake = false
    }

    private let state = Lock(State())
    private let wake = DispatchSemaphore(value: 0)
    /// Held by whoever does work.
    private let turn = DispatchSemaphore(value: 1)
    /// Signalled by nobody.
    private let never = DispatchSemaphore(value: 0)
    private let starter: @Sendable (_ body: @escaping @Sendable () -> Void) -> Int32

    /// - Parameter starter: starts a thread that runs a function; returns 0, or a negative errno.
    init(starter: @escaping @Sendable (_ body: @escaping @Sendable () -> Void) -> Int32) { self.starter = starter }

    /// True if the thread is to look for work by itself; false if it waits to be woken.
    var isAwake: Bool { state.withLock { $0.isAwake } }

    /// The number of pieces of work that may wait before whoever has more is to finish them first.
    private static let limit = 16

    /// True if more work waits than should.
    package var isBehind: Bool { state.withLock { $0.waiting.count > Self.limit } }

    /// Has work done soon, after all that was added before.
    package func add(_ work: @escaping @Sendable () -> Void) {
        let (starts, wakes) = state.withLock { state in
            state.waiting.append(work)
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
                state.isAwake = !state.waiting.isEmpty
                return !state.isAwake
            }
            if !isDone { wake.signal() }
        }
    }

    /// Does what waits; returns false if there was nothing.
    private func doWaiting() -> Bool {
        let works = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for work in works { work() }
        return !works.isEmpty
    }
}
