/// A source of the events of a timeline. Iterate over it as an `AsyncSequence`, or register a callback with `bind(_:)`
/// or `subscribe(_:)`.
///
/// `TestScheduler.hot(_:values:errors:)` creates a source whose events happen at fixed times, even if the source has no
/// listeners. `TestScheduler.cold(_:values:errors:)` creates a source that plays its timeline separately for each listener.
public struct TestSource<Value>: AsyncSequence {
    /// The type of the iterator over the source's values.
    public typealias AsyncIterator = AsyncThrowingStream<Value, any Error>.Iterator

    private let core: SchedulerCore
    // It is called on the thread of the test or of its scheduler only, which are never both running.
    private nonisolated(unsafe) let subscribe: (@escaping (MarbleEvent<Value>) -> Void) -> Void

    init(_ core: SchedulerCore, subscribe: @escaping (@escaping (MarbleEvent<Value>) -> Void) -> Void) {
        self.core = core
        self.subscribe = subscribe
    }

    /// Registers a callback for the values of the source. The callback is not called for an error or the end.
    ///
    /// - Parameter receive: the function to call with each value. The scheduler calls it at the time of the value, on
    ///   the thread that runs the scheduler.
    public func bind(_ receive: @escaping (Value) -> Void) {
        subscribe { if case .value(let value) = $0 { receive(value) } }
    }

    /// Starts an asynchronous operation for each value of the source, at the time of the value and as a task of the
    /// scheduler. An error or the end starts no operation.
    ///
    /// The operations do not wait for one another.
    ///
    /// ```swift
    /// scheduler.hot("----x").bind { await viewModel.send() }
    /// ```
    ///
    /// - Parameter receive: the operation to start; its argument is the value.
    public func bind(_ receive: @escaping (Value) async -> Void) {
        subscribe { [core] event in
            guard case .value(let value) = event else { return }
            // The task runs on the thread on which the test waits for it.
            nonisolated(unsafe) let operation = { () async in await receive(value) }
            Task(executorPreference: core) { await operation() }
        }
    }

    /// Registers a callback for all events of the source: values, an error, and the end.
    ///
    /// If `TestScheduler.hot(_:values:errors:)` has created the source, and the source has already ended or failed,
    /// this function itself calls the callback with the end or the error.
    ///
    /// - Parameter receive: the function to call with each event. The scheduler calls it at the time of the event, on
    ///   the thread that runs the scheduler.
    public func subscribe(_ receive: @escaping (MarbleEvent<Value>) -> Void) {
        subscribe(receive)
    }

    /// Creates an iterator that receives the values from now on. The iterator throws the error of the source, and ends
    /// when the source ends.
    ///
    /// If `TestScheduler.cold(_:values:errors:)` has created the source, the timeline for the iterator starts now.
    ///
    /// Iterate only in a task that the scheduler runs: in the closure of `TestScheduler.run(_:)`, or in a task that was
    /// started after the scheduler was created. In any other task, such as that of the test function itself, the
    /// iterator throws `TestSchedulerError`, and the next use of the scheduler fails the test.
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

    /// Adds a listener; a late one is notified of the end at once.
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
