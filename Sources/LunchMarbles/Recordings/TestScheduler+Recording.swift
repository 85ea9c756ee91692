import Observation

extension TestScheduler {
    /// Records the values that are passed to a callback.
    ///
    /// In this example, `bindAndFire` is a function of the app. It passes the current value, and every later value, to
    /// a callback:
    ///
    /// ```swift
    /// let enabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
    /// ```
    ///
    /// - Parameter bind: a function that registers a callback, and passes each value to the callback. `record` calls
    ///   `bind` once, before it returns. The callback may be called by the test itself and by tasks of the scheduler,
    ///   but not on another thread.
    /// - Returns: the recording. Compare it with a timeline with `expect(_:follows:)`.
    public func record<Value>(_ bind: (@escaping (Value) -> Void) -> Void) -> MarbleRecording<Value> {
        let recording = MarbleRecording<Value>(frame: frame)
        bind { [core] in recording.append(.value($0), at: core.now) }
        return recording
    }

    /// Records the elements of an asynchronous sequence, and the error or the end of the sequence.
    ///
    /// A task of the scheduler iterates over the sequence. The first element is therefore recorded only when the
    /// scheduler runs: in `start()`, `advance(by:)` or `run(_:)`.
    ///
    /// - Parameter sequence: the sequence to record.
    /// - Returns: the recording. Compare it with a timeline with `expect(_:follows:)`.
    public func record<Sequence: AsyncSequence>(_ sequence: Sequence) -> MarbleRecording<Sequence.Element> {
        let recording = MarbleRecording<Sequence.Element>(frame: frame)
        // The task runs on the thread on which the test waits for it.
        nonisolated(unsafe) let iterate = { [core] () async in
            do {
                for try await element in sequence { recording.append(.value(element), at: core.now) }
                recording.append(.end, at: core.now)
            } catch {
                recording.append(.failure(error), at: core.now)
            }
        }
        Task(executorPreference: core) { await iterate() }
        return recording
    }

    /// Records the current value, and each new value, of a property of an `@Observable` object.
    ///
    /// The closure may also compute the value from several such properties.
    ///
    /// ```swift
    /// let enabled = scheduler.record { viewModel.isSendEnabled }
    /// ```
    ///
    /// `record` calls the closure once, before it returns. After a change, the scheduler calls the closure again when
    /// the task that made the change has suspended or ended. If a task sets several values before it suspends, only the
    /// last one is therefore recorded, as with Swift's `Observations` sequence. If the test itself changes the
    /// property, the new value is recorded when the scheduler runs next. Equal consecutive values are recorded once.
    ///
    /// - Parameter value: a closure that reads the value.
    /// - Returns: the recording. Compare it with a timeline with `expect(_:follows:)`.
    public func record<Value: Equatable>(_ value: @escaping () -> Value) -> MarbleRecording<Value> {
        let recording = MarbleRecording<Value>(frame: frame)
        PropertyRecorder(core: core, recording: recording, value: value).record()
        return recording
    }
}

/// Reads a property again whenever it has changed.
private final class PropertyRecorder<Value: Equatable> {
    private let core: SchedulerCore
    private let recording: MarbleRecording<Value>
    private let value: () -> Value

    init(core: SchedulerCore, recording: MarbleRecording<Value>, value: @escaping () -> Value) {
        self.core = core
        self.recording = recording
        self.value = value
    }

    func record() {
        // The property is changed by the scheduler or by the test itself; both on this thread.
        nonisolated(unsafe) let recordAgain = { self.record() }
        let new = withObservationTracking(value) { [core] in
            // The property has its old value still.
            core.enqueue(recordAgain)
        }
        recording.appendChange(to: new, at: core.now)
    }
}
