import CLunchThread
import Dispatch
@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Threads of Lunch's own, on which tasks may block.
///
/// Swift's own pool has a thread for each core, and a task that blocks a thread takes it from all other tasks. Here a thread is made
/// for each step that finds none at rest, up to the width. Steps run in the order in which they were enqueued, whatever
/// their priority, and no step needs a permit: a test that waits for another one, in whichever way, holds its thread only.
package final class OwnThreads: TaskExecutor {
    /// The threads of tests.
    ///
    /// An app takes some eight descriptors of its tester, which may have 1,024 in most places.
    package static let ofTests = OwnThreads("lunch-test", width: max(32, cores))

    static let cores = ProcessInfo.processInfo.activeProcessorCount

    /// The function that starts a thread of a name; 0, or a negative errno.
    typealias Starter = @Sendable (_ name: String, _ body: @escaping @Sendable () -> Void) -> Int32

    private struct State {
        /// The steps that have come, and those before them in reverse order.
        var incoming: [UnownedJob] = []
        var outgoing: [UnownedJob] = []
        var threads = 0
        /// The threads that wait for a step, or will at once.
        var idle = 0

        var count: Int { incoming.count + outgoing.count }

        mutating func next() -> UnownedJob? {
            if outgoing.isEmpty {
                outgoing = incoming.reversed()
                incoming.removeAll(keepingCapacity: true)
            }
            return outgoing.popLast()
        }
    }

    private let name: String
    private let width: Int
    private let starter: Starter
    private let state = Lock(State())
    /// One signal for each step.
    private let steps = DispatchSemaphore(value: 0)

    init(_ name: String, width: Int, starter: @escaping Starter = OwnThreads.startThread) {
        self.name = name
        self.width = width
        self.starter = starter
    }

    /// Runs a function, and its child tasks, on these threads.
    @concurrent package func run<Result: Sendable>(
        _ body: @concurrent @Sendable () async throws -> Result
    ) async rethrows -> Result {
        try await withTaskExecutorPreference(self) { try await body() }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let needsThread = state.withLock { state in
            state.incoming.append(job)
            guard state.idle < state.count, state.threads < width else { return false }
            state.threads += 1
            state.idle += 1
            return true
        }
        steps.signal()
        guard needsThread, starter(name, work) != 0 else { return }
        // The process may have no more threads: one of the system's does what there must do.
        DispatchQueue.global().async { [self] in
            repeat { runStep() } while !leave()
        }
    }

    private func work() {
        while true {
            runStep()
            state.withLock { $0.idle += 1 }
        }
    }

    /// Waits for a step and runs it.
    private func runStep() {
        steps.wait()
        let job = state.withLock { state in
            state.idle -= 1
            return state.next()
        }
        job?.runSynchronously(on: asUnownedTaskExecutor())
    }

    /// Gives the calling thread back if no step is left.
    private func leave() -> Bool {
        state.withLock { state in
            let isLeaving = state.count == 0
            if isLeaving { state.threads -= 1 } else { state.idle += 1 }
            return isLeaving
        }
    }

    static let startThread: Starter = { name, body in
        let context = Unmanaged.passRetained(Body(run: body))
        let error = lunch_guest_thread(
            name, { context in context.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() } },
            context.toOpaque())
        if error != 0 { context.release() }
        return error
    }

    private final class Body {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
