extension TestScheduler {
    /// Creates a source that emits the events of a timeline at fixed times, even if it has no listeners.
    ///
    /// A listener is a callback that is registered with `bind(_:)` or `subscribe(_:)`, or an iterator over the source.
    /// A listener receives only the events that happen after it registers. If the source has already ended or failed,
    /// the listener receives the end or the error immediately.
    ///
    /// The times are counted from time zero, the creation of the scheduler. Create the source before the scheduler's
    /// time passes the first event. Otherwise, the test fails, and the source drops the events whose time has passed.
    ///
    /// - Parameters:
    ///   - timeline: the events, for example `e---p---|` (see `TestScheduler`). The first column is time zero. An
    ///     invalid timeline fails the test.
    ///   - values: the value of each key. If the dictionary is empty and `Value` is a `MarbleValue` such as `Bool`, the
    ///     predefined keys apply, such as `t` and `f`. Otherwise, the dictionary must contain every key of the
    ///     timeline. An unknown key fails the test.
    ///   - errors: the error of each name in the timeline, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the timeline
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    public func hot<Value>(
        _ timeline: String, values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> TestSource<Value> {
        let listeners = HotListeners<Value>()
        let events = events(
            timeline, MarbleNames(values: values, errors: errors), Place(fileID, filePath, line, column))
        if let first = events.first, first.time < core.now {
            Failure.record(SchedulerFault.late(first.time, now: core.now), Place(fileID, filePath, line, column))
        }
        for (time, event) in events where time >= core.now {
            core.schedule(at: time) { listeners.send(event) }
        }
        return TestSource(core) { listeners.add($0) }
    }

    /// Creates a source of events without values, such as taps. They happen at fixed times, even if the source has no
    /// listeners.
    ///
    /// A listener is a callback that is registered with `bind(_:)` or `subscribe(_:)`, or an iterator over the source.
    /// A listener receives only the events that happen after it registers. If the source has already ended or failed,
    /// the listener receives the end or the error immediately.
    ///
    /// The times are counted from time zero, the creation of the scheduler. Create the source before the scheduler's
    /// time passes the first event. Otherwise, the test fails, and the source drops the events whose time has passed.
    ///
    /// - Parameters:
    ///   - timeline: the events, for example `--x---x` (see `TestScheduler`). Any key can be used. The first column is
    ///     time zero. An invalid timeline fails the test.
    ///   - errors: the error of each name in the timeline, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the timeline
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    public func hot(
        _ timeline: String, errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> TestSource<Void> {
        hot(timeline, values: [:], errors: errors, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Creates a source that plays its timeline separately for each listener, from the moment at which the listener
    /// registers.
    ///
    /// A listener is a callback that is registered with `bind(_:)` or `subscribe(_:)`, or an iterator over the source.
    ///
    /// - Parameters:
    ///   - timeline: the events, for example `e---p---|` (see `TestScheduler`). The first column is the moment at which
    ///     a listener registers. An invalid timeline fails the test.
    ///   - values: the value of each key. If the dictionary is empty and `Value` is a `MarbleValue` such as `Bool`, the
    ///     predefined keys apply, such as `t` and `f`. Otherwise, the dictionary must contain every key of the
    ///     timeline. An unknown key fails the test.
    ///   - errors: the error of each name in the timeline, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the timeline
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    public func cold<Value>(
        _ timeline: String, values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> TestSource<Value> {
        let events = events(
            timeline, MarbleNames(values: values, errors: errors), Place(fileID, filePath, line, column))
        return TestSource(core) { [core] listener in
            let start = core.now
            for (time, event) in events { core.schedule(at: start + time) { listener(event) } }
        }
    }

    /// Creates a source of events without values, such as taps. It plays its timeline separately for each listener.
    ///
    /// A listener is a callback that is registered with `bind(_:)` or `subscribe(_:)`, or an iterator over the source.
    /// The timeline begins when the listener registers.
    ///
    /// - Parameters:
    ///   - timeline: the events, for example `--x---x` (see `TestScheduler`). Any key can be used. The first column is
    ///     the moment at which a listener registers. An invalid timeline fails the test.
    ///   - errors: the error of each name in the timeline, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the timeline
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    public func cold(
        _ timeline: String, errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> TestSource<Void> {
        cold(timeline, values: [:], errors: errors, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The events of a timeline; none if it cannot be read, which fails the test.
    private func events<Value>(
        _ timeline: String, _ names: MarbleNames<Value>, _ place: Place
    ) -> [(time: Duration, event: MarbleEvent<Value>)] {
        do {
            return try names.events(of: MarbleTimeline(timeline, frame: frame))
        } catch {
            Failure.record(error, place)
            return []
        }
    }
}
