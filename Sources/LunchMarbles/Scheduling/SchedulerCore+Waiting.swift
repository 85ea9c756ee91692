@_spi(Lunch) import LunchWire

extension SchedulerCore {
    /// Suspends the task that is running until a time; nil until it is cancelled.
    ///
    /// - Throws: `CancellationError` if the task is cancelled; `TestSchedulerError` if the scheduler does not run
    ///   the task.
    func wait(until due: Duration?) async throws {
        guard isRunningHere else {
            let complaint: SchedulerFault = Owner.current == owner ? .ownerWaits : .stranger
            complain(complaint)
            throw TestSchedulerError(complaint.description)
        }
        try Task.checkCancellation()
        let sleeper = Sleeper()
        let timer = due.map { schedule(at: $0) { sleeper.end(.success(())) } }
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { sleeper.begin($0) }
        } onCancel: {
            if let timer { cancel(timer) }
            sleeper.end(.failure(CancellationError()))
        }
    }

    private typealias Owner = JobRouting.Owner
}

/// A task that waits once. The wait can be ended before it begins.
private final class Sleeper: Sendable {
    private enum State {
        case awake
        case waiting(UnsafeContinuation<Void, any Error>)
        case ended(Result<Void, any Error>)
    }

    private let state = Lock(State.awake)

    func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
        let result: Result<Void, any Error>? = state.withLock { state in
            if case .ended(let result) = state { return result }
            state = .waiting(continuation)
            return nil
        }
        if let result { continuation.resume(with: result) }
    }

    func end(_ result: Result<Void, any Error>) {
        let continuation: UnsafeContinuation<Void, any Error>? = state.withLock { state in
            switch state {
            case .awake: state = .ended(result)
            case .waiting(let continuation):
                state = .ended(result)
                return continuation
            case .ended: break
            }
            return nil
        }
        continuation?.resume(with: result)
    }
}
