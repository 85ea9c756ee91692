/// A source of the events of a timeline, as an `AsyncSequence` or for a callback.
///
/// The events of a hot source happen even if nobody listens; a cold source begins anew for each listener.
public struct TestSource<Value>: AsyncSequence {
    /// The iterator of the sequence.
    public typealias AsyncIterator = AsyncThrowingStream<Value, any Error>.Iterator

    private let core: SchedulerCore
    // It is called on the thread of the test or of its scheduler only, which are never both running.
    private nonisolated(unsafe) let subscribe: (@escaping (MarbleEvent<Value>) -> Void) -> Void

    init(_ core: SchedulerCore, subscribe: @escaping (@escaping (MarbleEvent<Value>) -> Void) -> Void) {
        self.core = core
        self.subscribe = subscribe
    }

    /// Calls a function with each value; an error and the end are ignored.
    public func bind(_ receive: @escaping (Value) -> Void) {
        subscribe { if case .value(let value) = $0 { receive(value) } }
    }

    /// Starts an operation for each value, as a task of the scheduler; the operations do not wait for one another.
    ///
    /// ```swift
    /// scheduler.hot("----x").bind { await viewModel.send() }
    /// ```
    ///
    /// An error and the end are ignored.
    public func bind(_ receive: @escaping (Value) async -> Void) {
        subscribe { [core] event in
            guard case .value(let value) = event else { return }
            // The task runs on the thread on which the test waits for it.
            nonisolated(unsafe) let operation = { () async in await receive(value) }
            Task(executorPreference: core) { await operation() }
        }
    }

    /// Calls a function with each event: a value, the error, or the end.
    public func subscribe(_ receive: @escaping (MarbleEvent<Value>) -> Void) {
        subscribe(receive)
    }

    /// Creates an iterator that listens from now on; a cold source begins its timeline now.
    public func makeAsyncIterator() -> AsyncIterator {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Value.self, throwing: (any Error).self)
        guard core.isRunningHere else {
            let complaint: SchedulerFault = JobRouting.Owner.current == core.owner ? .ownerWaits : .stranger
            core.complain(complaint)
            continuation.finish(throwing: TestSchedulerError(complaint.description))
            return stream.makeAsyncIterator()
        }
        subscribe { event in
            switch event {
            case .value(let value):
                // All who get the value run on one thread.
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            case .failure(let error): continuation.finish(throwing: error)
            case .end: continuation.finish()
            }
        }
        return stream.makeAsyncIterator()
    }
}

extension TestSource: Sendable where Value: Sendable {}

/// The listeners of a hot source.
final class HotListeners<Value> {
    private var listeners: [(MarbleEvent<Value>) -> Void] = []
    private var last: MarbleEvent<Value>?

    /// Adds a listener; one that comes too late is told of the end at once.
    func add(_ listener: @escaping (MarbleEvent<Value>) -> Void) {
        if let last { listener(last) } else { listeners.append(listener) }
    }

    func send(_ event: MarbleEvent<Value>) {
        let current = listeners
        if case .value = event {
        } else {
            last = event
            listeners = []
        }
        for listener in current { listener(event) }
    }
}
